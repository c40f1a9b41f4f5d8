import StatementModel
import TestSupport
import Testing

@testable import RuleEngine

/// Laws that hold for suggestions of any history.
struct SuggestionLawTests {
  /// A random history: merchants of two or three words with towns and numbers behind them, in the
  /// category of their trade; some by hand, some by rules, some not at all.
  struct RandomHistory {
    static let trades: [(word: String, category: String)] = [
      ("PIZZERIA", "Food/Restaurants"), ("DINER", "Food/Restaurants"), ("COFFEE", "Food/Coffee"),
      ("ESPRESSO", "Food/Coffee"), ("GROCERY", "Food"), ("AIRLINES", "Travel"),
      ("FUEL", "Transit"), ("מסעדת", "Food/Restaurants"), ("喫茶", "Food/Coffee"),
    ]
    static let firsts = [
      "GOLDEN", "RUSTIC", "SILVER", "BLUE", "NOBLE", "QUIET", "CAFÉ", "THE IVORY", "Ruby's",
      "הזית", "春风", "ÜBER", "1ST",
    ]
    static let seconds = ["FALCON", "ANCHOR", "MAPLE", "BISON", "RIVER", "O'HARA", "הלבן", "庭"]
    static let towns = ["OAKLAND CA", "RENO NV", "  LYON         FR", "", "חיפה", "大阪"]
    static let prefixes = ["", "", "SQ *", "TST* ", "PAYPAL *", "POS DEBIT "]

    var history: SuggestHistory
    /// What each subject's category really is.
    var truth: [String] = []

    init(seed: UInt64, merchants: Int, byHand: Int, mistaken: Int = 0) throws {
      var random = SeededGenerator(seed: seed)
      history = SuggestHistory(
        """
        categories:
          Food/Restaurants:
          Food/Coffee:
          Travel:
        rules:
          - Transit: [rustic bison, "quiet*"]
          - Food/Coffee: [silver maple]
        """)
      for _ in 0..<merchants {
        let trade = Self.trades[Int.random(in: 0..<Self.trades.count, using: &random)]
        let name = [Self.firsts, Self.seconds]
          .compactMap { $0.randomElement(using: &random) }.joined(separator: " ")
        let prefix = Self.prefixes.randomElement(using: &random) ?? ""
        let isByHand = Int.random(in: 0..<100, using: &random) < byHand
        for _ in 0..<Int.random(in: 1...5, using: &random) {
          let town = Self.towns.randomElement(using: &random) ?? ""
          let number = Int.random(in: 0..<4, using: &random)
          let place = number > 0 ? " #\(number * 317) \(town)" : " \(town)"
          let isMistaken = Int.random(in: 0..<100, using: &random) < mistaken
          let category = isMistaken ? "Home" : trade.category
          let cents = Int.random(in: 100...9999, using: &random)
          try history.add(
            "\(prefix)\(name) \(trade.word)\(place)", 1,
            amount: "-\(cents / 100).\(cents % 100 / 10)\(cents % 10) USD",
            byHand: isByHand ? category : nil)
          truth.append(trade.category)
        }
      }
    }
  }

  @Test(arguments: 1...5)
  func `a suggested rule does what its evidence says`(seed: UInt64) throws {
    let history = try RandomHistory(seed: seed, merchants: 100, byHand: 40, mistaken: 4).history
    let suggestions = history.suggestions()
    #expect(!suggestions.isEmpty)
    for suggestion in suggestions {
      let category = suggestion.category ?? CategoryPath("Home")
      var named = suggestion
      named.category = category
      let lines = try #require(named.ruleLines)
      let declared = history.categories.paths.map { "  \(YAMLWriter.scalar($0.text, in: .key)):\n" }
      let text =
        "categories:\n\(declared.joined())rules:\n" + lines.map { "  \($0)\n" }.joined()
      let compilation = RuleCompiler.compile([RuleSource(path: "x.yaml", text: text)])
      let rules = try #require(compilation.ruleSet, "\(text) \(compilation.diagnostics)")
      #expect(rules.rules.first?.patternUses.map(\.text) == [suggestion.pattern])
      #expect(rules.rules.first?.effects.category == category)
      let matcher = RuleMatcher(rules)
      let matched = history.subjects.filter { matcher.decide($0.facts).category != nil }
      #expect(matched.count == suggestion.evidence.matches, "\(lines)")
      let agreeing = matched.count {
        $0.isCategorizedByHand && $0.transaction.category == suggestion.category
      }
      #expect(agreeing == suggestion.evidence.agreements, "\(lines)")
      let against = matched.count {
        $0.transaction.category != nil && $0.transaction.category != suggestion.category
      }
      #expect(against == suggestion.evidence.contradictions, "\(lines)")
      #expect(against == 0, "\(lines)")
      let open = matched.count { $0.transaction.category == nil }
      #expect(open == suggestion.evidence.uncategorized, "\(lines)")
      for example in suggestion.examples {
        let trial = TransactionFacts(description: example)
        #expect(!suggestion.conditions.isEmpty || matcher.decide(trial).category != nil)
      }
    }
  }

