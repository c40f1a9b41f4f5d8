import Foundation
import StatementModel
import Testing

@testable import RuleEngine

/// Holds our walks and automata for plain expressions to PCRE2.
@Suite struct RegexMachineTests {
  private typealias Numbers = RandomRules.SeededNumbers

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  private static let pairs = number("DAYBOOK_DIFFERENTIAL_PAIRS") ?? 4000
  private static let firstSeed = number("DAYBOOK_DIFFERENTIAL_SEED") ?? 1

  private static let letters = [
    "a", "b", "s", "k", "K", "S", "z", "1", "2", " ", " ", "-", "#", "_", "é", "É", "e\u{301}", "ß",
    "ẞ", "ſ", "σ", "ς", "Σ", "ж", "Ж", "ı", "İ", "i", "I", "µ", "μ", "ש", "ق", "東", "ガ", "٣", "한",
    "ก", "º", "²", "Ⅷ", "\u{301}", "\u{5BC}", "\u{A0}", "\u{200D}", "🍞", "Ǆ", "ǅ", "θ", "ϑ", "ϴ",
    "ﬁ", "‿", "\u{17F}x",
  ]

  private static func text(_ random: inout Numbers) -> String {
    var text = ""
    for _ in 0..<random.below(9) { text += random.pick(letters) }
    if random.isOne(in: 12) { text += random.pick(["\n", "\r", "\u{85}", "\u{2028}", "\t"]) }
    return text
  }

