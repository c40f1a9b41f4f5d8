import StatementModel

/// A record of a table: which cells are its own, and where it stands in the file.
///
/// Twenty-four bytes, since there are as many as rows; a text of four gigabytes is refused before.
struct TableRecord {
  private let first: UInt32
  private let count: UInt32
  private let firstLine: UInt32
  private let start: UInt32
  private let length: UInt32
  /// Whether the record stands on more than one line.
  let isOnSeveralLines: Bool

  /// - Parameter span: Where the record stands in the file, without the line break that ends it.
  init(firstCell: Int, count: Int, span: SourceSpan, isOnSeveralLines: Bool = false) {
    first = UInt32(truncatingIfNeeded: firstCell)
    self.count = UInt32(truncatingIfNeeded: count)
    firstLine = UInt32(truncatingIfNeeded: span.line)
    start = UInt32(truncatingIfNeeded: span.offset)
    length = UInt32(truncatingIfNeeded: span.length)
    self.isOnSeveralLines = isOnSeveralLines
  }

  /// The place of its first cell among those of the table.
  var firstCell: Int { Int(first) }
  /// How many cells it has.
  var fieldCount: Int { Int(count) }
  /// The line on which it begins, from 1.
  var line: Int { Int(firstLine) }
  /// Its bytes in the text.
  var range: Range<Int> { Int(start)..<(Int(start) + Int(length)) }
  /// Where it stands in the file.
  var span: SourceSpan { SourceSpan(line: line, offset: Int(start), length: Int(length)) }
}
