import StatementModel
import Testing

@Suite struct TextFoldingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var folded: String
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ folded: String) {
      self.name = name
      self.text = text
      self.folded = folded
    }
  }

  static let cases: [Case] = [
    Case("case", "TRADER JOES #552", "trader joes 552"),
    Case("apostrophe", "trader joe's", "trader joes"),
    Case("curly apostrophe", "Trader Joe\u{2019}s", "trader joes"),
    Case("acute accent for an apostrophe", "JOE\u{B4}S", "joes"),
    Case("accents, composed", "CAFÉ ÎLE", "cafe ile"),
    Case("accents, decomposed", "CAFE\u{301} I\u{302}LE", "cafe ile"),
    Case("punctuation is space", "SQ *BLUE-BOTTLE.COM/BILL", "sq blue bottle com bill"),
    Case("runs of spaces", "  UBER   *EATS\t HELP ", "uber eats help"),
    Case("nothing but punctuation", " *** ", ""),
    Case("plain letters", "İstanbul ısı Straße Łódź Øre đ ħ", "istanbul isi strasse lodz ore d h"),
    Case("ligatures", "Æther œuvre ﬁn", "aether oeuvre fin"),
    Case("full width", "ＡＢＣ　１２３", "abc 123"),
    Case("superscripts and fractions", "x² ½", "x2 1 2"),
    Case("Greek", "ΚΑΦΈΣ", "καφεσ"),
    Case("Cyrillic", "ЁЛКА Йод", "елка иод"),
    Case("Hebrew points", "שָׁלוֹם", "שלום"),
    Case("gershayim between Hebrew letters", "חו\"ל חו״ל חו\u{201D}ל", "חול חול חול"),
    Case("geresh between Hebrew letters", "ג׳ירפה ג'ירפה", "גירפה גירפה"),
    Case("quotes elsewhere", "\"שלום\" \"CLOVER\"", "שלום clover"),
    Case("a quote before a mark and a letter", "חו\"\u{5B4}ל", "חול"),
    Case("Arabic", "قَهْوَة آل", "قهوة ال"),
    Case("bidi marks, joiners, soft hyphen", "\u{200F}שופר\u{200D}סל\u{AD}\u{2066}", "שופרסל"),
    Case("kana keeps its voicing", "か\u{3099} ｶﾞ ば", "が ガ ば"),
    Case("a lone voicing mark", "a\u{3099}b", "ab"),
    Case("Hangul stays composed", "스타벅스 \u{1109}\u{1173} ㄱㅏ", "스타벅스 스 가"),
    Case("Devanagari vowels", "चाय", "चाय"),
    Case("Bengali vowel of two parts", "ক\u{9C7}\u{9BE}", "কো"),
    Case("Thai", "กาแฟ", "กาแฟ"),
    Case("an accent stays on a script that keeps marks", "か\u{301}", "か\u{301}"),
    Case("emoji", "☕ COFFEE 🇮🇱", "coffee"),
    Case("Han compatibility", "\u{F900}", "豈"),
  ]

  @Test(arguments: cases)
  func `folds as the rules language says`(_ item: Case) {
    #expect(TextFolding.fold(item.text) == item.folded)
    #expect(Array(TextFolding.fold(item.text).utf8) == Array(item.folded.utf8))
  }

  @Test(arguments: cases)
  func `folding twice changes nothing`(_ item: Case) {
    let once = TextFolding.fold(item.text)
    #expect(TextFolding.fold(once) == once)
  }

  /// The identity keys of every book depend on these: they may be added to, never changed.
  @Test(arguments: cases)
  func `the folding of identity keys is frozen`(_ item: Case) {
    #expect(KeyFolding.foldV1(item.text) == item.folded)
  }

  @Test func `appends behind what stands there`() {
    var out = Array("before".utf8)
    TextFolding.fold(Array("  After ".utf8).span, into: &out)
    #expect(String(decoding: out, as: UTF8.self) == "beforeafter")
  }

  @Test func `bytes that are no UTF-8 count as spaces`() {
    let cases: [([UInt8], String)] = [
      ([0x61, 0xFF, 0x62], "a b"), ([0x61, 0xC3], "a"), ([0xE0, 0x80, 0x80, 0x61], "a"),
      ([0xED, 0xA0, 0x80, 0x61], "a"), ([0xF5, 0x61], "a"), ([0xF4, 0x90, 0x80, 0x80, 0x61], "a"),
    ]
    for (bytes, folded) in cases {
      var out: [UInt8] = []
      TextFolding.fold(bytes.span, into: &out)
      #expect(String(decoding: out, as: UTF8.self) == folded)
    }
  }
}
