import BookIndex
import StatementModel

/// What new statements change of a card, computed from the days that they touch alone.
///
/// An optimisation: the result is that of the whole function, or there is none. It is for cards of
/// one source whose rows name no others, and on which no person has decided; all else is evaluated
/// whole.
struct CardIncrement {
  /// A statement that the index has, with what decides of its rows.
  struct Known {
    var statement: LiveStatement
    var facts: [RowFact]
  }

  /// The clusters of the days concerned as they were.
  let before: IdentityResult
  /// And as they are with the new statements.
  let after: IdentityResult
  let state: CardState
  /// By new statement: how many of its rows were not looked at, since others say the same.
  var knownElsewhere: [StatementCounts.RowCountKey: Int] = [:]

  /// - Parameters:
  ///   - known: The statements so far, without their rows.
  ///   - new: With their rows.
  ///   - state: Of the statements so far.
  ///   - rows: Reads the rows of a known statement, by its place.
  init?<Failure: Error>(
    card: CardID, known: [Known], new: [LiveStatement], state: CardState,
    rows: (Int) throws(Failure) -> [StatementRow]
  ) throws(Failure) {
    let newFacts = new.map { $0.rows.map(RowFact.init) }
    guard !known.isEmpty, Self.isPlain(known, new, newFacts),
      // What is counted anew in each file is found by holding the files against each other.
      !new.contains(where: { IDProof.isCounted($0.rows) })
    else { return nil }
    // A new statement may end so late that what waits before it is withdrawn.
    let reached = Self.withdrawn(state.open, by: new)
    guard
      let window = EvaluationWindow(
        rows: known.map(\.facts) + newFacts, new: newFacts, open: reached)
    else { return nil }
    // Read whole: what has rows of these days, and what has an id of the new rows, since it
    // bears witness on them. A lone statement has proved nothing yet.
    let ids = Set(newFacts.joined().compactMap(\.id))
    var statements = new
    for (place, statement) in known.enumerated() {
      let isNear = statement.facts.contains { fact in
        window.days.contains(fact.day)
          || fact.id.map(ids.contains) ?? false
      }
      var whole = statement.statement
      if isNear || known.count == 1 { whole.rows = try rows(place) }
      statements.append(whole)
    }
    let isNew = Set(new.map { NewKey($0) })
    statements.sort(by: LiveStatement.canonicallyBefore)
    let added = Set(statements.indices.filter { isNew.contains(NewKey(statements[$0])) })
    let earlier = statements.indices.filter { !added.contains($0) }.map { statements[$0] }
    let keys = RowKeys(card: card, statements: statements)
    let earlierKeys = keys.without(added)
    let proof = IDProof(
      balance: Self.changed(
        state.balance, by: IDProof(statements: statements, keys: keys),
        over: IDProof(statements: earlier, keys: earlierKeys)),
      restarting: state.restarting)
    let proofBefore = IDProof(balance: state.balance, restarting: state.restarting)
    // Another verdict on a source's ids concerns all its rows.
    for source in Set(statements.map(\.source))
    where proof.trusts(source) != proofBefore.trusts(source) { return nil }
    let days = DayRanges([window.days])
    before = Identity.evaluate(
      statements: earlier, keys: earlierKeys, within: days, proof: proofBefore)
    after = Identity.evaluate(
      statements: statements, keys: keys, within: days, proof: proof)
    // Which of several is pointed out can depend on all of them.
    guard before.possibleDuplicates.isEmpty, after.possibleDuplicates.isEmpty else { return nil }
    let untouched = state.open.filter { !days.contains($0.day) }
    self.state = CardState(
      proof: proof, open: untouched + CardState.open(in: after))
  }

  /// The days of rows that may be withdrawn since new statements end so late.
  static func withdrawn(_ open: [CardState.Open], by new: [LiveStatement]) -> [Int32] {
    open.filter { waiting in
      new.contains { statement in
        guard let end = statement.to?.dayNumber else { return false }
        return waiting.waitingSince + Int32(Clustering.SettlementRule.dayWindow) <= end
      }
    }.map(\.day)
  }

  private struct NewKey: Hashable {
    var fileHash: String
    var ordinal: Int

    init(_ statement: LiveStatement) {
      fileHash = statement.fileHash
      ordinal = statement.ordinal
    }
  }

  /// Whether nothing in the rows reaches beyond a few days.
  private static func isPlain(
    _ known: [Known], _ new: [LiveStatement], _ newFacts: [[RowFact]]
  ) -> Bool {
    var source: String?
    for statement in known.map(\.statement) + new {
      guard source == nil || source == statement.source else { return false }
      source = statement.source
    }
    var hasLone = false
    var hasBoth = false
    for fact in (known.map(\.facts) + newFacts).joined()
    where !fact.isPending && fact.hasPurchaseDate {
      if fact.hasPostingDate { hasBoth = true } else { hasLone = true }
    }
    return !(hasLone && hasBoth)
  }

  static func changed(
    _ balance: [String: IDProof.Balance], by now: IDProof, over before: IDProof
  ) -> [String: IDProof.Balance] {
    var changed = balance
    for source in Set(now.balance.keys).union(before.balance.keys) {
      let (one, other) = (now.balance[source] ?? (0, 0), before.balance[source] ?? (0, 0))
      let old = balance[source] ?? (0, 0)
      changed[source] = (
        old.agreements + one.agreements - other.agreements,
        old.contradictions + one.contradictions - other.contradictions
      )
    }
    return changed
  }
}
