import StatementModel

/// Rows that a quote has taken into a cell.
extension RowExtraction {
  /// Whether a quoted cell of the record at hand holds whole rows, which then is rejected.
  ///
  /// A quote that is opened by mistake ends at the next quote, which may stand rows later. The
  /// lines of the record show it: one of them is a record by itself, with as many cells as the
  /// table has and a date in its place, and that date lies within a cell of several lines.
  mutating func hasSwallowedRows(_ text: Span<UInt8>, _ splitter: FieldSplitter) -> Bool {
    let lines = longLines(text, splitter.delimiter)
    guard !lines.isEmpty else { return false }
    var ranges: [Range<Int>] = []
    for field in fields where field.range.contains(where: { Self.isLineBreak(text[$0]) }) {
      ranges.append(field.range)
    }
    guard !ranges.isEmpty else { return false }
    var count = 0
    var found: [TableField] = []
    for line in lines {
      splitter.split(text, line, into: &found)
      if isRow(text, found, within: ranges) { count += 1 }
    }
    guard count > 0 else { return false }
    reject(text, nil, .swallowedRows(count))
    return true
  }

  /// The lines of the record with enough delimiters for a row: few texts of several lines have any
  /// such line, and nothing else is looked at then.
  private func longLines(_ text: Span<UInt8>, _ delimiter: UInt8) -> [Range<Int>] {
    let fewest = min(layout.columnCount, plan.allowedCounts.min() ?? .max) - 1
    var lines: [Range<Int>] = []
    var start = record.range.lowerBound
    var delimiters = 0
    for index in record.range {
      if text[index] == delimiter { delimiters += 1 }
      guard Self.isLineBreak(text[index]) else { continue }
      if start < index, delimiters >= fewest { lines.append(start..<index) }
      start = index + 1
      delimiters = 0
    }
    if start < record.range.upperBound, delimiters >= fewest {
      lines.append(start..<record.range.upperBound)
    }
    return lines
  }

  private func isRow(_ text: Span<UInt8>, _ cells: [TableField], within ranges: [Range<Int>])
    -> Bool
  {
    guard cells.count == layout.columnCount || plan.allowedCounts.contains(cells.count) else {
      return false
    }
    return dateColumns.contains { column in
      guard column < cells.count, !cells[column].isEmpty,
        ranges.contains(where: { $0.contains(cells[column].start) })
      else { return false }
      // Words before a date are a text's, where the table's dates begin with a digit.
      if column < fields.count, !fields[column].isEmpty,
        isDigit(text[fields[column].start]), !isDigit(text[cells[column].start])
      {
        return false
      }
      return roles.readDate(text, cells[column].range, column) != nil
    }
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
