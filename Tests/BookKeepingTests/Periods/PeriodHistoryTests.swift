import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// What journals say of periods, replayed.
struct PeriodHistoryTests {
  private static func entry(
    _ fact: JournalFacts, _ clock: Int, _ device: String = "desk"
  ) -> JournalEntry {
    JournalEntry(
      fact, id: Journal.entryID(device: device, clock: clock), device: device, clock: clock,
      time: "")
  }

  private static func made(
    _ name: String, _ start: String, _ end: String? = nil, at clock: Int, on device: String = "desk"
  ) throws -> JournalEntry {
    let draft = PeriodDraft(name: name, start: try day(start), end: try end.map(day))
    return entry(.period(PeriodFact(making: draft)), clock, device)
  }

  private static func changed(
    _ id: String, at clock: Int, on device: String = "desk", _ set: (inout PeriodChange) -> Void
  ) -> JournalEntry {
    var change = PeriodChange()
    set(&change)
    return entry(.period(PeriodFact(change, of: PeriodID(id))), clock, device)
  }

  private static func periods(_ entries: [JournalEntry]) -> [Period] {
    let merged = Journal.merged(entries)
    return PeriodHistory(merged, undone: Edits.undone(merged)).list.all
  }

  @Test func `a period is what it was made as and changed to`() throws {
    let vacation = try Self.made("Vacation", "2026-07-01", "2026-07-14", at: 1)
    let last = try day("2026-07-16")
    let found = Self.periods([
      vacation,
      Self.changed(vacation.id, at: 2) {
        $0.name = "Summer"
        $0.isAutomatic = true
      },
      Self.changed(vacation.id, at: 3) { $0.end = .some(last) },
    ])
    #expect(
      found == [
        Period(
          id: PeriodID(vacation.id), name: "Summer", start: try day("2026-07-01"), end: last,
          isAutomatic: true)
      ])
  }

  @Test func `of each property the last word in merged order counts, whatever came first`() throws {
    let vacation = try Self.made("Vacation", "2026-07-01", at: 1)
    let entries = [
      vacation, Self.changed(vacation.id, at: 3, on: "desk") { $0.name = "By desk" },
      Self.changed(vacation.id, at: 2, on: "lap") {
        $0.name = "By lap"
        $0.isAutomatic = true
      },
    ]
    for order in [entries, entries.reversed()] {
      let found = try #require(Self.periods(order).first)
      #expect(found.name == "By desk")
      #expect(found.isAutomatic)
    }
  }

  @Test func `two devices that make one of an equal name have two`() throws {
    let found = Self.periods([
      try Self.made("Vacation", "2026-07-01", at: 4, on: "desk"),
      try Self.made("Vacation", "2026-07-01", at: 4, on: "lap"),
    ])
    #expect(found.count == 2)
    #expect(Set(found.map(\.id)).count == 2)
    let list = PeriodList(found)
    let marks = found.map(list.mark)
    #expect(marks.first == "Vacation")
    #expect(marks.last == found.last?.id.text)
    for (period, mark) in zip(found, marks) { #expect(list.assignedPeriod(mark) == period) }
    #expect(list.search("vacation") == .several(found))
  }

  @Test func `who deletes a period deletes it, and undoing brings it back`() throws {
    let vacation = try Self.made("Vacation", "2026-07-01", at: 1)
    let deleted = Self.entry(.period(PeriodFact(deleting: PeriodID(vacation.id))), 2, "desk")
    let renamed = Self.changed(vacation.id, at: 3, on: "lap") { $0.name = "Summer" }
    #expect(Self.periods([vacation, deleted, renamed]).isEmpty)
    let undone = Self.entry(.undone(UndoTarget(edits: [deleted.id])), 4)
    #expect(Self.periods([vacation, deleted, renamed, undone]).map(\.name) == ["Summer"])
    let redone = Self.entry(.redone(UndoTarget(edits: [deleted.id])), 5)
    #expect(Self.periods([vacation, deleted, renamed, undone, redone]).isEmpty)
  }

  @Test func `days that contradict each other leave the days as they are`() throws {
    let vacation = try Self.made("Vacation", "2026-07-01", "2026-07-14", at: 1)
    let (late, early) = (try day("2026-07-20"), try day("2026-07-10"))
    let found = Self.periods([
      vacation, Self.changed(vacation.id, at: 2, on: "desk") { $0.end = .some(early) },
      Self.changed(vacation.id, at: 3, on: "lap") {
        $0.start = late
        $0.name = "Later"
      },
    ])
    let period = try #require(found.first)
    #expect(period.end == early)
    #expect(period.start < early)
    #expect(period.name == "Later")
  }

  @Test(arguments: [
    PeriodFact(name: nil, start: "2026-07-01"), PeriodFact(name: "x", start: "soon"),
    PeriodFact(id: "no such", name: "x"),
  ])
  func `what makes no sense is passed over`(_ fact: PeriodFact) {
    #expect(Self.periods([Self.entry(.period(fact), 1)]).isEmpty)
  }

  @Test func `an end before the start, as only a damaged journal has it, is the start`() throws {
    let fact = PeriodFact(name: "x", start: "2026-07-10", end: "2026-07-01")
    let found = try #require(Self.periods([Self.entry(.period(fact), 1)]).first)
    #expect(found.end == found.start)
  }
}

extension PeriodFact {
  fileprivate init(id: String? = nil, name: String?, start: String? = nil, end: String? = nil) {
    self.init(deleting: PeriodID(""))
    self.id = id
    self.name = name
    self.start = start
    self.end = end
    deleted = nil
  }
}
