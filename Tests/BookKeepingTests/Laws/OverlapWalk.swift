import BookIndex
import StatementModel

@testable import BookKeeping

/// A card whose statements come one at a time, each of which may overlap with those before: the days
/// on which it says nothing new are not judged, and what comes of it is held against the whole.
struct OverlapWalk {
  /// How many statements came after the first.
  private(set) var all = 0
  /// How many of them were judged by the days that they touch.
  private(set) var byDays = 0
  /// How many rows these had that were not looked at.
  private(set) var passedOver = 0
  /// The first difference that was found.
  private(set) var fault: String?

  /// What a book shows of a card.
  private struct Shown {
    var transactions: [TransactionID: Transaction] = [:]
    var aliases: Set<TransactionAlias> = []
    var doubts: Set<[TransactionID]> = []

    init(_ result: IdentityResult) {
      let paths = Dictionary(
        result.statements.map { ($0.fileHash, "\($0.fileHash).csv") },
        uniquingKeysWith: { one, _ in one })
      let builder = TransactionBuilder(card: IncrementWalk.card, shownPaths: paths)
      for (_, made) in builder.transactions(of: result) { transactions[made.id] = made }
      aliases = Set(Book.aliases(result))
      doubts = Set(
        result.possibleDuplicates.map { [result.shownIDs[$0.first], result.shownIDs[$0.second]] })
    }
  }

  /// - Parameter statements: In the order in which they come.
  init(_ statements: [LiveStatement]) {
    guard let first = statements.first else { return }
    var taken = [first]
    var whole = Identity.evaluate(card: IncrementWalk.card, statements: taken)
    for new in statements.dropFirst() where fault == nil {
      all += 1
      let before = whole
      let known = taken
      taken.append(new)
      whole = Identity.evaluate(card: IncrementWalk.card, statements: taken)
      let increment = CardIncrement(
        card: IncrementWalk.card, known: known.map(Self.digested), overlapping: Self.digested(new),
        rows: NewRows(new.rows), state: CardState(before),
        facts: { days in
          known.map { $0.rows.map(RowFact.init).filter { days.contains($0.day) } }
        },
        read: { place, days in
          known[place].rows.filter { days.contains($0.keyDate.dayNumber) }
        })
      guard let increment else { continue }
      byDays += 1
      passedOver += increment.knownElsewhere.values.reduce(0, +)
      fault = Self.fault(of: increment, from: before, to: whole, new)
    }
  }

  private static func digested(_ statement: LiveStatement) -> CardIncrement.Digested {
    CardIncrement.Digested(
      statement: LiveStatement(
        fileHash: statement.fileHash, ordinal: statement.ordinal, source: statement.source,
        currency: statement.currency, from: statement.from, to: statement.to,
        pendingCount: statement.pendingCount, hasPosted: statement.hasPosted),
      digest: RowDigest(statement.rows))
  }

  /// Where a step by days comes to something else than the whole does.
  private static func fault(
    of increment: CardIncrement, from before: IdentityResult, to whole: IdentityResult,
    _ new: LiveStatement
  ) -> String? {
    var held = Shown(before)
    let expected = Shown(whole)
    let (gone, come) = (Shown(increment.before), Shown(increment.after))
    for (id, transaction) in gone.transactions {
      guard held.transactions.removeValue(forKey: id) == transaction else {
        return "the days had something else: \(transaction)"
      }
    }
    held.transactions.merge(come.transactions) { _, new in new }
    for id in Set(held.transactions.keys).union(expected.transactions.keys)
    where held.transactions[id] != expected.transactions[id] {
      return """
        by days: \(held.transactions[id].map { "\($0)" } ?? "none")
        whole: \(expected.transactions[id].map { "\($0)" } ?? "none")
        """
    }
    // As they are written.
    let aliases = held.aliases.subtracting(gone.aliases.subtracting(come.aliases))
      .union(come.aliases.subtracting(gone.aliases))
    guard aliases == expected.aliases else { return "other aliases" }
    guard held.doubts == expected.doubts else { return "other possible duplicates" }
    let (state, wanted) = (increment.state.text, CardState(whole).text)
    guard state == wanted else { return "state \(state), of the whole \(wanted)" }
    return countFault(increment, whole, new)
  }

  private static func countFault(
    _ increment: CardIncrement, _ whole: IdentityResult, _ new: LiveStatement
  ) -> String? {
    let key = StatementCounts.RowCountKey(new)
    let order = { (statement: LiveStatement) in statement.fileHash == new.fileHash ? 1 : 0 }
    var counts = StatementCounts.of(increment.after, order: order)[key]
    counts?.known += increment.knownElsewhere[key] ?? 0
    let wanted = StatementCounts.of(whole, order: order)[key]
    return "\(String(describing: counts))" == "\(String(describing: wanted))"
      ? nil : "counted \(String(describing: counts)), of the whole \(String(describing: wanted))"
  }
}
