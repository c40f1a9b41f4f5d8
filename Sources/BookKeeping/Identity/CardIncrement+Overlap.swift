import BookIndex
import StatementModel

/// A new statement that says again what is known already, and a few new things.
extension CardIncrement {
  /// A statement without its rows, and what these come to day by day.
  struct Digested {
    var statement: LiveStatement
    var digest: RowDigest
  }

  /// So often days are added that turn out to hang on those judged.
  private static let attempts = 3

  /// - Parameters:
  ///   - known: The statements so far.
  ///   - new: The statement that came.
  ///   - rows: Of that.
  ///   - state: Of the statements so far.
  ///   - facts: Tells of the rows of all known statements on some days.
  ///   - read: Reads the rows of a known statement, by its place, on some days.
  init?<Failure: Error>(
    card: CardID, known: [Digested], overlapping new: Digested, rows: NewRows<Failure>,
    state: CardState, facts: (DayRanges) throws(Failure) -> [[RowFact]],
    read: (Int, DayRanges) throws(Failure) -> [StatementRow]
  ) throws(Failure) {
    guard var overlap = OverlapDays(known, new), !rows.mayBeCounted(new.digest.rowCount) else {
      return nil
    }
    let source = new.statement.source
    let proofBefore = IDProof(balance: state.balance, restarting: state.restarting)
    // Ids of no use are known to be none; what they contradict is not.
    guard !overlap.hasIDs || proofBefore.trusts(source) else { return nil }
    // What it lists as it was is not withdrawn.
    overlap.touch(
      Self.withdrawn(state.open, by: [new.statement]).filter { overlap.same[$0] == nil })
    guard
      let days = try Self.days(
        judged: &overlap, known, new, rows: rows, facts: facts)
    else { return nil }
    // Each statement with its rows of these days.
    let wanted = new.digest.days.reduce(0) { $0 + (days.contains($1.day) ? $1.count : 0) }
    guard wanted * 4 <= known.reduce(0, { $0 + $1.digest.rowCount }) else { return nil }
    var elsewhere = IDsElsewhere(counts: overlap.hasIDs ? overlap.same : [:])
    var statements: [LiveStatement] = []
    for (place, statement) in known.enumerated() {
      let isNear = statement.digest.days.contains { days.contains($0.day) }
      statements.append(statement.part(of: isNear ? try read(place, days) : []))
      elsewhere.add(statement.statement, statement.digest, judged: days)
    }
    elsewhere.add(new.statement, new.digest, judged: days)
    statements.sort(by: LiveStatement.canonicallyBefore)
    let earlier = statements
    let part = new.part(of: try rows.rows(days))
    let place =
      earlier.firstIndex { LiveStatement.canonicallyBefore(part, $0) } ?? earlier.count
    statements.insert(part, at: place)
    let keys = RowKeys(card: card, statements: statements)
    let earlierKeys = keys.without([place])
    var balance = Self.changed(
      state.balance, by: IDProof(statements: statements, keys: keys),
      over: IDProof(statements: earlier, keys: earlierKeys))
    // On each other day every id agrees with those that begin on another day.
    let agreements = overlap.hasIDs ? overlap.agreements(without: days) : 0
    if agreements > 0 { balance[source, default: (0, 0)].agreements += agreements }
    let proof = IDProof(balance: balance, restarting: state.restarting)
    guard proof.trusts(source) == proofBefore.trusts(source) else { return nil }
    let within = overlap.hasIDs ? elsewhere : nil
    before = Identity.evaluate(
      statements: earlier, keys: earlierKeys, within: days, proof: proofBefore, elsewhere: within)
    after = Identity.evaluate(
      statements: statements, keys: keys, within: days, proof: proof, elsewhere: within)
    guard before.possibleDuplicates.isEmpty, after.possibleDuplicates.isEmpty, !before.isUnsure,
      !after.isUnsure
    else { return nil }
    let untouched = state.open.filter { !days.contains($0.day) }
    self.state = CardState(proof: proof, open: untouched + CardState.open(in: after))
    knownElsewhere = [.init(new.statement): new.digest.rowCount - wanted]
  }

  /// The days to be judged: those touched, from break to break, and with them all whose ids stand on
  /// them too.
  private static func days<Failure: Error>(
    judged overlap: inout OverlapDays, _ known: [Digested], _ new: Digested,
    rows: NewRows<Failure>, facts: (DayRanges) throws(Failure) -> [[RowFact]]
  ) throws(Failure) -> DayRanges? {
    guard overlap.gap <= EvaluationWindow.widestGap else { return nil }
    let listed = Set((known + [new]).flatMap { $0.digest.days.map(\.day) })
    for _ in 0..<attempts {
      // Which of what waits may be settled on which days.
      let looked = DayRanges(OverlapWindows.waitingDays(near: overlap.touched, overlap))
      var knownFacts = try facts(looked)
      var newFacts = try rows.facts(looked)
      guard
        let windows = OverlapWindows(
          around: overlap.touched, rows: knownFacts + [newFacts], overlap,
          unsure: overlap.unsure(of: listed))
      else { return nil }
      guard overlap.hasIDs else { return windows.days }
      // All days on which statements may say something else are looked at as well.
      let more = DayRanges(
        listed.filter {
          !looked.contains($0) && (windows.days.contains($0) || overlap.same[$0] == nil)
        }.map { $0...$0 })
      for (place, facts) in try facts(more).enumerated() { knownFacts[place] += facts }
      newFacts += try rows.facts(more)
      let hanging = try HangingDays(
        judged: windows.days, overlap, known: zip(known, knownFacts).map { ($0.digest, $1) },
        new: newFacts,
        others: { () throws(Failure) in
          let others = new.digest.days.map(\.day).filter { !windows.days.contains($0) }
          return try rows.facts(DayRanges(others.map { $0...$0 }))
        }
      ).days
      if hanging.isEmpty { return windows.days }
      overlap.touch(hanging)
    }
    return nil
  }
}

extension CardIncrement.Digested {
  /// The statement with the rows of some days.
  fileprivate func part(of rows: [StatementRow]) -> LiveStatement {
    var part = LiveStatement(
      fileHash: statement.fileHash, ordinal: statement.ordinal, source: statement.source,
      currency: statement.currency, from: statement.from, to: statement.to,
      pendingCount: digest.pendingCount, hasPosted: digest.pendingCount < digest.rowCount,
      rows: rows)
    part.daySum = (
      digest.days.reduce(0) { $0 + Int64($1.day) * Int64($1.count) }, Int64(digest.rowCount)
    )
    return part
  }

  /// Whether it is judged before another one.
  func isBefore(_ other: Self) -> Bool {
    LiveStatement.canonicallyBefore(part(of: []), other.part(of: []))
  }

  /// Whether what both list alike is shown at this one, and not at the other.
  func isOlder(than other: Self) -> Bool {
    let isFirst = isBefore(other)
    let both = [part(of: []), other.part(of: [])]
    let ages = ShownAges.of(isFirst ? both : both.reversed())
    return (ages[0] < ages[1]) == isFirst
  }
}

extension OverlapDays {
  var gap: Int32 { extent.gap }

  /// How many agreements of ids the new statement adds on days that are not judged.
  func agreements(without judged: DayRanges) -> Int {
    agreeing.reduce(0) { $0 + (judged.contains($1.key) ? 0 : (same[$1.key] ?? 0) * $1.value) }
  }
}
