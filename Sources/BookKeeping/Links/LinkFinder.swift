import StatementModel

/// Finds links between the transactions of all cards.
///
/// A pure function of the transactions, the cards, the categories and a person's decisions: the
/// order in which transactions are given does not matter, nor does any clock.
struct LinkFinder {
  let all: TransactionTable
  let candidates: [LinkCandidate]
  var texts: LinkTexts
  var merchants: MerchantNumbers
  /// By candidate: the number of its texts, once it was asked for.
  var textNumbers: [MerchantNumbers.Number]
  let judge: LeaningJudge
  /// The candidates that a link with effect holds already, as a transfer or as a credit.
  var isTaken: [Bool]
  /// The candidates of which it could not be told what they belong to.
  var isDoubtful: [Bool]
  /// Those that a person made first.
  var links: [Link] = []
  /// The transactions of links that a person made.
  let held: Set<TransactionID>
  private let refused: Set<LinkPair>

  /// All links, in the order of their sources' days, transfers first.
  static func links(
    among all: TransactionTable, _ context: LinkContext, decisions: [LinkDecision] = []
  ) -> [Link] {
    var finder = LinkFinder(all, context, decisions)
    let pairs = AmountPairs(finder.candidates) { !finder.isTaken[$0] }
    var edges = Edges()
    for source in finder.candidates.indices { finder.look(source, pairs, &edges) }
    finder.matchTransfers(edges.transfers)
    finder.matchFees(finder.feeEdges())
    finder.matchRefunds(edges.refunds)
    finder.matchParts()
    finder.proposeTransfers(edges.transfers)
    return finder.links
  }

  /// What outflows and inflows may belong together.
  struct Edges {
    var transfers: [LinkEdge] = []
    var refunds: [LinkEdge] = []
    /// Filled anew for each outflow.
    fileprivate var found: [AmountPairs.Match] = []
  }

  private init(_ all: TransactionTable, _ context: LinkContext, _ decisions: [LinkDecision]) {
    self.all = all
    var scan = CandidateScan(all, context)
    candidates = scan.candidates()
    texts = LinkTexts(all, context, cards: scan.cards)
    judge = LeaningJudge(context.categories, of: all)
    merchants = MerchantNumbers(all)
    textNumbers = Array(repeating: .none, count: candidates.count)
    isTaken = Array(repeating: false, count: candidates.count)
    isDoubtful = isTaken
    let decided = DecidedLinks(decisions, among: all)
    refused = decided.refused
    links = decided.links
    held = Set(decided.links.flatMap { [$0.source, $0.target] })
    guard !held.isEmpty else { return }
    for index in candidates.indices where held.contains(candidates[index].id) {
      isTaken[index] = true
    }
  }

  /// Gathers the inflows that one outflow may belong to.
  mutating func look(_ source: Int, _ pairs: AmountPairs, _ edges: inout Edges) {
    guard candidates[source].amount.isNegative, !isTaken[source] else { return }
    edges.found.removeAll(keepingCapacity: true)
    pairs.visit(candidates[source]) { edges.found.append($0) }
    guard !edges.found.isEmpty else { return }
    let card = candidates[source].card
    let isChargeable = isChargeable(source)
    var count = 0
    var returned = 0
    for match in edges.found where !isRefused(source, match.target) {
      if Self.isTransferPossible(match, from: card) {
        guard count < AmountPairs.mostPairs else {
          isDoubtful[source] = true
          continue
        }
        guard let tier = tier(source, match.target) else { continue }
        count += 1
        edges.transfers.append(edge(source, match.target, tier, match.basis))
      } else if isChargeable, returned < AmountPairs.mostPairs {
        guard mayBeRefund(source, match) else { continue }
        returned += 1
        edges.refunds.append(edge(source, match.target, .likely, match.basis))
      }
    }
  }

  /// Whether an inflow may give back an outflow that can be a charge, card and basis seen.
  private mutating func mayBeRefund(_ source: Int, _ match: AmountPairs.Match) -> Bool {
    guard case .amounts = match.basis, match.card == candidates[source].card else { return false }
    return isRefundPossible(source, match)
  }

  func edge(
    _ source: Int, _ target: Int, _ tier: LinkEdge.Tier, _ basis: LinkEdge.Basis
  ) -> LinkEdge {
    LinkEdge(
      source: source, target: target,
      days: Int(candidates[target].day) - Int(candidates[source].day), tier: tier, basis: basis)
  }

  func isRefused(_ source: Int, _ target: Int) -> Bool {
    isRefused(candidates[source].id, candidates[target].id)
  }

  func isRefused(_ one: TransactionID, _ other: TransactionID) -> Bool {
    !refused.isEmpty && refused.contains(LinkPair(one, other))
  }

  private static func isTransferPossible(_ match: AmountPairs.Match, from card: Int) -> Bool {
    guard abs(match.days) <= AmountPairs.transferDays else { return false }
    if match.card != card { return true }
    // An exchange between the currencies of one account.
    if case .originalOf = match.basis { return true }
    return false
  }

  /// How strongly two candidates of fitting amounts look like one transfer; nothing where more
  /// speaks against it than for it.
  mutating func tier(_ source: Int, _ target: Int) -> LinkEdge.Tier? {
    let leanings = [candidates[source].leaning, candidates[target].leaning]
    let transfers = leanings.count { $0 == .transfer }
    // Accounts are named by what moves money between them, seldom by a shop.
    let isNamed = names(source, target) || names(target, source)
    if leanings.contains(where: \.isDecided) {
      return transfers > 0 || isNamed ? .open : nil
    }
    if leanings.contains(.statedOther) {
      return transfers > 0 && isNamed ? .sure : transfers > 0 || isNamed ? .open : nil
    }
    if transfers == 2 || isNamed { return .sure }
    let isRound = Self.isRound(candidates[source].amount)
    if transfers == 1 { return isRound ? .open : .likely }
    return isRound && Self.isSmall(candidates[source].amount) ? nil : .open
  }

  mutating func names(_ one: Int, _ other: Int) -> Bool {
    candidates[one].card != candidates[other].card
      && texts.names(candidates[one].place, card: candidates[other].card)
  }

  /// Whether an amount is below a hundred.
  private static func isSmall(_ money: Money) -> Bool {
    money.amount.scale == 0 && money.amount.units.magnitude < 100
  }

  /// Whether an amount is a whole multiple of ten.
  static func isRound(_ money: Money) -> Bool {
    money.amount.scale == 0 && money.amount.units % 10 == 0
  }
}
