/// Finds the delimiter of a table by what cells it makes.
enum DelimiterDetection {
  static let candidates: [UInt8] = [0x2C, 0x3B, 0x09, 0x7C]

  /// The name for people.
  static func name(_ delimiter: UInt8) -> String {
    switch delimiter {
    case 0x2C: "comma"
    case 0x3B: "semicolon"
    case 0x09: "tab"
    case 0x7C: "pipe"
    default: String(UnicodeScalar(delimiter))
    }
  }

  /// The delimiter under which most rows have a date and an amount and most header words are
  /// known; nothing where none cuts the text into columns.
  static func find(_ text: [UInt8]) -> UInt8? {
    var best: (score: Int, delimiter: UInt8)?
    for delimiter in candidates {
      // The head of the text decides; a record cut off at its end does no harm.
      let head = text.count > 64 << 10 ? Array(text[..<(64 << 10)]) : text
      // What passes the limits is named when the table is read.
      let scanner = RecordScanner(delimiter: delimiter, limits: .highest)
      guard let records = try? scanner.records(head.span, atMost: 120) else { continue }
      let table = CSVTable(text: head, splitter: scanner.splitter, records: records)
      let score = score(table)
      if score > (best?.score ?? 0) { best = (score, delimiter) }
    }
    return best?.delimiter
  }

  private static func score(_ table: CSVTable) -> Int {
    var score = 0
    var counts: [UInt16: Int] = [:]
    var fields: [CSVField] = []
    var looked = 0
    for record in table.records where record.fieldCount > 1 {
      counts[record.fieldCount, default: 0] += 1
      table.split(record, into: &fields)
      var dates = 0
      var amounts = 0
      var words = 0
      for field in fields.prefix(64) where !field.isEmpty && field.end - field.start <= 80 {
        if DateCell.read(table.text.span, field.range) != nil {
          dates += 1
        } else if case .amount = AmountCell.read(table.text.span, field) {
          amounts += 1
        }
      }
      // Looking up words costs more than reading rows, so only where there is no row.
      if dates == 0, amounts == 0, looked < 1000 {
        looked += fields.count
        for field in fields.prefix(64) where !field.isEmpty && field.end - field.start <= 80 {
          if HeaderCell(table.string(field)).meaning != nil { words += 1 }
        }
      }
      if dates > 0, amounts > 0 { score += 40 + min(dates, 3) * 8 + min(amounts, 4) * 8 }
      if dates == 0, amounts == 0 { score += words * 5 }
    }
    let usual = counts.max { ($0.value * Int($0.key), $0.key) < ($1.value * Int($1.key), $1.key) }
    if let usual { score += usual.value * min(Int(usual.key), 8) }
    return score
  }
}
