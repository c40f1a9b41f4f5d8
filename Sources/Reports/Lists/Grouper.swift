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
  /// In which sums are shown and compared.
  var currencies: CurrencyOrder

  /// The groups in their order; within each, the order of the transactions is kept.
  ///
  /// - Parameters:
  ///   - indices: the places of the transactions.
  ///   - role: what a transaction counts as in the sums of its group.
  func groups(
    of table: TransactionTable, _ indices: [Int], role: (_ index: Int) -> SpendingRole
  ) -> [TransactionGroup] {
    var collector = GroupCollector()
    switch grouping {
    case .tag:
      for index in indices {
        let tags = table.details(at: index)?.tags ?? []
        for tag in tags { collector.add(index, to: collector.place(of: .tag(tag), tag)) }
        if tags.isEmpty {
          collector.add(index, to: collector.place(of: .tag(nil), locale[.noTags]))
        }
      }
    case .period:
      var judge = PeriodJudge(periods)
      for index in indices {
        let places = judge.places(of: index, in: table, basis: basis)
        for place in places {
          let header = header(of: place, table.details(at: index)?.period)
          collector.add(index, to: collector.place(of: .period(place), header))
        }
        if places.isEmpty {
          collector.add(index, to: collector.place(of: .period(nil), locale[.noPeriod]))
        }
      }
    default:
      let cardNames = CardNames.byID(cards)
      var known: [Int32: Int] = [:]
      for index in indices {
        let mark = mark(of: index, in: table)
        if let place = known[mark] {
          collector.add(index, to: place)
        } else {
          let (key, header) = group(of: index, in: table, cardNames)
          let place = collector.place(of: key, header)
          known[mark] = place
          collector.add(index, to: place)
        }
      }
    }
    collector.finish(in: currencies) { index, group in
      let numbers = table.numbers[index]
      group.add(numbers.amount, numbers.status, role(index))
    }
    return GroupOrder(grouping: grouping, currencies: currencies).sorted(collector.groups)
  }

  /// What tells the group of a transaction that stands in one: transactions with the same number are
  /// in the same group, so that a group is looked up once for each number.
  private func mark(of index: Int, in table: TransactionTable) -> Int32 {
    switch grouping {
    case .card: table.names[index].card
    case .category: table.names[index].category
    case .merchant: table.merchantMark(at: index)
    case .date, .week, .month, .quarter, .year: table.numbers[index].date(by: basis).dayNumber
    case .none, .tag, .period: 0
    }
  }

  /// The group of a transaction that stands in one, and what stands above it.
  private func group(
    of index: Int, in table: TransactionTable, _ cardNames: [CardID: String]
  ) -> (key: TransactionGroup.Key, header: String) {
    switch grouping {
    case .card:
      let card = table.card(at: index)
      let name = cardNames[card]
      return (.card(name == nil ? nil : card), name ?? locale[.unknownCard])
    case .category:
      let category = table.category(at: index)
      return (.category(category), category?.text ?? locale[.uncategorized])
    case .merchant:
      let name = table.merchantName(at: index)
      return (.merchant(TextFolding.fold(name)), name)
    case .date, .week, .month, .quarter, .year:
      let key = timeKey(table.numbers[index].date(by: basis))
      return (key, header(ofTime: key))
    case .none, .tag, .period: return (.all, locale[.allTransactions])
    }
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
