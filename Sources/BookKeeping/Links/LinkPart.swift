import BookIndex
import StatementModel

/// The search for links in a part of the book: what came, went or changed since some day, and what
/// that can concern.
///
/// Comes to the links of the whole search. Each step looks some days around a transaction; what
/// shares an outflow or an inflow hangs together, over however many steps, and is judged together.
/// So the search follows from the first day on which anything changed how far that reaches back,
/// and, from the first day that it is given, how far reaches what it can't see. If these two meet,
/// more of the book must be searched. Before the day that changes reach back to, the links found
/// before stand; from it on, those found here.
///
/// Transfers need all transactions of their days. Refunds look far back, but only for charges of
/// their credits' amounts, and parts only for those of their credits' merchants: of the days before
/// those given, nothing else is asked for.
struct LinkPart {
  /// Those found here, without proposals that hold nothing.
  private(set) var links: [Link] = []
  /// All there are now.
  let holding: HoldingLinks
  /// Those of before that do not stand.
  let gone: [HoldingLink]
  /// The transactions of those found here.
  private(set) var ends = TransactionTable()

  /// So many days before the first change the part should begin; the second where the first turns
  /// out too few.
  static let reaches: [Int32] = [75, 320]
  /// So many days before a part transactions are asked for, at most: charges before those that are
  /// given back otherwise.
  static let earliest = 2 * refundReach + Int32(AmountPairs.transferDays)
  /// An outflow looks so far, and so does what looks at it.
  private static let transferReach = Int32(AmountPairs.transferDays) * 2
  /// The same of fees, whose inflows are looked up by spans of days.
  private static let feeReach = Int32(AmountPairs.transferDays + 1) * 3
  private static let refundReach = Int32(AmountPairs.refundDays)

  /// - Parameters:
  ///   - part: All transactions from some day on, by the day of posting.
  ///   - start: That day; nothing where these are all there are.
  ///   - changed: The first day of a transaction that came, went or changed.
  ///   - known: The links of before.
  ///   - earlier: Gives of the transactions from a day on and before `start` those that the sieve
  ///     lets through; their texts have the numbers that `part` knows them by.
  /// - Returns: Nothing where more of the book must be searched.
  init?<Failure: Error>(
    of part: TransactionTable, from start: Int32?, changedFrom changed: Int32,
    known: HoldingLinks, _ context: LinkContext,
    earlier: (Int32, TransactionSieve) throws(Failure) -> TransactionTable
  ) throws(Failure) {
    func rows(from first: Int32, _ sieve: TransactionSieve) throws(Failure) -> TransactionTable {
      var rows = sieve.sifted(part)
      if let start, first < start { rows.appendFilling(try earlier(first, sieve)) }
      return rows
    }
    var transfers = LinkFinder(part, context, [], for: .transfers)
    guard let day = Self.matchTransfers(&transfers, from: start, changedFrom: changed, known)
    else {
      return nil
    }
    var taken = Self.held(by: known, before: day)
    var now: [HoldingLink] = []
    for (link, held) in zip(transfers.links, transfers.holding) where held.sourceDay >= day {
      now.append(held)
      links.append(link)
      taken.formUnion([held.source, held.target])
    }
    ends = transfers.ends(of: links)

    var refunds = LinkFinder(TransactionTable(), context, [])
    let wanted = RefundWants(transfers, taken, known, from: day)
    if !wanted.isEmpty {
      let first = day - Self.refundReach - Int32(AmountPairs.transferDays)
      refunds = LinkFinder(try rows(from: first, wanted.sieve(from: first)), context, [])
      refunds.take(taken)
      refunds.matchRefunds(from: day)
    }
    guard let parts = PartWants(refunds, known, from: day) else { return nil }
    now += refunds.holding
    links += refunds.links
    ends.appendFilling(refunds.ends(of: refunds.links))
    for held in refunds.holding { taken.formUnion([held.source, held.target]) }

    var judged: Set<TransactionID> = []
    var found = LinkFinder(TransactionTable(), context, [])
    if !parts.isEmpty {
      found = LinkFinder(
        try rows(from: parts.first - Self.refundReach, parts.sieve), context, [], for: .parts)
      found.take(taken)
      let credits = parts.credits(among: found)
      for credit in credits where found.candidates[credit].day < day {
        judged.insert(found.candidates[credit].id)
      }
      func isAsBefore(_ link: HoldingLink) -> Bool {
        link.step == .part && link.targetDay < day && !judged.contains(link.target)
      }
      for link in known.links where isAsBefore(link) { found.partCharges.insert(link.source) }
      found.matchParts(of: credits, taken: taken)
      now += found.holding
      links += found.links
      ends.appendFilling(found.ends(of: found.links))
    }
    func stands(_ link: HoldingLink) -> Bool {
      switch link.step {
      case .transfer: link.sourceDay < day
      case .refund: link.targetDay < day
      case .part: link.targetDay < day && !judged.contains(link.target)
      }
    }
    gone = known.links.filter { !stands($0) }
    holding = HoldingLinks(known.links.filter(stands) + now)
  }

