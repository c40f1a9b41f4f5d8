import StatementModel
import TestSupport

@testable import Reports

/// A small book that holds one of everything that reports tell apart.
enum Sample {
  static let cards = [
    Card(id: CardID("visa-gold"), name: "Visa Gold", accounts: ["4580000000004417"]),
    Card(id: CardID("leumi"), name: "לאומי קארד", accounts: []),
  ]

  static let categories = CategoryTree(declared: [
    category("Food/Groceries", .expense), category("Food/Coffee", .expense),
    category("Income/Salary", .income), category("Transfer", .transfer),
  ])

  static func category(_ text: String, _ kind: StatementModel.Category.Kind)
    -> StatementModel.Category
  {
    StatementModel.Category(path: path(text), kind: kind)
  }

  static func path(_ text: String) -> CategoryPath {
    CategoryPath(text) ?? CategoryTree().paths[0]
  }

  /// A transaction from literals; ids are counted, so the first has the smallest.
  static func transaction(
    _ number: UInt64, _ date: String, _ amount: String, _ description: String,
    card: String = "visa-gold", category: String? = nil,
    status: Transaction.Status = .posted, payee: String? = nil, isHidden: Bool = false,
    isTransfer: Bool = false, kind: TransactionKind? = nil, tags: [String] = [],
    note: String? = nil, file: String = "march.csv"
  ) throws -> Transaction {
    var details = TransactionDetails()
    details.kind = kind
    details.tags = tags
    details.note = note
    return Transaction(
      id: TransactionID(high: number << 32, low: 0), card: CardID(card), status: status,
      purchaseDate: try day(date), postingDate: nil, amount: try money(amount),
      description: description, payee: payee, category: category.map(path),
      isHidden: isHidden, isTransfer: isTransfer, sourceFile: file,
      sourceLine: Int(number) + 1, details: details)
  }

  static func book() throws -> [Transaction] {
    [
      try transaction(
        1, "2026-03-02", "-82.15 USD", "WHOLE FOODS #552", category: "Food/Groceries"),
      try transaction(
        2, "2026-03-02", "-4.5 USD", "SQ *BLUE BOTTLE", category: "Food/Coffee",
        payee: "Blue Bottle", tags: ["work"], note: "with Dana"),
      try transaction(
        3, "2026-03-09", "12.15 USD", "WHOLE FOODS refund", category: "Food/Groceries"),
      try transaction(4, "2026-03-10", "-1234.56 USD", "Unknown | shop"),
      try transaction(5, "2026-03-11", "300 USD", "From a friend"),
      try transaction(6, "2026-03-12", "20.00 USD", "Returned shoes", kind: .refund),
      try transaction(7, "2026-03-13", "500 USD", "PAYMENT THANK YOU", kind: .payment),
      try transaction(8, "2026-03-14", "-700 USD", "To savings", isTransfer: true),
      try transaction(9, "2026-03-15", "-9.99 USD", "Secret", category: "Shopping", isHidden: true),
      try transaction(
        10, "2026-03-16", "-15 USD", "PENDING CAFE", category: "Food/Coffee", status: .pending),
      try transaction(11, "2026-03-17", "-1 USD", "FUEL HOLD", status: .withdrawn),
      try transaction(
        12, "2026-03-20", "-250 ILS", "שופרסל דיל", card: "leumi", category: "Food/Groceries"),
      try transaction(13, "2026-03-21", "4000 USD", "ACME PAYROLL", category: "Income/Salary"),
      try transaction(14, "2026-02-10", "-60 USD", "WHOLE FOODS #552", category: "Food/Groceries"),
      try transaction(
        15, "2026-02-11", "-30 EUR", "=HYPERLINK(\"x\")", card: "lost", category: "Shopping"),
    ]
  }

  static func input(_ transactions: [Transaction]) throws -> ReportInput {
    ReportInput(
      transactions: transactions, cards: cards, categories: categories,
      locale: try ReportLocale("en-GB"), asOf: try day("2026-03-31"))
  }
}
