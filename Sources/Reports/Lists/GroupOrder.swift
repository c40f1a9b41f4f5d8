import StatementModel

/// Puts groups in order: their places, since groups are large, and sorting copies.
struct GroupOrder {
  let grouping: Grouping
  /// By which amounts are compared first; without it, the most used of the groups themselves.
  let currencies: [Currency]?

  func places(of groups: CollectedGroups, _ sums: GroupSums) -> [Int] {
    switch grouping {
    case .none: Array(groups.places)
    case .date, .week, .month, .quarter, .year:
      groups.places.map { (place: $0, time: Self.ordinal(groups.names.key($0))) }
        .sorted { $0.time > $1.time }
        .map(\.place)
    case .period:
      groups.places.sorted { Self.standsBefore(groups.names.key($0), groups.names.key($1)) }
    case .card, .tag: byName(groups)
    case .category, .merchant: bySpending(groups, sums)
    }
  }

  private func byName(_ groups: CollectedGroups) -> [Int] {
    groups.places.map { (place: $0, name: TextFolding.fold(groups.header($0))) }
      .sorted { left, right in
        let (one, other) = (groups.names.key(left.place), groups.names.key(right.place))
        if one.isNone != other.isNone { return other.isNone }
        return (left.name, groups.header(left.place), one.text)
          < (right.name, groups.header(right.place), other.text)
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

  private func bySpending(_ groups: CollectedGroups, _ sums: GroupSums) -> [Int] {
    let order = CurrencyOrder(currencies ?? CurrencyOrder(sums).currencies)
    let compared = Array(order.compared)
    let sorting = LargestFirst(levels: compared.count) { place, level in
      sums.spent(place, compared[level])
    } standsBefore: {
      groups.names.standsBefore($0, $1)
    }
    return sorting.sorted(groups.places.filter { !groups.names.isNone($0) })
      + groups.places.filter { groups.names.isNone($0) }
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
