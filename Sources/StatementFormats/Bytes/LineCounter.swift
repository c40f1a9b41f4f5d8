/// Tells line and column of an offset, for offsets that are asked in rising order.
///
/// A line ends at LF, CRLF or CR.
struct LineCounter {
  private let text: [UInt8]
  private var offset = 0
  /// The line at the place that was asked for last, from 1.
  private(set) var lastLine = 1
  /// How many characters of the line stand before that place.
  private var characters = 0

  init(text: [UInt8]) { self.text = text }

  /// The line on which the byte at `target` stands, from 1.
  mutating func line(at target: Int) -> Int {
    let text = text
    let span = text.span
    let end = min(target, span.count)
    while offset < end {
      let byte = span[offset]
      offset += 1
      guard byte == 0x0A || byte == 0x0D else {
        if byte & 0xC0 != 0x80 { characters += 1 }
        continue
      }
      if byte == 0x0D || offset < 2 || span[offset - 2] != 0x0D { lastLine += 1 }
      characters = 0
    }
    return lastLine
  }

  /// The character of its line that begins with the byte at `target`, from 1.
  mutating func column(at target: Int) -> Int {
    _ = line(at: target)
    return characters + 1
  }
}
