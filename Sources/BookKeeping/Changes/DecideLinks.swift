import Identity
import StatementModel

/// A person's word on links.
package struct DecideLinks {
  private let book: Book

  package init(in book: Book) { self.book = book }

  /// Says that links that were found are true; from now on they go before rules.
  ///
  /// - Parameter ids: Transactions, each by the beginning of its id; the link of each is meant.
  /// - Returns: The links as they are now.
  /// - Throws: `.usage` where a transaction has no link that is still to be confirmed.
  package func confirm(_ ids: [String]) throws(BookError) -> [ShownLink] {
    let chosen = try links(named: ids, in: [.automatic, .proposed]) { .nothingToConfirm($0) }
    return try decide(chosen) { $0.link.kind.rawValue }
  }

  /// Says that links that were found are none; they do not return.
  package func refuse(_ ids: [String]) throws(BookError) -> [ShownLink] {
    let chosen = try links(named: ids, in: [.automatic, .proposed]) { .nothingToRefuse($0) }
    return try decide(chosen) { _ in LinkFact.unrelated }
  }

  /// Takes away links that a person confirmed or made.
  package func remove(_ ids: [String]) throws(BookError) -> [ShownLink] {
    let chosen = try links(named: ids, in: [.confirmed]) { .nothingToRemove($0) }
    return try decide(chosen) { _ in LinkFact.unrelated }
  }

  /// Links two transactions by hand.
  ///
  /// - Parameter kind: Nothing for a refund within one card, and a transfer between two.
  /// - Throws: `.usage` where the one is the other, both went the same way, or one of them is
  ///   linked by hand already.
  package func make(
    _ first: String, _ second: String, kind: LinkKind? = nil
  ) throws(BookError) -> [ShownLink] {
    let one = try book.transaction(idPrefix: first)
    let other = try book.transaction(idPrefix: second)
    guard one.id != other.id else { throw Self.usage(.isOne(one.id.short)) }
    guard !one.status.isGone, !other.status.isGone else {
      throw Self.usage(.isGone((one.status.isGone ? one : other).id.short))
    }
    guard one.amount.isNegative != other.amount.isNegative else {
      throw Self.usage(.sameDirection(one.id.short, other.id.short))
    }
    let isOut = one.amount.isNegative
    let link = Link(
      kind: kind ?? (one.card == other.card ? .refund : .transfer), state: .confirmed,
      source: isOut ? one.id : other.id, target: isOut ? other.id : one.id, evidence: [.byPerson])
    for known in try book.links() where known.link.state == .confirmed {
      // A charge may be given back in parts.
      let shares =
        known.link.target == link.target || known.link.source == link.target
        || known.link.target == link.source
        || known.link.source == link.source
          && (known.link.kind == .transfer || link.kind == .transfer)
      guard shares, LinkPair(known.link.source, known.link.target) != LinkPair(one.id, other.id)
      else { continue }
      let shared = [one.id, other.id].first { $0 == known.link.source || $0 == known.link.target }
      let held = shared ?? one.id
      throw Self.usage(.isLinked(held.short, known.link.other(than: held).short))
    }
    let chosen = ShownLink(
      link: link, source: isOut ? one : other, target: isOut ? other : one)
    return try decide([chosen]) { $0.link.kind.rawValue }
  }

  private static func usage(_ fault: LinkFault) -> BookError {
    .usage(Diagnostic(.error, fault))
  }

  /// The links that ids name, each once.
  private func links(
    named ids: [String], in states: Set<LinkState>, orFail fault: (String) -> LinkFault
  ) throws(BookError) -> [ShownLink] {
    let all = try book.links().filter { states.contains($0.link.state) }
    let wanted = try ids.map { (prefix) throws(BookError) in
      try book.transaction(idPrefix: prefix).id
    }
    var chosen: [ShownLink] = []
    for id in wanted {
      let own = all.filter { $0.link.source == id || $0.link.target == id }
      // Of a charge that was given back in parts, the other id says which part is meant.
      let both = own.filter { wanted.contains($0.link.other(than: id)) }
      let meant = both.isEmpty ? own : both
      guard !meant.isEmpty else { throw Self.usage(fault(id.short)) }
      guard meant.count == 1 || !both.isEmpty else {
        throw Self.usage(.severalLinks(id.short, meant.map { $0.link.other(than: id).short }))
      }
      for link in meant where !chosen.contains(where: { $0.link == link.link }) {
        chosen.append(link)
      }
    }
    return chosen
  }

  /// Journals a word on each link.
  private func decide(
    _ chosen: [ShownLink], _ relation: (ShownLink) -> String
  ) throws(BookError) -> [ShownLink] {
    var results: [CardID: CardClusters] = [:]
    var facts: [JournalFacts] = []
    for link in chosen {
      facts.append(
        .linked(
          LinkFact(
            relation: relation(link), first: try row(of: link.source, &results),
            second: try row(of: link.target, &results))))
    }
    try book.record(facts)
    let pairs = Set(chosen.map { LinkPair($0.link.source, $0.link.target) })
    return try book.links().filter { pairs.contains(LinkPair($0.link.source, $0.link.target)) }
  }

  /// The first row of a transaction, by which words on it are kept.
  private func row(
    of transaction: Transaction, _ results: inout [CardID: CardClusters]
  ) throws(BookError) -> LinkFact.Row {
    let result: CardClusters
    if let known = results[transaction.card] {
      result = known
    } else {
      result = try book.identity(of: transaction.card).result
      results[transaction.card] = result
    }
    guard let cluster = result.shownIDs.firstIndex(of: transaction.id) else {
      throw .usage(Diagnostic(.error, EditFault.unknownID(transaction.id.short)))
    }
    let first = result.firstRow(of: cluster)
    return LinkFact.Row(
      card: transaction.card.text, row: result.rows.ids[first].description,
      file: result.rows.fileHash(of: first), record: result.rows.record(of: first))
  }
}

