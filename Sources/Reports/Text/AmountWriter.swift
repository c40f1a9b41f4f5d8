import StatementModel

/// Writes amounts with their currencies as a locale has them.
struct AmountWriter {
  private let style: NumberStyle
  private var currencies = CurrencyTexts()
  /// The plain decimal that is given the locale's marks.
  private var plain = ByteText()

  init(_ style: NumberStyle) { self.style = style }

  /// Writes an amount.
  mutating func append(_ amount: Money, to out: inout ByteText) {
    let currency = currencies[amount.currency]
    plain.removeAll()
    plain.append(plain: amount.amount, minimumDecimals: currency.minorUnits)
    out.append(localizing: plain.bytes.span, code: currency.code, style)
  }

  /// Writes a sum in a currency, never rounded.
  mutating func append(_ sum: DecimalSum, _ currency: Currency, to out: inout ByteText) {
    if let amount = sum.exactDecimal { return append(Money(amount, currency), to: &out) }
    let currency = currencies[currency]
    plain.removeAll()
    plain.append(sum.text(minimumDecimals: currency.minorUnits))
    out.append(localizing: plain.bytes.span, code: currency.code, style)
  }

  /// How many columns an amount takes that was written.
  ///
  /// Its characters are all narrow, but for the isolates around it, which are not seen.
  func columns(of written: ArraySlice<UInt8>) -> Int {
    written.reduce(style.isIsolated ? -2 : 0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }
}
