import StatementModel
import TestSupport
import Testing

@testable import RuleEngine

/// Keys made from bytes are those made in so many words.
struct MerchantKeyLawTests {
  static let pieces = [
    "SQ *", "PAYPAL *", "paypal ", "PP*", "TST* ", "iZettle ", "Apple Pay*", "PAYPAL INST XFER *",
    "2CO *", "*", "**", " ", "  ", "\t", "\n", "\u{0B}", "\u{1C}", "\u{7F}", "\r", "\r\n", "\0",
    "POS ", "POS DEBIT ", "PURCHASE AUTHORIZED ON 03/14 ", "KARTENZAHLUNG AN ", "direct debit ",
    "BLUE", "Bottle", "joe's", "H&M", "`", "'", "x", "xxx", "XXXX1234", "7-ELEVEN", "99", "4", "12",
    "1234", "00412", "#7", "03/14", "12:34", "402-935-7733", "T-1234", "AB/12", "2K4TR1", "14MAR",
    "mar26", "SEPT4", "9sept", "may", "MAR", "STORE", "ref", "No.", "CA", "NY", " US", "DEU",
    "LONDON",
    "SPRINGFIELD", "INC", "GmbH", "sp z o o", "www.a.com", "AMAZON.CO.UK", "apple.com/BILL", ".COM",
    "a..com", "com.", "1.com", "-.com", "c'o.uk", "a.co'm", "x.store/9",
    "antidisestablishmentarian",
    "é", "E\u{301}", "\u{301}", "ß", "K", "\u{212A}", "א", "סניף", "בעמ", "חיוב ", "ו\"ל", "漢", "ｶ",
    "\u{200F}", "\u{A0}", "\u{2003}", "ก\u{0E38}", "mar\u{0E38}14", "½", "ﬁ", "🙂", ".", "/", "-",
    "_",
    "&", "\"",
  ]

  private static func text(_ random: inout SeededGenerator, plainOnly: Bool) -> String {
    (0..<Int.random(in: 0...9, using: &random)).map { _ in
      while true {
        let piece = pieces.randomElement(using: &random) ?? ""
        if !plainOnly || piece.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return piece }
      }
    }.joined(separator: Bool.random(using: &random) ? "" : " ")
  }

  @Test(arguments: [true, false]) func `bytes come to what characters come to`(plainOnly: Bool) {
    var random = SeededGenerator(seed: plainOnly ? 31 : 32)
    for _ in 0..<20_000 {
      let text = Self.text(&random, plainOnly: plainOnly)
      #expect(
        Array(MerchantKey(text).text.utf8) == Array(ReadableKey(text).text.utf8),
        "\(text.debugDescription)")
    }
  }

  @Test func `so do all short texts of what means something`() {
    let bytes = Array("aM1.*/ -'x".utf8)
    var texts: [[UInt8]] = [[]]
    for _ in 0..<4 { texts += texts.flatMap { text in bytes.map { text + [$0] } } }
    for text in Set(texts) {
      let text = String(decoding: text, as: UTF8.self)
      #expect(MerchantKey(text).text == ReadableKey(text).text, "\(text.debugDescription)")
    }
  }

  @Test(arguments: MerchantKeyTests.cases) func `so do the examples`(
    _ example: MerchantKeyTests.Case
  ) {
    #expect(ReadableKey(example.descriptor).text == example.key)
  }

  @Test func `the table knows the vocabulary and nothing else`() {
    let lists: [(Set<String>, WordKinds)] = [
      (DescriptorVocabulary.places, .place),
      (DescriptorVocabulary.numberLabels, .numberLabel),
      (DescriptorVocabulary.months, .month),
      (DescriptorVocabulary.legalForms, .legalForm),
      (DescriptorVocabulary.domains, .domain),
    ]
    let words = lists.reduce(into: Set<String>()) { $0.formUnion($1.0) }
      .union([
        "", "x", "blue", "antidisestablishmentarian", "sevensevenseven7", "sevensevenseven78",
      ])
    for word in words {
      for (list, kind) in lists {
        let kinds = DescriptorLexicon.shared.kinds(of: PackedWord(word))
        #expect(kinds.contains(kind) == list.contains(word), "\(word)")
      }
    }
    // What is longer would never be found.
    for word in words where word.count < 16 { #expect(PackedWord(word) != .long, "\(word)") }
    let known = lists.flatMap(\.0)
    for word in known { #expect(word.utf8.count <= PackedWord.mostBytes, "\(word)") }
    for word in known { #expect(TextFolding.fold(word) == word, "\(word)") }
  }

  @Test func `words fold as texts do`() {
    var random = SeededGenerator(seed: 33)
    for _ in 0..<5_000 {
      let text = Self.text(&random, plainOnly: true)
      let folded = TextFolding.fold(text)
      let expected = folded.utf8.count > PackedWord.mostBytes ? .long : PackedWord(folded)
      let packed = PackedWord(foldingASCII: text.utf8.span)
      #expect(packed == expected, "\(text.debugDescription)")
    }
  }
}
