import StatementModel

/// Where the marks of an amount stand in a locale; each mark is a word, so that nothing is counted
/// while a hundred thousand amounts are written.
struct AmountLayout {
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

  private let group: Mark
  private let decimal: Mark
  private let minus: Mark
  private let gap: Mark
  private let isolateStart: Mark
  private let isolateEnd: Mark
  private let isIsolated: Bool
  private let codeIsFirst: Bool
  /// Numbers with fewer digits before the decimal mark have no groups.
  private let fewestGrouped: Int

  /// No amount takes more, with what may be touched behind it: minus, sixteen digits with five
  /// marks among them, decimal mark, as many decimals, gap, code, and two isolates.
  static let room = 8 + (16 + 5 * 8) + 8 + 16 + 8 + 8 + 2 * 8 + OutputSpan<UInt8>.slack

  /// Nothing where a mark is longer than a word.
  init?(_ style: NumberStyle) {
    guard let group = Mark(style.groupMark), let decimal = Mark(style.decimalMark),
      let minus = Mark(style.minus), let gap = Mark(style.codeGap),
      let isolateStart = Mark(NumberStyle.isolateStart),
      let isolateEnd = Mark(NumberStyle.isolateEnd)
    else { return nil }
    self.group = group
    self.decimal = decimal
    self.minus = minus
    self.gap = gap
    self.isolateStart = isolateStart
    self.isolateEnd = isolateEnd
    isIsolated = style.isIsolated
    codeIsFirst = style.codeIsFirst
    fewestGrouped = 3 + style.digitsBeforeMark
  }

  /// How many columns an amount takes.
  @inline(__always)
  func columns(of amount: ExactDecimal, _ currency: CurrencyFaces.Face) -> Int {
    let digits = Self.digits(of: amount.parts.whole)
    var columns = digits + gap.columns + currency.count
    if digits >= fewestGrouped { columns += (digits - 1) / 3 * group.columns }
    if amount.isNegative { columns += minus.columns }
    let places = max(Int(amount.scale), currency.minorUnits)
    if places > 0 { columns += decimal.columns + places }
    return columns
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
  func append(
    _ amount: ExactDecimal, _ currency: CurrencyFaces.Face, to out: inout OutputSpan<UInt8>
  ) {
    let (whole, decimals) = amount.parts
    if isIsolated { out.append(word: isolateStart.word, count: isolateStart.count) }
    if codeIsFirst {
      out.append(word: currency.word, count: currency.count)
      out.append(word: gap.word, count: gap.count)
    }
    if amount.isNegative { out.append(word: minus.word, count: minus.count) }
    if whole < 1000 {
      let (word, count) = DigitWords.short(UInt32(truncatingIfNeeded: whole))
      out.append(word: word, count: count)
    } else {
      append(large: whole, to: &out)
    }
    let scale = Int(amount.scale)
    let places = max(scale, currency.minorUnits)
    if places > 0 {
      out.append(word: decimal.word, count: decimal.count)
      out.append(decimals: decimals, scale: scale)
      if places > scale { out.append(word: DigitWords.zeros, count: places - scale) }
    }
    if !codeIsFirst {
      out.append(word: gap.word, count: gap.count)
      out.append(word: currency.word, count: currency.count)
    }
    if isIsolated { out.append(word: isolateEnd.word, count: isolateEnd.count) }
  }

  /// The digits of a number of four and more, in groups of three.
  private func append(large whole: UInt64, to out: inout OutputSpan<UInt8>) {
    var left = Self.digits(of: whole)
    guard left >= fewestGrouped else { return out.append(digits: whole) }
    var power = ByteText.powers[(left - 1) / 3 * 3]
    var rest = whole
    while left > 0 {
      let (digits, below) = rest.quotientAndRemainder(dividingBy: power)
      // The first group may be shorter.
      let count = (left - 1) % 3 + 1
      out.append(zeroPadded: digits, count: count)
      left -= count
      if left > 0 { out.append(word: group.word, count: group.count) }
      rest = below
      power /= 1000
    }
  }
}
