import BookIndex
import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// Judging new statements by the days they touch gives what the whole function gives.
struct CardIncrementTests {
  static let card = CardID("card")

  /// What a book holds of a card: its transactions by id, each with its rows and why they are in.
  private struct Held {
    var transactions: [TransactionID: Set<String>] = [:]
    var aliases: Set<TransactionAlias> = []

    init(_ result: IdentityResult) {
      for (cluster, id) in zip(result.clusters, result.shownIDs) where !cluster.isDeleted {
        transactions[id] = Set(
          cluster.members.map { member in
            let statement = result.statements[member.reference.statement]
            let record = statement.rows[member.reference.row].record
            return "\(statement.fileHash.suffix(4)) \(record) \(member.evidence)"
          } + ["withdrawn: \(cluster.isWithdrawn)"])
      }
      aliases = Set(Book.aliases(result))
    }

    mutating func change(_ increment: CardIncrement) {
      let (before, after) = (Held(increment.before), Held(increment.after))
      for (id, rows) in before.transactions {
        #expect(transactions[id] == rows, "the days had something else")
        transactions[id] = nil
      }
      transactions.merge(after.transactions) { _, new in new }
      aliases = aliases.subtracting(before.aliases).union(after.aliases)
    }
  }

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

  private func known(_ statement: LiveStatement) -> CardIncrement.Known {
    CardIncrement.Known(
      statement: LiveStatement(
        fileHash: statement.fileHash, ordinal: 0, source: statement.source, currency: .usd,
        from: statement.from, to: statement.to, pendingCount: statement.pendingCount,
        hasPosted: statement.hasPosted),
      facts: statement.rows.map(RowFact.init))
  }

  /// Takes the statements one or two at a time and compares after each step.
  ///
  /// - Returns: How many steps were taken by days, of how many.
  private func walk(_ statements: [LiveStatement], _ name: String) -> (byDays: Int, all: Int) {
    var taken: [LiveStatement] = [statements[0]]
    var whole = Identity.evaluate(card: Self.card, statements: taken)
    var held = Held(whole)
    var state = CardState(whole)
    var steps = (byDays: 0, all: 0)
    var next = 1
    while next < statements.count {
      let new = Array(statements[next..<min(statements.count, next + 1 + next % 2)])
      next += new.count
      let increment = CardIncrement(
        card: Self.card, known: taken.map(known), new: new, state: state
      ) { taken[$0].rows }
      taken += new
      whole = Identity.evaluate(card: Self.card, statements: taken)
      let expected = Held(whole)
      steps.all += 1
      if let increment {
        steps.byDays += 1
        held.change(increment)
        #expect(held.transactions == expected.transactions, "\(name), step \(steps.all)")
        #expect(held.aliases == expected.aliases, "\(name), step \(steps.all)")
        #expect(increment.state.text == CardState(whole).text, "\(name), step \(steps.all)")
        let isDoubtful = whole.possibleDuplicates.contains { pair in
          [pair.first, pair.second].contains { cluster in
            whole.clusters[cluster].members.contains { member in
              let hash = whole.statements[member.reference.statement].fileHash
              return new.contains { $0.fileHash == hash }
            }
          }
        }
        #expect(!isDoubtful, "\(name), step \(steps.all)")
      }
      held = expected
      state = CardState(whole)
    }
    return steps
  }

  @Test(arguments: [RandomHistory.IDs.stable, .none, .restarting, .rewritten])
  func `by days as by the whole, in any order`(_ ids: RandomHistory.IDs) {
    var steps = (byDays: 0, all: 0)
    for seed in UInt64(1)...8 {
      let own = walk(statements(seed, ids), "seed \(seed)")
      steps = (steps.byDays + own.byDays, steps.all + own.all)
    }
    // Else nothing was compared.
    #expect(steps.byDays * 5 > steps.all, "\(steps)")
  }

  @Test func `rows that name others are judged with the whole card`() {
    for seed in UInt64(1)...4 {
      var history = RandomHistory(seed: seed, ids: .correcting)
      let steps = walk(history.cut(), "seed \(seed)")
      #expect(steps.byDays < steps.all)
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
      card: Self.card, known: first.map(known),
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
    for damaged in ["", "1", "2||", "1|csv,x,1|", "1||5", "1||5:x"] {
      #expect(CardState(damaged) == nil, "\(damaged)")
    }
  }
}
