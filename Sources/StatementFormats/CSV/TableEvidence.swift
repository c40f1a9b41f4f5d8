import StatementModel

/// What all rows together show about dates and decimal marks.
struct TableEvidence {
  private(set) var dates: [Int: DateEvidence] = [:]
  private(set) var decimals: [Int: DecimalEvidence] = [:]
  private(set) var examples: [Int: String] = [:]
  private(set) var lags: DateLags?
  /// How many records have each field count.
  private(set) var fieldCounts: [Int: Int] = [:]
  /// The record after the table's last: another table's header, or the end of the text.
  private(set) var end: Int
  /// Columns whose amounts all have exactly three decimals or none, by currency.
  private(set) var currencies: [Int: Currency] = [:]

  init(_ table: CSVTable, _ layout: TableLayout, _ roles: ColumnRoles, year: Int?) {
    end = table.records.count
    var looked = 0
    let text = table.text.span
    let dateColumns = roles.dates
    let moneyColumns = roles.money
    var dateSlots = [DateEvidence](repeating: DateEvidence(), count: dateColumns.count)
    var moneySlots = [DecimalEvidence](repeating: DecimalEvidence(), count: moneyColumns.count)
    var raws = [RawDate?](repeating: nil, count: dateColumns.count)
    var before = [Range<Int>](repeating: 0..<0, count: dateColumns.count)
    var lags = DateLags()
    var fields: [CSVField] = []
    let needed = roles.needed
    var lastCount = 0
    var countRun = 0
    defer { if countRun > 0 { fieldCounts[lastCount, default: 0] += countRun } }
    for number in min(layout.firstRow, end)..<end {
      let record = table.records[number]
      table.split(record, into: &fields)
      if looked < 1000, Self.isWords(text, fields, dateColumns) {
        looked += 1
        if layout.isOtherHeader(table, fields) {
          end = number
          break
        }
      }
      if fields.count != lastCount {
        fieldCounts[lastCount, default: 0] += countRun
        lastCount = fields.count
        countRun = 0
      }
      countRun += 1
      guard fields.count >= needed else { continue }
      for (slot, column) in dateColumns.enumerated() {
        // The day of the row before, as often: its evidence counts once more.
        if Self.isSame(text, fields[column].range, before[slot]) {
          if raws[slot] != nil { dateSlots[slot].repeatLast() }
          continue
        }
        before[slot] = fields[column].range
        let raw = roles.readDate(text, fields[column].range, column)
        raws[slot] = raw
        guard let raw else { continue }
        if dateSlots[slot].example.isEmpty {
          dateSlots[slot].example = table.string(fields[column])
        }
        dateSlots[slot].add(raw, year: year)
      }
      if let posting = roles.posting, let purchase = roles.purchase,
        let first = dateColumns.firstIndex(of: purchase),
        let second = dateColumns.firstIndex(of: posting), let from = raws[first],
        let to = raws[second]
      {
        lags.add(from, to)
      }
      for (slot, column) in moneyColumns.enumerated() where column < fields.count {
        guard case .amount(let cell) = AmountCell.read(text, fields[column]) else { continue }
        let before = moneySlots[slot].openLine
        moneySlots[slot].add(text, cell.digits, line: record.line)
        if before == 0, moneySlots[slot].openLine != 0 {
          examples[column] = table.string(fields[column])
        }
        if let currency = cell.currency { currencies[column] = currency }
      }
    }
    for (slot, column) in dateColumns.enumerated() { dates[column] = dateSlots[slot] }
    for (slot, column) in moneyColumns.enumerated() { decimals[column] = moneySlots[slot] }
    if roles.posting != nil, roles.purchase != nil { self.lags = lags }
  }
}

extension TableEvidence {
  /// Whether there is a word where a date should be.
  private static func isWords(
    _ text: Span<UInt8>, _ fields: [CSVField], _ dateColumns: [Int]
  ) -> Bool {
    guard let column = dateColumns.first, column < fields.count, !fields[column].isEmpty else {
      return false
    }
    let first = text[fields[column].start]
    return !(0x30...0x39).contains(first) && DateCell.read(text, fields[column].range) == nil
  }

  private static func isSame(_ text: Span<UInt8>, _ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count else { return false }
    for offset in 0..<left.count
    where text[left.lowerBound + offset] != text[right.lowerBound + offset] {
      return false
    }
    return true
  }
}

/// Decides the decimal mark of every column of money.
struct DecimalDecision {
  private(set) var marks: [Int: UInt8] = [:]
  private(set) var decisions: [ReadingDecision] = []
  private(set) var question: CSVFact?
  private(set) var refusal: CSVFact?

  init(
    _ evidence: TableEvidence, _ roles: ColumnRoles, profile: StatementProfile?,
    known: StatementProfile.DecimalMark?, header: [HeaderCell], currency: Currency?
  ) {
    if let said = profile?.decimalMark {
      for column in roles.money { marks[column] = said == .point ? 0x2E : 0x2C }
      let why = "the profile says so"
      decisions.append(ReadingDecision("decimal mark", said.rawValue, because: why))
      return
    }
    var shared = DecimalEvidence()
    for column in roles.money {
      guard let found = evidence.decimals[column] else { continue }
      if found.isContradictory, roles.amounts.contains(column) || column == roles.balance {
        refusal = .mixedDecimalMarks(
          column: ColumnName.of(column, header), pointLine: found.pointLine,
          commaLine: found.commaLine)
        return
      }
      shared.add(found)
    }
    for column in roles.money {
      guard let found = evidence.decimals[column] else { continue }
      if let mark = found.mark {
        marks[column] = mark
        let count = mark == 0x2E ? found.point : found.comma
        note(column, mark, "\(count) amounts can only be so", header)
      } else if !found.isOpen {
        marks[column] = shared.mark ?? 0x2E
      } else if let mark = shared.mark {
        marks[column] = mark
        note(column, mark, "the other columns of money are written so", header)
      } else if found.openPoint == 0 || found.openComma == 0,
        (currency ?? evidence.currencies[column])?.minorUnits == 3
      {
        marks[column] = found.openPoint > 0 ? 0x2E : 0x2C
        note(column, marks[column] ?? 0x2E, "its currency has three decimals", header)
      } else if let unit = (currency ?? evidence.currencies[column])?.minorUnits, unit == 0,
        found.openPoint == 0 || found.openComma == 0
      {
        marks[column] = found.openPoint > 0 ? 0x2C : 0x2E
        note(column, marks[column] ?? 0x2E, "its currency has no decimals", header)
      } else if let known {
        marks[column] = known == .point ? 0x2E : 0x2C
        note(column, marks[column] ?? 0x2E, "this exporter writes so", header)
      } else if roles.amounts.contains(column) {
        question = .openDecimalMark(
          column: ColumnName.of(column, header), example: evidence.examples[column] ?? "")
      }
    }
  }

  private mutating func note(_ column: Int, _ mark: UInt8, _ why: String, _ header: [HeaderCell]) {
    decisions.append(
      ReadingDecision(
        "decimal mark of \(ColumnName.of(column, header))", mark == 0x2E ? "point" : "comma",
        because: why))
  }
}
