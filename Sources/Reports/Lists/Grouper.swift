import StatementModel

/// Divides transactions into groups and puts them in order.
struct Grouper {
  var grouping: Grouping
  var cards: [Card]
  var locale: ReportLocale
  var basis: DateBasis
  /// Nothing in written reports, which know no clock.
  var today: CalendarDate?
  /// Those of the book.
  var periods = PeriodList()
  /// By which amounts are compared first; without it, the most used of the groups themselves.
  var currencies: [Currency]?

  /// The groups in their order; within each, the order of `indices` is kept.
  ///
  /// - Parameter roles: what each transaction of the table counts as, by its place.
  func groups(
    of table: TransactionTable, _ indices: [Int], roles: [SpendingRole]
  ) -> [TransactionGroup] {
    var collector = GroupCollector(table, count: indices.count, roles: roles, locale: locale)
    let cardNames = CardNames.byID(cards)
    var judge = PeriodJudge(periods)
    for index in indices {
      switch grouping {
      case .none:
        collector.add(index, to: .all, locale[.allTransactions])
      case .card:
        collector.addByCard(index, names: cardNames)
      case .category:
        collector.addByCategory(index)
      case .merchant:
        collector.addByMerchant(index)
      case .tag:
        let tags = table.details(at: index)?.tags ?? []
        for tag in tags { collector.add(index, to: .tag(tag), tag) }
        if tags.isEmpty { collector.add(index, to: .tag(nil), locale[.noTags]) }
      case .period:
        let places = judge.places(of: index, in: table, basis: basis)
        for place in places {
          collector.add(
            index, to: .period(place), header(of: place, table.details(at: index)?.period))
        }
        if places.isEmpty { collector.add(index, to: .period(nil), locale[.noPeriod]) }
      case .date, .week, .month, .quarter, .year:
        let key = timeKey(table.numbers[index].date(by: basis))
        collector.add(index, to: key, header(ofTime: key))
      }
    }
    var groups = collector.finish()
    groups.arrange(order(of: groups))
    return groups
  }

  private func timeKey(_ date: CalendarDate) -> TransactionGroup.Key {
    switch grouping {
    case .week:
      let past = (date.weekday - locale.firstWeekday + 7) % 7
      return .week(date.adding(days: -past))
    case .month: return .month(date.month)
    case .quarter:
      let month = date.month
      return .quarter(year: month.year, (month.month - 1) / 3 + 1)
    case .year: return .year(date.year)
    default: return .day(date)
    }
  }

  private func header(ofTime key: TransactionGroup.Key) -> String {
    switch key {
    case .day(let date): locale.heading(date, today: today)
    case .week(let first):
      "\(locale.shortText(first)) – \(locale.shortText(first.adding(days: 6)))"
    case .month(let month): locale.text(month)
    case .quarter(let year, let quarter): locale.text(.quarterOfYear, String(quarter), String(year))
    case .year(let year): String(year)
    default: ""
    }
  }

  /// - Parameter given: The name as it was given, for one that no period has.
  private func header(of place: PeriodPlace, _ given: String?) -> String {
    switch place {
    case .made(let period):
      let end = period.end.map(locale.shortText) ?? "…"
      return "\(period.name) (\(locale.shortText(period.start)) – \(end))"
    case .named(let name): return given ?? name
    }
  }

  /// The places of the groups in their order: groups are large, and sorting copies.
  private func order(of groups: [TransactionGroup]) -> [Int] {
    switch grouping {
    case .none: Array(groups.indices)
    case .date, .week, .month, .quarter, .year:
      groups.indices.map { (place: $0, time: Self.ordinal(groups.span[$0].key)) }
        .sorted { $0.time > $1.time }
        .map(\.place)
    case .period: groups.indices.sorted { Self.standsBefore(groups[$0], groups[$1]) }
    case .card, .tag:
      groups.indices.map { (place: $0, name: TextFolding.fold(groups[$0].header)) }
        .sorted { left, right in
          let (one, other) = (groups[left.place], groups[right.place])
          if one.isWithoutKey != other.isWithoutKey { return other.isWithoutKey }
          return (left.name, one.header, one.keyText) < (right.name, other.header, other.keyText)
        }
        .map(\.place)
    case .category, .merchant: bySpending(groups)
    }
  }

  /// Periods that begin later first, then mere names, then what has none.
  private static func standsBefore(_ left: TransactionGroup, _ right: TransactionGroup) -> Bool {
    switch (left.key, right.key) {
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

  private func bySpending(_ groups: [TransactionGroup]) -> [Int] {
    let order = CurrencyOrder(currencies ?? CurrencyOrder(groups.lazy.map(\.totals)).currencies)
    // The first currency decides nearly always.
    let first = order.currencies.first
    let keyed = groups.indices.map { place in
      (
        place: place, isLast: groups.span[place].isWithoutKey,
        spent: first.flatMap { groups.span[place].totals[$0]?.spent } ?? DecimalSum()
      )
    }
    return keyed.sorted { left, right in
      if left.isLast != right.isLast { return right.isLast }
      if left.spent != right.spent { return left.spent > right.spent }
      let (one, other) = (left.place, right.place)
      return order.spendsMore(groups.span[one].totals, groups.span[other].totals)
        ?? (groups.span[one].keyText < groups.span[other].keyText)
    }.map(\.place)
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

extension TransactionGroup {
  /// Whether it holds what has no card, category or tag; such a group is always the last.
  var isWithoutKey: Bool {
    switch key {
    case .card(nil), .category(nil), .tag(nil), .period(nil): true
    default: false
    }
  }

  /// The key as text, to order groups that nothing else tells apart.
  var keyText: String {
    switch key {
    case .card(let card): card?.text ?? ""
    case .category(let category): category?.text ?? ""
    case .merchant(let name): name
    case .tag(let tag): tag ?? ""
    default: ""
    }
  }
}

extension Array {
  /// Puts the elements in another order without a copy of any.
  ///
  /// - Parameter order: Each place once, in the order in which its element shall stand.
  fileprivate mutating func arrange(_ order: [Int]) {
    var order = order
    for start in indices {
      var place = start
      while order[place] != start {
        let next = order[place]
        swapAt(place, next)
        order[place] = place
        place = next
      }
      order[place] = place
    }
  }
}