  private static func atom(_ random: inout Numbers, depth: Int) -> String {
    switch random.below(depth < 2 ? 9 : 8) {
    case 0...2: escaped(random.pick(letters))
    case 3:
      random.pick([
        "[ab]", "[^a]", "[a-k]", "[^\\W_]", "[\\d#]", "[éa]", "[^é]", "[\\s-]", "[ß-]", "[^sk]",
        "[Σb]", "[\\Wa]", "[A-Z1]",
      ])
    case 4: random.pick(["\\d", "\\D", "\\w", "\\W", "\\s", "\\S"])
    case 5: "."
    case 6: random.pick(["\\b", "\\B", "^", "$", ".*", "\\."])
    case 7: escaped(random.pick(letters)) + escaped(random.pick(letters))
    default:
      random.pick(["(", "(?:", "(?<n>"]) + branches(&random, depth: depth + 1) + ")"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { "#-".unicodeScalars.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  private static func branches(_ random: inout Numbers, depth: Int) -> String {
    let count = random.isOne(in: 3) ? 2 : 1
    return (0..<count).map { _ in
      (0..<(1 + random.below(4))).map { _ in
        let atom = atom(&random, depth: depth)
        let isAssertion = ["\\b", "\\B", "^", "$", ".*"].contains(atom)
        return isAssertion
          ? atom
          : atom + random.pick(["", "", "", "?", "*", "+", "{2}", "{1,3}", "{0,}", "??", "+?"])
      }.joined()
    }.joined(separator: "|")
  }

  @Test func `a plain expression matches what PCRE2 matches`() throws {
    var random = Numbers(state: UInt64(Self.firstSeed))
    var compared = 0
    var matched = 0
    var attempts = 0
    while compared < Self.pairs, attempts < Self.pairs * 4 {
      attempts += 1
      let pattern = CanonicalText.nfc(Self.branches(&random, depth: 0))
      var kinds = RegexCharacterKinds()
      guard var machine = RegexMachine(pattern, &kinds), let regex = try? CompiledRegex(pattern)
      else { continue }
      var matcher = RegexMatcher([.regex(pattern)])
      for _ in 0..<40 {
        let text = Self.text(&random)
        matcher.begin(isASCII: false)
        let own = matcher.matches(0, text)
        let canonical = CanonicalText.nfc(text)
        let wanted = regex.match(canonical.utf8.span)
        guard wanted != .limit else { continue }
        if let automatic = machine.matches(canonical.utf8.span, &kinds) {
          try #require(
            automatic == (wanted == .match), "/\(pattern)/ on \(text.debugDescription)")
        }
        compared += 1
        if own { matched += 1 }
        try #require(
          own == (wanted == .match), "/\(pattern)/ on \(text.debugDescription): \(own)")
      }
    }
    #expect(compared >= Self.pairs && matched > compared / 10 && matched < compared * 9 / 10)
  }

  @Test(arguments: [
    ("(a+)+$", false), ("(a|aa)+$", false), ("a(?=b)", false), ("(a)\\1", false),
    ("(?i)a", false), ("\\p{L}+", false), ("a++", false), ("[[:alpha:]]", false),
    ("(?:ab){2}", false), ("\\x41", false), ("a\\Kb", false), ("(*UTF)a", false), ("ı", true),
    ("^(sq|tst)? ?\\*? ?blue +bottle", true), ("\\bblue.*bottle( #?\\d+)?", true),
    ("blue\\W+(\\d{2,5}|\\w+)", true), ("^[0-9 ]{9,}$", true), ("שופרסל.*דיל", true),
    ("кафе|café", true),
  ])
  func `only plain expressions have a machine`(_ pattern: String, _ isPlain: Bool) {
    #expect((RegexMachine(pattern) != nil) == isPlain)
  }

  @Test(arguments: [
    ("a.*b.*c", "xaxbxc", true), ("a.*b.*c", "xaxcxb", false), ("a.*b.*c", "abc", true),
    ("^a.*b", "a b", true), ("^a.*b", "ba b", false), ("(a.*)?b", "b", true),
    ("(a.*b|c)d", "cd", true), ("(a.*b|c)d", "a cd", true), ("(a.*b|c)d", "a bd", true),
    ("a.+b", "ab", false), ("a.+b", "axb", true), ("a.{2,}b", "axb", false),
    ("\\bblue.*\\bbottle$", "a blue x bottle", true),
    ("\\bblue.*\\bbottle$", "a blue xbottle", false), (".*^a", "a", true), (".*^a", "ba", false),
    ("a.*$", "ba", true), ("a.*\\b", "a", true), ("é.*ü", "É x Ü", true), (".*", "", true),
    ("(?:a.*).*b", "a  b", true), ("k.*s", "\u{212A}\u{17F}", true),
    // Where the least place of a gate is not the first that is found.
    ("ab+.*b", "abb", true), ("ab*.*bb.*b", "abbb", true), ("(abc|a).*bc", "abc", true),
    ("a{1,3}.*ab", "aaab", true), ("\\ba.*\\b", "ba a", true),
    ("kiosk.*straße", "\u{212A}IO\u{17F}K 7 STRA\u{1E9E}E", true),
    ("großmarkt", "GRO\u{1E9E}MARKT", true), ("großmarkt", "GROSSMARKT", false),
    ("abcdefghi", "xABCDEFGHabcdefghI", true), ("abcdefghi", "abcdefgh", false),
  ])
  func `what stands behind anything is looked for on its own`(
    _ pattern: String, _ text: String, _ isMatch: Bool
  ) throws {
    var matcher = RegexMatcher([.regex(pattern)])
    matcher.begin(isASCII: text.utf8.allSatisfy { $0 < 0x80 })
    #expect(RegexMachine(pattern) != nil && matcher.matches(0, text) == isMatch)
    #expect((try CompiledRegex(pattern).match(text.utf8.span) == .match) == isMatch)
  }

  @Test func `an expression that makes much work has an automaton, and it tells the same`() throws {
    // From every place on many nodes are reached.
    let pattern = "[a-y]?[a-y]?[a-y]?[a-y]?[a-y]?[a-y]?[a-y]?[a-y]?\\d"
    let regex = try CompiledRegex(pattern)
    var matcher = RegexMatcher([.regex(pattern)])
    var random = Numbers(state: 5)
    for _ in 0..<200 {
      let letters = (0..<60).map { _ in random.pick(["a", "b", "c", "é", " "]) }.joined()
      let text = letters + random.pick(["", "1", "é1"])
      matcher.begin(isASCII: text.utf8.allSatisfy { $0 < 0x80 })
      #expect(matcher.matches(0, text) == (regex.match(text.utf8.span) == .match))
    }
  }

  @Test(arguments: [
    "(a|b)?(a|b)?(a|b)?(a|b)?(a|b)?(a|b)?(a|b)?(a|b)?(a|b)?(a|b)?c", "a*a*a*a*a*a*a*a*c",
    "(ab|a|b)(b|ab|a).*(aa|ab|b)?(aab|b).*c", "[ab]{1,40}[ab]{1,40}c",
  ])
  func `where a search takes too much, an automaton tells the same`(_ pattern: String) throws {
    let regex = try CompiledRegex(pattern)
    var matcher = RegexMatcher([.regex(pattern)])
    var random = Numbers(state: 7)
    for _ in 0..<60 {
      let letters = (0..<random.below(120)).map { _ in random.pick(["a", "b"]) }.joined()
      let text = letters + random.pick(["", "c", "é"])
      matcher.begin(isASCII: text.utf8.allSatisfy { $0 < 0x80 })
      guard case let wanted = regex.match(text.utf8.span), wanted != .limit else { continue }
      #expect(matcher.matches(0, text) == (wanted == .match), "\(text)")
    }
  }

  @Test func `an expression of thousands of letters is none of ours`() throws {
    for count in [16_000, 17_000, 20_000] {
      let letters = String(repeating: "ab", count: count / 2)
      var matcher = RegexMatcher([.regex(letters)])
      for (text, isMatch) in [("x" + letters + "y", true), (letters.dropLast() + "c", false)] {
        matcher.begin(isASCII: true)
        #expect(matcher.matches(0, String(text)) == isMatch)
      }
    }
  }

  @Test func `texts are taken for one another whatever the case of their letters`() {
    var kinds = RegexCharacterKinds()
    var text = RegexText()
    func form(_ string: String) -> String? {
      let isASCII = string.utf8.allSatisfy { $0 < 0x80 }
      let outcome = string.withSpan {
        text.refill($0, isASCII: isASCII, isNFC: true, &kinds)
      }
      guard outcome == .told else { return nil }
      return String(decoding: text.bytes[..<text.count], as: UTF8.self)
    }
    for string in ["", "Blue BOTTLE [42] {Z}", "ÇIÇEK Źródło @`^_ ΆΛΦΑ Ёлка 東京 İı", "\u{1F}\tX"] {
      let wanted = String(
        String.UnicodeScalarView(
          string.unicodeScalars.map { Unicode.Scalar(RegexCase.key(of: $0)) ?? $0 }))
      #expect(form(string) == wanted)
    }
    // Longer than it was.
    #expect(form("\u{23A}\u{23A}") == "\u{2C65}\u{2C65}")
    for string in ["\n", "Blue bottle\r", "é\u{85}", "Coffee and tea é\u{2028}", "\u{0}"] {
      #expect(form(string) == nil)
    }
  }

  @Test func `many states are worked out again and again`() throws {
    // Whether the twelfth character from the end is an a needs thousands of states.
    let pattern = "a.{11}$"
    let regex = try CompiledRegex(pattern)
    var random = Numbers(state: 3)
    var matcher = RegexMatcher([.regex(pattern)])
    for _ in 0..<40 {
      let text = (0..<200).map { _ in random.pick(["a", "b"]) }.joined()
      matcher.begin(isASCII: false)
      #expect(matcher.matches(0, text) == (regex.match(text.utf8.span) == .match))
    }
  }

  @Test func `what NFC makes ASCII begins with few bytes`() {
    var others: [UInt32] = []
    // Beyond these nothing is made of anything else.
    for value in UInt32(0x80)..<0x30000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      guard let lead = text.utf8.first, !RegexSteps.mayBecomeOther(lead) else { continue }
      let isASCII = CanonicalText.nfc(text).utf8.first.map { $0 < 0x80 } ?? true
      if isASCII || LineBreaks.contains(value) { others.append(value) }
    }
    #expect(others.isEmpty)
  }

