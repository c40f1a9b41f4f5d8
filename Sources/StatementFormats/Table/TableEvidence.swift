import StatementModel

/// What all rows together show about dates and decimal marks.
struct TableEvidence {
  private let layout: TableLayout
  private let dateColumns: [Int]
  private let moneyColumns: [Int]
  private let needed: Int
  private var dateSlots: [DateEvidence]
  private var moneySlots: [DecimalEvidence]
  /// By date column: the number of the content that was taken in last.
  private var lastDates: [Int]
  private var lagsFound = DateLags()
  /// The date columns of purchase and posting, by their place among the date columns.
  private let lagSlots: (purchase: Int, posting: Int)?
  private(set) var examples: [Int: String] = [:]
  /// Columns whose amounts all have exactly three decimals or none, by currency.
  private(set) var currencies: [Int: Currency] = [:]
  private var counts: [Int: Int] = [:]
  private var lastCount = 0
  private var countRun = 0
  /// How many records were looked at for being another table's header.
  private var looked = 0

  init(_ layout: TableLayout, _ roles: ColumnRoles) {
    self.layout = layout
    dateColumns = roles.dates
    moneyColumns = roles.money
    needed = roles.needed
    dateSlots = [DateEvidence](repeating: DateEvidence(), count: dateColumns.count)
    moneySlots = [DecimalEvidence](repeating: DecimalEvidence(), count: moneyColumns.count)
    lastDates = [Int](repeating: 0, count: dateColumns.count)
    if let posting = roles.posting, let purchase = roles.purchase,
      let first = dateColumns.firstIndex(of: purchase),
      let second = dateColumns.firstIndex(of: posting)
    {
      lagSlots = (first, second)
    } else {
      lagSlots = nil
    }
  }

  /// What the cells of each date column show.
  var dates: [Int: DateEvidence] {
    Dictionary(zip(dateColumns, dateSlots)) { _, later in later }
  }

  /// What the cells of each column of money show.
  var decimals: [Int: DecimalEvidence] {
    Dictionary(zip(moneyColumns, moneySlots)) { _, later in later }
  }

  var lags: DateLags? { lagSlots == nil ? nil : lagsFound }

  /// How many records have each field count.
  var fieldCounts: [Int: Int] {
    var counts = counts
    if countRun > 0 { counts[lastCount, default: 0] += countRun }
    return counts
  }

  /// Whether the record is the header of another table, with which this one ends.
  mutating func isOtherHeader(_ table: Table, _ fields: [TableField]) -> Bool {
    let text = table.text.span
    guard looked < 1000, let column = dateColumns.first, column < fields.count,
      !fields[column].isEmpty, !(0x30...0x39).contains(text[fields[column].start]),
      DateCell.read(text, fields[column].range) == nil
    else { return false }
    looked += 1
    return layout.isOtherHeader(table, fields)
  }

  /// Takes in a record.
  mutating func add(
    _ text: Span<UInt8>, _ fields: [TableField], line: Int, _ cells: RowCells
  ) {
    if fields.count != lastCount {
      if countRun > 0 { counts[lastCount, default: 0] += countRun }
      lastCount = fields.count
      countRun = 0
    }
    countRun += 1
    guard fields.count >= needed else { return }
    for slot in dateColumns.indices {
      let number = cells.number(slot)
      // The day of the row before, as often: its evidence counts once more.
      if number != 0, number == lastDates[slot] {
        dateSlots[slot].repeatLast()
        continue
      }
      lastDates[slot] = 0
      guard let date = cells.date(slot), let raw = date.raw else { continue }
      lastDates[slot] = number
      if dateSlots[slot].example.isEmpty {
        dateSlots[slot].example = fields[dateColumns[slot]].string(in: text)
      }
      dateSlots[slot].add(raw, date.shown)
    }
    if let lagSlots { addLag(lagSlots, cells) }
    for slot in moneyColumns.indices {
      if moneyColumns[slot] < fields.count, !fields[moneyColumns[slot]].isEmpty {
        addAmount(text, fields[moneyColumns[slot]], slot, line)
      }
    }
  }

  private mutating func addAmount(
    _ text: Span<UInt8>, _ field: TableField, _ slot: Int, _ line: Int
  ) {
    guard case .amount(let cell) = AmountCell.read(text, field) else { return }
    let before = moneySlots[slot].openLine
    moneySlots[slot].add(text, cell.digits, line: line)
    if before == 0, moneySlots[slot].openLine != 0 {
      examples[moneyColumns[slot]] = field.string(in: text)
    }
    if let currency = cell.usualCurrency { currencies[moneyColumns[slot]] = currency }
  }

  /// Takes in the time between purchase and posting.
  private mutating func addLag(_ slots: (purchase: Int, posting: Int), _ cells: RowCells) {
    if let from = cells.date(slots.purchase)?.raw, let to = cells.date(slots.posting)?.raw {
      lagsFound.add(from, to)
    }
  }
}
