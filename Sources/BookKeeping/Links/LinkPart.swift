import StatementModel

/// The search for links in a part of the book: what came, went or changed since some day, and what
/// that can concern.
///
/// Comes to the links of the whole search. Each step looks some days around a transaction; what
/// shares an outflow or an inflow hangs together, over however many steps, and is judged together.
/// So the search follows from the first day on which anything changed how far that reaches back,
/// and, from the first day that it is given, how far reaches what it can't see. If these two meet,
/// the whole book must be searched. Before the day that changes reach back to, the links found
/// before stand; from it on, those found here.
struct LinkPart {
  /// Those found here, without proposals that hold nothing.
  private(set) var links: [Link] = []
  /// All there are now.
  let holding: HoldingLinks
  /// Those of before that do not stand.
  let gone: [HoldingLink]

  /// So many days before the first change the part should begin.
  static let reach: Int32 = 320
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
  /// - Returns: Nothing where the whole book must be searched.
  init?(
    of part: TransactionTable, from start: Int32?, changedFrom changed: Int32,
    known: HoldingLinks, _ context: LinkContext
  ) {
    var finder = LinkFinder(part, context, [])
    let pairs = AmountPairs(finder.candidates) { _ in true }
    var edges = LinkFinder.Edges()
    for source in finder.candidates.indices { finder.look(source, pairs, .transfers, &edges) }
    var reach = LinkReach(changed: changed, unseen: start.map { $0 - 1 })
    reach.extend(by: Self.transferReach, over: edges.transfers, of: finder)
    finder.matchTransfers(edges.transfers)
    let fees = finder.feeEdges()
    reach.extend(by: Self.feeReach, over: fees, of: finder)
    finder.matchFees(fees)
    let day = reach.changed
    if let unseen = reach.unseen, let start {
      // Charges of refunds that free others for parts, and the charges before those.
      guard unseen < day, start + Self.transferReach <= day - 2 * Self.refundReach else {
        return nil
      }
    }
    finder.hold(known, before: day)
    let transferCount = finder.holding.count
    for source in finder.candidates.indices
    where finder.candidates[source].day >= day - Self.refundReach {
      finder.look(source, pairs, .refunds(from: day), &edges)
    }
    finder.matchRefunds(edges.refunds)
    let charges = finder.holding[transferCount...].map(Charge.init)
    let before = known.links.filter { $0.step == .refund && $0.targetDay >= day }.map(Charge.init)
    let freed = Set(before).symmetricDifference(charges)
    let partDay = min(day, freed.map(\.day).min() ?? day)
    for link in known.links where link.step == .part && link.targetDay < partDay {
      finder.partCharges.insert(link.source)
    }
    finder.matchParts(from: partDay)
    func stands(_ link: HoldingLink) -> Bool {
      switch link.step {
      case .transfer: link.sourceDay < day
      case .refund: link.targetDay < day
      case .part: link.targetDay < partDay
      }
    }
    var now = known.links.filter(stands)
    gone = known.links.filter { !stands($0) }
    for (link, held) in zip(finder.links, finder.holding)
    where held.step != .transfer || held.sourceDay >= day {
      now.append(held)
      links.append(link)
    }
    holding = HoldingLinks(now)
  }

  /// A charge that was given back.
  private struct Charge: Hashable {
    var id: TransactionID
    var day: Int32

    init(_ link: HoldingLink) {
      id = link.source
      day = link.sourceDay
    }
  }
}

extension LinkFinder {
  /// Takes of the candidates before a day just those that are known to be held when refunds are
  /// looked for.
  fileprivate mutating func hold(_ known: HoldingLinks, before day: Int32) {
    var ids: Set<TransactionID> = []
    for link in known.links {
      switch link.step {
      case .transfer:
        if link.sourceDay < day { ids.insert(link.source) }
        if link.targetDay < day { ids.insert(link.target) }
      case .refund:
        if link.targetDay < day { ids.formUnion([link.source, link.target]) }
      case .part: break
      }
    }
    for index in candidates.indices {
      guard candidates[index].day < day else { return }
      isTaken[index] = ids.contains(candidates[index].id)
    }
  }
}

/// How far changes reach back, and how far reaches what is not seen.
private struct LinkReach {
  /// Nothing before this day is concerned by what changed.
  private(set) var changed: Int32
  /// What is later than this day is not concerned by what is not seen; nothing where all is.
  private(set) var unseen: Int32?

  init(changed: Int32, unseen: Int32?) {
    self.changed = changed
    self.unseen = unseen
  }

  /// Takes in a step of the search.
  ///
  /// - Parameters:
  ///   - days: How far that looks.
  ///   - edges: What it found; what shares an end of them hangs together.
  mutating func extend(by days: Int32, over edges: [LinkEdge], of finder: LinkFinder) {
    changed -= days
    if let last = unseen { unseen = last + days }
    let (first, last) = (changed, unseen)
    for group in EdgeGroups(edges).groups {
      let ends = group.edges.flatMap {
        [finder.candidates[$0.source].day, finder.candidates[$0.target].day]
      }
      guard let low = ends.min(), let high = ends.max() else { continue }
      if high >= first { changed = min(changed, low) }
      if let last, low <= last { unseen = max(unseen ?? last, high) }
    }
  }
}
