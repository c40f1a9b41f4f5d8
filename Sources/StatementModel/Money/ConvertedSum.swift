/// A sum of amounts converted each by its own rate: exact until it is asked for.
///
/// The amounts of each rate are added up by themselves; only the finished total is multiplied,
/// divided and rounded, once.
package struct ConvertedSum: Hashable, Sendable {
  /// A rate without its day, so that equal rates of several days are one.
  private struct Factor: Hashable {
    var multiplier: ExactDecimal
    var divisor: ExactDecimal
  }

  private var sums: [Factor: DecimalSum] = [:]

  package init() {}

  package var isEmpty: Bool { sums.isEmpty }

  package mutating func add(_ amount: ExactDecimal, at rate: ConversionRate) {
    sums[Factor(multiplier: rate.multiplier, divisor: rate.divisor), default: DecimalSum()]
      .add(amount)
  }

  package mutating func add(_ sum: DecimalSum, at rate: ConversionRate) {
    sums[Factor(multiplier: rate.multiplier, divisor: rate.divisor), default: DecimalSum()]
      .add(sum)
  }

  package mutating func add(_ other: ConvertedSum) {
    for (factor, sum) in other.sums { sums[factor, default: DecimalSum()].add(sum) }
  }

  package var negated: ConvertedSum {
    var copy = self
    copy.sums = sums.mapValues(\.negated)
    return copy
  }

  /// The total, rounded half away from zero to so many decimals; nothing where it leaves every
  /// number that an amount can be.
  package func rounded(decimals: Int) -> DecimalSum? {
    // All as fractions over one divisor each and one power of ten.
    var terms: [Int64: [(isNegative: Bool, units: WideNatural, scale: Int)]] = [:]
    var scale = 0
    for (factor, sum) in sums where !sum.isZero {
      let (units, sumScale) = sum.digits
      let product =
        WideNatural(units.magnitude) * WideNatural(UInt128(factor.multiplier.units.magnitude))
      let own = sumScale + Int(factor.multiplier.scale) - Int(factor.divisor.scale)
      let isNegative = (units < 0) != factor.multiplier.isNegative
      terms[factor.divisor.units, default: []].append((isNegative, product, own))
      scale = max(scale, own)
    }
    var positive = WideNatural.zero
    var negative = WideNatural.zero
    var divisor = WideNatural(1)
    for (part, entries) in terms {
      var own = (positive: WideNatural.zero, negative: WideNatural.zero)
      for entry in entries {
        let aligned = entry.units * .power(ofTen: scale - entry.scale)
        if entry.isNegative {
          own.negative = own.negative + aligned
        } else {
          own.positive = own.positive + aligned
        }
      }
      let wide = WideNatural(UInt128(part.magnitude))
      positive = positive * wide + own.positive * divisor
      negative = negative * wide + own.negative * divisor
      divisor = divisor * wide
    }
    let isNegative = positive < negative
    var difference = isNegative ? negative : positive
    difference.subtract(isNegative ? positive : negative)
    let quotient = (difference * .power(ofTen: decimals))
      .rounded(dividingBy: divisor * .power(ofTen: scale))
    guard let quotient, quotient < PowersOfTen.int128(29) else { return nil }
    return DecimalSum(units: isNegative ? -quotient : quotient, scale: decimals)
  }
}
