import BookIndex
import StatementModel

/// Links between transactions, and what they do.
extension Book {
  /// A link with its transactions as they stand.
  package struct ShownLink: Sendable {
    package var link: Link
    /// Where the money went out.
    package var source: Transaction
    /// Where it came in.
    package var target: Transaction
  }

  /// All links, those without effect too, and those that a person refused; newest first.
  package func links() throws(BookError) -> [ShownLink] {
    let all = try unlinkedTable()
    let decisions = try linkDecisions(among: all, [])
    var links = LinkFinder.links(among: all, try linkContext(), decisions: decisions)
    var last: [LinkPair: LinkDecision] = [:]
    for decision in decisions { last[decision.pair] = decision }
    var wanted = Set(links.flatMap { [$0.source, $0.target] })
    for pair in last.keys { wanted.formUnion([pair.low, pair.high]) }
    var ends = all.picking(all.indices.filter { wanted.contains(all.numbers[$0].id) })
    try linkEffects().apply(to: &ends)
    let shown = Dictionary(ends.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for decision in last.values where decision.kind == nil {
      guard let one = shown[decision.pair.low], let other = shown[decision.pair.high] else {
        continue
      }
      let isOut = one.amount.isNegative
      links.append(
        Link(
          kind: one.card == other.card ? .refund : .transfer, state: .refused,
          source: isOut ? one.id : other.id, target: isOut ? other.id : one.id,
          evidence: [.byPerson]))
    }
    let found = links.compactMap { link -> ShownLink? in
      guard let source = shown[link.source], let target = shown[link.target] else { return nil }
      return ShownLink(link: link, source: source, target: target)
    }
    return found.sorted { one, other in
      let days = [one, other].map { $0.target.date(by: .posting) }
      return (days[1], one.link.source, one.link.target)
        < (days[0], other.link.source, other.link.target)
    }
  }

  /// The links of one transaction.
  package func links(of transaction: Transaction) throws(BookError) -> [ShownLink] {
    try links().filter { $0.link.source == transaction.id || $0.link.target == transaction.id }
  }

  /// The link by which a transaction is what it is, by the id of the other side.
  package func linkSetting(
    _ transaction: Transaction
  ) throws(BookError) -> (category: TransactionID?, transfer: TransactionID?) {
    guard let effect = try linkEffects().byID[transaction.id] else { return (nil, nil) }
    return (
      effect.setsCategory ? effect.other : nil, effect.marksTransfer ? effect.other : nil
    )
  }

  // MARK: Finding

  /// - Parameter cards: All cards that there are statements of, where transactions of all are
  ///   looked at.
  func linkContext(
    of cards: some Sequence<CardID> = EmptyCollection<CardID>()
  ) throws(BookError) -> LinkContext {
    // A text of the bank names a card by what it is called, and not by an id that it was given.
    let known = self.cards.map { card in
      var card = card
      if card.name == card.id.text { card.name = history.names.key(card.id).text }
      return card
    }
    let others = Set(cards).subtracting(known.map(\.id)).sorted()
    return LinkContext(
      cards: known + others.map { Card(id: $0, name: $0.text) }, categories: try categories)
  }

  /// What links come to once evaluations are in the index.
  struct LinkedBook: Sendable {
    var effects: LinkEffects
    /// What the index keeps of them, where it was made already.
    var effectsText: String?
    /// What the index keeps for the next search.
    var holding: String
    /// All transactions, where they were at hand.
    var all: TransactionTable?
  }

  /// What the links do, once the evaluations are in the index.
  ///
  /// - Parameter cards: All cards that there are statements of.
  func linkedBook(
    after evaluations: [CardEvaluation], cards: some Sequence<CardID>
  ) throws(BookError) -> LinkedBook {
    let context = try linkContext(of: cards)
    if let part = try linkPart(after: evaluations, context) { return part }
    return try linkedWhole(after: evaluations, context, cards: cards)
  }

  /// The same by a search of the whole book.
  func linkedWhole(
    after evaluations: [CardEvaluation], _ context: LinkContext, cards: some Sequence<CardID>
  ) throws(BookError) -> LinkedBook {
    // Of a card that was judged by days, or of which months stay, the index has the others.
    let wholes = evaluations.filter { $0.replaced == nil && $0.kept.isEmpty }
    let others = Set(cards).subtracting(wholes.map(\.card))
    var all = TransactionTable()
    if !others.isEmpty {
      all = try staying(IndexQuery(cards: others), after: evaluations)
    }
    all.append(evaluations.map(\.transactions))
    let decisions = try linkDecisions(among: all, evaluations)
    let found = LinkFinder.search(among: all, context, decisions: decisions)
    let effects = LinkEffects(found.links, on: all, categories: context.categories)
    return LinkedBook(
      effects: effects,
      holding: history.edits.links.isEmpty ? found.holding.text(mark: linkMark(context)) : "",
      all: all)
  }

  /// What of the index the evaluations leave as it is.
  ///
  /// - Parameter isInOrder: Whether the order matters.
  func staying(
    _ query: IndexQuery, after evaluations: [CardEvaluation], isInOrder: Bool = true
  ) throws(BookError) -> TransactionTable {
    guard let index else { return TransactionTable() }
    var held = try Self.wrap { () throws(IndexError) in
      try index.table(matching: query, isInOrder: isInOrder)
    }
    let replaced = evaluations.reduce(into: Set<TransactionID>()) { ids, evaluation in
      ids.formUnion(evaluation.replaced?.transactions ?? [])
    }
    let partly = Dictionary(
      evaluations.lazy.filter { !$0.kept.isEmpty }.map { ($0.card, $0) },
      uniquingKeysWith: { first, _ in first })
    if !replaced.isEmpty || !partly.isEmpty {
      Self.keepStaying(of: &held, without: replaced, partly)
    }
    return held
  }

  /// Keeps what of the index still holds.
  ///
  /// - Parameter partly: The cards of which some months stay.
  private static func keepStaying(
    of held: inout TransactionTable, without replaced: Set<TransactionID>,
    _ partly: [CardID: CardEvaluation]
  ) {
    let cards = held.cards
    var last: (card: Int32, day: CalendarDate, isKept: Bool)?
    held.keepAll { numbers, names in
      if replaced.contains(numbers.id) { return false }
      if partly.isEmpty { return true }
      let day = numbers.date(by: .purchase)
      if last?.day != day || last?.card != names.card {
        last = (names.card, day, partly[cards[Int(names.card)]]?.keeps(day) ?? true)
      }
      return last?.isKept == true
    }
  }

  /// A person's words with the transactions that now hold the rows they name.
  private func linkDecisions(
    among all: TransactionTable, _ evaluations: [CardEvaluation]
  ) throws(BookError) -> [LinkDecision] {
    let facts = history.edits.links
    guard !facts.isEmpty else { return [] }
    var resolver = LinkResolver(self, all, evaluations)
    var decisions: [LinkDecision] = []
    for fact in facts {
      guard let one = try resolver.find(fact.first), let other = try resolver.find(fact.second),
        one != other
      else { continue }
      decisions.append(LinkDecision(one, other, kind: LinkKind(rawValue: fact.relation)))
    }
    return decisions
  }
}

/// Finds the transactions that hold the rows which words on links name: by the row's id, else by
/// its place, as edits are.
private struct LinkResolver {
  private let book: Book
  private let shown: Set<TransactionID>
  private var aliases: [TransactionID: TransactionID] = [:]
  private var results: [CardID: IdentityResult] = [:]

