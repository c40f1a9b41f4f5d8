import BookIndex
import StatementModel

@testable import BookKeeping

/// A card whose statements come a few at a time: each step is taken by the days that it touches
/// where that is sure, and held against the whole function.
struct IncrementWalk {
  static let card = CardID("card")

  /// How many steps were taken.
  private(set) var all = 0
  /// How many of them by days.
  private(set) var byDays = 0
  /// The first difference that was found.
  private(set) var fault: String?

  private var taken: [LiveStatement] = []

  /// What a book holds of a card: its transactions by id, each with its rows and why they are in.
  private struct Held: Equatable {
    var transactions: [TransactionID: [String]] = [:]
    var aliases: Set<TransactionAlias> = []
    var doubts: Set<[TransactionID]> = []

    init(_ result: IdentityResult) {
      for (cluster, id) in zip(result.clusters, result.shownIDs) where !cluster.isDeleted {
        transactions[id] =
          cluster.members.map { member in
            let statement = result.statements[member.reference.statement]
            let record = statement.rows[member.reference.row].record
            return "\(statement.fileHash.suffix(4)) \(record) \(member.evidence)"
          } + ["withdrawn: \(cluster.isWithdrawn)"]
      }
      aliases = Set(Book.aliases(result))
      doubts = Set(
        result.possibleDuplicates.map { [result.shownIDs[$0.first], result.shownIDs[$0.second]] })
    }
  }

  /// - Parameters:
  ///   - statements: In the order in which they come.
  ///   - size: How many of them come at a time, at most.
  init(_ statements: [LiveStatement], size: Int = 2) {
    guard let first = statements.first else { return }
    taken = [first]
    var whole = Identity.evaluate(card: Self.card, statements: taken)
    var next = 1
    while next < statements.count, fault == nil {
      let new = Array(statements[next..<min(statements.count, next + 1 + next % size)])
      next += new.count
      let increment = CardIncrement(
        card: Self.card, known: taken.map(Self.known), new: new, state: CardState(whole)
      ) { taken[$0].rows }
      let before = Held(whole)
      taken += new
      whole = Identity.evaluate(card: Self.card, statements: taken)
      all += 1
      guard let increment else { continue }
      byDays += 1
      fault = Self.fault(of: increment, on: before, whole)
    }
  }

  /// A statement as the index tells of it, without its rows.
  static func known(_ statement: LiveStatement) -> CardIncrement.Known {
    CardIncrement.Known(
      statement: LiveStatement(
        fileHash: statement.fileHash, ordinal: statement.ordinal, source: statement.source,
        currency: statement.currency, from: statement.from, to: statement.to,
        pendingCount: statement.pendingCount, hasPosted: statement.hasPosted),
      facts: statement.rows.map(RowFact.init))
  }

  /// Where a step by days comes to something else than the whole does.
  private static func fault(
    of increment: CardIncrement, on held: Held, _ whole: IdentityResult
  ) -> String? {
    var held = held
    let (before, after) = (Held(increment.before), Held(increment.after))
    for (id, rows) in before.transactions {
      guard held.transactions.removeValue(forKey: id) == rows else {
        return "the days had something else"
      }
    }
    held.transactions.merge(after.transactions) { _, new in new }
    held.aliases = held.aliases.subtracting(before.aliases).union(after.aliases)
    let expected = Held(whole)
    guard held == expected else {
      return "by days:\n\(held)\nwhole:\n\(expected)"
    }
    let (state, wanted) = (increment.state, CardState(whole))
    return state.text == wanted.text
      ? nil : "state \(state.text), of the whole \(wanted.text)"
  }
}
