import BookIndex
import StatementModel

/// Reading no more of the index than the report of one month needs.
extension Book {
  /// What the report of one month is made from.
  package struct MonthExtract: Sendable {
    /// Those of the month and of the one before, which it is compared with.
    package var transactions: TransactionTable
    /// All currencies of the book, most used first.
    package var currencies: [Currency]
    /// The first month of the book.
    package var first: Month
  }

  /// The transactions of a month and of the one before, with what is told of all others; nothing
  /// where only all of them tell.
  ///
  /// - Throws: as `transactions`.
  package func extract(of month: Month) throws(BookError) -> MonthExtract? {
    guard configuration.dateBasis == .purchase, computed == nil, index != nil else { return nil }
    var extract: MonthExtract?
    let found = try mending { () throws(BookError) -> TransactionTable in
      guard let index else { return TransactionTable() }
      return try Self.wrap { () throws(IndexError) in
        guard let all = try index.overview(), let currencies = all.currencies.order else {
          return TransactionTable()
        }
        extract = MonthExtract(
          transactions: TransactionTable(), currencies: currencies, first: all.first)
        return try index.table(
          matching: IndexQuery(
            basis: .purchase, from: month.previous.firstDay, to: month.lastDay))
      }
    }
    extract?.transactions = found
    extract?.transactions = try linked(found)
    return extract
  }
}
