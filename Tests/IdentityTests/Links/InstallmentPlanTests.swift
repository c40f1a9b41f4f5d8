import StatementModel
import TestSupport
import Testing

@testable import Identity

/// Parts of purchases put together, case by case.
struct InstallmentPlanTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var book: String
    /// `merchant: parts; what is owed`.
    var expected: [String]

    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "parts dated by their months",
      book: """
        a visa 2026-01-07 -400 ILS STORE | part=1/3
        b visa 2026-02-07 -400 ILS STORE | part=2/3
        """, expected: ["STORE: a1 b2; 3 2026-03 400.00"]),
    Case(
      name: "parts that all bear the day of the purchase",
      book: """
        a visa 2026-01-31 -400 ILS STORE | part=1/3 bought=2026-01-20 charged=2026-02-10
        b visa 2026-01-31 -400 ILS STORE | part=2/3 bought=2026-01-20 charged=2026-03-10
        """, expected: ["STORE: a1 b2; 3 2026-04 400.00"]),
    Case(
      name: "a charge that slips over the end of a month",
      book: """
        a visa 2026-01-30 -400 ILS STORE | part=1/3
        b visa 2026-03-01 -400 ILS STORE | part=2/3
        """, expected: ["STORE: a1 b2; 3 2026-04 400.00"]),
    Case(
      name: "two purchases of one shop in one month, told apart by their amounts",
      book: """
        a visa 2026-01-07 -400 ILS STORE | part=1/2
        b visa 2026-01-09 -90 ILS STORE | part=1/2
        c visa 2026-02-07 -90 ILS STORE | part=2/2
        d visa 2026-02-09 -400 ILS STORE | part=2/2
        """, expected: ["STORE: a1 d2; ", "STORE: b1 c2; "]),
    Case(
      name: "two equal purchases, told apart by the days of purchase",
      book: """
        a visa 2026-02-10 -50 ILS STORE | part=1/2 bought=2026-01-20 charged=2026-02-10
        b visa 2026-02-10 -50 ILS STORE | part=1/2 bought=2026-01-25 charged=2026-02-10
        c visa 2026-03-10 -50 ILS STORE | part=2/2 bought=2026-01-25 charged=2026-03-10
        d visa 2026-03-10 -50 ILS STORE | part=2/2 bought=2026-01-20 charged=2026-03-10
        """, expected: ["STORE: a1 d2; ", "STORE: b1 c2; "]),
    Case(
      name: "the first part bears what does not divide",
      book: """
        a visa 2026-01-07 -633.34 ILS STORE | part=1/3
        b visa 2026-02-07 -633.33 ILS STORE | part=2/3
        """, expected: ["STORE: a1 b2; 3 2026-03 633.33"]),
    Case(
      name: "a purchase of a year later is another",
      book: """
        a visa 2025-01-07 -400 ILS STORE | part=1/2
        b visa 2026-02-07 -400 ILS STORE | part=2/2
        """, expected: ["STORE: a1; ", "STORE: b2; "]),
    Case(
      name: "what was due before the newest day is not owed",
      book: """
        a visa 2026-01-07 -400 ILS STORE | part=1/5
        b visa 2026-04-07 -1 ILS BAKERY
        """, expected: ["STORE: a1; 4 2026-04 400.00, 5 2026-05 400.00"]),
    Case(
      name: "numbers that can be no parts",
      book: """
        a visa 2026-01-07 -400 ILS STORE | part=4/3
        b visa 2026-01-07 -400 ILS STORE | part=1/2000000000
        c visa 2026-01-07 -400 ILS STORE | part=1/1
        """, expected: []),
  ]

  private static func plans(among transactions: [Transaction]) -> [InstallmentPlan] {
    let all = TransactionTable(transactions)
    return InstallmentSearch.plans(among: all, MerchantKeys(of: all) { $0 })
  }

  @Test(arguments: cases)
  func `parts are put together`(_ example: Case) throws {
    let book = try LinkBook(example.book)
    for transactions in [book.transactions, book.transactions.reversed()] {
      let plans = Self.plans(among: transactions)
      let words = plans.map { plan in
        let parts = plan.parts.map { "\(book.names[$0.id] ?? "?")\($0.number)" }
        let owed = plan.owed.map { "\($0.number) \($0.month) \($0.amount.plainText)" }
        return "\(plan.merchant): \(parts.joined(separator: " ")); \(owed.joined(separator: ", "))"
      }
      #expect(words.sorted() == example.expected)
    }
  }

  @Test func `the parts of a purchase come to its total`() throws {
    let book = try LinkBook(
      """
      a visa 2026-01-07 -633.34 ILS STORE | part=1/3
      b visa 2026-02-07 -633.33 ILS STORE | part=2/3
      """)
    let plan = try #require(
      Self.plans(among: book.transactions).first)
    var sum = plan.owedSum
    for part in plan.parts { sum.add(part.amount.amount.magnitude) }
    #expect(sum == plan.total)
    #expect(plan.total.text() == "1900")
    #expect(plan.isEstimated)
  }
}
