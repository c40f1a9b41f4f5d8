import StatementModel

/// Turns the records of a table into rows whose signs are still as written.
struct RowExtraction {
  /// What is decided about a table before its rows are read.
  struct Settings: Equatable {
    var orders: [Int: DateOrder]
    var marks: [Int: UInt8]
    /// The field counts that a row may have.
    var allowedCounts: Set<Int>
    /// By column: the years of dates that are written without.
    var years: [Int: YearRule] = [:]
  }

  let layout: TableLayout
  let roles: ColumnRoles
  let settings: Settings
  let year: Int?
  let limits: ReadingLimits
  /// Whether rows are wanted; else only what they amount to.
  var keepsRows: Bool

  /// The record at hand.
  var fields: [CSVField] = []
  var record = RecordInHand()

  var rows = StatementColumns()
  /// What is kept of rows that aren't wanted.
  var facts = RowFacts()
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

  var pool = StringPool()
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
  /// What tells whether the last cell of the text is cut off, and what it told.
  var cutOff: CutOffEvidence?
  var cutOffFact: (fact: CSVFact, line: Int)?
  var currencyMemo = CellMemo<CurrencyCell>()
  /// The currency of the file, as far as something besides its rows tells it.
  var fileCurrency: Currency?
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
  let needed: Int
  /// How many columns there are up to the last that the header names.
  let namedColumns: Int
  /// The columns of text and, where all of them are empty, the type.
  let textColumns: [Int]
  /// By number in the pool: whether the text is known to name no installment.
  var knownMemos: [Bool] = []
  let directionIsMark: Bool
  let summaryColumns: [(column: Int, reason: LeftOutRow.Reason)]
  /// Whether header, cells or exporter tell that this is a card's statement of purchases.
  var isCardStatement = false
  /// Fetches the texts of rows that were not kept.
  var lookUp: RowTextSource?

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

  /// Where the record at hand stands.
  struct RecordInHand {
    /// Its number in the file, from 1.
    var number = 0
    /// Its bytes in the text at hand.
    var range = 0..<0
    var span = SourceSpan(line: 0, offset: 0, length: 0)
    var place = RecordStream.Place()
  }

  init(
    _ layout: TableLayout, _ roles: ColumnRoles, _ settings: Settings, year: Int?,
    directionIsMark: Bool, limits: ReadingLimits, keepsRows: Bool
  ) {
    self.limits = limits
    self.layout = layout
    self.roles = roles
    self.settings = settings
    self.year = year
    self.directionIsMark = directionIsMark
    self.keepsRows = keepsRows
    dateColumns = roles.dates
    hasYearless = !settings.years.isEmpty
    dateOrders = roles.dates.map { settings.orders[$0] ?? .ymd }
    moneyColumns = roles.money
    amountColumns = roles.amounts
    amountCurrencies = roles.amounts.map { column in
      roles.furtherAmounts.isEmpty ? nil : layout.header[column].currency
    }
    moneyMarks = roles.money.map { settings.marks[$0] ?? 0x2E }
    memoColumns = roles.texts
    needed = roles.needed
    namedColumns = (layout.header.lastIndex { !$0.text.isEmpty } ?? -1) + 1
    textColumns = roles.texts + [roles.type].compactMap { $0 }
    summaryColumns = layout.header.enumerated().compactMap { index, cell in
      guard index != roles.balance, let reason = StatementWords.summary(cell.text),
        reason == .openingBalance || reason == .closingBalance
      else { return nil }
      return (index, reason)
    }
  }

  /// Makes room for about so many rows.
  mutating func reserve(_ count: Int) {
    raws.reserve(count, withAccounts: roles.balance != nil || roles.fee != nil)
    if keepsRows { rows.reserveCapacity(count) } else { facts.reserve(count) }
  }

  /// The texts of a row in which words of its direction may stand.
  struct RowTexts {
    var description: String
    var type: String?
    var memo: String?
  }

  /// The texts of the row of that number.
  func texts(of number: Int) -> RowTexts {
    guard keepsRows else {
      return lookUp?.texts(of: number, self) ?? RowTexts(description: "")
    }
    return RowTexts(
      description: rows.description(of: number), type: types[Int(rows.places[number].record)],
      memo: rows.details(of: number)?.memo)
  }

  /// The key date of the row of that number.
  func keyDate(of number: Int) -> CalendarDate {
    keepsRows ? CalendarDate(dayNumber: rows.numbers[number].keyDay) : facts.day(number)
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

  mutating func reject(_ text: Span<UInt8>, _ column: Int?, _ fact: CSVFact) {
    reject(text, column, because: fact)
  }

  mutating func reject(_ text: Span<UInt8>, _ column: Int?, because fact: any DiagnosticFact) {
    rejected.append(
      RejectedRow(
        record: record.number, span: record.span,
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
    return CSVField.string(text, start..<field).count + 1
  }

  mutating func leave(_ reason: LeftOutRow.Reason) {
    leftOut.append(LeftOutRow(record: record.number, span: record.span, reason: reason))
  }

  /// Reads the record at hand.
  mutating func readRecord(_ text: Span<UInt8>, _ cells: inout RowCells) {
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
    if fields.count != layout.columnCount, !settings.allowedCounts.contains(fields.count) {
      if fields.count < layout.columnCount {
        reject(text, nil, .shortRecord(fields: fields.count, expected: layout.columnCount))
        return
      }
      if fields[layout.columnCount...].contains(where: { !$0.isEmpty }) {
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
    readRow(text, days, &cells)
  }
}
