import StatementModel
import Testing

@testable import BookKeeping

/// Exports that overlap, and what waits or is doubtful on days of which they say nothing new.
struct OverlapCaseTests {
  /// Rows of a day each, with ids of their own where they are posted.
  private struct Told {
    var day: Int
    var text = "METRO"
    var cents: Int64 = -300
    var id: String?
    var isPending = false
  }

  /// So much of other things on each day that what is in question is a small part of it.
  private static func others(_ days: ClosedRange<Int>) -> [Told] {
    days.flatMap { day in
      (0..<9).map {
        Told(day: day, text: "SHOP \($0)", cents: -1_000 - Int64($0), id: "S\(day)-\($0)")
      }
    }
  }

  private static func statement(
    _ number: Int, _ days: ClosedRange<Int>, without gap: Int? = nil, _ told: [Told]
  ) -> LiveStatement {
    let rows = (others(days).filter { $0.day != gap } + told).sorted { $0.day < $1.day }
    return LiveStatement(
      fileHash: TrueHistory.hash(7, number), ordinal: 0, source: "csv", currency: .usd,
      from: TrueHistory.date(days.lowerBound), to: TrueHistory.date(days.upperBound),
      rows: rows.enumerated().map { place, row in
        StatementRow(
          record: place + 1, span: SourceSpan(line: place + 2, offset: place * 40, length: 40),
          status: row.isPending ? .pending : .posted,
          amount: ExactDecimal(units: row.cents, scale: 2) ?? .zero,
          purchaseDate: TrueHistory.date(row.day),
          postingDate: row.isPending ? nil : TrueHistory.date(row.day), description: row.text,
          nativeID: row.id)
      })
  }

  @Test func `what waits everywhere is passed over`() {
    let waiting = Told(day: 38, isPending: true)
    let walk = OverlapWalk([
      Self.statement(1, 0...40, [waiting]),
      Self.statement(2, 0...41, [waiting, Told(day: 3, text: "CAFE", cents: -470, id: "C")]),
    ])
    #expect(walk.fault == nil)
    #expect(walk.byDays == 1)
    // The days with something new alone are judged.
    #expect(walk.passedOver == 9 * 40 + 1)
  }

  @Test func `what another statement settled, which does not list it, is judged`() {
    let waiting = Told(day: 38, isPending: true)
    let posted = Told(day: 42, id: "M")
    let walk = OverlapWalk([
      Self.statement(1, 0...40, [waiting]), Self.statement(2, 39...43, [posted]),
      Self.statement(3, 0...45, [waiting, posted]), Self.statement(4, 0...46, [waiting, posted]),
    ])
    #expect(walk.fault == nil)
    #expect(walk.byDays == 3)
  }

  @Test func `what another statement withdrew, which does not list it, is judged`() {
    let waiting = Told(day: 80, isPending: true)
    let walk = OverlapWalk([
      Self.statement(1, 0...90, [waiting]), Self.statement(2, 91...98, []),
      Self.statement(3, 0...99, [waiting]),
    ])
    #expect(walk.fault == nil)
    #expect(walk.byDays == 2)
  }

  @Test(arguments: [0, 19])
  func `what becomes doubtful with a day that one statement lacks is told`(_ begin: Int) {
    // The one lists the purchase under another day, and nothing of its own.
    let posted = Told(day: 18, text: "METRO 12", id: "M")
    let waiting = Told(day: 20, text: "TAXI", isPending: true)
    let settled = Told(day: 21, text: "TAXI", id: "T")
    let walk = OverlapWalk([
      Self.statement(1, 0...40, [posted]), Self.statement(2, 0...41, without: 18, [waiting]),
      Self.statement(3, begin...42, begin > 18 ? [settled] : [posted, settled]),
    ])
    #expect(walk.fault == nil)
  }
}
