import StatementModel

/// The units in which all amounts of a currency are whole numbers.
///
/// Sums of them are exact in a database, which can add whole numbers alone without rounding.
struct CurrencyUnits {
  private struct Known {
    var scale: UInt8
    /// The largest amount, without its sign.
    var largest: ExactDecimal
  }

  private var known: [Currency: Known] = [:]

  /// Those that were met, by code.
  var currencies: [Currency] { known.keys.sorted() }

  /// The currency of which the amounts that were met are no such numbers.
  var impossible: Currency? {
    currencies.first { currency in
      known[currency].flatMap { Int64(exactly: $0.largest.aligned(to: $0.scale)) } == nil
    }
  }

  /// A unit is never larger than the currency's own.
  mutating func meet(_ currency: Currency) {
    if known[currency] == nil {
      known[currency] = Known(scale: UInt8(currency.minorUnits), largest: .one)
    }
  }

  mutating func meet(_ money: Money) {
    let magnitude = money.amount.magnitude
    var own =
      known[money.currency]
      ?? Known(scale: UInt8(money.currency.minorUnits), largest: .one)
    own.scale = max(own.scale, magnitude.scale)
    if own.largest < magnitude { own.largest = magnitude }
    known[money.currency] = own
  }

  /// How many decimals the units of a currency have.
  func scale(of currency: Currency) -> UInt8 { known[currency]?.scale ?? 0 }

  /// An amount of those that were met, in units.
  func units(of money: Money) -> Int64 {
    Int64(truncatingIfNeeded: money.amount.aligned(to: scale(of: money.currency)))
  }
}
