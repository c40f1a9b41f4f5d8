import StatementModel

/// A payment, or income, that comes again and again.
package struct RecurringSeries: Hashable, Sendable {
  package enum State: String, Sendable {
    /// It comes as it should.
    case active
    /// It began a short time ago.
    case new
    /// It was due and has not come yet.
    case missed
    /// It has failed to come more than once.
    case ended

    /// What people read; nothing where all is as it should be.
    var word: ReportWord? {
      switch self {
      case .active: nil
      case .new: .newSeries
      case .missed: .missedSeries
      case .ended: .endedSeries
      }
    }
  }

  /// A price that became another.
  package struct PriceChange: Hashable, Sendable {
    package let date: CalendarDate
    package let old: Money
    package let new: Money
  }

  /// By which a person can name it: the merchant, and where it has several, the first amount.
  package let name: String
  /// What `daybook.yaml` may call it: its name with the bank's whole text in the place of the merchant.
  package let formerName: String
  /// What a person calls it, else its name.
  package var title: String
  /// By what its transactions are found: the merchant of the last payment.
  package let merchant: String
  package let isIncome: Bool
  package let interval: RecurringInterval
  /// The card of the last payment.
  package let card: CardID
  /// The category of the last payment.
  package let category: CategoryPath?
  package let currency: Currency
  /// Whether most payments are of the same amount as the one before.
  package let isFixed: Bool
  /// What the next one is likely to be, as a magnitude: the last, or, where amounts vary, and of
  /// income, the middle one of the last six.
  package let expected: ExactDecimal
  package let last: ExactDecimal
  package let firstDay: CalendarDate
  package let lastDay: CalendarDate
  package let count: Int
  /// The day of the next payment; nothing where it has ended.
  package let next: CalendarDate?
  package let state: State
  /// Oldest first; only where amounts are fixed.
  package let changes: [PriceChange]
  /// Days on which a payment was due and none came, though others came after.
  package let missedDays: [CalendarDate]
  /// Its transactions, oldest first.
  package let transactions: [TransactionID]
  /// What each of them came to, as a magnitude.
  package let amounts: [ExactDecimal]

  /// What it comes to in a year, as it is now.
  package var yearly: DecimalSum {
    var sum = DecimalSum()
    for _ in 0..<interval.perYear { sum.add(expected) }
    return sum
  }

  /// Whether it goes on.
  package var isRunning: Bool { state != .ended }
}

extension RecurringSeries {
  init(
    _ chain: RecurringChain, name: String, formerName: String, title: String, isIncome: Bool,
    _ input: ReportInput,
    asOf day: CalendarDate
  ) {
    let entries = chain.entries
    let last = chain.last
    // A bonus comes with one payment, and is no new pay.
    let prices = isIncome ? Self.withoutBonuses(entries) : entries
    let pairs = zip(prices, prices.dropFirst())
    let isFixed = chain.isFixed
    self.name = name
    self.formerName = formerName
    self.title = title
    merchant = input.transactions.merchant(at: last.index)
    self.isIncome = isIncome
    self.isFixed = isFixed
    interval = chain.interval
    card = input.transactions.card(at: last.index)
    category = input.transactions.category(at: last.index)
    currency = input.transactions.numbers[last.index].amount.currency
    self.last = last.amount
    let recent = entries.suffix(6).map(\.amount).sorted()
    expected = isFixed && !isIncome ? last.amount : recent[(recent.count - 1) / 2]
    firstDay = chain.first.date
    lastDay = last.date
    count = entries.count
    changes =
      isFixed
      ? pairs.compactMap { one, other in
        one.billed == other.billed || one.billed.currency != other.billed.currency
          ? nil : PriceChange(date: other.date, old: one.billed, new: other.billed)
      } : []
    let schedule = chain.schedule
    missedDays = schedule.missedDays
    transactions = entries.map { input.transactions.numbers[$0.index].id }
    amounts = entries.map(\.amount)
    let due = schedule.next
    let state = Self.state(of: chain, due: due, asOf: day)
    self.state = state
    next = state == .ended ? nil : due
  }

  /// The payments without those between two equal ones.
  private static func withoutBonuses(_ entries: [RecurringEntry]) -> [RecurringEntry] {
    entries.indices.filter { place in
      guard place > 0, place + 1 < entries.count else { return true }
      return entries[place - 1].billed != entries[place + 1].billed
    }.map { entries[$0] }
  }

  /// Days that banks take to book, beside those that the interval may be off.
  private static let grace = 3

  private static func state(
    of chain: RecurringChain, due: CalendarDate, asOf day: CalendarDate
  ) -> State {
    let interval = chain.interval
    let patience = interval.tolerance + grace
    if due.adding(days: patience + interval.days) < day { return .ended }
    if due.adding(days: patience) < day { return .missed }
    return chain.first.date.days(to: day) <= max(75, interval.days * 2) ? .new : .active
  }
}
