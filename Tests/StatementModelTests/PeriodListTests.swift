import StatementModel
import TestSupport
import Testing

/// Which periods a transaction belongs to, and which one a person means.
struct PeriodListTests {
  private static func period(
    _ id: String, _ name: String, _ start: String, _ end: String? = nil, automatic: Bool = false
  ) throws -> Period {
    Period(
      id: PeriodID(id), name: name, start: try day(start), end: try end.map(day),
      isAutomatic: automatic)
  }

  private static func list() throws -> PeriodList {
    PeriodList([
      try period("aaaaaa01", "Q1", "2026-01-01", "2026-03-31", automatic: true),
      try period("bbbbbb02", "Vacation", "2026-03-10", "2026-03-20"),
      try period("cccccc03", "New flat", "2026-03-15", automatic: true),
    ])
  }

  @Test(
    arguments: [
      ("2025-12-31", nil, []), ("2026-01-01", nil, ["Q1"]),
      ("2026-03-31", nil, ["Q1", "New flat"]),
      ("2026-03-15", nil, ["Q1", "New flat"]), ("2030-01-01", nil, ["New flat"]),
      ("2030-01-01", "vacation", ["Vacation", "New flat"]),
      ("2026-03-15", "bbbbbb02", ["Vacation", "Q1", "New flat"]),
      ("2026-03-15", "Q1", ["Q1", "New flat"]), ("2026-03-15", "No such", ["Q1", "New flat"]),
    ] as [(String, String?, [String])])
  func `the one assigned, then those whose days hold the date`(
    date: String, assigned: String?, expected: [String]
  ) throws {
    let found = try Self.list().periods(assigned: assigned, on: try day(date))
    #expect(found.map(\.name) == expected)
  }

  @Test(arguments: [
    ("VACATION", "Vacation"), ("bbbbbb", "Vacation"), ("BBBBBB02", "Vacation"),
    ("new  flat", "New flat"),
  ])
  func `names are found in any case, ids by their beginning`(text: String, name: String) throws {
    guard case .found(let period) = try Self.list().search(text) else {
      Issue.record("\(text) is not found")
      return
    }
    #expect(period.name == name)
  }

  @Test func `near misses are told, short beginnings of ids are none`() throws {
    let list = try Self.list()
    #expect(list.search("Vacaton") == .none(meant: "Vacation"))
    #expect(list.search("bbbbb") == .none(meant: nil))
  }

  @Test func `names of signs alone are told apart`() throws {
    let list = PeriodList([
      try Self.period("a1", "🏖", "2026-01-01"), try Self.period("a2", "🎿", "2026-02-01"),
    ])
    #expect(list.named("🎿")?.id == PeriodID("a2"))
    #expect(list.named("🚗") == nil)
  }
}
