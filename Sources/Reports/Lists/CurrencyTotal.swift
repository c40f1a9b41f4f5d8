import StatementModel

/// Count and sums of some transactions in one currency.
package struct CurrencyTotal: Hashable, Sendable {
  package let currency: Currency
  package internal(set) var count = 0
  /// The sum of the amounts; what went out is negative.
  package internal(set) var total = DecimalSum()
  /// How many of them count as spending.
  package internal(set) var spendingCount = 0
  /// Charges minus refunds; what was spent is positive.
  package internal(set) var spent = DecimalSum()
}

/// Sums held apart by currency; two currencies are never added.
package struct CurrencyTotals: Hashable, Sendable {
  /// One for each currency; by code once `sorted()` was called.
  package private(set) var totals: [CurrencyTotal] = []

  package init() {}

  package var isEmpty: Bool { totals.isEmpty }

  /// Transactions of all currencies.
  package var count: Int { totals.reduce(0) { $0 + $1.count } }

  package subscript(currency: Currency) -> CurrencyTotal? {
    totals.first { $0.currency == currency }
  }

  /// Almost always there are one or two currencies, and a search of them beats hashing.
  mutating func add(_ money: Money, as role: SpendingRole) {
    var index = 0
    while index < totals.count, totals[index].currency != money.currency { index += 1 }
    if index == totals.count { totals.append(CurrencyTotal(currency: money.currency)) }
    totals[index].count += 1
    totals[index].total.add(money.amount)
    if role == .spending {
      totals[index].spendingCount += 1
      totals[index].spent.subtract(money.amount)
    }
  }

  mutating func add(_ other: CurrencyTotals) {
    for added in other.totals {
      var index = 0
      while index < totals.count, totals[index].currency != added.currency { index += 1 }
      if index == totals.count { totals.append(CurrencyTotal(currency: added.currency)) }
      totals[index].count += added.count
      totals[index].total.add(added.total)
      totals[index].spendingCount += added.spendingCount
      totals[index].spent.add(added.spent)
    }
  }

  mutating func sortByCode() { totals.sort { $0.currency < $1.currency } }
}