  @Test(arguments: 1...4)
  func `hand edits are covered, or said to disagree`(seed: UInt64) throws {
    let history = try RandomHistory(seed: seed, merchants: 120, byHand: 60, mistaken: 5).history
    let suggester = history.suggester(minimumMatches: 1)
    let text = suggester.suggestions(from: [.edits]).compactMap(\.ruleLines).map { lines in
      lines.map { "  \($0)\n" }.joined()
    }
    let declared = history.categories.paths.map { "  \($0.text):\n" }.joined()
    let file = "categories:\n\(declared)rules:\n\(text.joined())"
    let compilation = RuleCompiler.compile([RuleSource(path: "x.yaml", text: file)])
    let matcher = RuleMatcher(try #require(compilation.ruleSet))
    let told = Set(suggester.disagreements().map(\.merchant))
    let old = RuleMatcher(history.rules)
    for subject in history.subjects where subject.isCategorizedByHand {
      let category = subject.transaction.category
      let decided = (matcher.decide(subject.facts).category ?? old.decide(subject.facts).category)
      let key = MerchantKey(subject.facts.description).text
      #expect(decided?.value == category || told.contains(key), "\(subject.facts.description)")
    }
  }

  /// None of this may take long, or more than memory in proportion.
  @Test func `hostile descriptions only cost their length`() throws {
    var history = SuggestHistory()
    let words = (0..<1_500).map { "w\(String($0, radix: 26))x" }
    for tail in ["A", "B"] {
      try history.add(words.joined(separator: " ") + tail, 2, byHand: "Food")
      try history.add(words.reversed().joined(separator: " ") + tail, 2)
    }
    try history.add(String(repeating: "中", count: 5000), 2)
    try history.add(String(repeating: "* ", count: 5000), 2)
    try history.add("", 2)
    for number in 0..<150 { try history.add("KIOSK \(number)", 1, byHand: "Home") }
    for number in 0..<150 { try history.add("KIOSK \(number) B", 1, byHand: "Food") }
    let suggester = history.suggester()
    #expect(suggester.suggestions().allSatisfy { $0.evidence.contradictions == 0 })
    #expect(suggester.suggestions().count < 100)
    _ = suggester.disagreements()
  }

  @Test func `the same history gives the same suggestions`() throws {
    let history = try RandomHistory(seed: 5, merchants: 200, byHand: 30).history
    let words = { history.suggestions().map { "\($0)" } }
    #expect(words() == words())
  }

  /// Merchants that nobody has categorized are guessed by their likeness to those of whom a person
  /// has said it; what they really are tells how often the guess is right.
  @Test func `guesses are right as often as they say`() throws {
    var tried = [Int](repeating: 0, count: 10)
    var right = tried
    for seed in 1...6 as ClosedRange<UInt64> {
      let random = try RandomHistory(seed: seed * 977, merchants: 200, byHand: 50)
      let suggester = random.history.suggester()
      for (subject, truth) in zip(random.history.subjects, random.truth)
      where subject.transaction.category == nil {
        guard let guess = suggester.guess(subject), let category = guess.category else { continue }
        if guess.confidence.thousandths < 600 { Issue.record("\(guess)") }
        let band = guess.confidence.thousandths / 100
        tried[band] += 1
        if category.text == truth { right[band] += 1 }
      }
    }
    #expect(tried.reduce(0, +) > 600)
    for band in 0..<10 where tried[band] >= 50 {
      // A band's guesses must not be wrong more often than the band says.
      #expect(right[band] * 1000 / tried[band] >= band * 100, "\(band): \(tried) \(right)")
    }
  }
}
