/// An exact running sum of decimals.
///
/// `ExactDecimal` bounds each term below 10^29 at the widest scale, so 10^9 terms fit `Int128`;
/// no book comes near that, and the arithmetic traps rather than wraps should one ever do.
public struct DecimalSum: Hashable, Sendable {
  // Two words, not one `Int128`: its alignment of 16 makes the compiler (Swift 6.3.1, unoptimized)
  // read optionals and enums that hold a sum with instructions that crash on their real alignment.
  @usableFromInline var high: Int64 = 0
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var scale: UInt8 = 0

  private var units: Int128 {
    get { Int128(high) &<< 64 | Int128(low) }
    set {
      high = Int64(truncatingIfNeeded: newValue &>> 64)
      low = UInt64(truncatingIfNeeded: newValue)
    }
  }

  @inlinable @inline(__always) package init() {}

  /// The value `units × 10^-scale`.
  ///
  /// - Parameter scale: 0 to 38.
  package init(units: Int128, scale: Int) {
    self.scale = UInt8(clamping: scale)
    self.units = units
  }

  /// The digits without decimal mark, and how many of them stand after it.
  package var digits: (units: Int128, scale: Int) { (units, Int(scale)) }

  @inlinable @inline(__always)
  package mutating func add(_ value: ExactDecimal) { add(value.units, value.scale) }

  @inlinable @inline(__always)
  package mutating func subtract(_ value: ExactDecimal) { add(-value.units, value.scale) }

  /// The common case, by hand: two words and a carry.
  @inlinable @inline(__always)
  mutating func add(_ own: Int64, _ ownScale: UInt8) {
    guard ownScale == scale else {
      return addAligned(ExactDecimal(canonicalUnits: own, scale: ownScale))
    }
    let (sum, carries) = low.addingReportingOverflow(UInt64(bitPattern: own))
    low = sum
    high += (own < 0 ? -1 : 0) + (carries ? 1 : 0)
  }

  @usableFromInline
  mutating func addAligned(_ value: ExactDecimal) {
    if value.scale > scale {
      units *= PowersOfTen.int128(Int(value.scale - scale))
      scale = value.scale
      units += Int128(value.units)
    } else {
      units += value.aligned(to: scale)
    }
  }

  package mutating func add(_ other: DecimalSum) {
    let wide = max(scale, other.scale)
    units =
      units * PowersOfTen.int128(Int(wide - scale))
      + other.units * PowersOfTen.int128(Int(wide - other.scale))
    scale = wide
  }

  package mutating func subtract(_ other: DecimalSum) { add(other.negated) }

  /// The sum without its sign.
  package var magnitude: DecimalSum { isNegative ? negated : self }

  package var isZero: Bool { units == 0 }
  package var isNegative: Bool { units < 0 }

  /// The sum with its sign turned.
  package var negated: DecimalSum {
    var copy = self
    copy.units = -units
    return copy
  }

  /// The sum as a single decimal, or nothing if it has grown out of that domain.
  package var exactDecimal: ExactDecimal? {
    var units = units
    var scale = Int(scale)
    while scale > 0, units % 10 == 0 {
      units /= 10
      scale -= 1
    }
    guard let narrow = Int64(exactly: units) else { return nil }
    return ExactDecimal(units: narrow, scale: scale)
  }

  /// The plain signed decimal, padded with zeros to at least `minimumDecimals`; never rounded.
  package func text(minimumDecimals: Int = 0) -> String {
    var units = units
    var scale = Int(scale)
    while scale > minimumDecimals, units % 10 == 0 {
      units /= 10
      scale -= 1
    }
    return DecimalText.plain(units: units, scale: scale, minimumDecimals: minimumDecimals)
  }

  /// This sum's share of `whole` in tenths of a percent, rounded half away from zero.
  ///
  /// Nothing if `whole` is zero, or so small beside this sum that the share is beyond any number
  /// shown. For display only.
  package func permille(of whole: DecimalSum) -> Int? { share(of: whole, in: 1000) }

  /// The same in whole percents: rounding a rounded share again would be wrong at the half.
  package func percent(of whole: DecimalSum) -> Int? { share(of: whole, in: 100) }

  private func share(of whole: DecimalSum, in parts: Int128) -> Int? {
    let wide = max(scale, whole.scale)
    let part = units * PowersOfTen.int128(Int(wide - scale))
    let total = whole.units * PowersOfTen.int128(Int(wide - whole.scale))
    guard total != 0 else { return nil }
    let (scaled, overflow) = part.multipliedReportingOverflow(by: parts * 2)
    guard !overflow else { return nil }
    let doubled = scaled / total
    return Int(exactly: (doubled + (doubled < 0 ? -1 : 1)) / 2)
  }

  /// One of so many equal parts, rounded half away from zero to so many decimals; nothing where
  /// numbers of one word do not suffice to reckon it.
  package func narrowShare(of parts: Int, decimals: Int) -> DecimalSum? {
    guard parts > 0, let whole = Int64(exactly: units),
      let up = PowersOfTen.int64(max(0, decimals - Int(scale))),
      let down = PowersOfTen.int64(max(0, Int(scale) - decimals))
    else { return nil }
    let (doubled, isWide) = whole.magnitude.multipliedReportingOverflow(by: 2 * UInt64(up))
    let (divisor, isLong) = UInt64(down).multipliedReportingOverflow(by: UInt64(parts))
    guard !isWide, !isLong, divisor < 1 << 62, doubled < 1 << 62 else { return nil }
    let quotient = Int128((doubled + divisor) / (divisor * 2))
    return DecimalSum(units: whole < 0 ? -quotient : quotient, scale: decimals)
  }

  @inlinable @inline(__always)
  public static func == (left: DecimalSum, right: DecimalSum) -> Bool {
    if left.scale == right.scale { return left.high == right.high && left.low == right.low }
    return isSame(left, right)
  }

  @inlinable @inline(__always)
  package static func != (left: DecimalSum, right: DecimalSum) -> Bool { !(left == right) }

  @usableFromInline
  static func isSame(_ left: DecimalSum, _ right: DecimalSum) -> Bool {
    let wide = max(left.scale, right.scale)
    return left.units * PowersOfTen.int128(Int(wide - left.scale))
      == right.units * PowersOfTen.int128(Int(wide - right.scale))
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text())
  }
}

extension DecimalSum: Comparable {
  @inlinable @inline(__always)
  public static func < (left: DecimalSum, right: DecimalSum) -> Bool {
    guard left.scale == right.scale else { return isSmaller(left, right) }
    return left.high == right.high ? left.low < right.low : left.high < right.high
  }

  @inlinable @inline(__always)
  public static func > (left: DecimalSum, right: DecimalSum) -> Bool { right < left }

  @usableFromInline
  static func isSmaller(_ left: DecimalSum, _ right: DecimalSum) -> Bool {
    let wide = max(left.scale, right.scale)
    return left.units * PowersOfTen.int128(Int(wide - left.scale))
      < right.units * PowersOfTen.int128(Int(wide - right.scale))
  }
}
