import StatementModel

/// Turns the records of a table into rows whose signs are still as written.
struct RowExtraction {
  /// A row with what the decision about its sign needs.
  struct Raw {
    /// The amount as written, with its written sign.
    var amount: ExactDecimal
    /// 0 a lone amount, 1 from the column of debits, 2 of credits.
    var kind: Int8 = 0
    /// What a word or mark beside it says: 1 in, -1 out.
    var direction: Int8 = 0
    var fee: ExactDecimal?
    var balance: ExactDecimal?
    /// Which account and currency the balance is of.
    var group: Int32 = 0
  }

  let table: CSVTable
  let layout: TableLayout
  let roles: ColumnRoles
  let orders: [Int: DateOrder]
  let marks: [Int: UInt8]
  let year: Int?
  let allowedCounts: Set<Int>

  private(set) var rows: [StatementRow] = []
  private(set) var raws: [Raw] = []
  /// The account of each row, by number in `accounts`.
  private(set) var rowAccounts: [Int32] = []
  private(set) var accounts: [String] = []
  private(set) var rejected: [RejectedRow] = []
  private(set) var leftOut: [LeftOutRow] = []
  private(set) var notes = StatementNotes()
  private(set) var hasFees = false
  /// The type's text of the first rows, by record: words for the decision about the sign.
  private(set) var types: [Int: String] = [:]

  private var fields: [CSVField] = []
  private var pool = StringPool()
  private var accountNumbers: [String: Int32] = [:]
  private var groups: [String: Int32] = [:]
  private var sectionStatus = StatementWords.RowStatus.posted
  /// The last status and currency, which the next row mostly has too, by number in the pool.
  private var lastStatus = (number: -1, status: StatementWords.RowStatus.posted)
  private var lastCurrency: (number: Int, currency: Currency?) = (-1, nil)
  private var directions: [String: Int8] = [:]
  private var dateMemo: [DateMemo]
  private let dateColumns: [Int]
  private let amountColumns: [Int]
  private let memoColumns: [Int]
  private let needed: Int
  /// The columns of text and, where all of them are empty, the type.
  private let textColumns: [Int]
  /// By number in the pool: 0 not looked at, 1 none, 2 opening, 3 closing balance, 4 summary.
  private var summaryKinds: [UInt8] = []
  /// By number in the pool: whether the text is known to name no installment.
  private var knownMemos: [Bool] = []
  private let directionIsMark: Bool
  private let summaryColumns: [(column: Int, reason: LeftOutRow.Reason)]

  /// The dates of one row.
  private struct RowDays {
    var purchase: CalendarDate?
    var posting: CalendarDate?
    var charge: CalendarDate?
    var count = 0
  }

  private struct DateMemo {
    var start = 0
    var end = 0
    var day: CalendarDate?
  }

