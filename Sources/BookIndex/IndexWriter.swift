import StatementModel

/// Changes the index within one write transaction.
///
/// The transactions of the index must have different ids; the writer refuses two of one id only
/// where it meets them in one month of one card.
package struct IndexWriter: ~Copyable {
  let handle: Handle
  let texts: TextTable
  var months: MonthWriter
  let reader: MonthReader

  init(_ handle: Handle, texts: TextTable) throws(IndexError) {
    let months = try MonthWriter(handle, texts: texts)
    let reader = try MonthReader(handle, texts: texts)
    self.handle = handle
    self.texts = texts
    self.months = months
    self.reader = reader
  }

  /// Writes what was put off until the end.
  consuming func finish() throws(IndexError) {
    try texts.save(with: BlobWriter(handle))
    try Seal.write(on: handle)
  }

  /// Keeps a fact under a key; nothing takes it away.
  package mutating func setValue(_ value: String?, for key: String) throws(IndexError) {
    try MetaTable.set(value, for: key, on: handle)
  }

  /// Adds a statement with its rows; its key must be new.
  package mutating func insertStatement(
    _ statement: IndexedStatement, rows: StatementColumns
  ) throws(IndexError) {
    try insertStatements([(statement, rows)])
  }

  /// Adds statements with their rows; their keys must be new.
  package mutating func insertStatements(
    _ statements: [(statement: IndexedStatement, rows: StatementColumns)]
  ) throws(IndexError) {
    try StatementTable.insert(statements, on: handle)
  }

  /// Removes a statement and its rows; false if there is none of that key.
  @discardableResult
  package mutating func removeStatement(_ key: StatementKey) throws(IndexError) -> Bool {
    try StatementTable.remove(key, on: handle)
  }

  /// Makes these the card's aliases, in place of those it had.
  package mutating func replaceAliases(
    ofCard card: CardID, with aliases: [TransactionAlias]
  ) throws(IndexError) {
    try AliasTable.replace(ofCard: card, with: aliases, on: handle)
  }

  /// Removes all statements, transactions, aliases and facts.
  package mutating func removeEverything() throws(IndexError) {
    for table in Schema.sealed + ["blob"] { try handle.execute("DELETE FROM \(table)") }
    texts.removeAll()
    months.forgetTexts()
  }
}
