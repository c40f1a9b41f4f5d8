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

  /// What a period is compared with.
  struct Before: CustomTestStringConvertible {
    var start: String
    var end: String?
    var asOf: String?
    var expected: String?
    var isAutomatic = true
    var testDescription: String { "\(start) to \(end ?? "…") as of \(asOf ?? "the end")" }
  }

  @Test(arguments: [
    Before(start: "2026-03-10", end: "2026-03-14", expected: "2026-03-05 2026-03-09"),
    Before(start: "2026-03-10", end: "2026-03-10", expected: "2026-03-09 2026-03-09"),
    // Whole months: those before, however long.
    Before(start: "2026-04-01", end: "2026-06-30", expected: "2026-01-01 2026-03-31"),
    Before(start: "2026-03-01", end: "2026-03-31", expected: "2026-02-01 2026-02-28"),
    Before(start: "2026-01-01", end: "2026-12-31", expected: "2025-01-01 2025-12-31"),
    // While it goes on, as much of them as has passed.
    Before(
      start: "2026-04-01", end: "2026-06-30", asOf: "2026-04-10",
      expected: "2026-01-01 2026-01-10"),
    Before(
      start: "2026-03-01", end: "2026-03-31", asOf: "2026-03-30",
      expected: "2026-02-01 2026-02-28"),
    Before(start: "2026-03-10", end: "2026-03-14", asOf: "2026-03-09"),
    Before(start: "2026-03-10", end: "2026-03-14", isAutomatic: false), Before(start: "2026-03-10"),
    Before(start: "0001-01-01", end: "0001-01-31", asOf: "2026-01-01"),
  ])
  func `the days before a period are as many, or whole months`(_ c: Before) throws {
    let period = try Self.period("a", "A", c.start, c.end, automatic: c.isAutomatic)
    let days = period.daysBefore(asOf: try c.asOf.map(day))
    #expect(days.map { "\($0.lowerBound) \($0.upperBound)" } == c.expected)
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
