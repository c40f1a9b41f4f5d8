import StatementModel
import TestSupport
import Testing

@testable import BookKeeping
@testable import Identity

/// The hash's results are written into journals: these may never change.
struct StableHashTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    var high: UInt64
    var low: UInt64
    var testDescription: String { text.isEmpty ? "nothing" : text }
  }

  // From the reference implementation, seed 0.
  @Test(arguments: [
    Case(text: "", high: 0, low: 0),
    Case(text: "hello", high: 0xcbd8_a7b3_41bd_9b02, low: 0x5b1e_906a_48ae_1d19),
    Case(
      text: "The quick brown fox jumps over the lazy dog", high: 0xe34b_bc7b_bc07_1b6c,
      low: 0x7a43_3ca9_c49a_9347),
  ])
  func `agrees with the reference`(_ c: Case) {
    var hash = StableHash()
    for byte in c.text.utf8 { hash.add(byte) }
    #expect(hash.value == StableHash.Value(high: c.high, low: c.low))
  }

  @Test func `texts and words give what their bytes give`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      var whole = StableHash()
      var single = StableHash()
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        switch Int.random(in: 0...2, using: &random) {
        case 0:
          let byte = UInt8.random(in: .min ... .max, using: &random)
          whole.add(byte)
          single.add(byte)
        case 1:
          let word = Int64.random(in: .min ... .max, using: &random)
          whole.add(word)
          for place in 0..<8 { single.add(UInt8(truncatingIfNeeded: word >> (8 * Int64(place)))) }
        default:
          let count = Int.random(in: 0...40, using: &random)
          let text = String((0..<count).map { _ in "aZ 9é".randomElement(using: &random) ?? "a" })
          whole.add(text)
          for place in 0..<8 {
            single.add(UInt8(truncatingIfNeeded: text.utf8.count >> (8 * place)))
          }
          for byte in text.utf8 { single.add(byte) }
        }
      }
      #expect(whole.value == single.value)
    }
  }

  @Test func `a row's id is what it always was`() throws {
    let row = StatementRow(
      record: 3, span: SourceSpan(line: 4, offset: 0, length: 10),
      amount: try #require(ExactDecimal("-4.50")),
      postingDate: CalendarDate(year: 2026, month: 3, day: 10), description: "Café Île",
      nativeID: "A1")
    let ids = RowIDs.of([row], card: CardID("visa"), currency: .eur)
    #expect(ids[0].description == "92d29ef96b8d5a04b0586db2b0b9ece5")
  }
}
