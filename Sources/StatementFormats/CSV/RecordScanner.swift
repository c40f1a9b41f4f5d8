import StatementModel

/// Cuts a text into the records of a table, each into its fields.
struct RecordScanner {
  /// What stops a scan.
  enum Failure: Error {
    case recordTooLong(line: Int)
    case fieldTooLong(line: Int)
    case tooManyFields(line: Int)
    case tooMuchText(bytes: Int)
  }

  let splitter: FieldSplitter
  let limits: ReadingLimits

  init(delimiter: UInt8, limits: ReadingLimits) {
    // Under a low limit a long quoted field is told by its length; it is not one never closed.
    splitter = FieldSplitter(
      delimiter: delimiter, fieldLimit: max(limits.fieldBytes, 64 << 10))
    self.limits = limits
  }

  /// The table of a text: its records without blank lines, at most `count` of them, and their
  /// fields without padding.
  ///
  /// Once a quote was found that nothing closes, quoted fields end with their line at the latest:
  /// else every further quote would cost a scan to the end of the text.
  func table(_ bytes: [UInt8], atMost count: Int = .max) throws(Failure) -> Table {
    guard bytes.count < Table.longestText else { throw .tooMuchText(bytes: bytes.count) }
    var table = Table(bytes, delimiter: splitter.delimiter)
    let text = bytes.span
    var fields: [TableField] = []
    var index = 0
    var line = 1
    while index < text.count, table.records.count < count {
      let start = index
      fields.removeAll(keepingCapacity: true)
      var hasQuotes = false
      let lineBreaks = try scan(
        text, &index, line, &table.unclosedLine, &hasQuotes, into: &fields)
      if fields.count > 1 || hasQuotes || !fields[0].isEmpty {
        table.append(
          fields, at: SourceSpan(line: line, offset: start, length: index - start),
          isOnSeveralLines: lineBreaks > 0)
      }
      line += lineBreaks + 1
      if index < text.count {
        let isPair = text[index] == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
        index += isPair ? 2 : 1
      }
    }
    return table
  }

  /// Scans the fields of the record that begins at `index`, which moves to the line break that ends
  /// it.
  ///
  /// - Returns: How many line breaks stand in its fields.
  private func scan(
    _ text: Span<UInt8>, _ index: inout Int, _ line: Int, _ unclosedLine: inout Int?,
    _ hasQuotes: inout Bool, into fields: inout [TableField]
  ) throws(Failure) -> Int {
    let start = index
    let delimiter = splitter.delimiter
    var lineBreaks = 0
    while true {
      let scanned = splitter.scan(
        text, from: index, to: text.count, onOneLine: unclosedLine != nil)
      // Read on as if it were none, all that is behind it would be lines of text.
      if scanned.isTooLong { throw .fieldTooLong(line: line) }
      if scanned.isQuoted { hasQuotes = true }
      if scanned.isUnclosed, unclosedLine == nil { unclosedLine = line + lineBreaks }
      lineBreaks += scanned.lineBreaks
      let field = FieldSplitter.trimmed(text, scanned.field)
      fields.append(field)
      // Quotes and blanks around a field are none of it, but there may not be many.
      let length = scanned.end - index
      guard
        length <= limits.fieldBytes
          || length <= limits.fieldBytes + 8 && field.end - field.start <= limits.fieldBytes
      else { throw .fieldTooLong(line: line) }
      index = scanned.end
      guard index - start <= limits.recordBytes else { throw .recordTooLong(line: line) }
      guard index < text.count, text[index] == delimiter else { return lineBreaks }
      guard fields.count < limits.columns else { throw .tooManyFields(line: line) }
      index += 1
    }
  }
}
