import StatementModel
import TestSupport
import Testing

@testable import Reports

/// Lists by period, and of one period.
struct PeriodGroupingTests {
  private static func period(
    _ id: String, _ name: String, _ start: String, _ end: String?, automatic: Bool = false
  ) throws -> Period {
    Period(
      id: PeriodID(id), name: name, start: try day(start), end: try end.map { try day($0) },
      isAutomatic: automatic)
  }

  private static func periods() throws -> PeriodList {
    PeriodList([
      try period("00000000000000a1", "Q1", "2026-01-01", "2026-03-31", automatic: true),
      try period("00000000000000a2", "Vacation", "2026-03-10", "2026-03-12"),
      try period("00000000000000a3", "New flat", "2026-03-01", nil, automatic: true),
    ])
  }

  private static func transactions() throws -> [Transaction] {
    var all = [
      try Sample.transaction(1, "2026-03-11", "-10 USD", "HOTEL"),
      try Sample.transaction(2, "2026-02-02", "-20 USD", "RENT"),
      try Sample.transaction(3, "2025-12-30", "-30 USD", "FIREWORKS"),
      try Sample.transaction(4, "2026-07-30", "-40 USD", "FERRY"),
    ]
    all[0].details.period = "vacation"
    all[3].details.period = "Summer"
    return all
  }

  private static func list(_ wanted: [String] = []) throws -> ListReport {
    var request = ListRequest()
    request.grouping = .period
    request.periods = try periods()
    request.filter.periods = wanted
    request.locale = try ReportLocale("en-GB")
    return ListReport(
      try transactions(), cards: [], categories: CategoryTree(), request: request)
  }

  @Test func `a transaction stands under each of its periods, and is counted once`() throws {
    let list = try Self.list()
    #expect(
      list.groups.map(\.header) == [
        "Vacation (10/03/2026 – 12/03/2026)", "New flat (01/03/2026 – …)",
        "Q1 (01/01/2026 – 31/03/2026)", "Summer", "No period",
      ])
    #expect(list.groups.map(\.indices) == [[0], [3, 0], [0, 1], [3], [2]])
    #expect(list.totals.count == 4)
    #expect(list.totals[.usd]?.total.text() == "-100")
  }

  @Test(arguments: [
    (["Vacation"], [0]), (["VACATION", "q1"], [0, 1]), (["00000000000000a3"], [3, 0]),
    (["summer"], [3]), (["Winter"], []),
  ])
  func `a list may be of some periods`(_ wanted: [String], _ shown: [Int]) throws {
    #expect(try Self.list(wanted).indices == shown)
  }
}
