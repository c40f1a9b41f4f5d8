import Identity
import StatementModel

/// Links between transactions, and purchases in parts.
extension Book {
  /// All links, those without effect too, and those that a person refused; newest first.
  package func links() throws(BookError) -> [ShownLink] {
    let snapshot = try snapshot()
    return snapshot.shown(snapshot.links)
  }

  /// The links of one transaction.
  package func links(of transaction: Transaction) throws(BookError) -> [ShownLink] {
    let snapshot = try snapshot()
    return snapshot.shown(
      snapshot.links.filter { $0.source == transaction.id || $0.target == transaction.id })
  }

  /// The link by which a transaction is what it is, by the id of the other side.
  package func linkSetting(
    _ transaction: Transaction
  ) throws(BookError) -> (category: TransactionID?, transfer: TransactionID?) {
    guard let effect = try snapshot().effects.byID[transaction.id] else { return (nil, nil) }
    return (
      effect.setsCategory ? effect.other : nil, effect.marksTransfer ? effect.other : nil
    )
  }

  /// All purchases that are paid in parts, the newest first.
  package func installments() throws(BookError) -> [InstallmentPlan] {
    Self.installments(among: try transactionTable())
  }

  /// The same of transactions that were read already: all of a book.
  package static func installments(among all: TransactionTable) -> [InstallmentPlan] {
    InstallmentSearch.plans(among: all, all.merchantKeys ?? BookLinks.merchantKeys(of: all))
  }
}

extension Snapshot {
  /// Links with their transactions as these are shown, newest first.
  fileprivate func shown(_ links: [Link]) -> [ShownLink] {
    let places = transactions.places(of: Set(links.flatMap { [$0.source, $0.target] }))
    var ends = transactions.picking(places.values.sorted())
    effects.apply(to: &ends)
    let own = ends.places(of: Set(places.keys))
    let found = links.compactMap { link -> (day: CalendarDate, link: Link, ends: (Int, Int))? in
      guard let source = own[link.source], let target = own[link.target] else { return nil }
      return (ends.numbers[target].date(by: .posting), link, (source, target))
    }
    return found.sorted { one, other in
      (other.day, one.link.source, one.link.target) < (
        one.day, other.link.source, other.link.target
      )
    }.map { ShownLink(link: $0.link, source: ends[$0.ends.0], target: ends[$0.ends.1]) }
  }
}
