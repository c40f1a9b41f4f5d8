import StatementModel

/// Turns the records of a table into rows whose signs are still as written.
struct RowExtraction {
  let table: CSVTable
  let layout: TableLayout
  let roles: ColumnRoles
  let orders: [Int: DateOrder]
  let marks: [Int: UInt8]
  let year: Int?
  let allowedCounts: Set<Int>
  let limits: ReadingLimits
  /// The record after the table's last.
  let end: Int

  var rows: [StatementRow] = []
  var raws = RawRows()
  /// The account of each row, by number in `accounts`.
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

  var fields: [CSVField] = []
  var pool = StringPool()
  var accountNumbers: [String: Int32] = [:]
  var groups: [GroupKey: Int32] = [:]
  var lastGroup: (key: GroupKey, number: Int32) = (GroupKey(account: -1, currency: nil), 0)
  /// How many dated rows called a sum were held against the rows above.
  var sumsTried = 0
  var sectionStatus = StatementWords.RowStatus.posted
  /// The last status and currency, which the next row mostly has too, by number in the pool.
  var lastStatus = (number: -1, status: StatementWords.RowStatus.posted)
  var lastCurrency: (number: Int, currency: Currency?) = (-1, nil)
  /// Words in the column of statuses that are not known, each with the line where it is first.
  var unknownStatuses: [String: Int] = [:]
  var directions: [String: Int8] = [:]
  var dateMemo: [DateMemo]
  let dateColumns: [Int]
  let amountColumns: [Int]
  let memoColumns: [Int]
  let needed: Int
  /// The columns of text and, where all of them are empty, the type.
  let textColumns: [Int]
  /// By number in the pool: 0 not looked at, 1 none, 2 opening, 3 closing balance, 4 summary.
  var summaryKinds: [UInt8] = []
  /// By number in the pool: whether the text is known to name no installment.
  var knownMemos: [Bool] = []
  let directionIsMark: Bool
  let summaryColumns: [(column: Int, reason: LeftOutRow.Reason)]

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

  struct DateMemo {
    var start = 0
    var end = 0
    var day: CalendarDate?
  }

  init(
    _ table: CSVTable, _ layout: TableLayout, _ roles: ColumnRoles, orders: [Int: DateOrder],
    marks: [Int: UInt8], year: Int?, allowedCounts: Set<Int>, directionIsMark: Bool, end: Int,
    limits: ReadingLimits
  ) {
    self.limits = limits
    self.end = end
    self.table = table
    self.layout = layout
    self.roles = roles
    self.orders = orders
    self.marks = marks
    self.year = year
    self.allowedCounts = allowedCounts
    self.directionIsMark = directionIsMark
    dateColumns = roles.dates
    amountColumns = roles.amounts
    memoColumns = roles.texts
    needed = roles.needed
    textColumns = roles.texts + [roles.type].compactMap { $0 }
    dateMemo = [DateMemo](repeating: DateMemo(), count: dateColumns.count)
    summaryColumns = layout.header.enumerated().compactMap { index, cell in
      guard index != roles.balance, let reason = StatementWords.summary(cell.text),
        reason != .summary
      else { return nil }
      return (index, reason)
    }
  }

  /// The texts of a row in which words of its direction may stand.
  struct RowTexts {
    var description: String
    var type: String?
    var memo: String?
  }

  /// The texts of the row of that number.
  func texts(of number: Int) -> RowTexts {
    let row = rows[number]
    return RowTexts(
      description: row.description, type: types[row.record],
      memo: row.hasDetails ? row.details.memo : nil)
  }

  /// Hands the rows over, so that they are not copied.
  mutating func takeRows() -> [StatementRow] {
    let taken = rows
    rows = []
    return taken
  }

  /// Reads all records below the header.
  mutating func run() {
    let records = table.records
    rows.reserveCapacity(end - min(layout.firstRow, end))
    raws.reserve(rows.capacity, withAccounts: roles.balance != nil || roles.fee != nil)
    var number = layout.firstRow
    while number < end {
      let record = records[number]
      number += 1
      table.split(record, into: &fields)
      readRecord(record, table.before + number)
      if isHopeless { return }
    }
  }

  /// Whether so much can't be read that the rest need not be tried.
  private var isHopeless: Bool {
    (rejected.count > limits.rejectedRows && rejected.count > rows.count)
      || (leftOut.count > limits.rejectedRows && leftOut.count / 20 > rows.count)
  }

  func span(_ record: CSVRecord) -> SourceSpan {
    SourceSpan(line: record.line, offset: record.range.lowerBound, length: record.range.count)
  }

  mutating func reject(_ record: CSVRecord, _ number: Int, _ column: Int?, _ fact: CSVFact) {
    rejected.append(
      RejectedRow(
        record: number, span: span(record), column: column.flatMap { character(of: $0, record) },
        fact: fact))
  }

  /// At which character of the record's first line a field of it begins; nothing for a field
  /// that stands on a later line.
  private func character(of column: Int, _ record: CSVRecord) -> Int? {
    guard column < fields.count else { return nil }
    let start = record.range.lowerBound
    let field = fields[column].start
    guard start <= field else { return nil }
    let before = table.text[start..<field]
    guard !before.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
    return String(decoding: before, as: UTF8.self).count + 1
  }

  mutating func leave(_ record: CSVRecord, _ number: Int, _ reason: LeftOutRow.Reason) {
    leftOut.append(LeftOutRow(record: number, span: span(record), reason: reason))
  }

  mutating func readRecord(_ record: CSVRecord, _ number: Int) {
    var days = RowDays()
    for slot in dateColumns.indices {
      guard let day = day(slot) else { continue }
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
      readUndated(record, number)
      return
    }
    if !allowedCounts.contains(fields.count) {
      if fields.count < layout.columnCount {
        reject(
          record, number, nil, .shortRecord(fields: fields.count, expected: layout.columnCount))
        return
      }
      if fields[layout.columnCount...].contains(where: { !$0.isEmpty }) {
        reject(record, number, nil, .longRecord(fields: fields.count, expected: layout.columnCount))
        return
      }
    }
    guard fields.count >= needed else {
      reject(record, number, nil, .shortRecord(fields: fields.count, expected: layout.columnCount))
      return
    }
    readRow(record, number, days)
  }

  mutating func day(_ slot: Int) -> CalendarDate? {
    let column = dateColumns[slot]
    guard column < fields.count, !fields[column].isEmpty else { return nil }
    let field = fields[column]
    let bytes = table.text
    let text = bytes.span
    let memo = dateMemo[slot]
    if memo.end - memo.start == field.end - field.start {
      var offset = 0
      let length = field.end - field.start
      while offset < length, text[memo.start + offset] == text[field.start + offset] { offset += 1 }
      if offset == length { return memo.day }
    }
    let raw = roles.readDate(text, field.range, column)
    let day = raw.flatMap { $0.day(orders[column] ?? .ymd, year: year) }
    dateMemo[slot] = DateMemo(start: field.start, end: field.end, day: day)
    return day
  }
}
