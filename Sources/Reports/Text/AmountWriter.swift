import StatementModel

/// Writes amounts with their currencies as a locale has them, without anything made in between.
struct AmountWriter {
  /// A mark of a few bytes in one word, the first byte lowest.
  private struct Mark {
    var word: UInt64 = 0
    var count = 0

    /// Nothing where it is longer than a word.
    init?(_ bytes: [UInt8]) {
      guard bytes.count <= 8 else { return nil }
      count = bytes.count
      for byte in bytes.reversed() { word = word << 8 | UInt64(byte) }
    }
  }

  private struct Marks {
    var group: Mark
    var decimal: Mark
    var minus: Mark
    var gap: Mark
  }

  private let style: NumberStyle
  /// Nothing where a mark is longer than any known.
  private let marks: Marks?
  /// Whether each byte of a number is a column.
  private let isASCII: Bool
  private var currencies = CurrencyFaces()
  private var plain = ByteText()

  init(_ style: NumberStyle) {
    self.style = style
    if let group = Mark(style.groupMark), let decimal = Mark(style.decimalMark),
      let minus = Mark(style.minus), let gap = Mark(style.codeGap)
    {
      marks = Marks(group: group, decimal: decimal, minus: minus, gap: gap)
    } else {
      marks = nil
    }
    isASCII =
      !style.isIsolated
      && [style.groupMark, style.decimalMark, style.minus, style.codeGap].joined()
        .allSatisfy { $0 < 0x80 }
  }

  /// Writes an amount, and says how many columns it takes: its characters are all narrow, but for
  /// the two around it that are not seen.
  mutating func append(_ amount: Money, to out: inout ByteText) -> Int {
    let currency = currencies.face(of: amount.currency)
    let start = out.count
    append(amount.amount, currency, to: &out)
    if isASCII { return out.count - start }
    return out.bytes[start...].reduce(style.isIsolated ? -2 : 0) {
      $0 + ($1 & 0xC0 == 0x80 ? 0 : 1)
    }
  }

  /// Writes a sum in a currency, never rounded.
  mutating func append(_ sum: DecimalSum, _ currency: Currency, to out: inout ByteText) {
    let face = currencies.face(of: currency)
    if let amount = sum.smallDecimal {
      append(amount, face, to: &out)
    } else {
      plain.removeAll()
      plain.append(sum.text(minimumDecimals: face.minorUnits))
      out.append(localizing: plain.bytes[...], code: face.code, style)
    }
  }

  private mutating func append(
    _ amount: ExactDecimal, _ currency: CurrencyFaces.Face, to out: inout ByteText
  ) {
    let scale = Int(amount.scale)
    let (whole, decimals) = amount.units.magnitude.quotientAndRemainder(
      dividingBy: ByteText.powers[scale])
    // Nearly all amounts of money are such.
    guard let marks, whole < DigitWords.limit, scale <= 8 else {
      plain.removeAll()
      plain.append(plain: amount, minimumDecimals: currency.minorUnits)
      return out.append(localizing: plain.bytes[...], code: currency.code, style)
    }
    if style.isIsolated { out.append(NumberStyle.isolateStart) }
    if style.codeIsFirst {
      out.append(currency.code)
      out.append(word: marks.gap.word, count: marks.gap.count)
    }
    if amount.isNegative { out.append(word: marks.minus.word, count: marks.minus.count) }
    append(whole: UInt32(truncatingIfNeeded: whole), marks, to: &out)
    let places = max(scale, currency.minorUnits)
    if places > 0 {
      out.append(word: marks.decimal.word, count: marks.decimal.count)
      if scale > 0 {
        let digits = DigitWords.decimal(UInt32(truncatingIfNeeded: decimals))
        out.append(word: digits >> UInt64((8 - scale) * 8), count: scale)
      }
      if places > scale { out.append(0x30, times: places - scale) }
    }
    if !style.codeIsFirst {
      out.append(word: marks.gap.word, count: marks.gap.count)
      out.append(currency.code)
    }
    if style.isIsolated { out.append(NumberStyle.isolateEnd) }
  }

  /// The digits of a whole number below `DigitWords.limit`, in groups of three.
  private func append(whole: UInt32, _ marks: Marks, to out: inout ByteText) {
    let digits = DigitWords.decimal(whole)
    let zeros = min(7, (digits ^ DigitWords.zeros).trailingZeroBitCount >> 3)
    let count = 8 - zeros
    let word = digits >> UInt64(zeros * 8)
    guard count >= 3 + style.digitsBeforeMark else { return out.append(word: word, count: count) }
    let first = (count - 1) % 3 + 1
    out.append(word: word, count: first)
    var written = first
    while written < count {
      out.append(word: marks.group.word, count: marks.group.count)
      out.append(word: word >> UInt64(written * 8), count: 3)
      written += 3
    }
  }
}

extension DecimalSum {
  /// The same as `exactDecimal`, where the sum is small enough to find it quickly.
  fileprivate var smallDecimal: ExactDecimal? {
    let (units, scale) = digits
    guard let small = Int64(exactly: units), scale <= ExactDecimal.maximumScale else { return nil }
    return ExactDecimal(units: small, scale: scale)
  }
}
