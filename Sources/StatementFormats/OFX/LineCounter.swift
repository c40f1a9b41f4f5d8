/// Tells the line of an offset; made for offsets that are asked in rising order.
struct LineCounter {
  private let text: [UInt8]
  private var offset = 0
  private var line = 1

  init(text: [UInt8]) { self.text = text }

  var textLength: Int { text.count }

  /// The line on which the byte at `target` stands, from 1.
  ///
  /// A line ends at LF, CRLF or CR.
  mutating func line(at target: Int) -> Int {
    if target < offset {
      offset = 0
      line = 1
    }
    let bytes = text
    let span = bytes.span
    let end = min(target, span.count)
    var index = offset
    var count = 0
    while index < end {
      let byte = span[index]
      if byte == 0x0A {
        count += 1
      } else if byte == 0x0D, index + 1 >= span.count || span[index + 1] != 0x0A {
        count += 1
      }
      index += 1
    }
    line += count
    offset = max(offset, end)
    return line
  }
}