  init(_ book: Book, _ all: TransactionTable, _ evaluations: [CardEvaluation]) {
    self.book = book
    shown = Set(all.numbers.map(\.id))
    for evaluation in evaluations {
      if evaluation.replaced == nil { results[evaluation.card] = evaluation.result }
      for alias in evaluation.aliases { aliases[alias.alias] = alias.shown }
    }
    for alias in book.computedAliases where aliases[alias.alias] == nil {
      aliases[alias.alias] = alias.shown
    }
  }

  mutating func find(_ row: LinkFact.Row) throws(BookError) -> TransactionID? {
    if let id = TransactionID(row.row) {
      if shown.contains(id) { return id }
      if let alias = aliases[id], shown.contains(alias) { return alias }
      if let index = book.index {
        let found = try Book.wrap { () throws(IndexError) in
          try index.shownIDs(ofAliases: [id])
        }
        if let alias = found[id], shown.contains(alias) { return alias }
      }
    }
    return try findByPlace(row)
  }

  /// Another reading of the file may have given the row another id.
  private mutating func findByPlace(_ row: LinkFact.Row) throws(BookError) -> TransactionID? {
    let card = CardID(row.card)
    let isLive = book.history.statements.keys.contains {
      $0.card == card && $0.fileHash == row.file
    }
    guard isLive else { return nil }
    let result: IdentityResult
    if let known = results[card] {
      result = known
    } else {
      result = try book.identity(of: card).result
      results[card] = result
    }
    for (cluster, id) in zip(result.clusters, result.shownIDs) {
      for member in cluster.members {
        let statement = result.statements[member.reference.statement]
        if statement.fileHash == row.file,
          statement.rows[member.reference.row].record == row.record
        {
          return shown.contains(id) ? id : nil
        }
      }
    }
    return nil
  }
}
