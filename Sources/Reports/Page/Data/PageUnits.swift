import StatementModel

/// How the page's script counts one currency: in whole units of its smallest decimal.
///
/// The script adds ordinary numbers where even the sum of all sizes stays among the integers that
/// a binary fraction holds exactly, so that no sum of some of them can leave that range; else it is
/// told to use integers of any size.
struct PageUnits {
  let currency: Currency
  /// How many decimals are counted.
  private(set) var scale: Int
  private(set) var isLarge = false

  /// 2^53 − 1, the largest integer up to which all are told apart.
  private static let safest: Int64 = 9_007_199_254_740_991

  init(_ currency: Currency) {
    self.currency = currency
    scale = currency.minorUnits
  }

  mutating func widen(to amount: ExactDecimal) { scale = max(scale, Int(amount.scale)) }

  /// Notes the sum of the sizes of all amounts; `scale` must stand by then.
  mutating func bound(by sizes: DecimalSum) {
    var digits = ByteText()
    write(sizes, quoted: false, to: &digits)
    guard let whole = Int64(digits.string), whole <= Self.safest else {
      isLarge = true
      return
    }
  }

  /// Writes an amount in units.
  func write(_ amount: ExactDecimal, to out: inout ByteText) {
    var sum = DecimalSum()
    if !isLarge {
      var units = amount.units
      var missing = scale - Int(amount.scale)
      while missing > 0 {
        units &*= 10
        missing -= 1
      }
      return out.append(number: Int(units))
    }
    sum.add(amount)
    write(sum, to: &out)
  }

  /// Writes a sum in units.
  func write(_ sum: DecimalSum, to out: inout ByteText) { write(sum, quoted: isLarge, to: &out) }

  private func write(_ sum: DecimalSum, quoted: Bool, to out: inout ByteText) {
    if quoted { out.append(0x22) }
    var isLeading = true
    let digits = sum.text(minimumDecimals: scale).utf8.filter { $0 != 0x2E }
    for (place, byte) in digits.enumerated() {
      if byte == 0x2D {
        out.append(byte)
      } else if !(isLeading && byte == 0x30 && place < digits.count - 1) {
        out.append(byte)
        isLeading = false
      }
    }
    if quoted { out.append(0x22) }
  }
}
