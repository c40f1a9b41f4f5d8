/// Counts lines, and characters on lines that may be as long as the file.
///
/// Asked for ascending places, it looks at every byte once.
struct JSONLines {
  private var counted = 0
  private var line = 1
  private var characters = 0

  /// Line and column, from 1, of the byte at `offset`.
  mutating func place(of offset: Int, in text: [UInt8]) -> (line: Int, column: Int) {
    let offset = Swift.min(offset, text.count)
    if offset < counted { self = JSONLines() }
    let bytes = text.span
    while counted < offset {
      let byte = bytes[counted]
      counted += 1
      if byte == JSONByte.carriageReturn, counted < bytes.count,
        bytes[counted] == JSONByte.lineFeed
      {
        continue
      }
      if byte == JSONByte.lineFeed || byte == JSONByte.carriageReturn {
        line += 1
        characters = 0
      } else if byte & 0xC0 != 0x80 {
        characters += 1
      }
    }
    return (line, characters + 1)
  }
}
