import StatementModel

/// Writes amounts with their currencies as a locale has them, without anything made in between.
struct AmountWriter {
  private let style: NumberStyle
  /// Nothing where a mark is longer than any known.
  private let layout: AmountLayout?
  private var currencies = CurrencyFaces()

  /// No amount takes more.
  static let room = AmountLayout.room

  init(_ style: NumberStyle) {
    self.style = style
    layout = AmountLayout(style)
  }

  /// How many columns an amount takes: its characters are all narrow, but for the two around it
  /// that are not seen.
  @inline(__always)
  mutating func columns(of amount: Money) -> Int {
    let currency = currencies.face(of: amount.currency)
    if let layout { return layout.columns(of: amount.amount, currency) }
    return unusual(amount.amount, currency).bytes.reduce(style.isIsolated ? -2 : 0) {
      $0 + ($1 & 0xC0 == 0x80 ? 0 : 1)
    }
  }

  /// Writes an amount.
  mutating func append(_ amount: Money, to out: inout ByteText) {
    let currency = currencies.face(of: amount.currency)
    guard let layout else { return out.append(unusual(amount.amount, currency).bytes) }
    out.append(room: Self.room) { layout.append(amount.amount, currency, to: &$0) }
  }

  /// Lays an amount into room that is left for it.
  @inline(__always)
  mutating func append(_ amount: Money, to out: inout OutputSpan<UInt8>) {
    let currency = currencies.face(of: amount.currency)
    guard let layout else {
      for byte in unusual(amount.amount, currency).bytes { out.append(byte) }
      return
    }
    layout.append(amount.amount, currency, to: &out)
  }

  /// Writes a sum in a currency, never rounded.
  mutating func append(_ sum: DecimalSum, _ currency: Currency, to out: inout ByteText) {
    if let amount = sum.smallDecimal {
      append(Money(amount, currency), to: &out)
    } else {
      let face = currencies.face(of: currency)
      let plain = Array(sum.text(minimumDecimals: face.minorUnits).utf8)
      out.append(localizing: plain[...], code: face.code, style)
    }
  }

  private func unusual(_ amount: ExactDecimal, _ currency: CurrencyFaces.Face) -> ByteText {
    var plain = ByteText()
    plain.append(plain: amount, minimumDecimals: currency.minorUnits)
    var out = ByteText()
    out.append(localizing: plain.bytes[...], code: currency.code, style)
    return out
  }
}

extension DecimalSum {
  /// The same as `exactDecimal`, where the sum is small enough to find it quickly.
  var smallDecimal: ExactDecimal? {
    let (units, scale) = digits
    guard let small = Int64(exactly: units), scale <= ExactDecimal.maximumScale else { return nil }
    return ExactDecimal(units: small, scale: scale)
  }
}
