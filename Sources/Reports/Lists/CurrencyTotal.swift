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

  mutating func add(_ amount: ExactDecimal, as role: SpendingRole) {
    count += 1
    total.add(amount)
    if role == .spending {
      spendingCount += 1
      spent.subtract(amount)
    }
  }
}

/// Sums held apart by currency; two currencies are never added.
package struct CurrencyTotals: Hashable, Sendable {
  /// One for each currency, in no order that means anything until they are sorted.
  package private(set) var totals: [CurrencyTotal] = []
  /// Where each currency stands in `totals`, once there are many: a file may name a currency of its
  /// own on every line.
  private var places: [Currency: Int] = [:]

  /// Almost always there are one or two currencies, and comparing a few beats hashing.
  private static let few = 8

  package init() {}

  package var isEmpty: Bool { totals.isEmpty }

  /// Transactions of all currencies.
  package var count: Int { totals.reduce(0) { $0 + $1.count } }

  package subscript(currency: Currency) -> CurrencyTotal? {
    place(of: currency).map { totals[$0] }
  }

  mutating func add(_ money: Money, as role: SpendingRole) {
    totals[place(makingRoomFor: money.currency)].add(money.amount, as: role)
  }

  mutating func add(_ other: CurrencyTotals) {
    for added in other.totals {
      let index = place(makingRoomFor: added.currency)
      totals[index].count += added.count
      totals[index].total.add(added.total)
      totals[index].spendingCount += added.spendingCount
      totals[index].spent.add(added.spent)
    }
  }

  mutating func sort(by order: CurrencyOrder) {
    guard totals.count > 1 else { return }
    totals = order.sorted(totals)
    if totals.count > Self.few { rememberPlaces() }
  }

  private func place(of currency: Currency) -> Int? {
    if totals.count > Self.few { return places[currency] }
    var index = 0
    while index < totals.count, totals[index].currency != currency { index += 1 }
    return index < totals.count ? index : nil
  }

  private mutating func place(makingRoomFor currency: Currency) -> Int {
    if let known = place(of: currency) { return known }
    totals.append(CurrencyTotal(currency: currency))
    let place = totals.count - 1
    if place == Self.few { rememberPlaces() } else if place > Self.few { places[currency] = place }
    return place
  }

  private mutating func rememberPlaces() {
    for (place, total) in totals.enumerated() { places[total.currency] = place }
  }
}
