import StatementModel

/// All that is known of descriptions and of how transactions were decided, for a look at it that
/// changes nothing: for nearly every transaction such a look is enough.
///
/// It can't be copied, so that a look at it never is one at a copy.
struct DecisionMemory: ~Copyable {
  /// How far a look came.
  enum Pause {
    /// To the decision of this state of the graph.
    case end(Int)
    /// The description is not known.
    case description(DescriptionMemo.Vacancy)
    /// The set of the description's patterns is known, the issuer's category's list is not.
    case list(set: Int32)
    /// The first step is not known.
    case root(set: Int32, list: Int?)
    /// The step behind a question is not known.
    case step(behind: Int, holds: Bool)
    /// A condition of a question has no quick form.
    case question(Int)
    /// The transaction must be decided by itself, from this question on.
    case own(Int)
  }

  /// Of each description: the number of its set of patterns, or, below zero, the complement of
  /// the state in which all its transactions end.
  var descriptions = DescriptionMemo()
  var sets: PatternSets
  /// What decides the transactions of each set of patterns.
  var outcomes: [DecisionOutcome] = []
  var tree = DecisionTree()
  var graph: DecisionGraph
  /// The rules that ask for the issuer's category and for no description.
  var lists: BankCategoryRules
  let tests: QuickTests
  private let patternCount: Int

  init(_ plans: [RulePlan], _ index: RuleIndex, patternCount: Int) {
    self.patternCount = patternCount
    sets = PatternSets(patternCount: patternCount)
    tests = QuickTests(plans)
    lists = BankCategoryRules(index.byBankCategory, plans)
    graph = DecisionGraph(ruleCount: plans.count)
  }

  /// Forgets everything but the rules.
  @inline(never)
  mutating func removeAll(ruleCount: Int) {
    descriptions.removeAll()
    sets = PatternSets(patternCount: patternCount)
    outcomes = []
    tree = DecisionTree()
    graph = DecisionGraph(ruleCount: ruleCount)
  }

  /// How much is kept at once, so that memory stays bounded: distinct descriptions, possible rules
  /// of them, questions, and decisions.
  private static let maximumKnown = 1 << 19
  private static let maximumCandidates = 1 << 24
  private static let maximumQuestions = 1 << 20
  private static let maximumDecisions = 1 << 19

  /// Whether all must be forgotten before the next transaction.
  var isFull: Bool {
    descriptions.count >= Self.maximumKnown
      || sets.candidates.count >= Self.maximumCandidates
      || tree.count >= Self.maximumQuestions || graph.count >= Self.maximumDecisions
  }

  /// Looks a transaction up.
  @inline(__always)
  func look(for facts: borrowing TransactionFacts) -> Pause {
    switch descriptions.find(descriptions.fingerprint(of: facts.description.utf8.span)) {
    case .known(let number): look(from: number, facts, CopiedFacts(facts))
    case .unknown(let vacancy): .description(vacancy)
    }
  }

  /// - Parameter number: What is known of the description.
  @inline(__always)
  func look(
    from number: Int32, _ facts: borrowing TransactionFacts, _ quick: some QuickFacts
  ) -> Pause {
    if number < 0 { return .end(Int(~number)) }
    if lists.apply(to: quick) {
      guard let list = lists.knownList(for: facts) else { return .list(set: number) }
      guard let root = tree.root(of: number, list) else { return .root(set: number, list: list) }
      return follow(root, quick)
    }
    return look(from: number, quick)
  }

  /// The same where the issuer's category has no say.
  ///
  /// - Parameter set: The number of the set of patterns that match the description.
  @inline(__always)
  func look(from set: Int32, _ quick: some QuickFacts) -> Pause {
    let root = tree.root(of: set)
    return root == .unknown ? .root(set: set, list: nil) : follow(root, quick)
  }

  /// Goes on from a step.
  @inline(__always)
  func follow(_ start: DecisionStep, _ facts: some QuickFacts) -> Pause {
    Self.follow(start, tree.questions.span, tests.items.span, facts)
  }

  /// Goes on from a step among questions and their tests, which whoever asks for many rows looks
  /// up but once.
  @inline(__always)
  static func follow(
    _ start: DecisionStep, _ questions: Span<DecisionTree.Question>,
    _ tests: Span<QuickTests.Item>, _ facts: some QuickFacts
  ) -> Pause {
    var step = start
    while let number = step.question {
      guard let answer = answer(to: questions[number], tests, facts) else {
        return .question(number)
      }
      step = answer.step
      if step == .unknown { return .step(behind: number, holds: answer.holds) }
      if step == .own { return .own(number) }
    }
    return .end(step.end)
  }

  /// Whether a question's conditions hold, and the step behind it; nothing where their full form
  /// must be asked.
  @inline(__always)
  static func answer(
    to question: DecisionTree.Question, _ tests: Span<QuickTests.Item>, _ facts: some QuickFacts
  ) -> (holds: Bool, step: DecisionStep)? {
    QuickTests.hold(question.tests, tests, facts).map {
      ($0, $0 ? question.ifTrue : question.ifFalse)
    }
  }

  /// The state in which the decision of a transaction ends; nothing where a look at the memory is
  /// not enough.
  @inline(__always)
  static func end(
    from root: DecisionTree.Root, _ questions: Span<DecisionTree.Question>,
    _ tests: Span<QuickTests.Item>, _ facts: some QuickFacts
  ) -> Int? {
    var step = root.step
    if step.question != nil {
      guard let answer = answer(to: root.question, tests, facts) else { return nil }
      step = answer.step
    }
    // Most come to their end behind one question.
    if step.question != nil {
      guard case .end(let state) = follow(step, questions, tests, facts) else { return nil }
      return state
    }
    return step == .unknown || step == .own ? nil : step.end
  }
}

/// What has a say in a decision once it is known which patterns match.
enum DecisionOutcome {
  /// Nothing: the decision ends in this state.
  case always(Int32)
  /// The description at most, out of which texts are taken.
  case byDescription
  case byTransaction
}
