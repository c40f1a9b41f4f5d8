import BookIndex
import RuleEngine
import StatementModel

/// New statements judged by the days that they touch, where that surely gives what the whole card
/// would give.
extension Book {
  /// The index holds something else than what was to be replaced.
  struct IncrementRefused: Error {}

  /// Evaluates the cards that are touched.
  ///
  /// - Parameters:
  ///   - cards: Those of which statements came or went and nothing else changed; they may be judged
  ///     by the days touched, and months that stay as they are be left out.
  ///   - isForIndex: Whether what comes out is written into the index.
  func evaluate(
    _ plan: UpdatePlan, byDays cards: Set<CardID> = [], isForIndex: Bool = false
  ) throws(BookError) -> [CardEvaluation] {
    guard !plan.touched.isEmpty else { return [] }
    let decider = Decider(
      rules: try rules, dateBasis: configuration.dateBasis, cards: self.cards,
      renames: history.edits.renames)
    let plain = asBefore(cards, plan)
    var evaluations: [CardEvaluation] = []
    for card in plan.touched.sorted() {
      if plain.contains(card), let evaluation = try increment(card, plan, decider: decider) {
        evaluations.append(evaluation)
      } else {
        let known = isForIndex && cards.contains(card) ? try knownSums(of: card) : nil
        evaluations.append(
          try evaluate(
            card, statements: plan.statements[card] ?? [], source: plan.source, decider: decider,
            sums: isForIndex ? KnownSums(sums: known) : nil))
      }
    }
    for hit in decider.limitHits {
      remarks.append(
        Diagnostic(
          .warning, BookFact.limitHit(pattern: hit.pattern, times: hit.count), at: hit.location))
    }
    return evaluations
  }

  /// What new statements change of a card; nothing where the whole card must be evaluated.
  private func increment(
    _ card: CardID, _ plan: UpdatePlan, decider: Decider
  ) throws(BookError) -> CardEvaluation? {
    guard let index, let planned = plan.statements[card],
      let text = try Self.wrap({ () throws(IndexError) in
        try index.value(for: Self.stateKey(card))
      })
    else { return nil }
    let added = Set(plan.added)
    let old = planned.filter { !added.contains($0.key) }
    // A state that was made of other statements says nothing of these.
    let mark = Self.stateMark(old.map(\.key), type: decider.accountType(of: card))
    guard text.hasPrefix(mark), let state = CardState(String(text.dropFirst(mark.count))) else {
      return nil
    }
    let new = planned.filter { added.contains($0.key) }
    var increment = try overlap(card, old, new, plan, state)
    if increment == nil { increment = try fewDays(card, old, new, plan, state) }
    guard let increment,
      let edits = history.edits.surelyAssigned(in: increment.after, card: card)
    else { return nil }
    let before = increment.before
    let change = FirstChange(
      from: .init(result: before, edits: history.edits.assigned(in: before, card: card)),
      to: .init(result: increment.after, edits: edits), by: Self.builder(of: card, planned))
    var evaluation = decided(
      increment.after, of: card, edits: edits, statements: planned, decider: decider,
      state: increment.state, without: change.isAsBefore)
    evaluation.replaced = .init(
      transactions: change.gone, staying: change.staying, days: change.days,
      aliases: Self.aliases(before), firstChange: change.day)
    evaluation.knownElsewhere = increment.knownElsewhere
    return evaluation
  }

  /// The days on which a new statement says something new, where it says much that is known.
  private func overlap(
    _ card: CardID, _ old: [PlannedStatement], _ new: [PlannedStatement], _ plan: UpdatePlan,
    _ state: CardState
  ) throws(BookError) -> CardIncrement? {
    guard let index, releasesRows, new.count == 1, let statement = new.first,
      let packed = plan.packed[statement.key],
      // What was said of its rows before they came is not found without them.
      !history.edits.entries.contains(where: { $0.edited?.file == statement.key.fileHash })
    else { return nil }
    let digests = try Self.wrap { () throws(IndexError) in
      try index.rowDigests(of: old.map(\.key))
    }
    var known: [CardIncrement.Digested] = []
    for (statement, digest) in zip(old, digests) {
      guard let digest else { return nil }
      known.append(digested(statement, digest))
    }
    let earlier = EarlierRows(index: index, held: plan.source.read[statement.key]?.known)
    return try CardIncrement(
      card: history.names.key(card), known: known, overlapping: digested(statement, packed.digest),
      rows: try NewRows(packed), state: state,
      facts: { (days) throws(BookError) in
        try Self.wrap { () throws(IndexError) in try earlier.facts(of: old.map(\.key), on: days) }
      },
      read: { (place, days) throws(BookError) in
        try Self.wrap { () throws(IndexError) in try earlier.rows(of: old[place].key, on: days) }
      })
  }

  private func digested(
    _ statement: PlannedStatement, _ digest: RowDigest
  ) -> CardIncrement.Digested {
    CardIncrement.Digested(
      statement: liveStatement(
        statement, pendingCount: digest.pendingCount,
        hasPosted: digest.pendingCount < digest.rowCount), digest: digest)
  }

