import StatementModel
import TestSupport
import Testing

@Suite struct CurrencyWordTests {
  @Test func `a word is a code exactly when its letters and digits are`() {
    var random = SeededGenerator(seed: 9)
    let bytes: [UInt8] = [0, 0x20, 0x30, 0x39, 0x3A, 0x40, 0x41, 0x5A, 0x5B, 0x61, 0xC3]
    for _ in 0..<20_000 {
      var word: UInt64 = 0
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        let isLetter = Int.random(in: 0..<10, using: &random) > 0
        let byte =
          isLetter
          ? UInt8.random(in: 0x41...0x5A, using: &random)
          : bytes.randomElement(using: &random) ?? 0
        word = word << 8 | UInt64(byte)
      }
      let held = Currency(packedCode: Int64(bitPattern: word))
      let expected = Currency(code: held.code) == held ? held : nil
      #expect(Currency(uncheckedCode: word) == expected, "\(String(word, radix: 16))")
    }
  }

  @Test(arguments: ["USD", "JPY", "KWD", "CLF", "USDT", "A1234567"])
  func `the bytes of a code stand in its word, the first lowest`(code: String) throws {
    let (word, count) = try #require(Currency(code: code)).codeWord
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: word >> UInt64($0 * 8)) }
    #expect(String(decoding: bytes, as: UTF8.self) == code)
  }

  @Test(arguments: [("JPY", 0), ("USD", 2), ("HRK", 2), ("AED", 2), ("TND", 3), ("UYW", 4)])
  func `the table has the decimals of each currency`(code: String, decimals: Int) throws {
    let currency = try #require(Currency(code: code))
    #expect(currency.isKnown)
    #expect(currency.minorUnits == decimals)
  }
}
