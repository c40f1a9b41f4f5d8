import StatementModel

/// Writes amounts with their currencies as a locale has them, without anything made in between.
struct AmountWriter {
  /// A mark of a few bytes in one word, the first byte lowest.
  private struct Mark {
    var word: UInt64 = 0
    var count = 0
    /// Its characters are all narrow.
    var columns = 0

    /// Nothing where it is longer than a word.
    init?(_ bytes: [UInt8]) {
      guard bytes.count <= 8 else { return nil }
      count = bytes.count
      columns = bytes.count { $0 & 0xC0 != 0x80 }
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
  private let isIsolated: Bool
  private let codeIsFirst: Bool
  /// Numbers with fewer digits before the decimal mark have no groups.
  private let fewestGrouped: Int
  /// Nothing where a mark is longer than any known.
  private let marks: Marks?
  private let isolate: (start: Mark, end: Mark)?
  private var currencies = CurrencyFaces()

  /// No amount takes more, with what may be touched behind it: minus, sixteen digits with five
  /// marks among them, decimal mark, as many decimals, gap, code, and two isolates.
  static let room = 8 + (16 + 5 * 8) + 8 + 16 + 8 + 8 + 2 * 3 + OutputSpan<UInt8>.slack

  init(_ style: NumberStyle) {
    self.style = style
    isIsolated = style.isIsolated
    codeIsFirst = style.codeIsFirst
    fewestGrouped = 3 + style.digitsBeforeMark
    if let group = Mark(style.groupMark), let decimal = Mark(style.decimalMark),
      let minus = Mark(style.minus), let gap = Mark(style.codeGap)
    {
      marks = Marks(group: group, decimal: decimal, minus: minus, gap: gap)
    } else {
      marks = nil
    }
    if let start = Mark(NumberStyle.isolateStart), let end = Mark(NumberStyle.isolateEnd) {
      isolate = (start, end)
    } else {
      isolate = nil
    }
  }

  /// How many columns an amount takes: its characters are all narrow, but for the two around it
  /// that are not seen.
  @inline(__always)
  mutating func columns(of amount: Money) -> Int {
    guard let marks else { return columns(ofUnusual: amount) }
    let currency = currencies.face(of: amount.currency)
    let (whole, _) = amount.amount.parts
    let digits = Self.digits(of: whole)
    var columns = digits + marks.gap.columns + currency.count
    if digits >= fewestGrouped { columns += (digits - 1) / 3 * marks.group.columns }
    if amount.amount.isNegative { columns += marks.minus.columns }
    let places = max(Int(amount.amount.scale), currency.minorUnits)
    if places > 0 { columns += marks.decimal.columns + places }
    return columns
  }

  private mutating func columns(ofUnusual amount: Money) -> Int {
    var out = ByteText()
    append(amount, to: &out)
    return out.bytes.reduce(isIsolated ? -2 : 0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  /// Writes an amount.
  mutating func append(_ amount: Money, to out: inout ByteText) {
    let currency = currencies.face(of: amount.currency)
    guard marks != nil else { return append(unusual: amount.amount, currency, to: &out) }
    out.append(room: Self.room) { append(amount.amount, currency, to: &$0) }
  }

  /// Whether amounts can be laid into `room`.
  var fitsRoom: Bool { marks != nil }

  /// Lays an amount into room that is left for it.
  @inline(__always)
  mutating func append(_ amount: Money, to out: inout OutputSpan<UInt8>) {
    append(amount.amount, currencies.face(of: amount.currency), to: &out)
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

  private func append(
    unusual amount: ExactDecimal, _ currency: CurrencyFaces.Face, to out: inout ByteText
  ) {
    var plain = ByteText()
    plain.append(plain: amount, minimumDecimals: currency.minorUnits)
    out.append(localizing: plain.bytes[...], code: currency.code, style)
  }

  @inline(__always)
  private static func digits(of whole: UInt64) -> Int {
    if whole < 10 { return 1 }
    if whole < 100 { return 2 }
    if whole < 1000 { return 3 }
    var digits = 4
    var limit: UInt64 = 10_000
    // An exact decimal has fifteen digits before its mark at most.
    while whole >= limit {
      digits += 1
      limit *= 10
    }
    return digits
  }

  @inline(__always)
  private func append(
    _ amount: ExactDecimal, _ currency: CurrencyFaces.Face, to out: inout OutputSpan<UInt8>
  ) {
    guard let marks else { return }
    let (whole, decimals) = amount.parts
    if isIsolated, let isolate { out.append(word: isolate.start.word, count: isolate.start.count) }
    if codeIsFirst {
      out.append(word: currency.word, count: currency.count)
      out.append(word: marks.gap.word, count: marks.gap.count)
    }
    if amount.isNegative { out.append(word: marks.minus.word, count: marks.minus.count) }
    append(whole: whole, marks, to: &out)
    let scale = Int(amount.scale)
    let places = max(scale, currency.minorUnits)
    if places > 0 {
      out.append(word: marks.decimal.word, count: marks.decimal.count)
      out.append(decimals: decimals, scale: scale)
      if places > scale { out.append(word: DigitWords.zeros, count: places - scale) }
    }
    if !codeIsFirst {
      out.append(word: marks.gap.word, count: marks.gap.count)
      out.append(word: currency.word, count: currency.count)
    }
    if isIsolated, let isolate { out.append(word: isolate.end.word, count: isolate.end.count) }
  }

  /// The digits of a whole number, in groups of three.
  @inline(__always)
  private func append(whole: UInt64, _ marks: Marks, to out: inout OutputSpan<UInt8>) {
    guard whole >= 1000 || fewestGrouped < 4 else {
      let (word, count) = DigitWords.short(UInt32(truncatingIfNeeded: whole))
      return out.append(word: word, count: count)
    }
    append(large: whole, marks, to: &out)
  }

  private func append(large whole: UInt64, _ marks: Marks, to out: inout OutputSpan<UInt8>) {
    var left = Self.digits(of: whole)
    guard left >= fewestGrouped else { return out.append(digits: whole) }
    // From the first group, which may be shorter.
    var power = ByteText.powers[(left - 1) / 3 * 3]
    var rest = whole
    while left > 0 {
      let (group, below) = rest.quotientAndRemainder(dividingBy: power)
      out.append(zeroPadded: group, count: (left - 1) % 3 + 1)
      left -= (left - 1) % 3 + 1
      if left > 0 { out.append(word: marks.group.word, count: marks.group.count) }
      rest = below
      power /= 1000
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
