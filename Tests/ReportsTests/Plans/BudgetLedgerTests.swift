import StatementModel
import TestSupport
import Testing

@testable import Reports

/// How budgets stand: rounds, what is carried, pace, and what counts.
struct BudgetLedgerTests {
  private static func budget(
    _ category: String?, _ limit: String, _ span: Budget.Span = .month, rollsOver: Bool = false,
    since: String? = nil
  ) throws -> Budget {
    Budget(
      category: category.map(Sample.path), span: span, limit: try money(limit),
      rollsOver: rollsOver, since: try since.map { try day($0) })
  }

  private static func ledger(
    _ budgets: [Budget], asOf: String = "2026-03-12", _ transactions: [Transaction]? = nil,
    periods: [Period] = []
  ) throws -> BudgetLedger {
    var input = try Sample.input(try transactions ?? Sample.book())
    input.asOf = try day(asOf)
    input.budgets = budgets
    input.periods = PeriodList(periods)
    return BudgetLedger(input)
  }

  @Test
  func `a category counts with those below it, refunds lower it, other currencies stand apart`()
    throws
  {
    let ledger = try Self.ledger([try Self.budget("Food", "100 USD")], asOf: "2026-03-31")
    let now = try #require(ledger.accounts[0].current)
    // 82.15 + 4.50 - 12.15; pending 15.
    #expect(now.spent.text() == "74.5")
    #expect(now.pending.text() == "15")
    #expect(now.left.text() == "25.5")
    #expect(now.count == 3)
    #expect(now.others[.ils].text() == "250")
    #expect(now.state == .onPace)
    #expect(now.pace(.standard) == "75 % spent")
    #expect(ledger.accounts[0].rounds.map(\.first.description) == ["2026-02-01", "2026-03-01"])
  }

  @Test func `everything counts all spending and nothing else`() throws {
    let ledger = try Self.ledger([try Self.budget(nil, "2000 USD")], asOf: "2026-03-31")
    let spent = SpendingLedger(
      TransactionTable(try Sample.book()), categories: Sample.categories, basis: .purchase
    ).report(for: Month(year: 2026, month: 3))[.usd]?.spent
    #expect(ledger.accounts[0].current?.spent == spent)
  }

  @Test func `the pace tells the part of the budget and of the time`() throws {
    let ledger = try Self.ledger([try Self.budget("Food", "120 USD")])
    let now = try #require(ledger.accounts[0].current)
    #expect(now.pace(.standard) == "62 % spent at 39 % of the month")
    #expect(now.state == .ahead)
    #expect(now.share == 621)
    #expect(now.elapsed == 387)
  }

  @Test(arguments: [("44.49", "44"), ("44.5", "45"), ("-0.4", "0"), ("99.96", "100")])
  func `a share is rounded once`(_ spent: String, _ percent: String) throws {
    let bought = try Sample.transaction(
      1, "2026-03-10", spent.hasPrefix("-") ? "0.4 USD" : "-\(spent) USD", "x", category: "Food")
    let ledger = try Self.ledger([try Self.budget("Food", "100 USD")], [bought])
    let now = try #require(ledger.accounts[0].current)
    #expect(now.pace(.standard) == "\(percent) % spent at 39 % of the month")
  }

  @Test func `what is left rolls over exactly, overspending too`() throws {
    let book = try (1...5).map { month in
      try Sample.transaction(
        UInt64(month), "2026-0\(month)-10", month == 2 ? "-25.25 USD" : "-3.1 USD", "x",
        category: "Food")
    }
    let ledger = try Self.ledger(
      [try Self.budget("Food", "10 USD", rollsOver: true, since: "2026-01-20")],
      asOf: "2026-05-31", book)
    let rounds = ledger.accounts[0].rounds
    #expect(rounds.map { $0.carried.text() } == ["0", "6.9", "-8.35", "-1.45", "5.45"])
    #expect(rounds.map { $0.left.text() } == ["6.9", "-8.35", "-1.45", "5.45", "12.35"])
    #expect(rounds[1].state == .passed)
    #expect(rounds[2].share == 1879)
  }