  init(
    _ table: CSVTable, _ layout: TableLayout, _ roles: ColumnRoles, orders: [Int: DateOrder],
    marks: [Int: UInt8], year: Int?, allowedCounts: Set<Int>, directionIsMark: Bool
  ) {
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

  /// Hands the rows over, so that they are not copied.
  mutating func takeRows() -> [StatementRow] {
    let taken = rows
    rows = []
    return taken
  }

  /// Reads all records below the header.
  mutating func run() {
    let records = table.records
    rows.reserveCapacity(records.count - min(layout.firstRow, records.count))
    raws.reserveCapacity(rows.capacity)
    var number = layout.firstRow
    while number < records.count {
      let record = records[number]
      number += 1
      table.split(record, into: &fields)
      readRecord(record, number)
    }
  }

  private func span(_ record: CSVRecord) -> SourceSpan {
    SourceSpan(line: record.line, offset: record.range.lowerBound, length: record.range.count)
  }

  private mutating func reject(_ record: CSVRecord, _ number: Int, _ column: Int?, _ fact: CSVFact)
  {
    rejected.append(
      RejectedRow(record: number, span: span(record), column: column.map { $0 + 1 }, fact: fact))
  }

  private mutating func leave(_ record: CSVRecord, _ number: Int, _ reason: LeftOutRow.Reason) {
    leftOut.append(LeftOutRow(record: number, span: span(record), reason: reason))
  }

  private mutating func readRecord(_ record: CSVRecord, _ number: Int) {
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

  private mutating func day(_ slot: Int) -> CalendarDate? {
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

  /// A record without a date: a section, a footer, a further line of the row before, or a row
  /// that can't be read.
  private mutating func readUndated(_ record: CSVRecord, _ number: Int) {
    let cells = fields.map(table.string)
    let filled = cells.indices.filter { !cells[$0].isEmpty }
    guard let first = filled.first else { return }
    if isHeader(cells) {
      leave(record, number, .repeatedHeader)
      return
    }
    let hasAmount = amountColumns.contains { column in
      guard column < fields.count else { return false }
      if case .amount = AmountCell.read(table.text.span, fields[column]) { return true }
      return false
    }
    if let reason = filled.lazy.compactMap({ StatementWords.summary(cells[$0]) }).first {
      takeBalance(reason)
      leave(record, number, reason)
      return
    }
    let dated = dateColumns.first { $0 < cells.count && !cells[$0].isEmpty }
    if hasAmount {
      if let dated {
        if StatementWords.status(cells[dated]) != .posted {
          leave(record, number, .information)
        } else {
          reject(
            record, number, dated,
            .badDate(cells[dated], column: ColumnName.of(dated, layout.header)))
        }
      } else if filled.allSatisfy({ !cells[$0].contains(where: \.isLetter) }) {
        leave(record, number, .summary)
      } else {
        reject(record, number, roles.dates.first, .missingDate)
      }
      return
    }
    for (column, reason) in summaryColumns where column < fields.count {
      takeBalance(reason, from: column)
    }
    if filled.count == 1, let status = StatementWords.section(cells[first]) {
      sectionStatus = status
    } else if dated == nil, !rows.isEmpty, filled.allSatisfy(roles.texts.contains),
      fields.count <= layout.columnCount, filled.count <= 2
    {
      let more = filled.map { cells[$0] }.joined(separator: " ")
      var details = rows[rows.count - 1].details
      details.memo = details.memo.map { "\($0) \(more)" } ?? more
      rows[rows.count - 1].details = details
      return
    }
    leave(record, number, .information)
  }

  private func isHeader(_ cells: [String]) -> Bool {
    guard cells.count >= 2, cells.count <= layout.header.count + 1 else { return false }
    return zip(cells, layout.header).allSatisfy { $0 == $1.text }
  }

  /// Keeps the balance that a summary row states.
  private mutating func takeBalance(_ reason: LeftOutRow.Reason, from column: Int? = nil) {
    guard reason != .summary else { return }
    let bytes = table.text
    let text = bytes.span
    for index in column.map({ [$0] }) ?? Array(fields.indices) {
      guard case .amount(let cell) = AmountCell.read(text, fields[index]) else { continue }
      if DateCell.read(text, fields[index].range) != nil { continue }
      guard
        let value = cell.value(
          text, decimalMark: marks[roles.balance ?? -1] ?? marks[amountColumns.first ?? -1])
      else { continue }
      if reason == .openingBalance {
        notes.opening = notes.opening ?? value
      } else {
        notes.closing = value
      }
      if notes.currency == nil { notes.currency = cell.currency }
      return
    }
  }

  private mutating func readRow(_ record: CSVRecord, _ number: Int, _ days: RowDays) {
    // A date column that is filled must be a date.
    if days.count < dateColumns.count, let (column, text) = badDate(days) {
      let name = ColumnName.of(column, layout.header)
      reject(record, number, column, .badDate(text, column: name))
      return
    }
    var raw: Raw
    var cellCurrency: Currency?
    switch rawAmount(&cellCurrency) {
    case .nothing:
      leave(record, number, .information)
      return
    case .failed(let column, let fact):
      reject(record, number, column, fact)
      return
    case .amount(let found): raw = found
    }
    let description = description()
    let status = rowStatus()
    if status == .declined {
      leave(record, number, .declined)
      return
    }
    if let column = roles.direction, column < fields.count, !takeDirection(column, &raw) {
      let text = table.string(fields[column])
      reject(
        record, number, column,
        .badDirection(text, column: ColumnName.of(column, layout.header)))
      return
    }
    if let reason = wholeSummary(description) {
      if reason == .openingBalance { notes.opening = notes.opening ?? signed(raw) }
      if reason == .closingBalance { notes.closing = signed(raw) }
      leave(record, number, reason)
      return
    }
    let account = accountNumber()
    let currency = rowCurrency() ?? cellCurrency
    takeBalances(&raw, account, currency)
    for (column, reason) in summaryColumns where column < fields.count {
      takeBalance(reason, from: column)
    }
    var row = StatementRow(
      record: number, span: span(record), status: status == .pending ? .pending : .posted,
      amount: raw.amount, currency: currency, purchaseDate: days.purchase,
      postingDate: days.posting,
      chargeDate: days.charge, description: description.text,
      nativeID: roles.id.flatMap {
        $0 < fields.count && !fields[$0].isEmpty ? table.string(fields[$0]) : nil
      })
    if let details = details(description.column, raw, currency) { row.details = details }
    if let type = roles.type, rows.count < 4000, type < fields.count, !fields[type].isEmpty {
      types[number] = pool.string(fields[type], in: table)
    }
    rows.append(row)
    raws.append(raw)
    rowAccounts.append(account)
  }

  private func badDate(_ days: RowDays) -> (Int, String)? {
    for column in dateColumns where !fields[column].isEmpty {
      let day =
        column == roles.posting
        ? days.posting : column == roles.purchase ? days.purchase : days.charge
      let text = table.string(fields[column])
      if day == nil, StatementWords.status(text) == .posted { return (column, text) }
    }
    return nil
  }

  /// The amount of a row that states a balance, with the sign its column or word gives it.
  private func signed(_ raw: Raw) -> ExactDecimal {
    if raw.direction != 0 {
      return raw.direction < 0 ? -raw.amount.magnitude : raw.amount.magnitude
    }
    return raw.kind == 1 ? -raw.amount : raw.amount
  }

  private enum AmountFound {
    case nothing
    case amount(Raw)
    case failed(Int, CSVFact)
  }

  private func rawAmount(_ currency: inout Currency?) -> AmountFound {
    var found: Raw?
    var foundColumn = 0
    for column in amountColumns {
      let field = fields[column]
      switch AmountCell.read(table.text.span, field) {
      case .empty: continue
      case .unreadable:
        let name = ColumnName.of(column, layout.header)
        return .failed(column, .badAmount(table.string(field), column: name))
      case .amount(let cell):
        guard
          let magnitude = cell.magnitude(table.text.span, decimalMark: marks[column] ?? 0x2E)
        else {
          let name = ColumnName.of(column, layout.header)
          return .failed(column, .badAmount(table.string(field), column: name))
        }
        let kind: Int8 = column == roles.amount ? 0 : column == roles.debit ? 1 : 2
        var raw = Raw(amount: cell.isNegative ? -magnitude : magnitude, kind: kind)
        raw.direction = Int8(cell.mark)
        if let before = found {
          // Zero beside the other column's amount says nothing.
          if magnitude.isZero { continue }
          guard before.amount.isZero else {
            return .failed(
              column,
              .bothColumnsFilled(
                ColumnName.of(foundColumn, layout.header), ColumnName.of(column, layout.header)))
          }
        }
        found = raw
        foundColumn = column
        if let stated = cell.currency { currency = stated }
      }
    }
    return found.map(AmountFound.amount) ?? .nothing
  }

  private mutating func takeDirection(_ column: Int, _ raw: inout Raw) -> Bool {
    let field = fields[column]
    if field.isEmpty {
      // Marks such as CR stand on the rarer rows; the others are the other way.
      return directionIsMark || raw.amount.isZero
    }
    let text = pool.string(field, in: table)
    if let known = directions[text] {
      raw.direction = known
      return known != 0 || raw.amount.isZero
    }
    let direction = Int8(StatementWords.direction(text) ?? 0)
    directions[text] = direction
    raw.direction = direction
    return direction != 0 || raw.amount.isZero
  }

  /// The summary that the text is and nothing else; found out once for each text.
  private mutating func wholeSummary(_ description: Description) -> LeftOutRow.Reason? {
    if description.number < 0 {
      // Nothing in the columns of text: then perhaps in another.
      return fields.lazy.compactMap { [table] in
        $0.isEmpty ? nil : StatementWords.isWhollySummary(table.string($0))
      }.first
    }
    guard description.number >= 0, description.text.utf8.count <= 48 else { return nil }
    while summaryKinds.count <= description.number { summaryKinds.append(0) }
    if summaryKinds[description.number] == 0 {
      let reason = StatementWords.isWhollySummary(description.text)
      summaryKinds[description.number] = 1
      if let reason {
        summaryKinds[description.number] =
          reason == .summary ? 4 : reason == .openingBalance ? 2 : 3
      }
    }
    switch summaryKinds[description.number] {
    case 2: return .openingBalance
    case 3: return .closingBalance
    case 4: return .summary
    default: return nil
    }
  }

  private mutating func rowStatus() -> StatementWords.RowStatus {
    guard let column = roles.status, column < fields.count, !fields[column].isEmpty else {
      return sectionStatus
    }
    let number = pool.number(fields[column], in: table)
    if lastStatus.number == number { return lastStatus.status }
    lastStatus = (number, StatementWords.status(pool.text(number)))
    return lastStatus.status
  }

  private mutating func accountNumber() -> Int32 {
    guard let column = roles.account, column < fields.count, !fields[column].isEmpty else {
      return -1
    }
    let text = pool.string(fields[column], in: table)
    if let known = accountNumbers[text] { return known }
    let number = Int32(truncatingIfNeeded: accounts.count)
    accounts.append(text)
    accountNumbers[text] = number
    return number
  }

  private mutating func rowCurrency() -> Currency? {
    guard let column = roles.currency, column < fields.count, !fields[column].isEmpty else {
      return nil
    }
    return currency(at: column)
  }

  private mutating func currency(at column: Int) -> Currency? {
    let number = pool.number(fields[column], in: table)
    if lastCurrency.number == number { return lastCurrency.currency }
    let text = pool.text(number)
    lastCurrency = (number, CurrencySigns.currency(text) ?? Currency(code: text))
    return lastCurrency.currency
  }

  private mutating func takeBalances(_ raw: inout Raw, _ account: Int32, _ currency: Currency?) {
    let bytes = table.text
    let text = bytes.span
    if let column = roles.fee, column < fields.count,
      case .amount(let cell) = AmountCell.read(text, fields[column]),
      let fee = cell.value(text, decimalMark: marks[column] ?? 0x2E), !fee.isZero
    {
      raw.fee = fee
      hasFees = true
    }
    guard let column = roles.balance, column < fields.count,
      case .amount(let cell) = AmountCell.read(text, fields[column])
    else { return }
    raw.balance = cell.value(text, decimalMark: marks[column] ?? 0x2E)
    guard account >= 0 || currency != nil else { return }
    let key = "\(account) \(currency?.code ?? "")"
    if let group = groups[key] {
      raw.group = group
    } else {
      raw.group = Int32(truncatingIfNeeded: groups.count + 1)
      groups[key] = raw.group
    }
  }

  private struct Description {
    var text: String
    /// Its number in the pool.
    var number: Int
    var column: Int
  }

  /// The best text of the row that is not empty, and its column.
  private mutating func description() -> Description {
    for column in textColumns where column < fields.count && !fields[column].isEmpty {
      let number = pool.number(fields[column], in: table)
      return Description(text: pool.text(number), number: number, column: column)
    }
    return Description(text: "", number: -1, column: -1)
  }

  private mutating func details(_ descriptionColumn: Int, _ raw: Raw, _ currency: Currency?)
    -> RowDetails?
  {
    var details = RowDetails()
    var isEmpty = true
    var memo = ""
    var memoNumber = -1
    for column in memoColumns where column != descriptionColumn && column < fields.count {
      let field = fields[column]
      guard !field.isEmpty else { continue }
      let number = pool.number(field, in: table)
      memoNumber = memo.isEmpty ? number : -1
      if memo.isEmpty { memo = pool.text(number) } else { memo += " · " + pool.text(number) }
    }
    if !memo.isEmpty {
      details.memo = memo
      isEmpty = false
    }
    if let column = roles.category, column < fields.count, !fields[column].isEmpty {
      details.bankCategory = pool.string(fields[column], in: table)
      isEmpty = false
    }
    if let column = roles.merchantCode, column < fields.count,
      let code = Int(table.string(fields[column])), (1...9999).contains(code)
    {
      details.merchantCategoryCode = code
      isEmpty = false
    }
    if let column = roles.check, column < fields.count, !fields[column].isEmpty {
      details.checkNumber = table.string(fields[column])
      isEmpty = false
    }
    if let balance = raw.balance {
      details.runningBalance = balance
      isEmpty = false
    }
    if let original = original(currency) {
      details.original = original
      isEmpty = false
    }
    if let installment = installment(memo, memoNumber) {
      details.installment = installment
      isEmpty = false
    }
    return isEmpty ? nil : details
  }

  private mutating func original(_ currency: Currency?) -> Money? {
    guard let column = roles.originalAmount, column < fields.count,
      case .amount(let cell) = AmountCell.read(table.text.span, fields[column]),
      let value = cell.value(table.text.span, decimalMark: marks[column]), !value.isZero
    else { return nil }
    var stated = cell.currency
    if let column = roles.originalCurrency, column < fields.count, !fields[column].isEmpty {
      stated = self.currency(at: column)
    }
    guard let stated else { return nil }
    return Money(value, stated)
  }

  private mutating func installment(_ memo: String, _ number: Int) -> Installment? {
    if let column = roles.installment, column < fields.count, !fields[column].isEmpty {
      return InstallmentWords.find(table.string(fields[column]), isNamed: true)
    }
    guard !memo.isEmpty else { return nil }
    guard number >= 0 else { return InstallmentWords.find(memo, isNamed: false) }
    // Most memos name none, and are met again.
    while knownMemos.count <= number { knownMemos.append(false) }
    if knownMemos[number] { return nil }
    let found = InstallmentWords.find(memo, isNamed: false)
    if found == nil { knownMemos[number] = true }
    return found
  }
}
