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
  /// Those of the rows, where somebody has found them already.
  var merchants: MerchantsMet?
  /// Among which much work is divided.
  var cores = Cores.one

  /// The groups in their order; within each, the order of the rows is kept.
  ///
  /// - Parameter source: what each transaction adds to the sums of its group.
  func groups(
    of table: TransactionTable, _ rows: GroupedRows, sums source: some SumSource
  ) -> ListGroups {
    let collected = collected(table, rows)
    let sums = collected.sums(source, on: cores)
    let order = GroupOrder(grouping: grouping, currencies: currencies)
      .places(of: collected, sums)
    return ListGroups(collected, sums, order: order)
  }

  private func collected(_ table: TransactionTable, _ rows: GroupedRows) -> CollectedGroups {
    var collector = GroupCollector(table, locale: locale)
    let groups: RowGroups
    switch grouping {
    case .merchant:
      let met = merchants ?? MerchantsMet(rows.inMemory, of: table, on: cores)
      return met.collected(rows, of: table)
    case .tag, .period:
      return collectedOften(table, rows)
    case .none:
      groups = rows.map { _ in collector.place(of: .all, locale[.allTransactions]) }
    case .card:
      let cardNames = CardNames.byID(cards)
      groups = rows.map { collector.place(ofCardAt: $0, names: cardNames) }
    case .category:
      groups = rows.map { collector.place(ofCategoryAt: $0) }
    case .date, .week, .month, .quarter, .year:
      groups = rows.map { index in
        let date = table.numbers[index].date(by: basis)
        return collector.place(of: date) {
          let key = timeKey(date)
          return (key, header(ofTime: key))
        }
      }
    }
    let (indices, ends) = groups.dealt(rows, count: collector.count)
    return CollectedGroups(collector.names, indices: indices, ends: ends, of: table)
  }

  /// By what a transaction may have several of, so that it stands in several groups.
  private func collectedOften(
    _ table: TransactionTable, _ rows: GroupedRows
  ) -> CollectedGroups {
    var collector = GroupCollector(table, locale: locale)
    var judge = PeriodJudge(periods)
    // Groups and transactions, side by side. What is given a name is called as the first of the
    // list writes it, so the list's order counts here.
    var groups: [Int32] = []
    var indices: [Int] = []
    groups.reserveCapacity(rows.indices.count)
    indices.reserveCapacity(rows.indices.count)
    func add(
      _ index: Int, to key: TransactionGroup.Key, _ header: @autoclosure () -> String
    ) {
      groups.append(Int32(clamping: collector.place(of: key, header())))
      indices.append(index)
    }
    for index in rows.indices {
      if grouping == .tag {
        let tags = table.details(at: index)?.tags ?? []
        for tag in tags { add(index, to: .tag(tag), tag) }
        if tags.isEmpty { add(index, to: .tag(nil), locale[.noTags]) }
      } else {
        let places = judge.places(of: index, in: table, basis: basis)
        for place in places {
          add(index, to: .period(place), header(of: place, table.details(at: index)?.period))
        }
        if places.isEmpty { add(index, to: .period(nil), locale[.noPeriod]) }
      }
    }
    let dealt = RowGroups(groups).dealt(
      GroupedRows(indices, of: table), count: collector.count)
    return CollectedGroups(
      collector.names, indices: dealt.indices, ends: dealt.ends, of: table)
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
