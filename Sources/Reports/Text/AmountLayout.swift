import StatementModel

/// Where the marks of an amount stand in a locale; each mark is a word, so that nothing is counted
/// while a hundred thousand amounts are written.
struct AmountLayout {
  /// A mark of a few bytes in one word, the first byte lowest.
  struct Mark {
    fileprivate(set) var word: UInt64 = 0
    fileprivate(set) var count = 0
    /// Its characters are all narrow.
    fileprivate(set) var columns = 0

    fileprivate init() {}

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
  /// Numbers with fewer digits before the decimal mark have no groups.
  private let fewestGrouped: Int

  /// No amount takes more, with what may be touched behind it: minus, sixteen digits with five
  /// marks among them, decimal mark, as many decimals, gap, code, and two isolates.
  static let room = 8 + (16 + 5 * 8) + 8 + 16 + 2 * AmountFace.mostBytes + BytePen.slack

  /// Nothing where a mark is longer than a word.
  init?(_ style: NumberStyle) {
    guard let group = Mark(style.groupMark), let decimal = Mark(style.decimalMark),
      let minus = Mark(style.minus), style.codeGap.count <= 8
    else { return nil }
    self.group = group
    self.decimal = decimal
    self.minus = minus
    fewestGrouped = 3 + style.digitsBeforeMark
  }

  private init() {
    (group, decimal, minus, fewestGrouped) = (Mark(), Mark(), Mark(), 0)
  }

  /// Stands for that of a style that has none.
  static let none = AmountLayout()

  /// How many columns an amount takes.
  @inline(__always)
  func columns(of amount: ExactDecimal, _ face: AmountFace) -> Int {
    columns(whole: amount.parts.whole, amount, face)
  }

  @inline(__always)
  private func columns(whole: UInt64, _ amount: ExactDecimal, _ face: AmountFace) -> Int {
    let digits = Self.digits(of: whole)
    var columns = digits + face.columns
    if digits >= fewestGrouped { columns += (digits - 1) / 3 * group.columns }
    if amount.units < 0 { columns += minus.columns }
    let places = max(Int(amount.scale), face.minorUnits)
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
  func append(_ amount: ExactDecimal, _ face: AmountFace, to out: inout BytePen) {
    append(amount, amount.parts, face, to: &out)
  }

  /// Writes an amount at the right of a column.
  @inline(__always)
  func append(
    _ amount: ExactDecimal, _ face: AmountFace, toTheRightOf width: Int, to out: inout BytePen
  ) {
    let parts = amount.parts
    out.appendSpaces(width - columns(whole: parts.whole, amount, face))
    append(amount, parts, face, to: &out)
  }

  @inline(__always)
  private func append(
    _ amount: ExactDecimal, _ parts: (whole: UInt64, decimals: UInt64), _ face: AmountFace,
    to out: inout BytePen
  ) {
    if face.before.count > 0 { out.append(face.before) }
    if amount.units < 0 { out.append(word: minus.word, count: minus.count) }
    if parts.whole < 1000 {
      let (word, count) = DigitWords.short(UInt32(truncatingIfNeeded: parts.whole))
      out.append(word: word, count: count)
    } else {
      append(large: parts.whole, to: &out)
    }
    let scale = Int(amount.scale)
    let places = max(scale, face.minorUnits)
    if places > 0 {
      out.append(word: decimal.word, count: decimal.count)
      out.append(decimals: parts.decimals, scale: scale)
      if places > scale { out.append(word: DigitWords.zeros, count: places - scale) }
    }
    if face.after.count > 0 { out.append(face.after) }
  }

  /// The digits of a number of four and more, in groups of three.
  @inline(never)
  private func append(large whole: UInt64, to out: inout BytePen) {
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
