import StatementModel

/// Adds up what a change of rules does to the categories of each month.
///
/// Only the sums that change are kept: first come the changes, which say which these are, then all
/// other transactions, of which those in such a sum are added to both of its sides.
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
  /// The first and the last day of the months touched.
  private var span: ClosedRange<CalendarDate>?

  init(basis: DateBasis) { self.basis = basis }

  /// Whether a transaction may stand in one of the sums.
  func wants(_ transaction: Transaction) -> Bool {
    span.map { $0 ~= transaction.date(by: basis) } ?? false
  }

  /// Adds a transaction whose category, parts or visibility change.
  mutating func add(_ change: RuleDiff.Change) {
    guard change.shiftsSums else { return }
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

  /// Adds a transaction that stays as it is to the sums that it stands in.
  mutating func add(_ transaction: Transaction, _ outcome: RuleDiff.Outcome) {
    let month = transaction.date(by: basis).month
    for (category, amount) in Self.parts(of: transaction, outcome) {
      guard let index = sums.index(forKey: Place(month, category, amount.currency)) else {
        continue
      }
      sums.values[index].before.add(amount.amount)
      sums.values[index].after.add(amount.amount)
    }
  }

  /// The sums that differ, by month, newest first, then category, the uncategorized last.
  var shifts: [RuleDiff.Shift] {
    sums.values.filter { $0.before != $0.after }.sorted { left, right in
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
