import StatementModel

/// Makes rows of a file's records, account by account.
struct QIFRows: QIFSink {
  /// What has been read of one account.
  struct Account {
    var rows = StatementColumns()
    var lastDay: CalendarDate?
    var openingBalance: StatedBalance?
    /// The account's name by its opening balance.
    var name: String?
    var hasMoneySpent = false
    var hasRecord = false
  }

  private let reader: QIFRowReader
  private let currency: Currency?
  private(set) var accounts: [Account] = []
  private(set) var rejected: [RejectedRow] = []
  private(set) var leftOut: [LeftOutRow] = []
  private(set) var notes = QIFNotes()

  init(_ reader: QIFRowReader, currency: Currency?) {
    self.reader = reader
    self.currency = currency
  }

  mutating func take(_ record: QIFRecord, account index: Int, named name: String?) {
    while accounts.count <= index { accounts.append(Account()) }
    let opening = QIFOpening.read(
      record, of: reader.text, account: name, isFirst: !accounts[index].hasRecord)
    accounts[index].hasRecord = true
    if opening.isOpening, record.statedAmount == nil { return leaveOut(record) }
    do throws(QIFFact) {
      let row = try reader.row(record, noting: &notes)
      guard !opening.isOpening else {
        open(&accounts[index], with: row, named: opening.account)
        return leaveOut(record)
      }
      add(row, to: &accounts[index])
    } catch {
      rejected.append(
        RejectedRow(
          record: record.number, span: record.sourceSpan, column: nil, fact: error))
    }
  }

  private func open(_ account: inout Account, with row: StatementRow, named name: String?) {
    account.name = account.name ?? name
    account.openingBalance =
      account.openingBalance ?? StatedBalance(amount: row.amount, date: row.postingDate)
  }

  private func add(_ row: StatementRow, to account: inout Account) {
    account.lastDay = max(account.lastDay ?? row.keyDate, row.keyDate)
    if row.amount.isNegative { account.hasMoneySpent = true }
    account.rows.append(row)
  }

  private mutating func leaveOut(_ record: QIFRecord) {
    leftOut.append(
      LeftOutRow(record: record.number, span: record.sourceSpan, reason: .openingBalance))
  }

  /// The statement of an account; nothing where nothing stands under it.
  mutating func finish(_ index: Int, _ account: QIFAccount) -> Statement? {
    while accounts.count <= index { accounts.append(Account()) }
    let found = accounts[index]
    guard !found.rows.isEmpty || found.openingBalance != nil else { return nil }
    var statement = Statement()
    statement.account = account.name ?? found.name
    statement.accountType = account.type
    statement.currency = currency
    statement.openingBalance = found.openingBalance
    statement.closingBalance = reader.balance(account, after: found.lastDay)
    notes.see(
      account.type, rows: found.rows.count, isNamed: statement.account != nil,
      hasMoneySpent: found.hasMoneySpent)
    statement.rows = found.rows
    return statement
  }
}
