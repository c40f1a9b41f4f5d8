import TestSupport
import Testing

@testable import StatementModel

struct NarrowShareTests {
  @Test func `a share by one word is the one by fractions`() throws {
    var random = SeededGenerator(seed: 91)
    var told = 0
    for _ in 0..<20_000 {
      let digits = Int.random(in: 1...30, using: &random)
      let units = Int128.random(
        in: -PowersOfTen.int128(digits)...PowersOfTen.int128(digits), using: &random)
      let sum = DecimalSum(units: units, scale: Int.random(in: 0...14, using: &random))
      let parts = Int.random(in: 1...12, using: &random)
      let decimals = Int.random(in: 0...4, using: &random)
      guard let share = sum.narrowShare(of: parts, decimals: decimals) else { continue }
      told += 1
      var quotient = ConvertedSum()
      let divisor = try #require(ExactDecimal(units: Int64(parts), scale: 0))
      quotient.add(
        sum,
        at: ConversionRate(multiplier: .one, divisor: divisor, day: CalendarDate(dayNumber: 0)))
      let expected = try #require(quotient.rounded(decimals: decimals))
      #expect(share.digits == expected.digits, "\(sum.text()) / \(parts), \(decimals)")
    }
    #expect(told > 5_000)
  }

  @Test func `halves go away from zero, and what is too large is left to fractions`() {
    func share(_ units: Int128, _ scale: Int, _ parts: Int, _ decimals: Int) -> String? {
      DecimalSum(units: units, scale: scale).narrowShare(of: parts, decimals: decimals)?
        .text(minimumDecimals: decimals)
    }
    #expect(share(1, 2, 2, 2) == "0.01")
    #expect(share(-1, 2, 2, 2) == "-0.01")
    #expect(share(10, 2, 3, 2) == "0.03")
    #expect(share(0, 0, 3, 2) == "0.00")
    #expect(share(1_005, 3, 1, 2) == "1.01")
    #expect(share(1 << 70, 0, 2, 2) == nil)
    #expect(share(1, 0, 0, 2) == nil)
  }
}
