import BookIndex
import Identity
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
    let decisions = try linkDecisions(among: all, [:])
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

  /// What links come to.
  struct LinkedBook {
    var effects: LinkEffects
    /// All transactions, before links act on them.
    var all: TransactionTable
  }

  /// Gathers the transactions of all cards, among which links are then looked for.
  struct Linking {
    private let book: Book
    private var all = TransactionTable()
    private var texts = StringInterner()
    /// Of the cards that are evaluated anew.
    private var aliases: [TransactionID: TransactionID] = [:]

    /// - Parameter untouched: The cards whose transactions are those of the index.
    init(_ book: Book, untouched: Set<CardID>) throws(BookError) {
      self.book = book
      guard !untouched.isEmpty, let index = book.index else { return }
      all = try Book.wrap { () throws(IndexError) in
        try index.table(matching: IndexQuery(cards: untouched))
      }
      texts = StringInterner(all.texts)
    }

    mutating func add(_ evaluation: CardEvaluation) {
      all.append(evaluation.transactions, numbering: &texts)
      // Who asks for them are a person's words on links.
      guard !book.history.edits.links.isEmpty else { return }
      for alias in evaluation.aliases { aliases[alias.alias] = alias.shown }
    }

    /// What the links among all transactions do.
    ///
    /// - Parameter cards: All cards that there are statements of.
    consuming func linked(cards: some Sequence<CardID>) throws(BookError) -> LinkedBook {
      all.take(texts: texts.strings)
      let context = try book.linkContext(of: cards)
      let decisions = try book.linkDecisions(among: all, aliases)
      let links = LinkFinder.links(among: all, context, decisions: decisions)
      return LinkedBook(
        effects: LinkEffects(links, on: all, categories: context.categories), all: all)
    }
  }

  /// A person's words with the transactions that now hold the rows they name.
  ///
  /// - Parameter aliases: Further names of transactions that are not in the index yet.
  private func linkDecisions(
    among all: TransactionTable, _ aliases: [TransactionID: TransactionID]
  ) throws(BookError) -> [LinkDecision] {
    let facts = history.edits.links
    guard !facts.isEmpty else { return [] }
    var resolver = LinkResolver(self, all, aliases)
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
  private var aliases: [TransactionID: TransactionID]
  private var results: [CardID: CardClusters] = [:]

  init(_ book: Book, _ all: TransactionTable, _ aliases: [TransactionID: TransactionID]) {
    self.book = book
    self.aliases = aliases
    shown = Set(all.numbers.map(\.id))
    for alias in book.computedAliases where aliases[alias.alias] == nil {
      self.aliases[alias.alias] = alias.shown
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
    let result: CardClusters
    if let known = results[card] {
      result = known
    } else {
      result = try book.identity(of: card).result
      results[card] = result
    }
    for (cluster, id) in result.shownIDs.enumerated() {
      let isHere = result.rows(of: cluster).lazy.map { Int($0) }.contains {
        result.rows.fileHash(of: $0) == row.file && result.rows.record(of: $0) == row.record
      }
      if isHere { return shown.contains(id) ? id : nil }
    }
    return nil
  }
}
