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

  /// The delimiter that people call so, or that stands there itself.
  static func byte(named name: String) -> UInt8? {
    candidates.first { Self.name($0) == name } ?? (name.utf8.count == 1 ? name.utf8.first : nil)
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
      guard let table = try? scanner.table(head, atMost: 120) else { continue }
      let score = score(table)
      if score > (best?.score ?? 0) { best = (score, delimiter) }
    }
    return best?.delimiter
  }

  /// The delimiter that a first line for spreadsheets states, `sep=^`, if it is none of those that
  /// are looked for anyway.
  static func stated(_ text: [UInt8]) -> UInt8? {
    let line = text.prefix(16).prefix { $0 != 0x0A && $0 != 0x0D }.filter { $0 != 0x22 }
    guard line.count == 5,
      line.prefix(4).map({ $0 | 0x20 }) == Array("sep=".utf8).map({ $0 | 0x20 }),
      line[4] > 0x20, line[4] < 0x7F, line[4] != 0x2E, line[4] != 0x2D,
      !(0x30...0x39).contains(line[4]), !(0x61...0x7A).contains(line[4] | 0x20),
      !candidates.contains(line[4])
    else { return nil }
    return line[4]
  }

  private static func score(_ table: Table) -> Int {
    var score = 0
    var counts: [Int: Int] = [:]
    var fields: [TableField] = []
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
    let usual = counts.max { ($0.value * $0.key, $0.key) < ($1.value * $1.key, $1.key) }
    if let usual { score += usual.value * min(usual.key, 8) }
    return score
  }
}
