import Identity
import StatementModel

/// What there is to list.
extension Book {
  /// All transactions, newest first by the book's date setting and by id within a day: each with what
  /// its links do, and with the name of the period that a person assigned it to.
  ///
  /// - Throws: `.io` where neither the index nor the files that it is made of can be read.
  package func transactionTable() throws(BookError) -> TransactionTable {
    if let linkedTable { return linkedTable }
    let snapshot = try snapshot()
    var table = snapshot.transactions
    snapshot.links.apply(to: &table)
    nameAssignedPeriods(of: &table)
    linkedTable = table
    return table
  }

  /// The newest statement end: written reports stand as of it.
  package var statementEnd: CalendarDate? {
    get throws(BookError) { try snapshot().asOf }
  }
}
