/// A natural number of any size, for the one division at the end of a converted total.
///
/// Rates of many days have denominators with nothing in common; their common denominator soon
/// leaves every built-in type. Nothing else in the program needs such numbers.
struct WideNatural: Hashable, Sendable {
  /// The least significant word first; no leading zeros, so zero has none.
  private var words: [UInt64]

  init(_ value: UInt128) {
    words = [UInt64(truncatingIfNeeded: value), UInt64(truncatingIfNeeded: value >> 64)]
    trim()
  }

  static let zero = WideNatural(0)

  var isZero: Bool { words.isEmpty }

  /// How many bits the number takes; 0 for zero.
  var bitWidth: Int {
    guard let last = words.last else { return 0 }
    return words.count * 64 - last.leadingZeroBitCount
  }

  /// Ten to the power `exponent`.
  static func power(ofTen exponent: Int) -> WideNatural {
    var result = WideNatural(1)
    var left = exponent
    while left > 0 {
      let step = min(left, 38)
      result = result * WideNatural(PowersOfTen.int128(step).magnitude)
      left -= step
    }
    return result
  }

  static func + (left: WideNatural, right: WideNatural) -> WideNatural {
    var result = left
    var carry: UInt64 = 0
    for index in 0..<max(left.words.count, right.words.count) {
      if index == result.words.count { result.words.append(0) }
      let other = index < right.words.count ? right.words[index] : 0
      let (sum, first) = result.words[index].addingReportingOverflow(other)
      let (total, second) = sum.addingReportingOverflow(carry)
      result.words[index] = total
      carry = first || second ? 1 : 0
    }
    if carry > 0 { result.words.append(carry) }
    return result
  }

  /// Takes away a number that is not larger.
  mutating func subtract(_ other: WideNatural) {
    var borrow: UInt64 = 0
    for index in words.indices {
      let taken = index < other.words.count ? other.words[index] : 0
      let (rest, first) = words[index].subtractingReportingOverflow(taken)
      let (left, second) = rest.subtractingReportingOverflow(borrow)
      words[index] = left
      borrow = first || second ? 1 : 0
    }
    trim()
  }

  static func * (left: WideNatural, right: WideNatural) -> WideNatural {
    guard !left.isZero, !right.isZero else { return .zero }
    var result = WideNatural.zero
    result.words = [UInt64](repeating: 0, count: left.words.count + right.words.count)
    for (place, word) in left.words.enumerated() {
      var carry: UInt64 = 0
      for (offset, other) in right.words.enumerated() {
        let product = word.multipliedFullWidth(by: other)
        let (low, first) = product.low.addingReportingOverflow(carry)
        let (sum, second) = low.addingReportingOverflow(result.words[place + offset])
        result.words[place + offset] = sum
        carry = product.high + (first ? 1 : 0) + (second ? 1 : 0)
      }
      result.words[place + right.words.count] = carry
    }
    result.trim()
    return result
  }

  /// The number times two to the power `count`.
  func shifted(by count: Int) -> WideNatural {
    guard count > 0, !isZero else { return self }
    var result = WideNatural.zero
    result.words = [UInt64](repeating: 0, count: count / 64) + words + [0]
    let bits = UInt64(count % 64)
    if bits > 0 {
      var index = result.words.count - 1
      while index > 0 {
        result.words[index] = result.words[index] << bits | result.words[index - 1] >> (64 - bits)
        index -= 1
      }
      result.words[0] <<= bits
    }
    result.trim()
    return result
  }

  /// Half of the number, rounded down.
  mutating func halve() {
    for index in words.indices {
      let above = index + 1 < words.count ? words[index + 1] : 0
      words[index] = words[index] >> 1 | above << 63
    }
    trim()
  }

  /// The quotient rounded half up, or nothing where the divisor is zero or the quotient leaves
  /// 126 bits.
  func rounded(dividingBy divisor: WideNatural) -> Int128? {
    guard !divisor.isZero else { return nil }
    let shift = max(0, bitWidth - divisor.bitWidth)
    guard shift < 126 else { return nil }
    var rest = self
    var part = divisor.shifted(by: shift)
    var quotient: Int128 = 0
    for _ in 0...shift {
      quotient <<= 1
      if part <= rest {
        rest.subtract(part)
        quotient |= 1
      }
      part.halve()
    }
    return divisor <= rest + rest ? quotient + 1 : quotient
  }

  private mutating func trim() { while words.last == 0 { words.removeLast() } }
}

extension WideNatural: Comparable {
  static func < (left: WideNatural, right: WideNatural) -> Bool {
    if left.words.count != right.words.count { return left.words.count < right.words.count }
    for (one, other) in zip(left.words.reversed(), right.words.reversed()) where one != other {
      return one < other
    }
    return false
  }
}
