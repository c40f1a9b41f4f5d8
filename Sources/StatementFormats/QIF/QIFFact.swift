import StatementModel

/// What can be wrong with a QIF or one of its records.
enum QIFFact: Error, DiagnosticFact, Equatable {
  /// `investments` counts what was done with securities.
  case noTransactions(investments: Int)
  case mixedDecimalMarks(pointLine: Int, commaLine: Int)
  case mostRowsUnreadable(rejected: Int, read: Int, first: String)

  case openDateOrder(orders: [String], example: String)
  case contradictoryDates(orders: [String])
  case openDecimalMark(example: String)

  case noDate
  case badDate(String, order: String)
  case noAmount
  case badAmount(String)
  case runTogether
  case recordCutOff
  case recordTooLong(limit: Int)

  /// The last record has no `^`, and perhaps no end of its last line either.
  case noEnd(isCut: Bool)
  case investmentsNotRead(count: Int, actions: String)
  case unknownType(String, records: Int)
  case codesIgnored(String)
  case splitsDontAddUp(records: Int, amount: String, parts: String)
  case amountsDiffer(records: Int, first: String, second: String)
  case severalUnnamed(Int)
  case cardWithoutPurchases(rows: Int)
}

extension QIFFact: ProfileQuestion {
  package var settings: [String] {
    switch self {
    case .openDateOrder(let orders, _), .contradictoryDates(let orders):
      orders.map { "dates: \($0)" }
    case .openDecimalMark: ["decimal: point", "decimal: comma"]
    default: []
    }
  }
}
