import StatementModel

/// Writes amounts with their currencies as a locale has them, without anything made in between.
struct AmountWriter {
  private let style: NumberStyle
  private let layout: AmountLayout
  /// Whether a mark is longer than any known, so that the layout is of no use.
  private let isUnusual: Bool
  /// Of the last two currencies: most books have no more.
  private var last = AmountFace.none
  private var other = AmountFace.none
  private var faces: [Currency: AmountFace] = [:]
  private var currencies = CurrencyFaces()

  /// No amount takes more.
  static let room = AmountLayout.room

  init(_ style: NumberStyle) {
    self.style = style
    let layout = AmountLayout(style)
    self.layout = layout ?? .none
    isUnusual = layout == nil
  }

  /// Only where the layout is of use.
  @inline(__always)
  private mutating func face(of currency: Currency) -> AmountFace {
    if last.currency == currency { return last }
    if other.currency == currency { return other }
    return find(currency)
  }

  @inline(never)
  private mutating func find(_ currency: Currency) -> AmountFace {
    let face = faces[currency] ?? AmountFace(currencies.face(of: currency), style)
    faces[currency] = face
    other = last
    last = face
    return face
  }

  /// How many columns an amount takes: its characters are all narrow, but for the two around it
  /// that are not seen.
  @inline(__always)
  mutating func columns(of amount: Money) -> Int {
    if isUnusual { return unusualColumns(of: amount) }
    return layout.columns(of: amount.amount, face(of: amount.currency))
  }

  @inline(never)
  private mutating func unusualColumns(of amount: Money) -> Int {
    unusual(amount).bytes.reduce(style.isIsolated ? -2 : 0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  /// Writes an amount.
  mutating func append(_ amount: Money, to out: inout ByteText) {
    if isUnusual { return out.append(unusual(amount).bytes) }
    let face = face(of: amount.currency)
    out.append(room: Self.room) { layout.append(amount.amount, face, to: &$0) }
  }

  /// Lays an amount into room that is left for it.
  @inline(__always)
  mutating func append(_ amount: Money, to out: inout BytePen) {
    if isUnusual { return appendUnusual(amount, to: &out) }
    layout.append(amount.amount, face(of: amount.currency), to: &out)
  }

  /// Writes an amount at the right of a column.
  @inline(__always)
  mutating func append(_ amount: Money, toTheRightOf width: Int, to out: inout BytePen) {
    if isUnusual {
      out.appendSpaces(width - unusualColumns(of: amount))
      return appendUnusual(amount, to: &out)
    }
    layout.append(
      amount.amount, face(of: amount.currency), toTheRightOf: width, to: &out)
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

  @inline(never)
  private mutating func appendUnusual(_ amount: Money, to out: inout BytePen) {
    for byte in unusual(amount).bytes { out.append(byte) }
  }

  private mutating func unusual(_ amount: Money) -> ByteText {
    let currency = currencies.face(of: amount.currency)
    var plain = ByteText()
    plain.append(plain: amount.amount, minimumDecimals: currency.minorUnits)
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
    // Most end in no zero.
    return ExactDecimal(canonical: small, scale: UInt8(truncatingIfNeeded: scale))
      ?? ExactDecimal(units: small, scale: scale)
  }
}