  /// Finds the transfers.
  ///
  /// Changes concern what lies near them only where something is or was linked: with no transfer
  /// around them, nothing before them comes out otherwise.
  ///
  /// - Returns: The first day of what changes concern; nothing where what is not seen reaches them.
  private static func matchTransfers(
    _ finder: inout LinkFinder, from start: Int32?, changedFrom changed: Int32,
    _ known: HoldingLinks
  ) -> Int32? {
    let pairs = AmountPairs(finder.candidates) { _ in true }
    var edges = LinkFinder.Edges()
    for source in finder.candidates.indices { finder.look(source, pairs, .transfers, &edges) }
    var reach = LinkReach(changed: changed, unseen: start.map { $0 - 1 })
    reach.extend(by: transferReach, over: edges.transfers, of: finder)
    finder.matchTransfers(edges.transfers)
    let fees = finder.feeEdges()
    reach.extend(by: feeReach, over: fees, of: finder)
    finder.matchFees(fees)
    if let unseen = reach.unseen, unseen >= reach.changed { return nil }
    var first = min(changed, reach.concerned)
    for link in known.links where link.step == .transfer {
      let days = [link.sourceDay, link.targetDay]
      if days.contains(where: { $0 >= reach.changed }) { first = min(first, days.min() ?? first) }
    }
    return first
  }

  /// What known links hold of the transactions before a day, as far as anything here looks back.
  private static func held(by known: HoldingLinks, before day: Int32) -> Set<TransactionID> {
    let first = day - earliest
    var ids: Set<TransactionID> = []
    for link in known.links where link.step != .part && link.targetDay >= first - transferReach {
      if link.step == .refund, link.targetDay >= day { continue }
      if link.sourceDay < day { ids.insert(link.source) }
      if link.targetDay < day { ids.insert(link.target) }
    }
    return ids
  }
}

extension LinkFinder {
  /// Takes the candidates of these ids.
  fileprivate mutating func take(_ ids: Set<TransactionID>) {
    for index in candidates.indices { isTaken[index] = ids.contains(candidates[index].id) }
  }

  /// Finds refunds of whole charges by the credits from a day on.
  fileprivate mutating func matchRefunds(from day: Int32) {
    let pairs = AmountPairs(candidates) { _ in true }
    var edges = Edges()
    for source in candidates.indices
    where candidates[source].day >= day - Int32(AmountPairs.refundDays) {
      look(source, pairs, .refunds(from: day), &edges)
    }
    matchRefunds(edges.refunds)
  }

  /// The transactions of links.
  fileprivate func ends(of links: [Link]) -> TransactionTable {
    let wanted = Set(links.flatMap { [$0.source, $0.target] })
    return all.picking(
      wanted.isEmpty ? [] : all.indices.filter { wanted.contains(all.numbers[$0].id) })
  }
}
