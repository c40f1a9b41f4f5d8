/// Counts character columns on lines that may be as long as the file.
///
/// Asked for ascending places, it counts every byte once.
struct JSONColumns {
  private var lineStart = 0
  private var counted = 0
  private var characters = 0

  /// The column, from 1, of the byte at `offset`.
  mutating func column(of offset: Int, in text: Span<UInt8>) -> Int {
    let offset = min(offset, text.count)
    if offset < counted { self = JSONColumns() }
    for index in counted..<offset {
      let byte = text[index]
      if byte == JSONByte.lineFeed || byte == JSONByte.carriageReturn {
        lineStart = index + 1
        characters = 0
      } else if byte & 0xC0 != 0x80 {
        characters += 1
      }
    }
    counted = offset
    return characters + 1
  }

  /// Line and column, from 1, of the byte at `offset`.
  static func place(of offset: Int, in text: Span<UInt8>) -> (line: Int, column: Int) {
    var line = 1
    for index in 0..<min(offset, text.count) {
      if text[index] == JSONByte.lineFeed {
        line += 1
      } else if text[index] == JSONByte.carriageReturn,
        index + 1 == text.count || text[index + 1] != JSONByte.lineFeed
      {
        line += 1
      }
    }
    var columns = JSONColumns()
    return (line, columns.column(of: offset, in: text))
  }
}
