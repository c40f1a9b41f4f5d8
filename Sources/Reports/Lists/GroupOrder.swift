import StatementModel

/// Puts groups in order.
struct GroupOrder {
  let grouping: Grouping
  let currencies: CurrencyOrder

  func sorted(_ groups: [TransactionGroup]) -> [TransactionGroup] {
    switch grouping {
    case .none: groups
    case .date, .week, .month, .quarter, .year:
      groups.sorted { Self.ordinal($0.key) > Self.ordinal($1.key) }
    case .period: groups.sorted { Self.standsBefore($0.key, $1.key) }
    case .card, .tag: byName(groups)
    case .category, .merchant: bySpending(groups)
    }
  }

  private func byName(_ groups: [TransactionGroup]) -> [TransactionGroup] {
    groups.map { (group: $0, name: TextFolding.fold($0.header)) }
      .sorted { left, right in
        let (one, other) = (left.group, right.group)
        if one.key.isNone != other.key.isNone { return other.key.isNone }
        return (left.name, one.header, one.key.text) < (right.name, other.header, other.key.text)
      }
      .map(\.group)
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

  /// Those without a category last, the others by what was spent, then by their names.
  private func bySpending(_ groups: [TransactionGroup]) -> [TransactionGroup] {
    let compared = currencies.compared
    let count = compared.count
    // What each spent in each of the currencies, side by side: there may be as many groups as
    // merchants, and sums are not looked up for each comparison.
    var spent: [DecimalSum] = []
    spent.reserveCapacity(groups.count * count)
    for place in groups.indices {
      for currency in compared {
        spent.append(groups[place].totals[currency]?.spent ?? DecimalSum())
      }
    }
    // With as many decimals each, sums compare as whole numbers do.
    let decimals = spent.reduce(0) { max($0, $1.digits.scale) }
    for place in spent.indices { spent[place].add(DecimalSum(units: 0, scale: decimals)) }
    let order = groups.indices.filter { !groups[$0].key.isNone }.sorted { left, right in
      for place in 0..<count {
        let (one, other) = (spent[left * count + place], spent[right * count + place])
        if one != other { return one > other }
      }
      return groups[left].key.text < groups[right].key.text
    }
    let last = groups.indices.filter { groups[$0].key.isNone }
    return (order + last).map { groups[$0] }
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
  /// Whether it is of what has no card, category, tag or period.
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
