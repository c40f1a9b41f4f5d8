import StatementModel

/// Finds links between the transactions of all cards.
///
/// A pure function of the transactions, their merchants, the cards, the categories and a person's
/// decisions: the order in which transactions are given does not matter, nor does any clock.
package struct LinkFinder {
  let all: TransactionTable
  let merchants: MerchantNames
  let judge: LeaningJudge
  /// By day, then id.
  let candidates: [LinkCandidate]
  var texts: LinkTexts
  /// By place in the table: whether a link with effect, or a person's, holds a transaction already.
  private(set) var isTakenAt: [Bool]
  /// The candidates of which it could not be told what they belong to.
  var isDoubtful: [Bool]
  /// Those that a person made first.
  var links: [Link]
  let refused: Set<LinkPair>

  /// All links; what a person made first, then transfers, then refunds, then proposed transfers.
  ///
  /// - Parameter merchants: Those of the same table.
  package static func links(
    among all: TransactionTable, merchants: MerchantNames, _ context: LinkContext,
    decisions: [LinkDecision] = []
  ) -> [Link] {
    var finder = LinkFinder(all, merchants, context, decisions)
    let edges = finder.transferEdges()
    finder.matchTransfers(edges)
    finder.matchFees(finder.feeEdges())
    finder.matchRefunds()
    finder.proposeTransfers(edges)
    return finder.links
  }

  private init(
    _ all: TransactionTable, _ merchants: MerchantNames, _ context: LinkContext,
    _ decisions: [LinkDecision]
  ) {
    self.all = all
    self.merchants = merchants
    judge = LeaningJudge(context.categories, of: all)
    candidates = LinkCandidate.all(of: all, judge)
    texts = LinkTexts(all, context)
    isDoubtful = Array(repeating: false, count: candidates.count)
    isTakenAt = Array(repeating: false, count: all.count)
    let decided = DecidedLinks(decisions, among: all)
    links = decided.links
    refused = decided.refused
    for place in decided.places { isTakenAt[place] = true }
  }

  func isTaken(_ candidate: Int) -> Bool { isTakenAt[candidates[candidate].place] }

  func isOpen(_ candidate: Int) -> Bool { !isTaken(candidate) && !isDoubtful[candidate] }

  mutating func take(_ place: Int) { isTakenAt[place] = true }

  func edge(
    _ source: Int, _ target: Int, _ tier: LinkEdge.Tier, _ basis: LinkEdge.Basis
  ) -> LinkEdge {
    LinkEdge(
      source: source, target: target,
      days: Int(candidates[target].day) - Int(candidates[source].day), tier: tier, basis: basis)
  }

  func isRefused(_ one: Int, _ other: Int) -> Bool {
    refused.contains(LinkPair(candidates[one].id, candidates[other].id))
  }

  mutating func names(_ one: Int, _ other: Int) -> Bool {
    candidates[one].card != candidates[other].card
      && texts.names(candidates[one].place, card: candidates[other].card)
  }
}
