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
  /// Among which much work is divided.
  var cores = Cores.one

  /// The groups in their order; within each, the order of `indices` is kept.
  ///
  /// - Parameter roles: what each transaction of the table counts as, by its place.
  func groups(
    of table: TransactionTable, _ indices: [Int], roles: [SpendingRole]
  ) -> [TransactionGroup] {
    let collected = collected(table, indices)
    let sums = collected.sums(table, roles, on: cores)
    let order = GroupOrder(grouping: grouping, currencies: currencies)
      .places(of: collected, sums)
    return order.map { place in
      TransactionGroup(
        key: collected.keys[place], header: collected.headers[place],
        indices: collected.indices(of: place), totals: sums[place].totals,
        pending: sums[place].pending)
    }
  }

  private func collected(_ table: TransactionTable, _ indices: [Int]) -> CollectedGroups {
    var collector = GroupCollector(table, count: indices.count, locale: locale)
    if grouping == .merchant {
      collector.addByMerchant(indices, on: cores)
      return collector.finish()
    }
    let cardNames = CardNames.byID(cards)
    var judge = PeriodJudge(periods)
    for index in indices {
      switch grouping {
      case .none, .merchant:
        collector.add(index, to: .all, locale[.allTransactions])
      case .card:
        collector.addByCard(index, names: cardNames)
      case .category:
        collector.addByCategory(index)
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
        let date = table.numbers[index].date(by: basis)
        collector.add(index, on: date) {
          let key = timeKey(date)
          return (key, header(ofTime: key))
        }
      }
    }
    return collector.finish()
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
}
