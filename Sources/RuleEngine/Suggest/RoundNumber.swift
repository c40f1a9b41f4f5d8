import StatementModel

/// The number with the fewest digits between two.
enum RoundNumber {
  /// A number between the two that is as round as can be: `10` between 6.20 and 23.
  ///
  /// - Parameters:
  ///   - outside: A magnitude that the number must not reach.
  ///   - inside: One that it may be.
  static func between(_ outside: ExactDecimal, _ inside: ExactDecimal) -> ExactDecimal {
    let scale = max(outside.scale, inside.scale)
    let (a, b) = (units(outside, scale), units(inside, scale))
    // Numbers from `low` to `high` will do.
    let (low, high) = a < b ? (a + 1, b) : (b, a - 1)
    var step: Int128 = 1
    while step <= high { step *= 10 }
    while step > 1 {
      for part in [step, step / 2] {
        // The one nearest to the middle, so that both sides have room.
        let middle = (low + high) / 2
        let below = middle / part * part
        for candidate in [below, below + part] where low <= candidate && candidate <= high {
          if let number = decimal(candidate, scale) { return number }
        }
        let first = (low + part - 1) / part * part
        if first <= high, let number = decimal(first, scale) { return number }
      }
      step /= 10
    }
    return inside
  }

  private static func units(_ number: ExactDecimal, _ scale: UInt8) -> Int128 {
    (number.scale..<scale).reduce(Int128(number.units)) { units, _ in units * 10 }
  }

  private static func decimal(_ units: Int128, _ scale: UInt8) -> ExactDecimal? {
    Int64(exactly: units).flatMap { ExactDecimal(units: $0, scale: Int(scale)) }
  }
}
