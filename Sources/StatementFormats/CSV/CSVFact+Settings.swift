extension CSVFact: ProfileQuestion {
  package var settings: [String] {
    switch self {
    case .openDateOrder(_, let orders, _): orders.map { "dates: \($0)" }
    case .openDecimalMark: ["decimal: point", "decimal: comma"]
    case .openSign, .mixedSigns, .againstExporter: ["outflow: negative", "outflow: positive"]
    case .openPair(let first, let second):
      [
        "columns: { debit: \(Self.quoted(first)), credit: \(Self.quoted(second)) }",
        "the reverse",
      ]
    case .openAmountColumn(let numbers):
      numbers.isEmpty
        ? ["columns: { amount: 3 }", "the number of its column"]
        : numbers.map { "columns: { amount: \($0) }" }
    case .columnsOfOneName(_, let role, let numbers): numbers.map { "columns: { \(role): \($0) }" }
    case .noDateColumn: ["columns: { date: 1 }", "the number of its column"]
    case .noYear: ["year: 2026", "the year of the newest date"]
    default: []
    }
  }

  private static func quoted(_ name: String) -> String {
    "\"" + name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
