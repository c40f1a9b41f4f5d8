import StatementModel
import TestSupport
import Testing

@testable import RuleEngine

/// What folded texts have of a regular expression's literals.
struct FoldedRunsTests {
  @Test(arguments: [
    ("Café Noir", "cafe"), ("Größe", "grosse"), ("İstanbul", "istanbul"), ("a-bcd-e", "bcd"),
    ("Ελλάς", "ελλασ"), ("Берёзка", "березка"), ("東京 駅", "東京"), ("רח\"ל", "רח"), ("a.b", "a"),
    ("- ", ""),
    ("카페", "카페"), ("ｶﾞｿﾘﾝ", "ソリン"), ("ré\u{301}sumé", "sume"), ("ﬁx", "fix"),
  ])
  func `the longest run of letters, folded`(_ text: String, _ run: String) {
    let found = FoldedRuns.longest(of: Array(text.unicodeScalars))
    #expect(String(decoding: found, as: UTF8.self) == run)
  }

  @Test(arguments: [
    (["blue", "AŞ", "24", "x"], ["blue", "as", "24"]), (["AŞ", "24"], []), (["-abc-"], ["abc"]),
    ([], []),
  ])
  func `short runs tell something beside a longer one`(_ texts: [String], _ runs: [String]) {
    let clauses = FoldedRuns.clauses(texts.map { [Array($0.unicodeScalars)] })
    #expect(clauses.map { String(decoding: $0[0].bytes, as: UTF8.self) } == runs)
  }

  @Test func `letters that differ by case alone fold to the same, or are in no run`() {
    var differing: [String] = []
    var compared = 0
    for value in UInt32(0x80)..<0x1_F000 {
      guard let scalar = Unicode.Scalar(value), scalar.properties.changesWhenCaseMapped else {
        continue
      }
      let run = FoldedRuns.longest(of: [scalar])
      let properties = scalar.properties
      let others = [
        properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping,
      ]
      for other in others where other.unicodeScalars.count == 1 {
        compared += 1
        if !run.isEmpty, TextFolding.fold(other) != String(decoding: run, as: UTF8.self) {
          differing.append("\(String(value, radix: 16)): \(scalar) \(other)")
        }
      }
    }
    #expect(differing.isEmpty, "\(differing)")
    #expect(compared > 5000)
  }

  /// Letters of many scripts, marks, and what stands between words.
  private static let pieces: [String] = [
    "a", "E", "é", "ß", "ı", "İ", "K", "ſ", "ø", "œ", "ﬁ", "ё", "Й", "ς", "Σ", "ϐ", "ᾳ", "א", "ם",
    "س", "لا", "１", "²", "٣", "東", "々", "さ", "が", "ー", "ｶ", "ﾞ", "\u{3099}", "가", "각", "ᆨ", "ᄀ",
    "ก", "ุ", "่", "ร", "क", "ा", "ि", "க", "ொ", "\u{301}", "\u{308}", "\u{345}", "\u{200D}",
    "\u{AD}", "'", "\"", "״", "-", ".", " ", "№", "℡", "ʼ", "ㆍ", "ꜰ", "𝒜", "Ꭰ", "ა",
  ]

  @Test func `a run stands in every folded text in which nothing joins`() {
    var random = SeededGenerator(seed: 20)
    var compared = 0
    for _ in 0..<40_000 {
      let count = Int.random(in: 1...10, using: &random)
      let made = (0..<count).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      let text = CanonicalText.nfc(made)
      let scalars = Array(text.unicodeScalars)
      let first = Int.random(in: 0..<scalars.count, using: &random)
      let last = Int.random(in: first..<scalars.count, using: &random)
      let run = FoldedRuns.longest(of: Array(scalars[first...last]))
      var folded: [UInt8] = []
      guard !TextFolding.fold(text.utf8.span, into: &folded), !run.isEmpty else { continue }
      compared += 1
      #expect(folded.contains(run), "\(text) \(String(decoding: run, as: UTF8.self))")
    }
    #expect(compared > 10_000)
  }
}
