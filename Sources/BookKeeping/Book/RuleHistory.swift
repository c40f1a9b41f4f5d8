import RuleEngine
import StatementModel

/// The history of a book as the analyses of rules see it: each transaction with what rules are
/// given of it and with what a person said.
///
/// A subject is made when it is come to, since most analyses need each only once.
package struct RuleHistory: Sequence, Sendable {
  /// Newest first.
  package let transactions: TransactionTable
  let lens: TransactionLens
  /// What a person said, by the ids that transactions are shown by.
  let edits: [TransactionID: Edits.Effect]

  package func makeIterator() -> some IteratorProtocol<RuleSubject> {
    transactions.lazy.map { subject($0) }.makeIterator()
  }

  package var underestimatedCount: Int { transactions.count }

  /// Only the transactions at these places.
  package func at(_ places: [Int]) -> RuleHistory {
    RuleHistory(transactions: transactions.picking(places), lens: lens, edits: edits)
  }

  private func subject(_ transaction: Transaction) -> RuleSubject {
    let effect = edits.isEmpty ? nil : edits[transaction.id]
    var subject = RuleSubject(
      transaction: transaction,
      facts: lens.facts(of: transaction, handTags: effect?.tags ?? []))
    if transaction.categorySource == .person { subject.setByHand.insert(.category) }
    guard let effect else { return subject }
    if effect.values[.payee] != nil { subject.setByHand.insert(.payee) }
    if effect.values[.note] != nil { subject.setByHand.insert(.note) }
    if effect.values[.hidden] != nil { subject.setByHand.insert(.hidden) }
    if effect.values[.period] != nil { subject.setByHand.insert(.period) }
    subject.removedTags = effect.removedTags
    return subject
  }
}

/// What rules can see of a transaction: here the book's cards and its date setting come in.
struct TransactionLens: Sendable {
  let dateBasis: DateBasis
  let accountTypes: [CardID: AccountType]
  private let formerIDs: [CardID: [CardID]]

  init(dateBasis: DateBasis, cards: [Card]) {
    self.dateBasis = dateBasis
    accountTypes = Dictionary(
      cards.compactMap { card in card.type.map { (card.id, $0) } }, uniquingKeysWith: { $1 })
    formerIDs = Dictionary(
      cards.lazy.filter { !$0.formerIDs.isEmpty }.map { ($0.id, $0.formerIDs) },
      uniquingKeysWith: { $1 })
  }

  func facts(of transaction: Transaction, handTags: [String]) -> TransactionFacts {
    facts(
      of: transaction.card, transaction.description, transaction.numbers, transaction.details,
      handTags: handTags)
  }

  func facts(
    of card: CardID, _ description: String, _ numbers: TransactionNumbers,
    _ details: TransactionDetails?, handTags: [String]
  ) -> TransactionFacts {
    var facts = TransactionFacts(description: description)
    facts.card = card
    if !formerIDs.isEmpty { facts.formerCards = formerIDs[card] ?? [] }
    facts.accountType = accountTypes[card]
    facts.amount = numbers.amount
    facts.date = numbers.date(by: dateBasis)
    facts.isPending = numbers.status == .pending
    facts.tags = handTags
    if let details {
      facts.memo = details.memo
      facts.kind = details.kind
      facts.bankCategory = details.bankCategory
      facts.merchantCategoryCode = details.merchantCategoryCode
    }
    return facts
  }
}

extension Book {
  /// The history as the analyses of rules see it.
  package func ruleHistory() throws(BookError) -> RuleHistory {
    RuleHistory(
      transactions: try transactionTable(),
      lens: TransactionLens(dateBasis: configuration.dateBasis, cards: cards),
      edits: try editEffects())
  }

  /// Decides by a rule set; which of its patterns match is known from the snapshot, where that was made
  /// by the same ones.
  package func matcher(of ruleSet: RuleSet) throws(BookError) -> RuleMatcher {
    let matcher = RuleMatcher(ruleSet)
    let snapshot = try snapshot()
    if isUpToDate(madeOf: session.catalog.fingerprint), try ruleSet.patterns == rules.patterns {
      matcher.recall(snapshot.patterns, of: StringInterner(snapshot.transactions.texts))
    }
    return matcher
  }

  /// Every transaction of the history, newest first, with what rules see of it.
  ///
  /// - Throws: `.configuration` where the rules have mistakes.
  package func ruleSubjects() throws(BookError) -> [RuleSubject] {
    _ = try rules
    return Array(try ruleHistory())
  }

  /// The rules files, as the book's rules were read from them.
  ///
  /// - Throws: `.configuration` with the mistakes where the book goes by the rules of the last run, which
  ///   stand on other lines.
  package func ruleSources() throws(BookError) -> [RuleSource] {
    if bookRules.areOfLastRun { _ = try session.catalog.rules(paths, keepsForm: false) }
    return session.catalog.sources
  }

  /// The files of rules that came with the program, by the paths of their sources.
  ///
  /// - Parameter workingDirectory: What the paths are relative to; else as the book shows them.
  package func starterFiles(shownFrom workingDirectory: String? = nil) -> Set<String> {
    let folder = configuration.rulesFolder
    let starters = session.catalog.sources.filter { source in
      FilePath(source.path).relative(to: folder).map { BookTemplate.isStarter($0, source.text) }
        ?? false
    }.map(\.path)
    guard let workingDirectory else { return Set(starters) }
    return Set(
      starters.map { path in
        let absolute = FilePath(path).absolute(from: paths.root)
        return FilePath(absolute).relative(to: workingDirectory) ?? absolute
      })
  }

  /// What a person's edits come to, by the id that their transaction is shown by.
  ///
  /// An edit is found by the id of its row, which the snapshot knows. Evaluating every card anew, as
  /// `provenance(of:)` does for one, would also find a row that another reading of its file gave
  /// another id.
  private func editEffects() throws(BookError) -> [TransactionID: Edits.Effect] {
    let edits = history.edits
    guard !edits.isEmpty else { return [:] }
    let rows = edits.entries.map { entry in entry.edited.flatMap { TransactionID($0.row) } }
    let shown = try snapshot().shownIDs(of: Set(rows.compactMap(\.self)))
    var places: [TransactionID: [Int]] = [:]
    for (place, row) in rows.enumerated() {
      if let row, let id = shown[row] { places[id, default: []].append(place) }
    }
    return places.mapValues(edits.effect)
  }

  /// How the rules come to their decision on a transaction, whatever a person has said of it.
  package func explain(_ transaction: Transaction) throws(BookError) -> RuleTrace {
    let lens = TransactionLens(dateBasis: configuration.dateBasis, cards: cards)
    let matcher = try matcher(of: rules)
    let trace = matcher.trace(lens.facts(of: transaction, handTags: []))
    // Rules see tags set by hand: those of the transaction that no rule gives.
    let given = trace.decision.tags.map(\.value)
    let byHand = transaction.details.tags.filter { !given.contains($0) }
    return byHand.isEmpty
      ? trace : matcher.trace(lens.facts(of: transaction, handTags: byHand))
  }

  /// Keeps the rules that a run decided by; failing to is no failure of the run.
  package func keepRulesOfRun() throws(BookError) {
    try LastRunRules(paths).keep({ () throws(BookError) in try rules }, of: session.catalog)
  }
}
