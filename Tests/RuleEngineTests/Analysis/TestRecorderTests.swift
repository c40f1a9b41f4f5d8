import StatementModel
import TestSupport
import Testing

@testable import RuleEngine

struct TestRecorderTests {
  private static func recorded(
    _ rules: String, _ history: [RuleSubject]
  ) throws -> [RecordedTest] {
    let compilation = RuleCompiler.compile([RuleSource(path: "mine.yaml", text: rules)])
    let set = try #require(compilation.ruleSet, "\(compilation.diagnostics)")
    var recorder = TestRecorder(
      history, rules: set, outcomes: RuleCheck(compilation).outcomes)
    return recorder.tests().map(\.test)
  }

  private static func recording(
    _ rules: String, _ history: [RuleSubject]
  ) throws -> TestRecording {
    try TestRecording(
      recorded(rules, history).map { ($0, "mine.yaml") },
      into: [RuleSource(path: "mine.yaml", text: rules)], categories: [])
  }

  // MARK: Which tests

  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var test: String
    var testDescription: String { rule }

    init(_ rule: String, _ test: String) {
      self.rule = rule
      self.test = test
    }
  }

  static let cases = [
    Case("Food: [kiosk]", "\"SQ *KIOSK #7\": Food"),
    Case(
      "{ match: kiosk, amount: 10.., category: Food }",
      "{ description: \"SQ *KIOSK #7\", amount: -12.50, category: Food }"),
    Case(
      "{ match: kiosk, amount: EUR 10.., category: Food }",
      "{ description: \"SQ *KIOSK #7\", amount: -12.50, currency: EUR, category: Food }"),
    Case(
      "{ match: kiosk, direction: out, card: visa, category: Food }",
      "{ description: \"SQ *KIOSK #7\", direction: out, card: visa, category: Food }"),
    Case(
      "{ match: kiosk, weekday: sat, hidden: true, tags: [a, b] }",
      "{ description: \"SQ *KIOSK #7\", date: 2026-03-14, tags: [\"a\", \"b\"], hidden: true }"),
    Case(
      "{ bank-category: 5400..5499, payee: \"A: B\", note: \"#1\" }",
      "{ description: \"SQ *KIOSK #7\", bank-category: 5411, payee: \"A: B\", note: \"#1\" }"),
    Case(
      "{ match: kiosk, split: { Food: 60%, Home: rest } }",
      "{ description: \"SQ *KIOSK #7\", amount: -12.50, split: { Food: 7.50, Home: 5 } }"),
    Case(
      "{ tag: trip, period: Spring, transfer: true }",
      "{ description: \"SQ *KIOSK #7\", tag: [trip], transfer: true, period: Spring }"),
  ]

  @Test(arguments: cases) func `a test has what the decision needs`(_ example: Case) throws {
    var subject = try AnalysisSamples.subject("2026-03-14 SQ *KIOSK #7 -12.50 EUR")
    subject.facts.merchantCategoryCode = 5411
    subject.facts.bankCategory = "Shops"
    subject.facts.memo = "memo"
    subject.facts.isPending = false
    subject.facts.tags = ["trip"]
    let rules = "rules:\n  - \(example.rule)\n"
    let tests = try Self.recorded(rules, [subject])
    #expect(tests.map(\.text) == [example.test])
    #expect(try Self.recording(rules, [subject]).files.map(\.tests.count) == [1])
  }

  @Test func `the most frequent description speaks, once for all rules that it shows`() throws {
    let history = try AnalysisSamples.subjects([
      "2026-03-14 KIOSK 1 -1.00 EUR", "2026-03-15 KIOSK 2 -1.00 EUR",
      "2026-03-16 KIOSK 2 -1.00 EUR", "2026-03-17 SOFA -1.00 EUR",
    ])
    let rules = "rules:\n  - Food: [kiosk]\n  - { match: kiosk, payee: K }\n  - Home: [sofa, tv]\n"
    let tests = try Self.recorded(rules, history)
    #expect(
      tests.map(\.text) == [
        "{ description: KIOSK 2, category: Food, payee: \"K\" }", "SOFA: Home",
      ])
  }

  @Test func `no test of what has one, nor of what a person put elsewhere`() throws {
    var history = try AnalysisSamples.subjects([
      "2026-03-14 KIOSK 1 -1.00 EUR", "2026-03-15 SOFA -1.00 EUR",
    ])
    history[1].setByHand = .category
    let rules = """
      rules:
        - Food: [kiosk]
        - Home: [sofa]
      tests:
        - KIOSK: Food

      """
    #expect(try Self.recorded(rules, history).isEmpty)
    #expect(try Self.recording(rules, history).files.isEmpty)
  }

  // MARK: Where

  /// A file before and after; `@` stands for the rules, `+` for the new test.
  static let forms: [(before: String, after: String)] = [
    ("@", "@\ntests:\n  - +\n"),
    ("@\n\n\n", "@\n\n\ntests:\n  - +\n"),
    ("@tests:\n", "@tests:\n  - +\n"),
    ("tests:\n\n@", "tests:\n  - +\n\n@"),
    ("@tests:\n- ZOO: Uncategorized", "@tests:\n- ZOO: Uncategorized\n- +"),
    (
      "tests:\n    - ZOO: Uncategorized   # of it\n\n# More.\n@",
      "tests:\n    - ZOO: Uncategorized   # of it\n    - +\n\n# More.\n@"
    ),
    (
      "@tests:\n  # All of them:\n  - { description: ZOO,\n      category: Uncategorized }\n",
      "@tests:\n  # All of them:\n  - { description: ZOO,\n      category: Uncategorized }\n  - +\n"
    ),
    (
      "@tests:\n  - description: ZOO\n    note: |\n      # no comment\n",
      "@tests:\n  - description: ZOO\n    note: |\n      # no comment\n  - +\n"
    ),
    (
      "@tests: [ZOO: Uncategorized, { description: ZEBRA, note: }]\n",
      "@tests: [ZOO: Uncategorized, { description: ZEBRA, note: }, { + }]\n"
    ),
    ("@tests: []\n", "@tests: [{ + }]\n"),
  ]

  @Test(arguments: forms.indices, ["\n", "\r\n"])
  func `tests go behind those there are, and nothing else changes`(
    _ index: Int, _ lineBreak: String
  ) throws {
    func text(_ form: String) -> String {
      let rules = "rules:\n  - Food: [kiosk]\n  - { match: zoo, note: \"# no comment\\n\" }\n"
      return form.replacing("@", with: rules).replacing("+", with: "KIOSK: Food").replacing(
        "\n", with: lineBreak)
    }
    let (before, after) = Self.forms[index]
    let history = try AnalysisSamples.subjects(["2026-03-14 KIOSK -1.00 EUR"])
    let recording = try Self.recording(text(before), history)
    #expect(recording.files.map(\.newText) == [text(after)])
  }

  @Test func `whatever is recorded passes, and takes nothing from the file`() throws {
    var random = SeededGenerator(seed: 41)
    let pieces = ["KIOSK", "TRAM", "SOFA", "\"", "'", "\\", ": ", " #", "é", "א", "{", "\t", "$x"]
    var count = 0
    for _ in 0..<60 {
      let rules = AnalysisSamples.randomRules(&random)
      var history = try AnalysisSamples.randomHistory(&random, count: 30)
      for index in history.indices {
        let text = (0..<Int.random(in: 1...4, using: &random))
          .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
        history[index].facts.description += text
        if index % 3 == 0 { history[index].facts.tags = ["t1"] }
      }
      let recording = try Self.recording(rules, history)
      for file in recording.files {
        count += file.tests.count
        #expect(file.newText.hasPrefix(rules))
        let check = RuleCheck(
          RuleCompiler.compile([RuleSource(path: "mine.yaml", text: file.newText)]))
        #expect(check.outcomes.count == file.tests.count)
        #expect(!check.diagnostics.contains { $0.severity == .error }, "\(file.newText)")
        // Nothing is left to record.
        #expect(try Self.recorded(file.newText, history).isEmpty, "\(file.newText)")
      }
    }
    #expect(count > 100)
  }
}
