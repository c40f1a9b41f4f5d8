import StatementModel

/// All budgets of a book with all their rounds, added up once.
package struct BudgetLedger: Sendable {
  /// One budget with its rounds, oldest first, up to the one that the day lies in.
  package struct Account: Hashable, Sendable {
    package let budget: Budget
    package let rounds: [BudgetStanding]

    /// The newest round.
    package var current: BudgetStanding? { rounds.last }
  }

  /// In the order of `daybook.yaml`.
  package let accounts: [Account]
  /// The day as of which they stand; nothing in an empty book.
  package let asOf: CalendarDate?
  /// Budgets of periods that there are not.
  package let withoutPeriod: [Budget]
  /// In which spending in other currencies is named.
  let currencyOrder: CurrencyOrder

  /// More rounds than this of one budget are not counted: a single date may lie centuries off.
  static let mostRounds = 5_300

  /// What was spent in one round.
  fileprivate struct Tally {
    var spent = DecimalSum()
    var pending = DecimalSum()
    var count = 0
    var others = MoneyTotals()
  }

  /// - Parameter asOf: The day as of which budgets stand; else the input's own.
  package init(_ input: ReportInput, asOf: CalendarDate? = nil) {
    let ledger = input.ledger
    self.init(input, ledger, asOf: asOf)
  }

  init(_ input: ReportInput, _ ledger: SpendingLedger, asOf: CalendarDate? = nil) {
    let dates = ledger.roles.indices.lazy.filter { ledger.roles[$0] != .gone }
      .map { input.transactions.numbers[$0].date(by: input.basis) }
    let day = asOf ?? input.asOf ?? dates.max()
    self.asOf = day
    currencyOrder = ledger.currencyOrder
    guard let day, !input.budgets.isEmpty else {
      accounts = []
      withoutPeriod = []
      return
    }
    let begin = dates.min() ?? day
    let weekday = input.locale.firstWeekday
    var calendars: [[BudgetRound]] = []
    var missing: [Budget] = []
    for budget in input.budgets {
      if case .period(let name) = budget.span, input.periods.named(name) == nil {
        missing.append(budget)
      }
      calendars.append(
        Self.rounds(of: budget, from: begin, to: day, input.periods, firstWeekday: weekday))
    }
    withoutPeriod = missing
    let tallies = Self.tallies(input, ledger, calendars, asOf: day)
    accounts = input.budgets.indices.map { place in
      Self.account(input.budgets[place], calendars[place], tallies[place], asOf: day)
    }
  }

  // MARK: Rounds

  private static func rounds(
    of budget: Budget, from begin: CalendarDate, to day: CalendarDate, _ periods: PeriodList,
    firstWeekday: Int
  ) -> [BudgetRound] {
    if case .period(let name) = budget.span {
      guard let period = periods.named(name), period.start <= day else { return [] }
      return [BudgetRound(period)]
    }
    let start = budget.since ?? begin
    guard start <= day,
      var round = BudgetRound(of: budget.span, holding: start, firstWeekday: firstWeekday)
    else { return [] }
    var rounds = [round]
    while !round.contains(day), rounds.count < mostRounds,
      let next = round.next(of: budget.span, firstWeekday: firstWeekday)
    {
      round = next
      rounds.append(round)
    }
    return rounds
  }

  // MARK: Adding up

  /// What was spent in each round of each budget.
  private static func tallies(
    _ input: ReportInput, _ ledger: SpendingLedger, _ calendars: [[BudgetRound]],
    asOf day: CalendarDate
  ) -> [[Tally]] {
    var tallies = calendars.map { [Tally](repeating: Tally(), count: $0.count) }
    var wanting: [CategoryPath?: [Int]] = [:]
    for index in input.transactions.indices where ledger.roles[index] == .spending {
      let date = input.transactions.numbers[index].date(by: input.basis)
      guard date <= day else { continue }
      let category = input.transactions.category(at: index)
      let places: [Int]
      if let known = wanting[category] {
        places = known
      } else {
        places = input.budgets.indices.filter { counts(category, in: input.budgets[$0]) }
        wanting[category] = places
      }
      for place in places {
        let rounds = calendars[place]
        let round: Int?
        if case .period(let name) = input.budgets[place].span {
          let isPart = belongs(index, to: name, on: date, input)
          round = isPart && !rounds.isEmpty ? 0 : nil
        } else {
          round = self.round(of: date, in: rounds)
        }
        guard let round else { continue }
        let isPending = input.transactions.numbers[index].status == .pending
        tallies[place][round].add(
          input.transactions.numbers[index].amount, isPending: isPending,
          currency: input.budgets[place].limit.currency)
      }
    }
    return tallies
  }

  private static func counts(_ category: CategoryPath?, in budget: Budget) -> Bool {
    guard let own = budget.category else { return true }
    return category?.isWithin(own) ?? false
  }

  /// Whether a transaction is of a period: assigned to it, or by its date where that is automatic.
  private static func belongs(
    _ index: Int, to name: String, on date: CalendarDate, _ input: ReportInput
  ) -> Bool {
    guard let period = input.periods.named(name) else { return false }
    let assigned = input.transactions.details(at: index)?.period
    return input.periods.periods(assigned: assigned, on: date).contains { $0.id == period.id }
  }

  private static func round(of date: CalendarDate, in rounds: [BudgetRound]) -> Int? {
    let next = rounds.lowerBound { $0.first <= date }
    return next > 0 && rounds[next - 1].contains(date) ? next - 1 : nil
  }

  /// The rounds with what is carried from each to the next.
  private static func account(
    _ budget: Budget, _ rounds: [BudgetRound], _ tallies: [Tally], asOf day: CalendarDate
  ) -> Account {
    var standings: [BudgetStanding] = []
    var carried = DecimalSum()
    for (round, tally) in zip(rounds, tallies) {
      let standing = BudgetStanding(
        budget: budget, first: round.first, last: round.last, carried: carried,
        spent: tally.spent, pending: tally.pending, count: tally.count, others: tally.others,
        time: round.elapsed(asOf: day))
      standings.append(standing)
      if budget.rollsOver { carried = standing.left }
    }
    return Account(budget: budget, rounds: standings)
  }
}

extension BudgetLedger.Tally {
  fileprivate mutating func add(_ amount: Money, isPending: Bool, currency: Currency) {
    if isPending {
      if amount.currency == currency { pending.subtract(amount.amount) }
      return
    }
    guard amount.currency == currency else {
      others.add(-amount)
      return
    }
    spent.subtract(amount.amount)
    count += 1
  }
}

extension BudgetLedger {
  /// The newest rounds, those with the largest part of them spent first.
  var byUrgency: [BudgetStanding] {
    accounts.compactMap(\.current).enumerated().sorted { one, other in
      let (left, right) = (one.element.urgency, other.element.urgency)
      return left == right ? one.offset < other.offset : left > right
    }.map(\.element)
  }

  /// The budgets whose newest round is passed here and was not passed there.
  ///
  /// - Parameter before: The same budgets before something happened.
  package func passed(since before: BudgetLedger) -> [BudgetStanding] {
    struct Key: Hashable {
      var budget: Budget
      var first: CalendarDate
    }
    let known = Set(
      before.accounts.flatMap(\.rounds).filter { $0.state == .passed }
        .map { Key(budget: $0.budget, first: $0.first) })
    return accounts.compactMap(\.current).filter { standing in
      standing.state == .passed
        && !known.contains(Key(budget: standing.budget, first: standing.first))
    }
  }
}
