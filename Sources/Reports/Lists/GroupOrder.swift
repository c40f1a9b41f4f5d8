import StatementModel

/// Puts groups in order: their places, since groups are large, and sorting copies.
struct GroupOrder {
  let grouping: Grouping
  /// By which amounts are compared first; without it, the most used of the groups themselves.
  let currencies: [Currency]?

  func places(of groups: CollectedGroups, _ sums: [GroupSums]) -> [Int] {
    switch grouping {
    case .none: Array(groups.places)
    case .date, .week, .month, .quarter, .year:
      groups.places.map { (place: $0, time: Self.ordinal(groups.keys[$0])) }
        .sorted { $0.time > $1.time }
        .map(\.place)
    case .period:
      groups.places.sorted { Self.standsBefore(groups.keys[$0], groups.keys[$1]) }
    case .card, .tag: byName(groups)
    case .category, .merchant: bySpending(groups, sums)
    }
  }

  private func byName(_ groups: CollectedGroups) -> [Int] {
    groups.places.map { (place: $0, name: TextFolding.fold(groups.headers[$0])) }
      .sorted { left, right in
        let (one, other) = (groups.keys[left.place], groups.keys[right.place])
        if one.isNone != other.isNone { return other.isNone }
        return (left.name, groups.headers[left.place], one.text)
          < (right.name, groups.headers[right.place], other.text)
      }
      .map(\.place)
  }

  /// Periods that begin later first, then mere names, then what has none.
  private static func standsBefore(
    _ left: TransactionGroup.Key, _ right: TransactionGroup.Key
  ) -> Bool {
    switch (left, right) {
    case (.period(.made(let one)), .period(.made(let other))):
      one.start == other.start
        ? (one.name, one.id) < (other.name, other.id) : one.start > other.start
    case (.period(.made), _): true
    case (_, .period(.made)): false
    case (.period(.named(let one)), .period(.named(let other))): one < other
    case (.period(.named), _): true
    default: false
    }
  }

  private func bySpending(_ groups: CollectedGroups, _ sums: [GroupSums]) -> [Int] {
    let order = CurrencyOrder(currencies ?? CurrencyOrder(sums.lazy.map(\.totals)).currencies)
    let currencies = Array(order.compared)
    let sorting = LargestFirst(levels: currencies.count) { place, level in
      sums[place].totals[currencies[level]]?.spent ?? DecimalSum()
    } standsBefore: {
      groups.keys[$0].text < groups.keys[$1].text
    }
    return sorting.sorted(groups.places.filter { !groups.keys[$0].isNone })
      + groups.places.filter { groups.keys[$0].isNone }
  }

  private static func ordinal(_ key: TransactionGroup.Key) -> Int {
    switch key {
    case .day(let date), .week(let date): Int(date.dayNumber)
    case .month(let month): month.year * 12 + month.month
    case .quarter(let year, let quarter): year * 4 + quarter
    case .year(let year): year
    default: 0
    }
  }
}

extension TransactionGroup.Key {
  /// Whether it is of what has no card, category, tag or period; such a group is always the last.
  fileprivate var isNone: Bool {
    switch self {
    case .card(nil), .category(nil), .tag(nil), .period(nil): true
    default: false
    }
  }

  /// The key as text, to order groups that nothing else tells apart.
  fileprivate var text: String {
    switch self {
    case .card(let card): card?.text ?? ""
    case .category(let category): category?.text ?? ""
    case .merchant(let name): name
    case .tag(let tag): tag ?? ""
    default: ""
    }
  }
}