  /// The days that new statements touch, where they bring little.
  private func fewDays(
    _ card: CardID, _ old: [PlannedStatement], _ new: [PlannedStatement], _ plan: UpdatePlan,
    _ state: CardState
  ) throws(BookError) -> CardIncrement? {
    guard let index else { return nil }
    let few = new.map(\.indexed.rowCount).reduce(0, +)
    // Where much is new, the whole card costs hardly more.
    guard few * 4 <= old.map(\.indexed.rowCount).reduce(0, +) else { return nil }
    let packed = try Self.wrap { () throws(IndexError) in
      try index.rowFacts(of: old.map(\.key))
    }
    let known = zip(old, packed).map { statement, facts in
      let pending = facts?.count { $0.isPending } ?? 0
      return CardIncrement.Known(
        statement: liveStatement(
          statement, pendingCount: pending, hasPosted: pending < facts?.count ?? 0),
        facts: facts ?? [])
    }
    var read: [LiveStatement] = []
    for statement in new {
      read.append(liveStatement(statement, rows: try plan.source.rows(of: statement.key)))
    }
    return try CardIncrement(
      card: history.names.key(card), known: known, new: read, state: state
    ) { (place) throws(BookError) in try plan.source.rows(of: old[place].key) }
  }

  /// Those of some cards of which nothing changed but that statements came, and on which no person
  /// said anything that reaches beyond a few days.
  private func asBefore(_ cards: Set<CardID>, _ plan: UpdatePlan) -> Set<CardID> {
    guard !cards.isEmpty else { return [] }
    var plain = cards.intersection(plan.added.map(\.card))
    plain.subtract(plan.removed.map(\.card))
    plain.subtract(history.edits.decisions.keys)
    for fact in history.edits.links {
      plain.subtract([CardID(fact.first.card), CardID(fact.second.card)])
    }
    // Rows that came in as another card's have further names.
    if !history.names.isEmpty {
      plain = plain.filter { card in
        let key = history.names.key(card)
        return (plan.statements[card] ?? []).allSatisfy { $0.fact.recordedCard ?? key == key }
      }
    }
    // Of an earlier version of the file it is told what the new one lacks, whatever its days.
    var places: [String: Set<String>] = [:]
    for item in history.liveImports { places[item.fact.path, default: []].insert(item.fact.hash) }
    for key in plan.added {
      guard let path = history.statements[key]?.file.path else { continue }
      if places[path, default: []].count > 1 { plain.remove(key.card) }
    }
    return plain
  }

  func knownSums(of card: CardID) throws(BookError) -> MonthSums? {
    guard let index else { return nil }
    let text = try Self.wrap { () throws(IndexError) in try index.value(for: Self.sumsKey(card)) }
    return text.flatMap { MonthSums($0) }
  }

  /// The key under which the index keeps what a card's months said.
  static func sumsKey(_ card: CardID) -> String { "months:\(card.text)" }

  /// The key under which the index keeps a card's state.
  static func stateKey(_ card: CardID) -> String { "card:\(card.text)" }

  /// What a state begins with: a hash of the statements that it was made of, and of what rules see
  /// of the card.
  private static func stateMark(_ statements: [StatementKey], type: AccountType?) -> String {
    var hash = StableHash()
    hash.add(type?.name ?? "")
    for key in statements.sorted() {
      hash.add(key.fileHash)
      hash.add(Int64(key.ordinal))
    }
    return String(hash.value.high, radix: 16) + "|"
  }

  /// Writes an evaluation, of a whole card or of some days.
  ///
  /// - Parameter sums: What the index knows of the card's months.
  static func write(
    _ evaluation: CardEvaluation, of statements: [PlannedStatement], sums: MonthSums?,
    with writer: inout IndexWriter
  ) throws {
    let card = evaluation.card
    if let replaced = evaluation.replaced {
      let touched = try writer.replaceTransactions(
        ofCard: card, replaced.transactions, with: evaluation.transactions,
        beside: replaced.staying, on: replaced.days)
      guard let touched else { throw IncrementRefused() }
      try writer.setValue(sums?.without(touched).text, for: sumsKey(card))
      let (old, new) = (Set(replaced.aliases), Set(evaluation.aliases))
      try writer.changeAliases(
        ofCard: card, removing: old.subtracting(new), adding: new.subtracting(old))
    } else {
      let isAsBefore = try writer.replaceTransactions(
        ofCard: card, with: evaluation.transactions, parted: evaluation.parted,
        keeping: evaluation.kept)
      guard isAsBefore else { throw IncrementRefused() }
      try writer.setValue(evaluation.sums?.text, for: sumsKey(card))
      try writer.replaceAliases(ofCard: card, with: evaluation.aliases)
      // By days nothing is doubtful, and what is so elsewhere stays so.
      try writer.setValue(evaluation.doubtsText, for: doubtsMark(of: card))
    }
    try writer.setValue(
      stateMark(statements.map(\.key), type: evaluation.accountType) + evaluation.state.text,
      for: stateKey(card))
  }
}
