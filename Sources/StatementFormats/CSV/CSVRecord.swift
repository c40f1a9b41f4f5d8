/// Where a record of a CSV stands in the decoded text.
///
/// Sixteen bytes, since there are as many as rows; a text of four gigabytes is refused before.
struct CSVRecord {
  private var start: UInt32
  private var count: UInt32
  private var firstLine: UInt32
  /// How many fields it has.
  let fieldCount: UInt16
  /// Whether it contains a quoted field.
  let hasQuotes: Bool

  init(range: Range<Int>, line: Int, fieldCount: Int, hasQuotes: Bool) {
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    count = UInt32(truncatingIfNeeded: range.count)
    firstLine = UInt32(truncatingIfNeeded: line)
    self.fieldCount = UInt16(truncatingIfNeeded: fieldCount)
    self.hasQuotes = hasQuotes
  }

  /// The record's bytes without the line break that ends it.
  var range: Range<Int> { Int(start)..<(Int(start) + Int(count)) }
  /// The line on which it begins, from 1.
  var line: Int { Int(firstLine) }
}

/// A field of a record: its content without quotes and padding.
struct CSVField {
  var start: Int
  var end: Int
  /// Whether the content holds doubled quotes.
  var isEscaped: Bool

  var isEmpty: Bool { start == end }
  var range: Range<Int> { start..<end }
}
