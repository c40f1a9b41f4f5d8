import StatementModel

/// All series of a book as of a day, and what is owed in installments.
package struct RecurringReport: Sendable {
  /// Those that go on first, then by what they come to in a year; without those that a person
  /// said are none.
  package let series: [RecurringSeries]
  /// How many were found that a person said are none.
  package let ignoredCount: Int
  /// Nothing in an empty book.
  package let asOf: CalendarDate?
  package let owed: [OwedPart]
  let currencyOrder: CurrencyOrder

  /// - Parameter asOf: The day as of which they stand; else the input's own. What comes after it is
  ///   not looked at.
  package init(_ input: ReportInput, asOf: CalendarDate? = nil) {
    let ledger = input.ledger
    self.init(input, ledger, MerchantTable(input), asOf: asOf)
  }

  init(
    _ input: ReportInput, _ ledger: SpendingLedger, _ merchants: MerchantTable,
    asOf: CalendarDate? = nil
  ) {
    let day =
      asOf ?? input.asOf
      ?? input.transactions.indices.lazy.filter { ledger.roles[$0] != .gone }
      .map { input.transactions.numbers[$0].date(by: input.basis) }.max()
    self.asOf = day
    currencyOrder = ledger.currencyOrder
    owed = input.owedParts.sorted {
      ($0.month, $0.merchant, $0.number) < ($1.month, $1.merchant, $1.number)
    }
    guard let day else {
      series = []
      ignoredCount = 0
      return
    }
    var found: [RecurringSeries] = []
    var ignored = 0
    let visits = VisitJudge(input)
    let groups = RecurringGroup.all(input, roles: ledger.roles, merchants, asOf: day)
      .compactMap { group -> (group: RecurringGroup, chains: [RecurringChain])? in
        let chains = RecurringSearch(group).chains.filter {
          !visits.areVisits($0, isIncome: group.key.isIncome)
        }
        return chains.isEmpty ? nil : (group, chains)
      }.sorted { RecurringGroup.areInOrder($0.group, $1.group, merchants) }
    for (group, chains) in groups {
      let merchants = [
        group.name(in: input.transactions), group.formerName(in: input.transactions),
      ]
      for (number, chain) in chains.enumerated() {
        let names = merchants.map { Self.name(of: chain, number, among: chains, of: group, $0) }
        if (names + merchants).contains(where: input.recurring.isIgnored) {
          ignored += 1
          continue
        }
        found.append(
          RecurringSeries(
            chain, name: names[0], formerName: names[1],
            title: names.lazy.compactMap { input.recurring.name(for: $0) }.first ?? names[0],
            isIncome: group.key.isIncome, input, asOf: day))
      }
    }
    let order = currencyOrder
    series = found.sorted { left, right in
      let one = (left.isRunning ? 0 : 1, order.rank(of: left.currency))
      let other = (right.isRunning ? 0 : 1, order.rank(of: right.currency))
      if one != other { return one < other }
      if left.yearly != right.yearly { return left.yearly > right.yearly }
      return (left.title, left.firstDay) < (right.title, right.firstDay)
    }
    ignoredCount = ignored
  }

  /// The merchant, with the first amount where it has several series.
  ///
  /// Where those began with one amount, the first day is added. None of these changes as the
  /// history goes on.
  private static func name(
    of chain: RecurringChain, _ number: Int, among chains: [RecurringChain],
    of group: RecurringGroup, _ merchant: String
  ) -> String {
    guard chains.count > 1 else { return merchant }
    let amount = chain.first.amount.text(minimumDecimals: group.key.currency.minorUnits)
    let isAlone = chains.indices.allSatisfy {
      $0 == number || chains[$0].first.amount != chain.first.amount
    }
    return isAlone ? "\(merchant) \(amount)" : "\(merchant) \(amount) \(chain.first.date)"
  }

  /// What all that go on come to in a year, by currency.
  package func yearly(isIncome: Bool) -> MoneyTotals {
    var totals = MoneyTotals()
    for one in series where one.isRunning && one.isIncome == isIncome {
      totals.add(one.yearly, one.currency)
    }
    return totals
  }

  /// What is owed in each coming month, by currency.
  package var owedByMonth: [(month: Month, totals: MoneyTotals, count: Int)] {
    var months: [Month: (totals: MoneyTotals, count: Int)] = [:]
    for part in owed {
      months[part.month, default: (MoneyTotals(), 0)].totals.add(part.amount)
      months[part.month]?.count += 1
    }
    return months.sorted { $0.key < $1.key }.map { ($0.key, $0.value.totals, $0.value.count) }
  }
}
