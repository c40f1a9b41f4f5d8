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

  /// Finds the links among all transactions of a snapshot, and what they do.
  ///
  /// - Parameter cards: All cards that there are statements of.
  func find(
    among snapshot: Snapshot, cards: some Sequence<CardID>
  ) throws(BookError) -> (links: [Link], effects: LinkEffects) {
    let context = try context(of: cards)
    let decisions = try decisions(among: snapshot)
    let all = snapshot.transactions
    let links = LinkFinder.links(
      among: all, merchants: MerchantNames(of: all, all.merchantKeys ?? Self.merchantKeys(of: all)),
      context, decisions: decisions)
    return (
      links + Self.refused(decisions, among: all),
      LinkEffects(links, on: all, categories: context.categories)
    )
  }

  /// The links that a person refused last.
  private static func refused(
    _ decisions: [LinkDecision], among all: TransactionTable
  ) -> [Link] {
    guard !decisions.isEmpty else { return [] }
    let last = Dictionary(decisions.map { ($0.pair, $0) }, uniquingKeysWith: { _, last in last })
    let pairs = last.values.filter { $0.kind == nil }.map(\.pair)
    let places = all.places(of: Set(pairs.flatMap { [$0.low, $0.high] }))
    return pairs.compactMap { pair in
      guard let one = places[pair.low], let other = places[pair.high] else { return nil }
      let isOut = all.numbers[one].amount.isNegative
      return Link(
        kind: all.names[one].card == all.names[other].card ? .refund : .transfer, state: .refused,
        source: isOut ? pair.low : pair.high, target: isOut ? pair.high : pair.low,
        evidence: [.byPerson])
    }.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
  }

  private func context(
    of cards: some Sequence<CardID>
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