  @Test(arguments: [
    (Budget.Span.week, "2026-03-09", "2026-03-15"), (.month, "2026-03-01", "2026-03-31"),
    (.quarter, "2026-01-01", "2026-03-31"), (.year, "2026-01-01", "2026-12-31"),
  ])
  func `rounds begin where people expect`(
    _ span: Budget.Span, _ first: String, _ last: String
  ) throws {
    let now = try #require(
      try Self.ledger([try Self.budget("Food", "100 USD", span)]).accounts[0].current)
    #expect(now.first.description == first)
    #expect(now.last?.description == last)
  }

  @Test func `a period has one round, by date or by what was assigned`() throws {
    let periods = [
      Period(
        id: PeriodID("1"), name: "Trip", start: try day("2026-03-02"), end: try day("2026-03-08"),
        isAutomatic: true),
      Period(id: PeriodID("2"), name: "Open", start: try day("2026-01-01")),
    ]
    let ledger = try Self.ledger(
      [
        try Self.budget("Food", "100 USD", .period("trip")),
        try Self.budget("Food", "100 USD", .period("Open")),
        try Self.budget("Food", "100 USD", .period("Gone")),
      ], periods: periods)
    #expect(ledger.accounts[0].current?.spent.text() == "86.65")
    #expect(ledger.accounts[1].current?.spent.text() == "0")
    #expect(ledger.accounts[1].current?.elapsed == nil)
    #expect(ledger.accounts[2].current == nil)
    #expect(ledger.withoutPeriod.map(\.span.words) == ["Gone"])
  }

  @Test func `what passes a budget is told once`() throws {
    let budgets = [try Self.budget("Food", "80 USD"), try Self.budget("Shopping", "80 USD")]
    let before = try Self.ledger(budgets, Array(try Sample.book().dropFirst()))
    let after = try Self.ledger(budgets, asOf: "2026-03-08")
    #expect(
      after.passed(since: before).map { $0.words(.standard) } == [
        "Food: 86.65 of 80.00 USD in March 2026"
      ])
    #expect(after.passed(since: after).isEmpty)
  }

  @Test func `the sum of all rounds is all spending, and carried is what was left`() throws {
    var random = SeededGenerator(seed: 9)
    for _ in 0..<20 {
      var book: [Transaction] = []
      for number in 0..<60 {
        let date = CalendarDate(dayNumber: Int32(20_000 + Int.random(in: 0...500, using: &random)))
        let cents = Int.random(in: -9_999...999, using: &random)
        guard cents != 0 else { continue }
        book.append(
          try Sample.transaction(
            UInt64(number + 1), date.description,
            "\(cents < 0 ? "-" : "")\(cents.magnitude / 100).\(cents.magnitude % 100) USD", "x",
            category: "Food"))
      }
      for span in [Budget.Span.week, .month, .quarter, .year] {
        let ledger = try Self.ledger(
          [try Self.budget("Food", "50 USD", span, rollsOver: true)], asOf: "2027-06-01", book)
        let rounds = ledger.accounts[0].rounds
        var sum = DecimalSum()
        for transaction in book { sum.subtract(transaction.amount.amount) }
        var spent = DecimalSum()
        for round in rounds { spent.add(round.spent) }
        #expect(spent == sum)
        for (one, next) in zip(rounds, rounds.dropFirst()) {
          #expect(next.carried == one.left)
          #expect(one.last.map { $0.adding(days: 1) } == next.first)
        }
      }
    }
  }

  @Test func `a book without budgets or transactions has none`() throws {
    #expect(try Self.ledger([]).accounts.isEmpty)
    var input = try Sample.input([])
    input.asOf = nil
    input.budgets = [try Self.budget("Food", "5 USD")]
    #expect(BudgetLedger(input).accounts.isEmpty)
  }
}
