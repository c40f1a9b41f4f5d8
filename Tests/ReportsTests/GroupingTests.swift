import StatementModel
import TestSupport
import Testing

@testable import Reports

struct GroupingTests {
  static func list(_ grouping: Grouping, _ change: (inout ListRequest) throws -> Void = { _ in })
    throws -> ListReport
  {
    var request = ListRequest()
    request.grouping = grouping
    request.locale = try ReportLocale("en-GB")
    try change(&request)
    return ListReport(
      try Sample.book(), cards: Sample.cards, categories: Sample.categories, request: request)
  }

  static func headers(_ grouping: Grouping) throws -> [String] {
    try list(grouping) { $0.today = try day("2026-03-21") }.groups.map(\.header)
  }

  @Test func `dates are newest first, with today and yesterday`() throws {
    #expect(
      try Self.headers(.date).prefix(4) == [
        "Today", "Yesterday", "16 March 2026", "15 March 2026",
      ])
  }

  @Test func `longer spans are newest first`() throws {
    #expect(try Self.headers(.month) == ["March 2026", "February 2026"])
    #expect(try Self.headers(.quarter) == ["Q1 2026"])
    #expect(try Self.headers(.year) == ["2026"])
    #expect(
      try Self.headers(.week) == [
        "16/03/2026 – 22/03/2026", "09/03/2026 – 15/03/2026", "02/03/2026 – 08/03/2026",
        "09/02/2026 – 15/02/2026",
      ])
  }

  @Test func `weeks begin on the locale's day`() throws {
    let list = try Self.list(.week) { $0.locale = try ReportLocale("en-US") }
    #expect(list.groups.map(\.header).last == "02/08/2026 – 02/14/2026")
  }

  @Test func `cards are by name, unknown ones last`() throws {
    #expect(try Self.headers(.card) == ["Visa Gold ···4417", "לאומי קארד", "Unknown card"])
  }

  @Test func `categories are by spending, uncategorized last`() throws {
    #expect(
      try Self.headers(.category) == [
        "Food/Groceries", "Food/Coffee", "Shopping", "Income/Salary", "Uncategorized",
      ])
  }

  @Test func `merchants are one whatever the case of their names`() throws {
    let transactions = [
      try Sample.transaction(1, "2026-01-02", "-1 USD", "Joes"),
      try Sample.transaction(2, "2026-01-01", "-5 USD", "JOES"),
      try Sample.transaction(3, "2026-01-01", "-2 USD", "X", payee: "Ann"),
    ]
    var request = ListRequest()
    request.grouping = .merchant
    let list = ListReport(
      transactions, cards: [], categories: CategoryTree(), request: request)
    #expect(list.groups.map(\.header) == ["Joes", "Ann"])
  }

  @Test func `a transaction stands under each of its tags, and is counted once`() throws {
    let transactions = [
      try Sample.transaction(1, "2026-01-02", "-1 USD", "A", tags: ["b", "a"]),
      try Sample.transaction(2, "2026-01-02", "-1 USD", "B"),
    ]
    var request = ListRequest()
    request.grouping = .tag
    let list = ListReport(
      transactions, cards: [], categories: CategoryTree(), request: request)
    #expect(list.groups.map(\.header) == ["a", "b", "No tags"])
    #expect(list.totals.count == 2)
  }

  @Test func `pending is totalled apart, withdrawn nowhere`() throws {
    let list = try Self.list(.none) { $0.filter.includesGone = true }
    #expect(list.groups.count == 1)
    #expect(list.groups[0].indices.count == 15)
    #expect(list.groups[0].totals.count == 13)
    #expect(list.pending.totals.map(\.total).map { $0.text() } == ["-15"])
    #expect(list.totals[.usd]?.total.text(minimumDecimals: 2) == "2740.95")
    #expect(list.totals[.ils]?.total.text() == "-250")
  }

  struct SortCase: CustomTestStringConvertible {
    var sorting: Sorting
    var expected: [Int]
    var testDescription: String { sorting.rawValue }
  }

  @Test(arguments: [
    SortCase(sorting: .newestFirst, expected: [3, 1, 2, 0]),
    SortCase(sorting: .date, expected: [0, 1, 2, 3]),
    SortCase(sorting: .amount, expected: [2, 1, 0, 3]),
    SortCase(sorting: .largestFirst, expected: [3, 1, 0, 2]),
    SortCase(sorting: .merchant, expected: [2, 3, 1, 0]),
  ])
  func `sorts within a group`(_ c: SortCase) throws {
    let transactions = [
      try Sample.transaction(1, "2026-01-01", "-5 USD", "delta"),
      try Sample.transaction(2, "2026-01-02", "-5 USD", "Charlie"),
      try Sample.transaction(3, "2026-01-02", "-100 USD", "alpha"),
      try Sample.transaction(4, "2026-01-03", "20 USD", "Bravo"),
    ]
    var request = ListRequest()
    request.sorting = c.sorting
    let list = ListReport(transactions, cards: [], categories: CategoryTree(), request: request)
    #expect(list.indices == c.expected)
  }
}
