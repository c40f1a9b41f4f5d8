import StatementModel
import TestSupport
import Testing

@testable import RuleEngine

@Suite struct PatternTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var pattern: String
    var text: String
    var matches: Bool
    var testDescription: String { "\(pattern) \(matches ? "matches" : "does not match") \(text)" }

    init(_ pattern: String, _ text: String, _ matches: Bool) {
      self.pattern = pattern
      self.text = text
      self.matches = matches
    }
  }

  static let cases: [Case] = [
    // Words.
    Case("blue bottle", "SQ *BLUE BOTTLE COFFEE", true),
    Case("blue bottle", "BLUE BOTTLES", false),
    Case("blue bottle", "BLUE-BOTTLE", true),
    Case("blue bottle", "BLUE THE BOTTLE", false),
    Case("shell", "SEASHELLS", false),
    Case("shell", "SHELL #123", true),
    Case("trader joe's", "TRADER JOES #552", true),
    Case("trader joe's", "Trader Joe\u{2019}s", true),
    Case("cafe", "CAFÉ ÎLE", true),
    Case("café", "CAFE 12", true),
    Case("a", "A", true),
    Case("at", "CAT AT", true),
    // Wildcards.
    Case("uber*", "UBER   *TRIP", true),
    Case("uber*", "UBEREATS", true),
    Case("uber*", "SUBER", false),
    Case("sq * farm", "SQ *FARM STAND", true),
    Case("sq * farm", "SQ *OLD FARM", true),
    Case("sq * farm", "SQ *FARMS", false),
    Case("*shell*", "SEASHELLS", true),
    Case("*shell", "SEASHELL 5", true),
    Case("*shell", "SEASHELLS", false),
    Case("gr?y cat", "THE GREY CAT", true),
    Case("gr?y cat", "THE GRÄY CAT", true),
    Case("gr?y cat", "THE GRY CAT", false),
    Case("a*b*c", "A x B y C", true),
    Case("a*b*c", "A C B", false),
    Case("a*bc", "A BCD BC", true),
    Case("?fc", "KFC 12", true),
    Case("?fc", "FC 12", false),
    Case("*", "", true),
    // Regular expressions.
    Case("/^aldi \\d+/", "ALDI 552", true),
    Case("/^aldi \\d+/", "THE ALDI 552", false),
    Case("/^tst\\* .*(coffee|espresso)/", "TST* OLD ESPRESSO BAR", true),
    Case("/(?-i)aldi/", "ALDI", false),
    Case("/é/", "CAFE\u{301}", true),
    Case("/\\bкафе\\b/", "КАФЕ 5", true),
    Case("/kelvin/", "\u{212A}ELVIN", true),
    Case("/a\\/b/", "A/B", true),
    // Scripts.
    Case("שופרסל", "שופרסל דיל ת\"א", true),
    Case("חו\"ל", "עמלת חו״ל", true),
    Case("ל", "של", false),
    Case("コーヒー", "ドトールコーヒーショップ", true),
    Case("eleven", "7ELEVENセブン", false),
    Case("7-eleven", "7 ELEVENセブン", true),
    Case("가게", "새가게", false),
    Case("กาแฟ", "ร้านกาแฟสด", true),
  ]

  @Test(arguments: cases)
  func `patterns match as the rules language says`(_ item: Case) throws {
    let pattern = try PatternParser.parse(item.pattern)
    var matcher = PatternMatcher([pattern])
    let matched = matcher.matches(in: item.text)
    #expect((matched == [0]) == item.matches)
    #expect(try PlainLoop([pattern]).matches(item.text) == matched)
  }

  @Test(arguments: [3, 16, 17, 60])
  func `many patterns that match are told in order, each once`(_ count: Int) throws {
    let patterns = try (0..<count).map { number in
      let texts = ["/gold(en)?/", "golden river", "gold*", "/river|golden/"]
      return try PatternParser.parse(texts[number % 4])
    }
    var matcher = PatternMatcher(patterns)
    let matched = matcher.matches(in: "RIVER THE GOLDEN RIVER GOLDEN")
    #expect(matched == (0..<count).map { Int32($0) })
  }

  @Test func `texts of every length are gone through to their end`() throws {
    let patterns = try ["salt mine", "/mine+r/", "*alt*", "salt mines"].map {
      try PatternParser.parse($0)
    }
    var matcher = PatternMatcher(patterns)
    for length in 0..<150 {
      let matched = matcher.matches(in: String(repeating: "x", count: length) + " salt mine")
      #expect(matched == [0, 2], "\(length)")
    }
  }

  @Test func `a pattern that would run for ever hits its limit`() throws {
    let pattern = try PatternParser.parse("/^(a+)+$/")
    var matcher = PatternMatcher([pattern])
    let matched = matcher.matches(in: String(repeating: "a", count: 60) + "b")
    #expect(matched.isEmpty)
    #expect(matcher.limitHits == [0: 1])
  }

  @Test(arguments: [
    ("foo bar", ["foo bar"]), ("^(online|mobile) payment", [" payment"]),
    ("colou?r", ["colo"]), ("(abc|de)", ["abc", "de"]), ("ab+c", ["ab"]), ("a\\.b", ["a.b"]),
    ("(?:abc)?", []), ("[abc]", []), ("a|", []), ("\\d+ mart", [" mart"]), ("(?i)foo", ["foo"]),
    ("foo(?=bar)", ["foo"]), ("x{0,2}shop", ["shop"]), ("\\d{2,5} mart", [" mart"]),
    ("(?<who>abc)d", ["abc"]), ("(?<=a)bc", ["bc"]), ("a{b", []), ("שופ", ["שופ"]), ("a{3}", ["a"]),
    ("(*UCP)foo", []),
    ("x*yz", ["yz"]), ("\\Qa.b\\E", []), ("(a|b)(cd|ef)", ["cd", "ef"]),
  ])
  func `every match of an expression has one of its literals`(
    _ pattern: String, _ literals: [String]
  ) {
    let found = RegexLiterals(pattern).anyOf ?? []
    #expect(found.map { String(String.UnicodeScalarView($0)) } == literals)
  }
}
