import StatementModel

/// Whether a file's amounts are all whole numbers of a currency with decimals, as sources write
/// that count hundredths.
struct AmountForms {
  private var whole = 0
  /// Whole numbers that no one would call round.
  private var odd = 0
  private var other = 0
  /// Rows that write their currency in small letters, as Stripe and those who follow it do, whose
  /// amounts all count the smallest unit.
  private var smallLetters = 0
  private(set) var currency: Currency?

  /// Sees an amount written as a JSON number.
  mutating func see(
    _ amount: ExactDecimal, _ currency: Currency?, inSmallLetters: @autoclosure () -> Bool = false
  ) {
    guard amount.scale == 0, (currency ?? .none).minorUnits > 0 else {
      other += 1
      return
    }
    whole += 1
    if !amount.isZero, inSmallLetters() { smallLetters += 1 }
    if amount.units % 5 != 0, amount.units.magnitude >= 100 { odd += 1 }
    self.currency = self.currency ?? currency
  }

  /// Sees an amount that is not a plain JSON number.
  mutating func seeText() { other += 1 }

  mutating func add(_ forms: AmountForms) {
    whole += forms.whole
    odd += forms.odd
    other += forms.other
    smallLetters += forms.smallLetters
    currency = currency ?? forms.currency
  }

  /// Whether the amounts may well count hundredths: all whole, and many of them mostly not round, or
  /// beside currencies in small letters.
  var mayBeMinorUnits: Bool {
    other == 0 && (whole >= 5 && odd * 2 > whole || smallLetters * 2 > whole)
  }
}