  @Test(arguments: [
    "é", "e\u{301}", "\u{212A}", "\u{1FEF}", "\u{37E}", "\u{85}", "k", "e", "1", "",
  ])
  func `an anchored expression is decided by its first letter where that tells`(_ first: String)
    throws
  {
    for pattern in ["^e", "^é", "^k1", "^[`;]", "^[0-9 ]+$", "^1?", "^\\d", "^[^x]", "^$"] {
      let regex = try CompiledRegex(pattern)
      for rest in ["", "1", "\u{301}", " x"] {
        let text = first + rest
        var matcher = RegexMatcher([.regex(pattern)])
        matcher.begin(isASCII: text.utf8.allSatisfy { $0 < 0x80 })
        let wanted = regex.match(CanonicalText.nfc(text).utf8.span) == .match
        #expect(matcher.matches(0, text) == wanted, "\(pattern) \(text.debugDescription)")
      }
    }
  }

  @Test func `cases are those of PCRE2 for all that an expression may name`() throws {
    let cased = (0...0x1FFFF).compactMap { Unicode.Scalar(UInt32($0)) }.filter { scalar in
      let properties = scalar.properties
      return properties.isCased || properties.changesWhenCaseMapped
        || properties.changesWhenCaseFolded
    }
    // NFC has none of those that are but another spelling of a letter.
    let texts = cased.filter {
      String(Character($0)).precomposedStringWithCanonicalMapping
        .unicodeScalars.first == $0
    }
    let keyed = texts.map { (scalar: $0, key: RegexCase.key(of: $0)) }
    let named = keyed.filter { RegexCase.isSure($0.scalar) && !$0.scalar.isASCII }
    #expect(named.count > 800)
    for (scalar, key) in named {
      var same = String.UnicodeScalarView()
      var others = String.UnicodeScalarView()
      for other in keyed {
        if other.key == key { same.append(other.scalar) } else { others.append(other.scalar) }
      }
      let all = try CompiledRegex("^[\(scalar)]+$")
      #expect(all.match(String(same).utf8.span) == .match, "\(scalar): \(same)")
      let one = try CompiledRegex("\(scalar)")
      #expect(one.match(String(others).utf8.span) == .noMatch, "\(scalar)")
    }
  }
}

extension RegexMachine {
  /// One that knows nothing of characters yet.
  fileprivate init?(_ pattern: String) {
    var kinds = RegexCharacterKinds()
    self.init(pattern, &kinds)
  }
}
