import TestSupport
import Testing

@testable import Reports

@Suite struct DigitWordsTests {
  @Test func `eight decimal digits are those of the number`() {
    let numbers =
      Array(0...12_345 as ClosedRange<UInt32>)
      + stride(from: 0, to: 100_000_000, by: 7_919).map { UInt32($0) } + [99_999_999, 10_000_000]
    for number in numbers {
      let plain = String(number)
      let expected = String(repeating: "0", count: 8 - plain.utf8.count) + plain
      #expect(Self.text(DigitWords.decimal(number)) == expected)
    }
  }

  @Test func `eight hexadecimal digits are those of the number`() {
    for number in stride(from: UInt32(0), to: .max, by: 1_299_709) {
      let plain = String(number, radix: 16)
      let expected = String(repeating: "0", count: 8 - plain.utf8.count) + plain
      #expect(Self.text(DigitWords.hexadecimal(number)) == expected)
    }
  }

  @Test(arguments: [0, 7, 10, 99_999_999, 100_000_000, 1_234_567_890_123, Int.max, -1, Int.min])
  func `numbers of any length are written in full`(number: Int) {
    var text = ByteText()
    text.append(number: number)
    #expect(text.string == String(number))
  }

  /// The bytes of a word, the lowest first.
  private static func text(_ word: UInt64) -> String {
    String(
      decoding: (0..<8).map { UInt8(truncatingIfNeeded: word >> UInt64($0 * 8)) }, as: UTF8.self)
  }
}
