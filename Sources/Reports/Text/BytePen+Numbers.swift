import StatementModel

/// Numbers, digit by digit, into room that was made for them.
extension BytePen {
  /// Eight lower-case hexadecimal digits.
  @inline(__always)
  mutating func append(hex word: UInt32) {
    append(word: DigitWords.hexadecimal(word), count: 8)
  }

  /// The 32 lower-case hexadecimal digits of an id.
  @inline(__always)
  mutating func append(hex id: TransactionID) {
    append(hex: UInt32(truncatingIfNeeded: id.high >> 32))
    append(hex: UInt32(truncatingIfNeeded: id.high))
    append(hex: UInt32(truncatingIfNeeded: id.low >> 32))
    append(hex: UInt32(truncatingIfNeeded: id.low))
  }

  /// The decimal digits of a number: 20 of them at most.
  @inline(__always)
  mutating func append(digits number: UInt64) {
    guard number >= DigitWords.limit else { return append(smallDigits: number) }
    let (high, low) = number.quotientAndRemainder(dividingBy: DigitWords.limit)
    let (first, second) = high.quotientAndRemainder(dividingBy: DigitWords.limit)
    if first > 0 {
      append(smallDigits: first)
      append(word: DigitWords.decimal(UInt32(truncatingIfNeeded: second)), count: 8)
    } else {
      append(smallDigits: second)
    }
    append(word: DigitWords.decimal(UInt32(truncatingIfNeeded: low)), count: 8)
  }

  /// The digits of a number below `DigitWords.limit`.
  @inline(__always)
  private mutating func append(smallDigits number: UInt64) {
    let (word, count) = DigitWords.short(UInt32(truncatingIfNeeded: number))
    append(word: word, count: count)
  }

  /// The plain signed decimal, padded with zeros to at least `minimumDecimals`.
  @inline(__always)
  mutating func append(plain amount: ExactDecimal, minimumDecimals: Int) {
    if amount.isNegative { append(0x2D) }
    let scale = Int(amount.scale)
    let (whole, decimals) = amount.parts
    append(digits: whole)
    let places = Swift.max(scale, minimumDecimals)
    guard places > 0 else { return }
    append(0x2E)
    append(decimals: decimals, scale: scale)
    if places > scale { append(word: DigitWords.zeros, count: places - scale) }
  }

  /// What stands behind the decimal mark, with the zeros before it: `scale` digits.
  @inline(__always)
  mutating func append(decimals: UInt64, scale: Int) {
    if scale == 0 { return }
    guard scale > 8 else { return append(zeroPadded: decimals, count: scale) }
    let (high, low) = decimals.quotientAndRemainder(dividingBy: DigitWords.limit)
    append(zeroPadded: high, count: scale - 8)
    append(zeroPadded: low, count: 8)
  }

  /// The last digits of a number below `DigitWords.limit`, with zeros before them.
  @inline(__always)
  mutating func append(zeroPadded number: UInt64, count: Int) {
    let digits = DigitWords.decimal(UInt32(truncatingIfNeeded: number))
    append(word: digits >> UInt64((8 - count) * 8), count: count)
  }
}

extension ExactDecimal {
  /// The magnitude before the decimal mark and behind it.
  @inline(__always)
  var parts: (whole: UInt64, decimals: UInt64) {
    let magnitude = units.magnitude
    // Nearly all amounts have two decimals; dividing by what is known is multiplying.
    switch scale {
    case 0: return (magnitude, 0)
    case 1: return (magnitude / 10, magnitude % 10)
    case 2: return (magnitude / 100, magnitude % 100)
    default:
      let (whole, decimals) = magnitude.quotientAndRemainder(
        dividingBy: ByteText.powers[Int(scale)])
      return (whole, decimals)
    }
  }
}
