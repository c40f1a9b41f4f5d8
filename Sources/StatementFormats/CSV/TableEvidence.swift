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
  private var lagPairs = LagPairs()
  private var lagsFound = DateLags()
  /// The date columns of purchase and posting, by their place among the date columns.
  private let lagSlots: (purchase: Int, posting: Int)?
  private(set) var examples: [Int: String] = [:]
  /// Columns whose amounts all have exactly three decimals or none, by currency.
  private(set) var currencies: [Int: Currency] = [:]
  /// Currencies by their codes as cells write them.
  private var codes: [UInt32: Currency] = [:]
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
  mutating func isOtherHeader(
    _ text: Span<UInt8>, _ range: Range<Int>, _ fields: [CSVField]
  ) -> Bool {
    guard looked < 1000, let column = dateColumns.first, column < fields.count,
      !fields[column].isEmpty, !(0x30...0x39).contains(text[fields[column].start]),
      DateCell.read(text, fields[column].range) == nil
    else { return false }
    looked += 1
    // A copy of the one record, for it is looked at as a table of its own.
    let bytes = range.map { text[$0] }
    let moved = fields.map { field in
      CSVField(
        start: field.start - range.lowerBound, end: field.end - range.lowerBound,
        isEscaped: field.isEscaped)
    }
    let table = CSVTable(text: bytes, splitter: FieldSplitter(delimiter: 0), records: [])
    return layout.isOtherHeader(table, moved)
  }

  /// Takes in a record.
  mutating func add(
    _ text: Span<UInt8>, _ fields: [CSVField], line: Int, _ cells: inout RowCells
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
    if let lagSlots { addLag(lagSlots, &cells) }
    for slot in moneyColumns.indices {
      if let amount = cells.amounts[slot] {
        moneySlots[slot].add(amount, line: line)
      } else if moneyColumns[slot] < fields.count, !fields[moneyColumns[slot]].isEmpty {
        addAmount(text, fields[moneyColumns[slot]], slot, line)
      }
    }
  }

  private mutating func addAmount(
    _ text: Span<UInt8>, _ field: CSVField, _ slot: Int, _ line: Int
  ) {
    let code = CodedAmount(text, field)
    if let code, let currency = codes[code.code] {
      moneySlots[slot].add(code.amount, line: line)
      currencies[moneyColumns[slot]] = currency
      return
    }
    guard case .amount(let cell) = AmountCell.read(text, field) else { return }
    if let code, let currency = cell.currency { codes[code.code] = currency }
    let before = moneySlots[slot].openLine
    moneySlots[slot].add(text, cell.digits, line: line)
    if before == 0, moneySlots[slot].openLine != 0 {
      examples[moneyColumns[slot]] = field.string(in: text)
    }
    if let currency = cell.usualCurrency { currencies[moneyColumns[slot]] = currency }
  }

  /// Takes in the time between purchase and posting; a pair of days that was met twice before
  /// adds nothing to what is asked of the lags.
  private mutating func addLag(_ slots: (purchase: Int, posting: Int), _ cells: inout RowCells) {
    let from = cells.number(slots.purchase)
    let to = cells.number(slots.posting)
    guard from != 0, to != 0, !lagPairs.isKnown(from, to) else { return }
    if let from = cells.date(slots.purchase)?.raw, let to = cells.date(slots.posting)?.raw {
      lagsFound.add(from, to)
    }
  }
}

/// Which pairs of dates were met twice before, as far as there is room to remember.
private struct LagPairs {
  private var pairs = [UInt64](repeating: 0, count: 1024)
  private var times = [UInt8](repeating: 0, count: 1024)

  /// Whether the pair was met twice before; counts it.
  @inline(__always)
  mutating func isKnown(_ first: Int, _ second: Int) -> Bool {
    let slot = (first &* 31 &+ second) & 1023
    let pair = UInt64(truncatingIfNeeded: first) << 32 | UInt64(UInt32(truncatingIfNeeded: second))
    guard pairs[slot] == pair else {
      pairs[slot] = pair
      times[slot] = 1
      return false
    }
    guard times[slot] < 2 else { return true }
    times[slot] += 1
    return false
  }
}
