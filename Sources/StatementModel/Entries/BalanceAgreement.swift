/// Whether a statement's rows lead from the opening balance it states to the closing one.
package enum BalanceAgreement: Hashable, Sendable {
  /// A balance is missing, or rows of several currencies make it say nothing.
  case notStated
  case proved
  /// The rows add up to something else.
  case contradicted(sum: DecimalSum)
}

extension StatementSummary {
  /// Whether the booked rows lead from the opening balance to the closing one.
  package var agreement: BalanceAgreement {
    guard let opening = openingBalance?.amount, let closing = closingBalance?.amount else {
      return .notStated
    }
    var booked: [Currency: DecimalSum] = [:]
    for (currency, sum) in sums.sums {
      var sum = sum
      sum.add(pendingSums[currency].negated)
      booked[currency] = sum
    }
    // A row in another currency than the statement's says nothing about its balance.
    let own = currency ?? (booked.count == 1 ? booked.keys.first : nil) ?? .none
    guard booked.allSatisfy({ $0.key == own || $0.value.isZero }) else { return .notStated }
    let sum = booked[own] ?? DecimalSum()
    var expected = sum
    expected.add(opening)
    var stated = DecimalSum()
    stated.add(closing)
    return expected == stated ? .proved : .contradicted(sum: sum)
  }
}
