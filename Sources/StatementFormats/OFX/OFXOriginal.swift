import StatementModel

/// Finds the amount in the currency of the purchase.
enum OFXOriginal {
  /// The amount before conversion: `amount / rate` (OFX 5.2).
  ///
  /// The rate is the statement's currency over the original one. The amount is given only where the quotient is exact at the currency's
  /// minor unit, since a quotient that is not is no amount that anyone paid; and not for a rate
  /// of 1 between two currencies, which is a filler.
  static func amount(
    _ amount: ExactDecimal, rate: ExactDecimal, in currency: Currency
  ) -> Money? {
    guard rate.units > 0, rate != ExactDecimal(units: 1, scale: 0), !amount.isZero else {
      return nil
    }
    // amount / rate = (a / r) * 10^(scale of r - scale of a), wanted in whole minor units.
    let decimals = currency.minorUnits
    let shift = Int(rate.scale) - Int(amount.scale) + decimals
    var dividend = Int128(amount.units)
    var divisor = Int128(rate.units)
    for _ in 0..<abs(shift) {
      let (product, overflow) =
        shift > 0
        ? dividend.multipliedReportingOverflow(by: 10)
        : divisor.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      if shift > 0 { dividend = product } else { divisor = product }
    }
    guard dividend % divisor == 0, let units = Int64(exactly: dividend / divisor),
      let value = ExactDecimal(units: units, scale: decimals)
    else { return nil }
    return Money(value, currency)
  }
}
