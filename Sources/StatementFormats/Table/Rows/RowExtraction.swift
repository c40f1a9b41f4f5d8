import StatementModel

/// Turns the records of a table into rows whose signs are still as written.
struct RowExtraction {
  let plan: TablePlan
  let layout: TableLayout
  let roles: ColumnRoles
  let year: Int?
  let limits: ReadingLimits
  /// Whether each record is a transaction, and none a section, a footer or a further line.
  var recordsAreRows = false
  /// The record at hand.
  var fields: [TableField] = []
  var record = TableRecord(
    firstCell: 0, count: 0, span: SourceSpan(line: 0, offset: 0, length: 0))
  /// Its number in the file, from 1.
  var recordNumber = 0

  var rows = StatementColumns()
  var raws = RawRows()
  /// The account of each row, by number in `accounts`; none where no column names accounts.
  var rowAccounts: [Int32] = []
  var accounts: [String] = []
  var rejected: [RejectedRow] = []
  var leftOut: [LeftOutRow] = []
  var notes = StatementNotes()
  var hasFees = false
  /// The type's text of the first rows, by record: words for the decision about the sign.
  var types: [Int: String] = [:]
  /// What each distinct text of the type column says, by its number in the pool.
  var kinds: [Int: TransactionKind?] = [:]

  var pool = CellTexts()
  var accountNumbers: [String: Int32] = [:]
  var accountMemo = CellMemo<Int32>()
  var groups: [GroupKey: Int32] = [:]
  var lastGroup: (key: GroupKey, number: Int32) = (GroupKey(account: -1, currency: nil), 0)
  /// How many dated rows called a sum were held against the rows above.
  var sumsTried = 0
  /// How much text the lines below the last row have added to it.
  var addedText = 0
  /// Whether any line below a row has added to its text.
  var hasAddedText = false
  var sectionStatus = StatementWords.RowStatus.posted
  var statusMemo = CellMemo<StatementWords.RowStatus?>()
  var flagMemo = CellMemo<StatementWords.RowStatus?>()
  /// Words in the column of statuses that are not known, each with the line where it is first.
  var unknownStatuses: [String: Int] = [:]
  /// What a profile says that such words mean.
  var saidStatuses: [String: RowStatus] = [:]
  /// By column: what its whole numbers count.
  var scales: [Int: ColumnScale] = [:]
  /// A row of which parts may follow.
  var split: SplitRow?
  /// What tells whether the last cell of the text is cut off, and what it told.
  var cutOff: CutOffEvidence?
  var cutOffFact: (fact: TableFact, line: Int)?
  var currencyMemo = CellMemo<CurrencyCell>()
  /// The sign that amounts bear whose currency no row tells, and how many of them there are.
  var sharedSign: SharedCurrencySign?
  var sharedSigns = 0
  /// How many rows were rejected since their sign can't mean the file's currency, and the first of
  /// such signs.
  var foreignSigns = 0
  var foreignSign: (sign: SharedCurrencySign, currency: Currency)?
  /// The number of the header's record, which may stand among the rows.
  var headerNumber: Int?
  var directionMemo = CellMemo<Int8>()
  var summaryMemo = CellMemo<LeftOutRow.Reason?>()
  let dateColumns: [Int]
  let dateOrders: [DateOrder]
  /// Whether there are dates without a year.
  let hasYearless: Bool
  let moneyColumns: [Int]
  let amountColumns: [Int]
  /// The currencies that the headers of amounts name, where there are several.
  let amountCurrencies: [Currency?]
  /// The decimal marks of the columns of money.
  let moneyMarks: [UInt8]
  let memoColumns: [Int]
  /// Whether the texts go on in columns without a name.
  let hasContinuedTexts: Bool
  /// A column that says of some rows that they leave the balance as it is.
  let memoMark: Int?
  let needed: Int
  /// How many columns there are up to the last that the header names.
  let namedColumns: Int
  /// The columns of text and, where all of them are empty, the type.
  let textColumns: [Int]
  /// By number in the pool: whether the text is known to name no installment.
  var knownMemos: [Bool] = []
  let summaryColumns: [(column: Int, reason: LeftOutRow.Reason)]
  /// Whether header, cells or exporter tell that this is a card's statement of purchases.
  var isCardStatement = false
  /// Whether the exporter keeps a wallet, whose files list more than what was paid.
  var isWallet = false

  /// What a running balance is of.
  struct GroupKey: Hashable {
    var account: Int32
    var currency: Currency?
  }

  /// The dates of one row.
  struct RowDays {
    var purchase: CalendarDate?
    var posting: CalendarDate?
    var charge: CalendarDate?
    var count = 0
  }

