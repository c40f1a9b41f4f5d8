import StatementModel

/// Adds up what a change of rules does to the categories of each month.
///
/// Which sums change is known only at the end. Until then, what stays as it is is noted by day,
/// category and amount; then what stands in a sum that changes is added to both of its sides.
struct ShiftLedger {
  private struct Place: Hashable {
    var month: Month
    var category: CategoryPath?
    var currency: Currency

    init(_ month: Month, _ category: CategoryPath?, _ currency: Currency) {
      self.month = month
      self.category = category
      self.currency = currency
    }

    init(of shift: RuleDiff.Shift) { self.init(shift.month, shift.category, shift.currency) }
  }

  private let basis: DateBasis
  private var sums: [Place: RuleDiff.Shift] = [:]
  /// What stays as it is and counts.
  private var standing: [(day: CalendarDate, category: CategoryPath?, amount: Money)] = []
  /// The first and the last day of the months touched.
  private var span: ClosedRange<CalendarDate>?

  init(basis: DateBasis) { self.basis = basis }

  /// Adds a transaction whose category, parts or visibility change.
  mutating func add(_ change: RuleDiff.Change) {
    let transaction = change.transaction
    let month = transaction.date(by: basis).month
    let days = month.firstDay...month.lastDay
    span =
      span.map {
        min($0.lowerBound, days.lowerBound)...max($0.upperBound, days.upperBound)
      } ?? days
    for (category, amount) in Self.parts(of: transaction, change.before) {
      let empty = RuleDiff.Shift(month: month, category: category, currency: amount.currency)
      sums[Place(of: empty), default: empty].before.add(amount.amount)
    }
    for (category, amount) in Self.parts(of: transaction, change.after) {
      let empty = RuleDiff.Shift(month: month, category: category, currency: amount.currency)
      sums[Place(of: empty), default: empty].after.add(amount.amount)
    }
  }

  /// Notes a transaction whose category, parts and visibility stay as the decision has them.
  mutating func add(_ subject: RuleSubject, _ decision: RuleDecision) {
    let transaction = subject.transaction
    let isHidden =
      subject.setByHand.contains(.hidden)
      ? transaction.isHidden : decision.hidden?.value ?? false
    guard !isHidden else { return }
    let day = transaction.date(by: basis)
    if subject.setByHand.contains(.category) {
      standing.append((day, transaction.category, transaction.amount))
    } else if let parts = decision.split?.value.parts(of: transaction.amount) {
      for part in parts { standing.append((day, part.category, part.amount)) }
    } else {
      standing.append((day, decision.category?.value, transaction.amount))
    }
  }

  /// The sums that differ, by month, newest first, then category, the uncategorized last.
  var shifts: [RuleDiff.Shift] {
    guard let span else { return [] }
    var sums = sums
    for (day, category, amount) in standing where span ~= day {
      guard let index = sums.index(forKey: Place(day.month, category, amount.currency)) else {
        continue
      }
      sums.values[index].before.add(amount.amount)
      sums.values[index].after.add(amount.amount)
    }
    return sums.values.filter { $0.before != $0.after }.sorted { left, right in
      if left.month != right.month { return left.month > right.month }
      if left.category != right.category {
        guard let one = left.category else { return false }
        return right.category.map { one < $0 } ?? true
      }
      return left.currency < right.currency
    }
  }

  /// What counts of a transaction, by category; nothing of one that is hidden.
  private static func parts(
    of transaction: Transaction, _ outcome: RuleDiff.Outcome
  ) -> [(CategoryPath?, Money)] {
    if outcome.isHidden { return [] }
    if !outcome.split.isEmpty { return outcome.split.map { ($0.category, $0.amount) } }
    return [(outcome.category, transaction.amount)]
  }
}
