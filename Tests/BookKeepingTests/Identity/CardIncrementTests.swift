import BookIndex
import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// Judging new statements by the days they touch gives what the whole function gives.
struct CardIncrementTests {
  static let card = CardID("card")

  /// Overlapping statements, the last days of each partly pending and without ids, as banks show
  /// them until they post.
  private func statements(_ seed: UInt64, _ ids: RandomHistory.IDs) -> [LiveStatement] {
    var history = RandomHistory(seed: seed, ids: ids, days: 100)
    var random = SeededGenerator(seed: seed &* 97)
    return history.cut(days: 100).map { statement in
      guard let end = statement.to else { return statement }
      let rows = statement.rows.map { row in
        var row = row
        let isLate = row.keyDate.days(to: end) < 3
        if isLate, row.details.installment == nil, Int.random(in: 0..<3, using: &random) == 0 {
          row.status = .pending
          row.purchaseDate = row.purchaseDate ?? row.postingDate
          row.postingDate = nil
          row.nativeID = nil
          if Int.random(in: 0..<4, using: &random) == 0 { row.description += " HOLD" }
        }
        return row
      }
      return LiveStatement(
        fileHash: statement.fileHash, ordinal: 0, source: "csv", currency: .usd,
        from: statement.from, to: statement.to, rows: rows)
    }
  }

  @Test(arguments: [RandomHistory.IDs.stable, .none, .rewritten])
  func `by days as by the whole, in any order`(_ ids: RandomHistory.IDs) {
    var steps = (byDays: 0, all: 0)
    for seed in UInt64(1)...8 {
      let walk = IncrementWalk(statements(seed, ids))
      #expect(walk.fault == nil, "seed \(seed)")
      steps = (steps.byDays + walk.byDays, steps.all + walk.all)
    }
    // Else nothing was compared.
    #expect(steps.byDays * 5 > steps.all, "\(steps)")
  }

  @Test func `rows counted anew in each file are judged with the whole card`() {
    for seed in UInt64(1)...4 {
      let walk = IncrementWalk(statements(seed, .restarting))
      #expect(walk.fault == nil, "seed \(seed)")
      #expect(walk.byDays < walk.all)
    }
  }

  @Test func `rows that name others are judged with the whole card`() {
    for seed in UInt64(1)...4 {
      var history = RandomHistory(seed: seed, ids: .correcting)
      let walk = IncrementWalk(history.cut())
      #expect(walk.fault == nil, "seed \(seed)")
      #expect(walk.byDays < walk.all)
    }
  }

  @Test func `another verdict on ids concerns the whole card`() {
    let history = RandomHistory(seed: 3, ids: .restarting, days: 100)
    let first = [
      history.statement(from: 0, to: 30, number: 1), history.statement(from: 60, to: 80, number: 2),
    ]
    let whole = Identity.evaluate(card: Self.card, statements: first)
    var trusting = CardState(whole)
    trusting.balance = ["csv": (agreements: 1, contradictions: 0)]
    let increment = CardIncrement(
      card: Self.card, known: first.map(IncrementWalk.known),
      new: [history.statement(from: 85, to: 99, number: 3)], state: trusting
    ) { first[$0].rows }
    #expect(increment == nil)
  }

  @Test func `a card's state is read as it was written`() throws {
    for seed in UInt64(1)...10 {
      let result = Identity.evaluate(card: Self.card, statements: statements(seed, .stable))
      let state = CardState(result)
      let back = try #require(CardState(state.text))
      #expect(back.text == state.text)
      #expect(back.open == state.open)
    }
    for damaged in ["", "2", "1|||", "2|csv,x,1||", "2||5|", "2||5:x|"] {
      #expect(CardState(damaged) == nil, "\(damaged)")
    }
  }
}
