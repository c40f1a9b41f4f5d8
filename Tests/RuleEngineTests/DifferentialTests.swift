import StatementModel
import Testing

@testable import RuleEngine

/// Holds the fast matcher against the plain loop: every rule in file order, every pattern tried.
@Suite struct DifferentialTests {
  /// A small seeded generator (SplitMix64), so that a failure can be seen again.
  struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }

    mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
    mutating func pick<Item>(_ items: [Item]) -> Item { items[below(items.count)] }
  }

  private static let words = [
    "a", "ab", "abc", "shop", "SHOPS", "café", "CAFE\u{301}", "joe's", "k", "sS", "Kſ", "12",
    "שופ", "חו\"ל", "コーヒー", "ガ", "ß", "İ", "кафе", "x-y", "é", "\u{212A}", "the", "bar",
  ]

  private static func description(_ random: inout Seeded) -> String {
    (0..<(1 + random.below(4))).map { _ in
      let word = random.pick(words)
      return random.below(2) == 0 ? word.uppercased() : word
    }.joined(separator: random.pick([" ", "  ", "*", "", "-", " #"]))
  }

  private static func pattern(_ random: inout Seeded) -> String {
    let text = (0..<(1 + random.below(2))).map { _ in random.pick(words) }
    switch random.below(5) {
    case 0, 1: return text.joined(separator: " ")
    case 2:
      let head = random.pick(["", "*", "?"])
      let tail = random.pick(["", "*", "?", " *"])
      return head + text.joined(separator: random.pick(["*", " * ", "?", " "])) + tail
    default:
      let body = text.joined(separator: random.pick([" ", ".*", "|", "+", "\\W", "?", "(x|é)"]))
      let head = random.pick(["", "^", "\\b", "(?-i)", "(?:", "[ab]"])
      return "/\(head)\(body)\(head == "(?:" ? ")*" : random.pick(["", "$", "\\d"]))/"
    }
  }

  private static func rules(_ random: inout Seeded) -> String {
    var text = "rules:\n"
    for index in 0..<(3 + random.below(30)) {
      text += "  - name: r\(index)\n"
      // A third of the rules ask for a pattern alone: such rules can hide later ones.
      let isPlain = random.below(3) == 0
      for (key, chance) in [("match", isPlain ? 10 : 8), ("unless", isPlain ? 0 : 2)]
      where random.below(10) < chance {
        let patterns = (0..<(1 + random.below(3))).map { _ in
          JSONText.string(pattern(&random)).line
        }
        text += "    \(key): [\(patterns.joined(separator: ", "))]\n"
      }
      let bound = random.below(30)
      let condition = random.pick([
        "    amount: \(bound)..\(bound + 10)\n", "    direction: out\n", "    tag: t\(bound % 3)\n",
        "    not: { match: [\(JSONText.string(pattern(&random)).line)] }\n", "    day: 1..20\n",
        "    any: [{ match: \(JSONText.string(pattern(&random)).line) }, "
          + "{ match: \(JSONText.string(pattern(&random)).line), amount: ..20 }]\n",
        "    all: [{ unless: \(JSONText.string(pattern(&random)).line) }, "
          + "{ match: \(JSONText.string(pattern(&random)).line) }]\n",
      ])
      if !isPlain { text += condition }
      text += random.pick([
        "    category: Food\n", "    category: Home\n    payee: P\(index)\n", "    tags: [t0]\n",
        "    tags: [t1, t\(index)]\n    hidden: true\n", "    note: n\n    transfer: false\n",
      ])
    }
    return text
  }

  /// What the rules make of a transaction, by the law alone.
  private static func decide(
    _ rules: RuleSet, _ plain: PlainLoop, _ facts: TransactionFacts
  ) -> RuleDecision {
    let matcher = RuleMatcher(rules)
    var decision = RuleDecision()
    var decided: RuleProperties = []
    let matched = plain.matches(facts.description)
    for (number, rule) in rules.rules.enumerated()
    where matcher.holds(rule.conditions, facts, matched[...], decision.tags) {
      matcher.apply(number, to: &decision, &decided, facts, matched[...])
    }
    return decision
  }

  @Test(arguments: 1...30)
  func `the fast matcher decides as the plain loop does`(_ seed: Int) throws {
    var random = Seeded(state: UInt64(seed))
    let text = Self.rules(&random)
    let compilation = RuleCompiler.compile([RuleSource(path: "r.yaml", text: text)])
    let rules = try #require(compilation.ruleSet, "\(compilation.diagnostics)")
    let plain = try PlainLoop(rules.patterns)
    let matcher = RuleMatcher(rules)
    let unreachable = RuleWarnings(rules).all.compactMap { warning in
      guard case .unreachableRule = warning.fact else { return nil as Int? }
      return rules.rules.firstIndex { $0.location == warning.location }
    }
    for _ in 0..<30 {
      var facts = TransactionFacts(description: Self.description(&random))
      if random.below(3) > 0 {
        facts.amount = ExactDecimal(units: Int64(random.below(60)) - 30, scale: 0)
          .map { Money($0, .usd) }
      }
      if random.below(3) > 0 { facts.date = CalendarDate(dayNumber: Int32(random.below(365))) }
      if random.below(3) == 0 { facts.tags = ["t\(random.below(3))"] }
      let expected = Self.decide(rules, plain, facts)
      #expect(matcher.decide(facts) == expected, "\(facts.description)\n\(text)")
      #expect(matcher.decide(facts) == expected)
      let setters =
        [expected.category?.rule, expected.payee?.rule, expected.note?.rule]
        + [expected.hidden?.rule, expected.transfer?.rule] + expected.tags.map(\.rule)
      #expect(!setters.contains { $0.map(unreachable.contains) ?? false })
      #expect(matcher.trace(facts).decision == expected)
    }
  }

  @Test func `what covers a pattern matches whenever the pattern does`() throws {
    var random = Seeded(state: 7)
    var table = PatternTable()
    for _ in 0..<300 { _ = try table.id(of: Self.pattern(&random)) }
    let coverage = PatternCoverage(table.patterns)
    let wider = table.patterns.indices.map { coverage.patterns(covering: $0) }
    let plain = try PlainLoop(table.patterns)
    var proofs = 0
    for _ in 0..<300 {
      let text = Self.description(&random)
      let matched = Set(plain.matches(text).map { Int($0) })
      for id in matched {
        proofs += wider[id].count - 1
        #expect(matched.isSuperset(of: wider[id]), "\(table.patterns[id]) in \(text)")
      }
    }
    #expect(proofs > 100)
  }
}
