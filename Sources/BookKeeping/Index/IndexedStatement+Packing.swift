import StatementModel

extension PackedWriter {
  mutating func statement(_ statement: IndexedStatement) {
    text(statement.key.fileHash)
    int(statement.key.ordinal)
    text(statement.key.card.text)
    text(statement.file)
    text(statement.importID)
    int(statement.rowCount)
    optional(statement.account) { $0.text($1) }
    optional(statement.accountType) { $0.value($1) }
    optional(statement.institution) { $0.text($1) }
    optional(statement.currency) { $0.currency($1) }
    for date in [statement.statedFrom, statement.statedTo, statement.from, statement.to] {
      optional(date) { $0.date($1) }
    }
    optional(statement.openingBalance) { $0.balance($1) }
    optional(statement.closingBalance) { $0.balance($1) }
  }

  private mutating func balance(_ balance: StatedBalance) {
    decimal(balance.amount)
    optional(balance.date) { $0.date($1) }
  }
}

extension PackedReader {
  mutating func statement() throws(IndexError) -> IndexedStatement {
    let hash = try text()
    let ordinal = try int()
    let key = StatementKey(fileHash: hash, ordinal: ordinal, card: CardID(try text()))
    let file = try text()
    let importID = try text()
    var statement = IndexedStatement(
      key: key, file: file, importID: importID, rowCount: try int())
    statement.account = try optional { (input) throws(IndexError) in try input.text() }
    statement.accountType = try optional { (input) throws(IndexError) in try input.value() }
    statement.institution = try optional { (input) throws(IndexError) in try input.text() }
    statement.currency = try optional { (input) throws(IndexError) in try input.currency() }
    statement.statedFrom = try optional { (input) throws(IndexError) in try input.date() }
    statement.statedTo = try optional { (input) throws(IndexError) in try input.date() }
    statement.from = try optional { (input) throws(IndexError) in try input.date() }
    statement.to = try optional { (input) throws(IndexError) in try input.date() }
    statement.openingBalance = try optional { (input) throws(IndexError) in try input.balance() }
    statement.closingBalance = try optional { (input) throws(IndexError) in try input.balance() }
    return statement
  }

  private mutating func balance() throws(IndexError) -> StatedBalance {
    let amount = try decimal()
    return StatedBalance(
      amount: amount, date: try optional { (input) throws(IndexError) in try input.date() })
  }
}
