import StatementModel

/// What all links of a book do.
///
/// Kept apart from the transactions, which hold what rules and persons decided of each alone: so a
/// link that comes or goes changes nothing but itself.
package struct LinkEffects: Hashable, Sendable {
  /// By the transaction that each is done to.
  package private(set) var byID: [TransactionID: LinkEffect] = [:]

  package init(_ byID: [TransactionID: LinkEffect] = [:]) { self.byID = byID }

  /// What the links come to, by the precedence that holds everywhere: a person's edit, a link that
  /// a person confirmed, a rule, a link found by itself.
  ///
  /// - Parameter all: The transactions as rules and persons decided them.
  package init(_ links: [Link], on all: TransactionTable, categories: CategoryTree) {
    let active = links.filter { $0.state == .confirmed || $0.state == .automatic }
    let places = all.places(of: Set(active.flatMap { [$0.source, $0.target] }))
    let kinds = CategoryKinds(categories, of: all)
    let general = Self.generalTransfer(categories)
    var effects: [TransactionID: LinkEffect] = [:]
    for link in active {
      guard let source = places[link.source], let target = places[link.target] else { continue }
      switch link.kind {
      case .refund: effects[link.target] = Self.refund(link, all[target], of: all[source])
      case .transfer:
        for (own, other) in [(source, target), (target, source)] {
          let theirs = kinds.kind(of: all.names[other]) == .transfer ? all.category(at: other) : nil
          let isTransfer = kinds.kind(of: all.names[own]).map { $0 == .transfer }
          effects[all.numbers[own].id] = Self.transfer(
            link, all[own], isTransfer: isTransfer, other: all.numbers[other].id,
            category: theirs ?? general)
        }
      }
    }
    self.init(effects)
  }

  /// - Parameters:
  ///   - isTransfer: Whether its category is a transfer's; nothing where it has none.
  ///   - category: What it becomes where nothing better is known.
  private static func transfer(
    _ link: Link, _ own: Transaction, isTransfer: Bool?, other: TransactionID,
    category: CategoryPath?
  ) -> LinkEffect? {
    var effect = LinkEffect(
      kind: .transfer, isConfirmed: link.state == .confirmed, other: other)
    if own.categorySource == .person, isTransfer == false { return nil }
    effect.marksTransfer = true
    if isTransfer != true {
      effect.setsCategory = category != nil || isTransfer == false
      effect.category = category
    }
    return effect
  }

  private static func refund(
    _ link: Link, _ credit: Transaction, of charge: Transaction
  ) -> LinkEffect? {
    guard credit.categorySource != .person, !charge.isHidden, charge.details.split.isEmpty else {
      return nil
    }
    let isDecided = credit.categorySource != .none
    if isDecided, link.state != .confirmed || charge.category == nil { return nil }
    return LinkEffect(
      kind: .refund, isConfirmed: link.state == .confirmed, other: charge.id, setsCategory: true,
      category: charge.category)
  }

  /// The one category of transfers that stands above all others of its kind, if there is one.
  private static func generalTransfer(_ categories: CategoryTree) -> CategoryPath? {
    let roots = categories.paths.filter {
      $0.parent == nil && categories.kind(of: $0) == .transfer
    }
    return roots.count == 1 ? roots[0] : nil
  }

  /// Those whose category links decide.
  package var recategorized: Set<TransactionID> {
    Set(byID.lazy.filter(\.value.setsCategory).map(\.key))
  }

  /// Makes transactions what their links say.
  package func apply(to table: inout TransactionTable) {
    var ids = KeyTable<TransactionID>(expecting: byID.count)
    var effects: [LinkEffect] = []
    for (id, effect) in byID {
      _ = ids.number(of: id)
      effects.append(effect)
    }
    for index in table.indices {
      guard let number = ids.known(table.numbers[index].id) else { continue }
      let effect = effects[number]
      if effect.marksTransfer { table.markTransfer(at: index) }
      guard effect.setsCategory else { continue }
      table.set(category: effect.category, from: .link, at: index)
      guard var details = table.details(at: index), !details.split.isEmpty else { continue }
      details.split = []
      table.set(details, at: index)
    }
  }
}
