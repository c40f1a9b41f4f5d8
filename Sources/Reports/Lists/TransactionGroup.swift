import StatementModel

/// Some transactions of a list that belong together.
package struct TransactionGroup: Hashable, Sendable {
  /// What the transactions of a group have in common.
  package enum Key: Hashable, Sendable {
    case all
    case day(CalendarDate)
    /// The week that begins on this day.
    case week(CalendarDate)
    case month(Month)
    /// Quarter 1 to 4 of a year.
    case quarter(year: Int, Int)
    case year(Int)
    /// Nothing for a card that the book does not know.
    case card(CardID?)
    /// Nothing for uncategorized ones.
    case category(CategoryPath?)
    /// The payee, else the merchant's name within the description (``MerchantKeys``); folded.
    case merchant(String)
    /// Nothing for those without tags.
    case tag(String?)
    /// Nothing for those of no period.
    case period(PeriodPlace?)
  }

  package var key: Key
  /// As people say it: `Yesterday`, `February 2026`, `Visa Gold ···4417`, `Uncategorized`.
  package var header: String
  /// Places in the list's transactions, in the order of the list.
  package var indices: ArraySlice<Int> = []
  /// Of those that are posted.
  package var totals = CurrencyTotals()
  /// Of those that are pending; never in `totals`.
  package var pending = CurrencyTotals()

  /// What stands above transactions that have no category.
  package static let uncategorized = "Uncategorized"

  /// The heading for people, with the category's icon.
  func title(in locale: ReportLocale) -> String {
    if case .category(let category) = key { locale.label(of: category) } else { header }
  }

  mutating func add(
    _ amount: Money, _ status: Transaction.Status, _ role: SpendingRole
  ) {
    switch status {
    case .posted: totals.add(amount, as: role)
    case .pending: pending.add(amount, as: role)
    case .withdrawn, .deleted: break
    }
  }

  /// Brings sums into the order of their currencies.
  mutating func sortSums(by order: CurrencyOrder) {
    totals.sort(by: order)
    pending.sort(by: order)
  }
}

extension TransactionGroup {
  /// A category and those above it: with its own transactions and all below.
  package struct RollUp: Hashable, Sendable {
    /// Nothing for uncategorized ones.
    package var category: CategoryPath?
    /// 0 for a root.
    package var depth: Int
    /// Own and children's, posted.
    package var totals: CurrencyTotals
    package var pending: CurrencyTotals
  }

  /// The groups of a list by category as a tree in which parents hold their children's totals:
  /// each parent before its children, siblings by spending, Uncategorized last.
  package static func rolledUp(_ groups: [TransactionGroup]) -> [RollUp] {
    var nodes: [CategoryPath: RollUp] = [:]
    var last: RollUp?
    for group in groups {
      guard case .category(let category) = group.key else { continue }
      var current = category
      if category == nil {
        last = RollUp(category: nil, depth: 0, totals: group.totals, pending: group.pending)
      }
      while let path = current {
        nodes[
          path,
          default: RollUp(
            category: path, depth: path.names.count - 1, totals: CurrencyTotals(),
            pending: CurrencyTotals())
        ].totals.add(group.totals)
        nodes[path]?.pending.add(group.pending)
        current = path.parent
      }
    }
    let order = CurrencyOrder(groups.map(\.totals))
    let children = Dictionary(grouping: nodes.values) { $0.category?.parent }
      .mapValues { siblings in
        siblings.sorted {
          order.spendsMore($0.totals, $1.totals)
            ?? (($0.category?.text ?? "") < ($1.category?.text ?? ""))
        }
      }
    var result: [RollUp] = []
    // A stack instead of recursion: a path may have any number of names.
    var waiting = Array((children[nil] ?? []).reversed())
    while let node = waiting.popLast() {
      result.append(node)
      waiting += (children[node.category] ?? []).reversed()
    }
    return result + (last.map { [$0] } ?? [])
  }
}
