import StatementModel
import TestSupport
import Testing

@testable import Reports

/// Amounts are written exactly, with the marks of each locale.
@Suite struct AmountWriterTests {
  @Test(arguments: ReportLocale.known)
  func `an amount is written as its digits and marks are`(locale: ReportLocale) throws {
    var random = SeededGenerator(seed: 20_261)
    var writer = AmountWriter(locale.number)
    let currencies = ["USD", "JPY", "KWD", "CLF", "USDT", "BTC12345"].compactMap {
      Currency(code: $0)
    }
    for amount in Self.amounts(&random) {
      let currency = try #require(currencies.randomElement(using: &random))
      var plain = ByteText()
      plain.append(plain: amount, minimumDecimals: currency.minorUnits)
      var expected = ByteText()
      expected.append(
        localizing: plain.bytes.span, code: Array(currency.code.utf8), locale.number)
      var text = ByteText()
      let money = Money(amount, currency)
      writer.append(money, to: &text)
      #expect(text.string == expected.string)
      #expect(
        writer.columns(of: text.bytes[...]) == TextWidth.columns(of: expected.string))
    }
  }

  @Test func `a plain amount is the decimal with its zeros`() {
    var random = SeededGenerator(seed: 7)
    for amount in Self.amounts(&random) {
      for places in [0, 2, 3, 4] {
        var sum = DecimalSum()
        sum.add(amount)
        var text = ByteText()
        text.append(plain: amount, minimumDecimals: places)
        #expect(text.string == sum.text(minimumDecimals: places))
      }
    }
  }

  /// Of every length and scale, with their neighbours around powers of ten.
  private static func amounts(_ random: inout SeededGenerator) -> [ExactDecimal] {
    var units: [Int64] = [0, 1, -1, 5, -99]
    var power: Int64 = 10
    for _ in 0..<17 {
      units += [power, power - 1, -power, power + 1]
      units.append(Int64.random(in: -power...power, using: &random))
      power *= 10
    }
    return (0...14).flatMap { scale in
      units.compactMap { ExactDecimal(units: $0, scale: scale) }
    }
  }
}
