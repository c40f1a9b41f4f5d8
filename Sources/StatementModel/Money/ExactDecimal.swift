/// An exact decimal number as a statement states it: `units × 10^-scale`, never rounded.
///
/// Always in canonical form (no trailing zero after the decimal mark), so equal values are equal
/// structures: `1.5` and `1.50` are one value. The domain is bounded so that a sum of up to 10^9
/// of them fits `Int128` whatever their scales are: `scale` is 0 to 14 and the magnitude is below
/// 10^15.
public struct ExactDecimal: Hashable, Sendable {
  /// The digits without decimal mark, signed.
  public let units: Int64
  /// How many of the digits stand after the decimal mark: 0 to 14.
  public let scale: UInt8

  package static let zero = ExactDecimal(canonicalUnits: 0, scale: 0)

  /// The largest number of decimals a value may have.
  package static let maximumScale = 14
  /// Magnitudes must be below ten to this power.
  package static let magnitudeDigits = 15

  /// Makes the value `units × 10^-scale`, or nothing if it is out of the domain.
  package init?(units: Int64, scale: Int) {
    guard scale >= 0, units != .min else { return nil }
    var units = units
    var scale = scale
    if units == 0 {
      scale = 0
    } else {
      while scale > 0, units % 10 == 0 {
        units /= 10
        scale -= 1
      }
    }
    guard scale <= Self.maximumScale else { return nil }
    if let limit = PowersOfTen.int64(Self.magnitudeDigits + scale), units.magnitude >= limit {
      return nil
    }
    self.init(canonicalUnits: units, scale: UInt8(scale))
  }

  /// Makes the value `units × 10^-scale` where this is its canonical form, and nothing of any other.
  @inlinable @inline(__always)
  package init?(canonical units: Int64, scale: UInt8) {
    // Of no more digits than any value may have before the mark, as nearly all amounts are: compared
    // with what is known.
    let isUsual =
      scale <= 14 && (scale == 0 || units % 10 != 0) && units.magnitude < 1_000_000_000_000_000
    guard isUsual || Self.isCanonical(units, scale) else { return nil }
    self.init(canonicalUnits: units, scale: scale)
  }

  @usableFromInline
  static func isCanonical(_ units: Int64, _ scale: UInt8) -> Bool {
    ExactDecimal(units: units, scale: Int(scale))?.scale == scale
  }

  /// Takes units and scale of a value that is in the domain and in canonical form.
  @inlinable package init(canonicalUnits: Int64, scale: UInt8) {
    self.units = canonicalUnits
    self.scale = scale
  }

  @inlinable @inline(__always) package var isNegative: Bool { units < 0 }
  package var isZero: Bool { units == 0 }

  /// The same number without its sign.
  package var magnitude: ExactDecimal {
    ExactDecimal(canonicalUnits: units < 0 ? -units : units, scale: scale)
  }

  package static prefix func - (value: ExactDecimal) -> ExactDecimal {
    ExactDecimal(canonicalUnits: -value.units, scale: value.scale)
  }

  /// The sum, or nothing if it leaves the domain.
  package func adding(_ other: ExactDecimal) -> ExactDecimal? {
    var sum = DecimalSum()
    sum.add(self)
    sum.add(other)
    return sum.exactDecimal
  }

  /// The difference, or nothing if it leaves the domain.
  package func subtracting(_ other: ExactDecimal) -> ExactDecimal? { adding(-other) }
}

extension ExactDecimal: Comparable {
  public static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    if left.scale == right.scale { return left.units < right.units }
    // Most amounts are small enough for this.
    let lacking = Int(left.scale) - Int(right.scale)
    let (units, overflows) = (lacking < 0 ? left : right).units
      .multipliedReportingOverflow(by: PowersOfTen.small[abs(lacking)])
    if !overflows { return lacking < 0 ? units < right.units : left.units < units }
    let scale = max(left.scale, right.scale)
    return left.aligned(to: scale) < right.aligned(to: scale)
  }

  /// The units at a larger scale; exact, since the domain keeps the product below 10^29.
  package func aligned(to scale: UInt8) -> Int128 {
    Int128(units) * PowersOfTen.int128(Int(scale - self.scale))
  }
}

/// Powers of ten as table look-ups.
enum PowersOfTen {
  static let small: [Int64] = (0...18).map { n in
    (0..<n).reduce(Int64(1)) { product, _ in product * 10 }
  }
  private static let wide: [Int128] = (0...38).map { n in
    (0..<n).reduce(Int128(1)) { product, _ in product * 10 }
  }

  /// 10^n, or nothing where it exceeds `Int64`.
  static func int64(_ n: Int) -> Int64? { n <= 18 ? small[n] : nil }
  /// 10^n for n of 0 to 38.
  static func int128(_ n: Int) -> Int128 { wide[n] }
}
