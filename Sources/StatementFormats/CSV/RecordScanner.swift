/// Cuts a text into records.
struct RecordScanner {
  /// What stops a scan.
  enum Failure: Error {
    case recordTooLong(line: Int)
    case fieldTooLong(line: Int)
    case tooManyFields(line: Int)
  }

  /// Where a scan stands, and the record it found last.
  struct State {
    /// The next byte to scan.
    var index = 0
    /// The line of that byte, from 1.
    var line = 1
    /// Once a quote was found that nothing closes, quoted fields end with their line at the
    /// latest: else every further quote would cost a scan to the end of the text.
    var onOneLine = false
    /// The line of the first quote that nothing closes.
    var unclosedLine: Int?
    /// The last record's bytes without the line break that ends it.
    var record = 0..<0
    var recordLine = 1
  }

  /// What one step of a scan comes to.
  enum Step {
    /// A record and its fields.
    case record
    /// The record can't be told before more of the text is there; the state is as before.
    case more
    /// The end of the text.
    case end
  }

  let splitter: FieldSplitter
  let limits: ReadingLimits
  /// A record counts its fields in sixteen bits.
  private let mostFields: Int

  init(delimiter: UInt8, limits: ReadingLimits) {
    // Under a low limit a long quoted field is told by its length; it is not one never closed.
    splitter = FieldSplitter(
      delimiter: delimiter, fieldLimit: max(limits.fieldBytes, 64 << 10))
    self.limits = limits
    mostFields = min(limits.columns, Int(UInt16.max))
  }

  /// Scans the next record that is no blank line, and splits it into fields without padding.
  ///
  /// - Parameters:
  ///   - text: What there is of the text.
  ///   - isLast: Whether the text ends with it.
  func step(
    _ text: Span<UInt8>, _ state: inout State, isLast: Bool, into fields: inout [CSVField]
  ) throws(Failure) -> Step {
    let count = text.count
    let delimiter = splitter.delimiter
    while true {
      let start = state.index
      guard start < count else { return isLast ? .end : .more }
      var found = 0
      var index = start
      var lineBreaks = 0
      var hasQuotes = false
      var onOneLine = state.onOneLine
      var unclosedLine: Int?
      while true {
        let first = index < count ? unsafe text[unchecked: index] : delimiter
        let end: Int
        let field: CSVField
        if first == delimiter {
          end = index
          field = CSVField(start: index, end: index, isEscaped: false)
        } else if first > 0x22, first != 0x3D {
          end = ByteSearch.terminator(text, from: index + 1, to: count, delimiter: delimiter)
          let whole = CSVField(start: index, end: end, isEscaped: false)
          // Nearly always there is nothing to be taken off at either end.
          let isPlain = unsafe first < 0x80 && text[unchecked: end - 1] &- 0x21 < 0x5F
          field = isPlain ? whole : FieldSplitter.trimmed(text, whole)
        } else {
          let scanned = splitter.scan(text, from: index, to: count, onOneLine: onOneLine)
          if scanned.isQuoted {
            // Read on as if it were none, all that is behind it would be lines of text.
            if scanned.isTooLong { throw .fieldTooLong(line: state.line) }
            // What is cut off may be closed by what follows.
            if scanned.isCut, !isLast { return .more }
            hasQuotes = true
            if scanned.isUnclosed {
              if !onOneLine { unclosedLine = state.line + lineBreaks }
              onOneLine = true
            }
            lineBreaks += scanned.lineBreaks
          }
          end = scanned.end
          field = FieldSplitter.trimmed(text, scanned.field)
        }
        // The fields of the record before are written over: most records have as many.
        if found < fields.count { fields[found] = field } else { fields.append(field) }
        found += 1
        // Quotes and blanks around a field are none of it, but there may not be many.
        guard
          end - index <= limits.fieldBytes
            || end - index <= limits.fieldBytes + 8 && field.end - field.start <= limits.fieldBytes
        else { throw .fieldTooLong(line: state.line) }
        index = end
        guard isLast || index + 1 < count else { return .more }
        guard index - start <= limits.recordBytes else { throw .recordTooLong(line: state.line) }
        guard index < count, unsafe text[unchecked: index] == delimiter else { break }
        index += 1
        guard found < mostFields else { throw .tooManyFields(line: state.line) }
      }
      if fields.count > found { fields.removeLast(fields.count - found) }
      state.record = start..<index
      state.recordLine = state.line
      state.onOneLine = onOneLine
      if state.unclosedLine == nil { state.unclosedLine = unclosedLine }
      state.line += lineBreaks + 1
      if index < count {
        let isPair =
          unsafe text[unchecked: index] == 0x0D && index + 1 < count
          && text[unchecked: index + 1] == 0x0A
        index += isPair ? 2 : 1
      }
      state.index = index
      if found > 1 || hasQuotes || !fields[0].isEmpty { return .record }
    }
  }

  @inline(__always)
  func step(
    _ text: borrowing [UInt8], _ state: inout State, isLast: Bool, into fields: inout [CSVField]
  ) throws(Failure) -> Step {
    try step(text.span, &state, isLast: isLast, into: &fields)
  }

  /// The records of the text, blank lines left out; at most `count` of them.
  func records(_ text: Span<UInt8>, atMost count: Int = .max) throws(Failure) -> [CSVRecord] {
    var records: [CSVRecord] = []
    var state = State()
    var fields: [CSVField] = []
    while records.count < count, try step(text, &state, isLast: true, into: &fields) == .record {
      records.append(CSVRecord(state, fieldCount: fields.count))
    }
    return records
  }
}

extension CSVRecord {
  /// The record that a scan found last.
  init(_ state: RecordScanner.State, fieldCount: Int) {
    self.init(range: state.record, line: state.recordLine, fieldCount: fieldCount)
  }
}
