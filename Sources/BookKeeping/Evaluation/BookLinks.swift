import Identity
import RuleEngine
import StatementModel

/// A link with its transactions as they stand.
package struct ShownLink: Sendable {
  package var link: Link
  /// Where the money went out.
  package var source: Transaction
  /// Where it came in.
  package var target: Transaction
}

/// Links between a book's transactions, and what they do.
struct BookLinks {
  private let evaluator: Evaluator
  private let session: BookSession

  init(_ evaluator: Evaluator) {
    self.evaluator = evaluator
    session = evaluator.session
  }

  /// All links, those without effect too, and those that a person refused; newest first.
  func all(of snapshot: Snapshot) throws(BookError) -> [ShownLink] {
    let all = snapshot.transactions
    let decisions = try decisions(among: snapshot)
    var links = LinkFinder.links(
      among: all, merchants: Self.merchants(of: all), try context(), decisions: decisions)
    var last: [LinkPair: LinkDecision] = [:]
    for decision in decisions { last[decision.pair] = decision }
    var wanted = Set(links.flatMap { [$0.source, $0.target] })
    for pair in last.keys { wanted.formUnion([pair.low, pair.high]) }
    var ends = all.picking(all.indices.filter { wanted.contains(all.numbers[$0].id) })
    snapshot.links.apply(to: &ends)
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

  // MARK: Finding

  /// - Parameter cards: All cards that there are statements of, where transactions of all are
  ///   looked at.
  private func context(
    of cards: some Sequence<CardID> = EmptyCollection<CardID>()
  ) throws(BookError) -> LinkContext {
    // A text of the bank names a card by what it is called, and not by an id that it was given.
    let known = session.cards.map { card in
      var card = card
      if card.name == card.id.text { card.name = session.history.names.key(card.id).text }
      return card
    }
    let others = Set(cards).subtracting(known.map(\.id)).sorted()
    return LinkContext(
      cards: known + others.map { Card(id: $0, name: $0.text) },
      categories: try evaluator.rules.categories)
  }

  /// What the links among all transactions do.
  ///
  /// - Parameter cards: All cards that there are statements of.
  func effects(
    among snapshot: Snapshot, cards: some Sequence<CardID>
  ) throws(BookError) -> LinkEffects {
    let context = try context(of: cards)
    let all = snapshot.transactions
    let links = LinkFinder.links(
      among: all, merchants: Self.merchants(of: all), context,
      decisions: try decisions(among: snapshot))
    return LinkEffects(links, on: all, categories: context.categories)
  }

  private static func merchants(of all: TransactionTable) -> MerchantNames {
    MerchantNames(of: all, all.merchantKeys ?? merchantKeys(of: all))
  }

  /// The keys of merchants as their descriptors tell them.
  static func merchantKeys(of all: TransactionTable) -> MerchantKeys {
    MerchantKeys(of: all) { MerchantKey($0).text }
  }

  /// A person's words with the transactions that now hold the rows they name.
  private func decisions(among snapshot: Snapshot) throws(BookError) -> [LinkDecision] {
    let facts = session.history.edits.links
    guard !facts.isEmpty else { return [] }
    var resolver = LinkResolver(evaluator, snapshot, of: facts)
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
  private let evaluator: Evaluator
  private let shown: [TransactionID: TransactionID]
  private var results: [CardID: CardClusters] = [:]

  init(_ evaluator: Evaluator, _ snapshot: Snapshot, of facts: [LinkFact]) {
    self.evaluator = evaluator
    let named = facts.flatMap { [$0.first.row, $0.second.row] }
    shown = snapshot.shownIDs(of: Set(named.compactMap { TransactionID($0) }))
  }

  mutating func find(_ row: LinkFact.Row) throws(BookError) -> TransactionID? {
    if let id = TransactionID(row.row), let shown = shown[id] { return shown }
    return try findByPlace(row)
  }

  /// Another reading of the file may have given the row another id.
  private mutating func findByPlace(_ row: LinkFact.Row) throws(BookError) -> TransactionID? {
    let card = CardID(row.card)
    let isLive = evaluator.session.history.statements.keys.contains {
      $0.card == card && $0.fileHash == row.file
    }
    guard isLive else { return nil }
    let result: CardClusters
    if let known = results[card] {
      result = known
    } else {
      result = try evaluator.evaluation(of: card).result
      results[card] = result
    }
    for (cluster, id) in result.shownIDs.enumerated() {
      let isHere = result.rows(of: cluster).lazy.map { Int($0) }.contains {
        result.rows.fileHash(of: $0) == row.file && result.rows.record(of: $0) == row.record
      }
      if isHere { return id }
    }
    return nil
  }
}