  init(
    _ plan: TablePlan, year: Int?, limits: ReadingLimits
  ) {
    self.limits = limits
    self.plan = plan
    let (layout, roles) = (plan.layout, plan.roles)
    self.layout = layout
    self.roles = roles
    self.year = year
    dateColumns = roles.dates
    hasYearless = !plan.years.isEmpty
    dateOrders = roles.dates.map { plan.orders[$0] ?? .ymd }
    moneyColumns = roles.money
    amountColumns = roles.amounts
    amountCurrencies = roles.amounts.map { column in
      roles.furtherAmounts.isEmpty ? nil : layout.header[column].currency
    }
    moneyMarks = roles.money.map { plan.marks[$0] ?? 0x2E }
    memoColumns = roles.texts
    hasContinuedTexts =
      !layout.header.isEmpty
      && roles.texts.contains { $0 >= layout.header.count || layout.header[$0].text.isEmpty }
    memoMark = layout.header.firstIndex { MemoRows.marks.contains($0.key) }
    needed = roles.needed
    namedColumns = (layout.header.lastIndex { !$0.text.isEmpty } ?? -1) + 1
    textColumns = roles.texts + [roles.type].compactMap { $0 }
    summaryColumns = layout.header.enumerated().compactMap { index, cell in
      guard index != roles.balance, !roles.otherBalances.contains(index),
        let reason = StatementWords.summary(cell.text),
        reason == .openingBalance || reason == .closingBalance
      else { return nil }
      return (index, reason)
    }
  }

  /// Makes room for about so many rows.
  mutating func reserve(_ count: Int) {
    raws.reserve(count, withAccounts: roles.balance != nil || roles.fee != nil)
    rows.reserveCapacity(count)
  }

  /// The texts of a row in which words of its direction may stand.
  struct RowTexts {
    var description: String
    var type: String?
    var memo: String?
  }

  /// The texts of the row of that number.
  func texts(of number: Int) -> RowTexts {
    RowTexts(
      description: rows.description(of: number), type: types[Int(rows.places[number].record)],
      memo: rows.details(of: number)?.memo)
  }

  /// The key date of the row of that number.
  func keyDate(of number: Int) -> CalendarDate {
    CalendarDate(dayNumber: rows.numbers[number].keyDay)
  }

  /// Hands the rows over, so that they are not copied.
  mutating func takeRows() -> StatementColumns {
    let taken = rows
    rows.removeAll()
    return taken
  }

  /// Whether so much can't be read that the rest need not be tried.
  var isHopeless: Bool {
    limits.refuses(rejected: rejected.count, read: raws.amounts.count) || isMostlyLeftOut
  }

  /// Whether the table is one of something else, which happens to have a row here and there.
  var isMostlyLeftOut: Bool {
    leftOut.count > ReadingLimits.usualRejectedRows && leftOut.count / 20 > raws.amounts.count
  }

  mutating func reject(_ text: Span<UInt8>, _ column: Int?, _ fact: TableFact) {
    reject(text, column, because: fact)
  }

  mutating func reject(_ text: Span<UInt8>, _ column: Int?, because fact: any DiagnosticFact) {
    rejected.append(
      RejectedRow(
        record: recordNumber, span: record.span,
        column: column.flatMap { character(of: $0, text) }, fact: fact))
  }

  /// At which character of the record's first line a field of it begins; nothing for a field
  /// that stands on a later line.
  private func character(of column: Int, _ text: Span<UInt8>) -> Int? {
    guard column < fields.count else { return nil }
    let start = record.range.lowerBound
    let field = fields[column].start
    guard start <= field else { return nil }
    for index in start..<field where text[index] == 0x0A || text[index] == 0x0D { return nil }
    return TableField.string(text, start..<field).count + 1
  }

  mutating func leave(_ reason: LeftOutRow.Reason) {
    leftOut.append(LeftOutRow(record: recordNumber, span: record.span, reason: reason))
  }

  /// Reads the record at hand.
  mutating func readRecord(_ text: Span<UInt8>, _ cells: RowCells) {
    var days = RowDays()
    for slot in dateColumns.indices {
      guard let day = cells.day(slot, dateOrders[slot]) ?? yearlessDay(slot, cells) else {
        continue
      }
      let column = dateColumns[slot]
      if column == roles.posting {
        days.posting = day
      } else if column == roles.purchase {
        days.purchase = day
      } else {
        days.charge = day
      }
      days.count += 1
    }
    guard days.count > 0 else {
      readUndated(text)
      return
    }
    if fields.count != layout.columnCount, !plan.allowedCounts.contains(fields.count) {
      if fields.count < layout.columnCount {
        reject(text, nil, .shortRecord(fields: fields.count, expected: layout.columnCount))
        return
      }
      if fields[layout.columnCount...].contains(where: { !$0.isEmpty }), !endsWithFurtherText(text)
      {
        reject(text, nil, .longRecord(fields: fields.count, expected: layout.columnCount))
        return
      }
    }
    guard fields.count >= needed else {
      reject(text, nil, .shortRecord(fields: fields.count, expected: layout.columnCount))
      return
    }
    if !layout.header.isEmpty, fields.count > namedColumns, hasStraySurplus(text) {
      reject(text, nil, .longRecord(fields: fields.count, expected: layout.header.count))
      return
    }
    readRow(text, days)
  }
}