/// What can be wrong with the words on links.
enum LinkFault: DiagnosticFact {
  case isOne(String)
  case isGone(String)
  case sameDirection(String, String)
  /// A transaction, and the one that it is linked with by hand.
  case isLinked(String, String)
  case nothingToConfirm(String)
  case nothingToRefuse(String)
  case nothingToRemove(String)
  case severalLinks(String, [String])

  var code: String {
    switch self {
    case .isOne: "link-is-one"
    case .isGone: "link-is-gone"
    case .sameDirection: "link-same-direction"
    case .isLinked: "link-exists"
    case .nothingToConfirm: "link-nothing-to-confirm"
    case .nothingToRefuse: "link-nothing-to-refuse"
    case .nothingToRemove: "link-nothing-to-remove"
    case .severalLinks: "link-ambiguous"
    }
  }

  var summary: String {
    switch self {
    case .isOne(let id): "both ids are of the transaction \(id)"
    case .isGone(let id): "the transaction \(id) is withdrawn or deleted"
    case .sameDirection(let one, let other):
      "\(one) and \(other) can't be linked: both went out, or both came in"
    case .isLinked(let id, let other): "\(id) is linked with \(other) already"
    case .nothingToConfirm(let id): "there is no link of \(id) to confirm"
    case .nothingToRefuse(let id): "there is no link of \(id) to refuse"
    case .nothingToRemove(let id): "\(id) has no link that you confirmed or made"
    case .severalLinks(let id, let others):
      "\(id) has several links: with \(others.joined(separator: ", "))"
    }
  }

  var remedy: String? {
    switch self {
    case .isOne, .isGone: nil
    case .sameDirection: "a link needs money that went out and money that came in"
    case .isLinked(let id, _): "`daybook links remove \(id)` takes that link away"
    case .nothingToConfirm: "`daybook links make ID ID` links any two transactions"
    case .nothingToRefuse(let id):
      "`daybook links remove \(id)` takes away a link that you confirmed or made"
    case .nothingToRemove(let id):
      "`daybook links refuse \(id)` refuses a link that was found"
    case .severalLinks: "give both ids"
    }
  }
}
