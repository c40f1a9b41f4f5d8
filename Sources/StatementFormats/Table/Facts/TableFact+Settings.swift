extension TableFact: ProfileQuestion {
  package var settings: [String] {
    switch self {
    case .openDateOrder(_, let orders, _): orders.map { "dates: \($0)" }
    case .openDecimalMark: ["decimal: point", "decimal: comma"]
    case .openSign, .mixedSigns, .againstExporter: ["outflow: negative", "outflow: positive"]
    case .openRow, .mixedPair: ["outflow: positive", "outflow: negative"]
    case .openBalance: ["balance: held", "balance: owed"]
    case .openFee: ["fee: included", "fee: apart"]
    case .openDirection(let column, _): ["columns: { direction: \(Self.column(column)) }"]
    case .openPair(let first, let second):
      [(first, second), (second, first)].map { debit, credit in
        "columns: { debit: \(Self.column(debit)), credit: \(Self.column(credit)) }"
      }
    case .openAmountColumn(let numbers):
      numbers.isEmpty
        ? ["columns: { amount: 3 }", "the number of its column"]
        : numbers.map { "columns: { amount: \($0) }" }
    case .openForeignPair(let before, let currency, let after):
      [(after, before), (before, after)].map { amount, original in
        "columns: { amount: \(amount), original-amount: \(original), original-currency: \(currency) }"
      } + [before, after].map { "columns: { amount: \($0), currency: \(currency) }" }
    case .columnsOfOneName(_, let role, let numbers): numbers.map { "columns: { \(role): \($0) }" }
    case .noDateColumn: ["columns: { date: 1 }", "the number of its column"]
    case .openStatus(_, let words):
      RowStatus.allCases.map { status in
        let said = words.sorted { $0.value < $1.value }
          .map { "\(Self.column("\"\($0.key)\"")): \(status.rawValue)" }
        return "status: { \(said.joined(separator: ", ")) }"
      }
    case .noYear: ["year: 2026", "the year of the newest date"]
    default: []
    }
  }

  /// A column as a profile names it: its header cell in quotes, or its number without.
  ///
  /// - Parameter name: As messages name it, the header cell in quotes.
  private static func column(_ name: String) -> String {
    guard name.count > 1, name.hasPrefix("\""), name.hasSuffix("\"") else { return name }
    let cell = name.dropFirst().dropLast()
    return "\"" + cell.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
