import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

@Suite struct `hostile MT940` {
  @Test(arguments: MT940Fixture.samples)
  func `cut at any byte does no harm`(text: String) {
    let bytes = Array(text.utf8)
    let whole = Self.read(bytes)
    for length in bytes.indices {
      let rows = Self.read(Array(bytes[..<length]))
      #expect(rows.count <= whole.count)
      // What is complete stays as it was; the last row may be cut in its text.
      for (row, known) in zip(rows.dropLast(), whole) {
        #expect(row.amount == known.amount && row.description == known.description)
      }
    }
  }

  @Test(arguments: MT940Fixture.samples)
  func `noise in any place does no harm`(text: String) {
    var generator = SeededGenerator(seed: 940)
    let noise: [UInt8] = Array(":-{}?/+,.0129CDRE\r\n @\u{0}\u{1}".utf8) + [0xFF, 0xC3, 0xEF]
    let original = Array(text.utf8)
    for _ in 0..<1500 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[place] = noise.randomElement(using: &generator) ?? 0
        case 1: bytes.insert(noise.randomElement(using: &generator) ?? 0, at: place)
        case 2: bytes.remove(at: place)
        default:
          let end = min(bytes.count, place + Int.random(in: 1...40, using: &generator))
          let other = Int.random(in: 0..<bytes.count, using: &generator)
          bytes.insert(contentsOf: Array(bytes[place..<end]), at: other)
        }
      }
      _ = MT940Fixture.claims(String(decoding: bytes, as: UTF8.self))
      for row in Self.read(bytes) {
        #expect(row.span.offset >= 0 && row.span.length > 0)
      }
    }
  }

  @Test(arguments: [
    String(repeating: ":", count: 100_000), String(repeating: "\r", count: 100_000),
    String(repeating: ":20:\n", count: 40_000), String(repeating: ":25:\n", count: 40_000),
    String(repeating: ":\n", count: 100_000), String(repeating: "-\n", count: 100_000),
    String(repeating: "{4:", count: 60_000), String(repeating: "{2:I940", count: 30_000),
    String(repeating: "?20", count: 60_000), String(repeating: "/REMI", count: 40_000),
    String(repeating: "/NAME/", count: 30_000), String(repeating: "SVWZ+", count: 40_000),
    String(repeating: ":86:020\n", count: 30_000), String(repeating: ":8\n", count: 60_000),
    String(repeating: "\u{FEFF}", count: 50_000), String(repeating: "TNR:", count: 40_000),
    String(repeating: ":61:\n:20:\n", count: 20_000), String(repeating: "@@:", count: 60_000),
  ])
  func `repetition costs no more than its length`(noise: String) {
    let row = ":61:260302C0,00NMSC\n:86:"
    for text in [
      noise, MT940Fixture.statement(row + noise), MT940Fixture.statement(row + "166?00" + noise),
      MT940Fixture.statement(row + "/REMI/" + noise),
    ] {
      let file = MT940Fixture.read(text)
      #expect(file.statements.flatMap(\.rows).count <= 1)
    }
  }

  private static func read(_ bytes: [UInt8]) -> [StatementRow] {
    MT940Format.read(bytes, options: ReadingOptions(path: "x")).statements.flatMap(\.rows)
  }
}
