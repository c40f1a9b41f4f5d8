import StatementModel
import TestSupport
import Testing

@testable import Reports

struct SpendingReportTests {
  struct RoleCase: CustomTestStringConvertible {
    var name: String
    var amount = "-5 USD"
    var category: String?
    var kind: TransactionKind?
    var isHidden = false
    var isTransfer = false
    var status = Transaction.Status.posted
    var source = DecisionSource.none
    var expected: SpendingRole
    var testDescription: String { name }
  }

  @Test(arguments: [
    RoleCase(name: "charge", category: "Food", expected: .spending),
    RoleCase(name: "refund by category", amount: "5 USD", category: "Food", expected: .spending),
    RoleCase(name: "uncategorized charge", expected: .spending),
    RoleCase(name: "uncategorized refund", amount: "5 USD", kind: .refund, expected: .spending),
    RoleCase(name: "uncategorized money in", amount: "5 USD", expected: .uncategorizedInflow),
    RoleCase(
      name: "refund of an uncategorized charge", amount: "5 USD", source: .link,
      expected: .spending),
    RoleCase(name: "income", amount: "5 USD", category: "Income/Salary", expected: .income),
    RoleCase(name: "transfer by category", category: "Transfer", expected: .transfer),
    RoleCase(name: "transfer below", category: "Transfer/Savings", expected: .transfer),
    RoleCase(name: "transfer by rule", category: "Food", isTransfer: true, expected: .transfer),
    RoleCase(name: "transfer by statement", kind: .transfer, expected: .transfer),
    RoleCase(name: "categorized in spite", category: "Food", kind: .transfer, expected: .spending),
    RoleCase(name: "payment received", amount: "5 USD", kind: .payment, expected: .payment),
    RoleCase(
      name: "payment in an expense category", amount: "5 USD", category: "Food", kind: .payment,
      expected: .payment),
    RoleCase(name: "bill paid", kind: .payment, expected: .spending),
    RoleCase(name: "fee", kind: .fee, expected: .spending),
    RoleCase(name: "hidden", category: "Food", isHidden: true, expected: .hidden),
    RoleCase(name: "undeclared category", category: "Pets", expected: .spending),
    RoleCase(name: "withdrawn", category: "Food", status: .withdrawn, expected: .gone),
  ])
  func `tells what a transaction counts as`(_ c: RoleCase) throws {
    var transaction = try Sample.transaction(
      1, "2026-01-01", c.amount, "x", category: c.category, status: c.status,
      isHidden: c.isHidden, isTransfer: c.isTransfer, kind: c.kind)
    transaction.categorySource = c.source
    let judge = SpendingJudge(Sample.categories, of: TransactionTable([transaction]))
    #expect(judge.role(at: 0) == c.expected)
  }

  static func report(_ month: Int) throws -> SpendingReport {
    SpendingLedger(
      TransactionTable(try Sample.book()), categories: Sample.categories, basis: .purchase
    )
    .report(for: Month(year: 2026, month: month))
  }

  @Test func `adds charges minus refunds by category and currency`() throws {
    let report = try Self.report(3)
    #expect(report.sections.map(\.currency) == [.usd, .ils])
    let dollars = try #require(report.sections.first)
    #expect(dollars.lines.map(\.name) == ["Food/Groceries", "Food/Coffee", "Uncategorized"])
    #expect(dollars.lines.map { $0.spent.text() } == ["70", "4.5", "1214.56"])
    #expect(dollars.lines.map(\.count) == [2, 1, 2])
    #expect(dollars.lines.map(\.share) == [54, 3, 942])
    #expect(dollars.spent.text() == "1289.06")
  }

  @Test func `compares with the month before, where there is one`() throws {
    let march = try #require(try Self.report(3).sections.first)
    #expect(march.lines.map { $0.change?.text() } == ["10", "4.5", "1214.56"])
    #expect(march.change?.text() == "1229.06")
    let february = try Self.report(2)
    #expect(february.sections.allSatisfy { $0.change == nil })
    #expect(february.sections.flatMap(\.lines).allSatisfy { $0.change == nil })
  }

  @Test func `shows apart what is no spending`() throws {
    let report = try Self.report(3)
    #expect(
      report.apart.map(\.role) == [
        .income, .uncategorizedInflow, .transfer, .payment, .hidden,
      ])
    #expect(
      report.apart.map { $0.totals[.usd]?.total.text() } == [
        "4000", "300", "-700", "500", "-9.99",
      ])
    #expect(report.pending[.usd]?.total.text() == "-15")
  }

  @Test func `has no share where refunds exceed charges`() throws {
    let transactions = [
      try Sample.transaction(1, "2026-01-01", "-5 USD", "x", category: "Food"),
      try Sample.transaction(2, "2026-01-02", "9 USD", "y", category: "Shopping"),
    ]
    let report = SpendingLedger(
      TransactionTable(transactions), categories: CategoryTree(), basis: .purchase
    )
    .report(for: Month(year: 2026, month: 1))
    #expect(report.sections.first?.spent.text() == "-4")
    #expect(report.sections.first?.lines.map(\.share) == [nil, nil])
  }

  @Test func `survives a share beyond any number`() throws {
    let transactions = [
      try Sample.transaction(1, "2026-01-01", "-999999999999999 USD", "x", category: "Food"),
      try Sample.transaction(2, "2026-01-02", "999999999999998 USD", "y", category: "Shopping"),
      try Sample.transaction(3, "2026-01-02", "0.99999999999999 USD", "z", category: "Health"),
    ]
    let report = SpendingLedger(
      TransactionTable(transactions), categories: CategoryTree(), basis: .purchase
    )
    .report(for: Month(year: 2026, month: 1))
    #expect(report.sections.first?.spent.text() == "0.00000000000001")
    #expect(report.sections.first?.lines.first?.share == nil)
  }

  @Test func `is empty for a month without transactions`() throws {
    let report = try Self.report(5)
    #expect(report.sections.isEmpty)
    #expect(report.apartTable == nil)
  }

  @Test func `keeps any number of currencies apart`() throws {
    let codes = (0..<40).map { "C\($0 % 20)X" }
    let transactions = try codes.enumerated().map { number, code in
      try Sample.transaction(
        UInt64(number + 1), "2026-01-01", "-\(number) \(code)", "x", category: "Food")
    }
    let ledger = SpendingLedger(
      TransactionTable(transactions), categories: CategoryTree(), basis: .purchase)
    let report = ledger.report(for: Month(year: 2026, month: 1))
    #expect(report.sections.count == 20)
    for number in 0..<20 {
      let currency = try #require(Currency(code: "C\(number)X"))
      #expect(report[currency]?.spent.text() == "\(2 * number + 20)")
      #expect(report[currency]?.count == 2)
    }
    var sums = CurrencyTotals()
    for transaction in transactions.reversed() { sums.add(transaction.amount, as: .spending) }
    sums.sort(by: ledger.currencyOrder)
    #expect(sums.totals.map(\.currency) == ledger.currencies)
    #expect(sums.totals.allSatisfy { sums[$0.currency] == $0 })
  }
}
