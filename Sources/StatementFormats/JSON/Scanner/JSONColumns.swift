/// Counts character columns on lines that may be as long as the file.
///
/// Asked for ascending places, it counts every byte once.
struct JSONColumns {
  private var counted = 0
  private var characters = 0

  /// The column, from 1, of the byte at `offset`.
  mutating func column(of offset: Int, in source: JSONSource) -> Int {
    let offset = min(offset, source.count)
    if offset < counted { self = JSONColumns() }
    var characters = characters
    source.forEachStretch(from: counted, to: offset) { stretch in
      for byte in stretch {
        if byte == JSONByte.lineFeed || byte == JSONByte.carriageReturn {
          characters = 0
        } else if byte & 0xC0 != 0x80 {
          characters += 1
        }
      }
    }
    self.characters = characters
    counted = offset
    return characters + 1
  }

  /// Line and column, from 1, of the byte at `offset`.
  static func place(of offset: Int, in source: JSONSource) -> (line: Int, column: Int) {
    var line = 1
    var followsReturn = false
    source.forEachStretch(from: 0, to: offset) { stretch in
      for byte in stretch {
        let isFeed = byte == JSONByte.lineFeed
        if byte == JSONByte.carriageReturn || isFeed && !followsReturn { line += 1 }
        followsReturn = byte == JSONByte.carriageReturn
      }
    }
    // A line feed at the place itself belongs to the carriage return before it.
    if followsReturn, source.byte(at: offset) == JSONByte.lineFeed { line -= 1 }
    var columns = JSONColumns()
    return (line, columns.column(of: offset, in: source))
  }
}
