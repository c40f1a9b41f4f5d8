/// Digits of numbers as the bytes of a word, the first digit lowest: eight are made at once, in the
/// lanes of one word, where making them one by one costs a division each.
enum DigitWords {
  /// Numbers below have eight decimal digits at most.
  static let limit: UInt64 = 100_000_000
  /// Eight times the digit 0.
  static let zeros: UInt64 = 0x3030_3030_3030_3030

  /// Eight decimal digits, with zeros before them, of a number below the limit.
  @inline(__always)
  static func decimal(_ number: UInt32) -> UInt64 {
    // Two lanes of four digits, then four of two, then eight of one. A lane is divided by
    // multiplying and shifting: by 100 exactly for all below 10,000, by 10 for all below 100.
    let (high, low) = number.quotientAndRemainder(dividingBy: 10_000)
    let fours = UInt64(high) | UInt64(low) << 32
    let hundreds = (fours &* 10_486) >> 20 & 0x0000_007F_0000_007F
    let pairs = hundreds | (fours &- hundreds &* 100) << 16
    let tens = (pairs &* 103) >> 10 & 0x000F_000F_000F_000F
    return (tens | (pairs &- tens &* 10) << 8) | zeros
  }

  /// The digits of a number below the limit, without zeros before them; the number 0 has one.
  @inline(__always)
  static func short(_ number: UInt32) -> (word: UInt64, count: Int) {
    let digits = decimal(number)
    // The zeros before the first digit are the lowest bytes.
    let zeros = min(7, (digits ^ self.zeros).trailingZeroBitCount >> 3)
    return (digits >> UInt64(zeros * 8), 8 - zeros)
  }

  /// The eight lower-case hexadecimal digits.
  @inline(__always)
  static func hexadecimal(_ number: UInt32) -> UInt64 {
    // The highest half byte becomes the lowest lane.
    var lanes = UInt64(number.byteSwapped)
    lanes = (lanes | lanes << 16) & 0x0000_FFFF_0000_FFFF
    lanes = (lanes | lanes << 8) & 0x00FF_00FF_00FF_00FF
    lanes = (lanes >> 4 & 0x000F_000F_000F_000F) | (lanes & 0x000F_000F_000F_000F) << 8
    // Lanes above 9 overflow into their fifth bit when six is added; they become letters.
    let letters = (lanes &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
    return lanes &+ zeros &+ letters &* 0x27
  }
}
