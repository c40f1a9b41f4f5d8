import StatementModel

/// Makes tests of what the rules decide in a history, one for each rule that decides something and
/// that no test reaches yet.
///
/// Of the transactions that a rule decides, those of its most frequent descriptor speak for it.
/// The test has of such a transaction what the decision needs and no more: an amount, a date, a card
/// and so on are left out where the rules come to the same without.
package struct TestRecorder {
  private let matcher: RuleMatcher
  private let rules: RuleSet
  /// For each rule, the transactions that it decides, one of each description, with their number.
  private var examples: [[String: (count: Int, facts: TransactionFacts)]]
  private var isTested: [Bool]
  /// Descriptions tried for a rule before it is given up.
  private static let mostTried = 8

  /// - Parameter outcomes: What came of the tests there are.
  package init(
    _ history: some Sequence<RuleSubject>, rules: RuleSet, outcomes: [RuleTestOutcome]
  ) {
    self.rules = rules
    matcher = RuleMatcher(rules)
    examples = Array(repeating: [:], count: rules.rules.count)
    isTested = Array(repeating: false, count: rules.rules.count)
    for outcome in outcomes {
      for rule in outcome.decision.deciders { isTested[rule] = true }
    }
    for subject in history where !subject.transaction.status.isGone {
      // Where a person decided otherwise, the rule's word is no example.
      guard !subject.setByHand.contains(.category) else { continue }
      for rule in matcher.decide(subject.facts).deciders where !isTested[rule] {
        let facts = subject.facts
        examples[rule][facts.description, default: (0, facts)].count += 1
      }
    }
  }

  /// The tests, in the order of the rules that they are of.
  package mutating func tests() -> [(rule: Rule, test: RecordedTest)] {
    var tests: [(rule: Rule, test: RecordedTest)] = []
    for rule in rules.rules.indices where !isTested[rule] && !examples[rule].isEmpty {
      let candidates = examples[rule].values.sorted {
        ($1.count, $0.facts.description) < ($0.count, $1.facts.description)
      }
      for candidate in candidates.prefix(Self.mostTried) {
        guard let test = test(of: candidate.facts) else { continue }
        for decider in matcher.decide(test.facts).deciders { isTested[decider] = true }
        tests.append((rules.rules[rule], test))
        break
      }
    }
    return tests
  }

  /// The test of a transaction; nothing where a test can't say what the decision needs.
  private func test(of facts: TransactionFacts) -> RecordedTest? {
    guard Self.isWritable(facts.description) else { return nil }
    let decision = matcher.decide(facts)
    func isEnough(_ less: TransactionFacts) -> Bool {
      matcher.decide(less) == decision
        && less.splitParts(decision) == facts.splitParts(decision)
    }
    var left = facts.sayable
    guard isEnough(left) else { return nil }
    for simpler in TransactionFacts.simplifications {
      var less = left
      simpler(&less)
      if isEnough(less) { left = less }
    }
    return RecordedTest(facts: left, decision: decision)
  }

  /// Whether a text can stand in a YAML file and come back the same.
  private static func isWritable(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 1000 && !text.unicodeScalars.contains { $0.value == 0 }
  }
}

extension TransactionFacts {
  /// The same as far as a test can say it: a category of the bank or a code, not both.
  fileprivate var sayable: TransactionFacts {
    var facts = self
    if facts.bankCategory != nil, facts.merchantCategoryCode != nil { facts.bankCategory = nil }
    return facts
  }

  /// What is left out if the decision stays the same, what people least expect in a test first.
  fileprivate static let simplifications: [@Sendable (inout TransactionFacts) -> Void] = [
    { $0.memo = nil },
    { $0.isPending = nil },
    { $0.kind = nil },
    { $0.bankCategory = nil },
    { $0.merchantCategoryCode = nil },
    { $0.accountType = nil },
    { $0.card = nil },
    { $0.tags = [] },
    { $0.date = nil },
    { facts in
      facts.direction = facts.knownDirection
      facts.amount = nil
    },
    { facts in if facts.amount == nil { facts.direction = nil } },
    { facts in facts.amount = facts.amount.map { Money($0.amount, .none) } },
  ]

  /// What the parts of the decision's split come to.
  fileprivate func splitParts(_ decision: RuleDecision) -> [String]? {
    guard let split = decision.split?.value else { return [] }
    return amount.flatMap { split.parts(of: $0) }?.map { part in
      "\(part.category) \(part.amount.amount.text())"
    }
  }
}

extension RuleDecision {
  /// The numbers of the rules that set something, each once.
  var deciders: Set<Int> {
    var rules = Set(tags.map(\.rule))
    let others = [
      category?.rule, split?.rule, payee?.rule, note?.rule, hidden?.rule, transfer?.rule,
      period?.rule,
    ]
    for case let rule? in others { rules.insert(rule) }
    return rules
  }
}
