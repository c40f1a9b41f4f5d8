import StatementModel
import TestSupport
import Testing

@testable import RuleEngine

struct MerchantKeyTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var descriptor: String
    var key: String
    var testDescription: String { descriptor }

    init(_ descriptor: String, _ key: String) {
      self.descriptor = descriptor
      self.key = key
    }
  }

  static let cases = [
    // Processors.
    Case("SQ *BLUE BOTTLE COFFEE", "blue bottle coffee"),
    Case("TST* BIG STAR DINER", "big star diner"),
    Case("TST- BIG STAR DINER", "big star diner"),
    Case("PAYPAL *STEAM GAMES", "steam games"),
    Case("PAYPAL *NETFLIX.COM", "netflix"),
    Case("PAYPAL STEAM GAMES", "steam games"),
    Case("ZETTLE_*LES VIGNOBLES", "les vignobles"),
    Case("SUMUP  *CAFE ANNA", "cafe anna"),
    Case("PAYPAL *SQ *NOODLES", "noodles"),
    Case("GOOGLE *CALMDEV STUDIO", "calmdev studio"),
    Case("UBER   *EATS HELP.UBER.COM", "uber eats"),
    Case("UBER *TRIP HELP.UBER.COM", "uber trip"),
    // Store numbers, and the place behind them.
    Case("WHOLEFDS MKT #10234 OAKLAND CA", "wholefds mkt"),
    Case("STARBUCKS STORE 01234     SEATTLE      WA", "starbucks"),
    Case("SHELL OIL 57444  NEW YORK NY US", "shell oil"),
    Case("TARGET T-1823", "target"),
    Case("TARGET        00018233", "target"),
    Case("ALDI SUED 123 MUENCHEN DEU", "aldi sued"),
    Case("SHUFERSAL סניף 123", "shufersal"),
    Case("רמי לוי סניף 12", "רמי לוי"),
    Case("TRADER JOE'S #552", "trader joes"),
    Case("WALMART CA", "walmart"),
    // Names that begin with a number.
    Case("7-ELEVEN 34567", "7 eleven"),
    Case("99 RANCH MARKET #1771", "99 ranch market"),
    Case("H&M 123", "h m"),
    Case("3 MOBILE", "3 mobile"),
    Case("1-800-FLOWERS", "flowers"),
    // Dates, telephones, references.
    Case("PURCHASE AUTHORIZED ON 03/14 STARBUCKS", "starbucks"),
    Case("CHECKCARD 0314 DUANE READE", "duane reade"),
    Case("NETFLIX.COM 866-579-7172 CA", "netflix"),
    Case("AMAZON.COM*RT4LK2 AMZN.COM/BILL WA", "amazon"),
    Case("AMZN MKTP US*2K4TR1", "amzn mktp"),
    Case("WWW.AMAZON.CO.UK 12X4K9", "amazon"),
    Case("APPLE.COM/BILL 866-712-7753", "apple bill"),
    Case("LYFT   *RIDE MAR 14", "lyft ride"),
    Case("LYFT   *RIDE 14MAR26", "lyft ride"),
    Case("KARTENZAHLUNG REWE SAGT DANKE 12:34", "rewe"),
    Case("TRANSFER TO XXXX4417", "transfer to"),
    Case("SPOTIFY P2X4K9Z", "spotify"),
    Case("ACME TOOLS INC", "acme tools"),
    Case("ACME TOOLS GMBH.", "acme tools"),
    // What is nothing else stays as it is.
    Case("O2", "o2"),
    Case("23andMe", "23andme"),
    Case("POS", "pos"),
    Case("12345", "12345"),
    Case("CA", "ca"),
    Case("SQ *", "sq"),
    Case("***", ""),
    Case("", ""),
  ]

  @Test(arguments: cases) func `the name is left`(_ example: Case) {
    #expect(MerchantKey(example.descriptor).text == example.key)
  }

  private static func isPlain(_ text: String) -> Bool { DescriptorBytes.arePlain(text.utf8.span) }

  @Test func `bytes and characters give the same words`() {
    var random = SeededGenerator(seed: 5)
    let pieces = [
      "SHOP", "*", " ", "  ", "\t", "12", "#7", "\u{1C}", "a.com", "-", "POS", "\n", "x",
    ]
    for _ in 0..<3_000 {
      let count = Int.random(in: 0...8, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      #expect(Self.isPlain(text))
      let bytes = DescriptorWords(plain: text.utf8.span)
      let characters = DescriptorWords(text[...])
      #expect(bytes.words.map(bytes.text) == characters.words.map(characters.text))
      #expect(bytes.words.map(\.isNumber) == characters.words.map(\.isNumber))
      #expect(bytes.words.map(\.isAfterGap) == characters.words.map(\.isAfterGap))
    }
    #expect(!Self.isPlain("a\r\nb"))
    #expect(!Self.isPlain("caf\u{E9}"))
  }

  /// What a bank or a processor adds to a name, `@` standing for the name.
  static let dressings = [
    "SQ *@", "PAYPAL *@", "@ #10234", "@ 00412", "@ 402-935-7733", "POS PURCHASE @",
    "@ 03/14", "@ STORE 1234", "@ 77812 OAKLAND CA", "@  SPRINGFIELD  IL 2K4TR1", "@ XXXX1234",
    "@ 2026-03-14 12:45", "CHECKCARD 0314 @", "@ INC", "  @  ", "TST* @ 12", "@ www.help.com",
  ]

  @Test(arguments: dressings) func `what is added to a name changes no key`(_ dressing: String) {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let words = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        // Words of no vocabulary: a consonant and a vowel in turn, at least six letters.
        (0..<Int.random(in: 3...5, using: &random)).map { _ in
          let consonant = "BDFGKLMPRTVZ".randomElement(using: &random) ?? "B"
          return "\(consonant)\("AEIOU".randomElement(using: &random) ?? "A")"
        }.joined()
      }
      let name = words.joined(separator: " ")
      let dressed = dressing.replacing("@", with: name)
      #expect(MerchantKey(dressed).text == name.lowercased(), "\(dressed)")
    }
  }

  @Test func `any text has a key, which is folded and empty only where nothing is left`() {
    var random = SeededGenerator(seed: 12)
    let pieces = [
      "SQ", "*", "#", " ", "  ", "12", "CA", "é", "א", "ß", ".", ".COM", "/", "-", "STORE", "MAR",
      "INC", "\u{301}", "\u{200F}", "漢", "x", "\r\n", "\t", "1a2b3c", "POS",
    ]
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 0...9, using: &random))
        .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let key = MerchantKey(text).text
      #expect(TextFolding.fold(key) == key, "\(text.debugDescription)")
      #expect(key.isEmpty == TextFolding.fold(text).isEmpty, "\(text.debugDescription)")
    }
  }
}
