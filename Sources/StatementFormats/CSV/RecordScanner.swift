/// Cuts a text into records.
struct RecordScanner {
  /// What stops a scan.
  enum Failure: Error {
    case recordTooLong(line: Int)
    case fieldTooLong(line: Int)
    case tooManyFields(line: Int)
  }

  let splitter: FieldSplitter
  let limits: ReadingLimits

  init(delimiter: UInt8, limits: ReadingLimits) {
    splitter = FieldSplitter(delimiter: delimiter, fieldLimit: limits.fieldBytes)
    self.limits = limits
  }

  /// The records of the text, blank lines left out; at most `count` of them.
  func records(_ text: Span<UInt8>, atMost count: Int = .max) throws(Failure) -> [CSVRecord] {
    var records: [CSVRecord] = []
    if count == .max { records.reserveCapacity(min(text.count / 64, 1 << 22)) }
    var index = 0
    var line = 1
    // Once a quote was found that nothing closes, quoted fields end with their line at the latest:
    // else every further quote would cost a scan to the end of the text.
    var onOneLine = false
    while index < text.count, records.count < count {
      let start = index
      var fields = 0
      var lineBreaks = 0
      var hasQuotes = false
      while true {
        let scanned = splitter.scan(text, from: index, to: text.count, onOneLine: onOneLine)
        fields += 1
        lineBreaks += scanned.lineBreaks
        if scanned.isQuoted {
          hasQuotes = true
          if scanned.isUnclosed { onOneLine = true }
        }
        guard scanned.end - index <= limits.fieldBytes + 8 else {
          throw .fieldTooLong(line: line)
        }
        index = scanned.end
        guard index < text.count, text[index] == splitter.delimiter else { break }
        index += 1
        // A record counts its fields in sixteen bits.
        guard fields < min(limits.columns, Int(UInt16.max)) else { throw .tooManyFields(line: line) }
      }
      guard index - start <= limits.recordBytes else { throw .recordTooLong(line: line) }
      if !(fields == 1 && isBlank(text, start..<index)) {
        records.append(
          CSVRecord(range: start..<index, line: line, fieldCount: fields, hasQuotes: hasQuotes))
      }
      line += lineBreaks + 1
      if index < text.count {
        let isPair = text[index] == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
        index += isPair ? 2 : 1
      }
    }
    return records
  }

  private func isBlank(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      let width = FieldSplitter.blankWidth(text, at: index, before: range.upperBound)
      guard width > 0 else { return false }
      index += width
    }
    return true
  }
}
