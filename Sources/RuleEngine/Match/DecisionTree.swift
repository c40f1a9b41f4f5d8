/// What a decision comes to next: a question about the transaction, or its end.
struct DecisionStep: Equatable {
  private let value: Int32

  /// Nobody has come here yet.
  static let unknown = DecisionStep(value: .min)
  /// What is set depends on the transaction: its own way must be gone.
  static let own = DecisionStep(value: .min + 1)

  private init(value: Int32) { self.value = value }

  /// - Parameter question: The number of a question.
  init(question: Int32) { value = question }

  /// - Parameter state: The number of a state of `DecisionGraph`, in which the decision ends.
  init(end state: Int32) { value = ~state }

  /// The number of the question, if it is one.
  var question: Int? { value >= 0 ? Int(value) : nil }

  /// The state, if neither `question` nor one of the two constants.
  var end: Int { Int(~value) }
}

/// A walk through the rules that are possible for a transaction, in three lists: those of its
/// description, those of the issuer's category, and those that are possible whatever they say.
struct RuleWalk {
  /// The number of the set of patterns that match the description.
  var set: Int32
  /// The next places in the lists.
  var candidate: Int32
  var always: Int32 = 0
  var listed: Int32 = 0
  /// The number of the issuer's category's list; negative for none.
  var list: Int32
  /// What is set so far.
  var state: Int32 = DecisionGraph.start
}

/// The questions that rules ask of transactions of which the description is known, and where the
/// answers lead to: what one transaction found out spares the next one the walk through the rules.
struct DecisionTree {
  /// Whether the conditions of one rule hold that the description has not decided.
  struct Question {
    /// Where the quick forms of the conditions stand.
    var tests = QuickTests.Place.none
    var ifTrue = DecisionStep.unknown
    var ifFalse = DecisionStep.unknown
  }

  /// The first step of a set of patterns, and, where that is a question, the same question, so that
  /// one place of memory tells both.
  struct Root {
    fileprivate(set) var step = DecisionStep.unknown
    fileprivate(set) var question = Question()
  }

  /// Where a question comes from.
  private struct Origin {
    var rule: Int32
    /// Where the walk goes on behind the rule.
    var walk: RuleWalk
    /// The set whose first step it is; negative where it is none's.
    var root: Int32 = -1
  }

  private(set) var questions: [Question] = []
  private var origins: [Origin] = []
  /// The first steps for sets of patterns, by their numbers.
  private(set) var roots: [Root] = []
  /// The same where the issuer's category has a say, by set and list.
  private var listRoots: [UInt64: DecisionStep] = [:]

  /// How many questions there are.
  var count: Int { questions.count }

  /// The rule that asks a question.
  func rule(of question: Int) -> Int { Int(origins[question].rule) }

  /// Where the walk goes on behind the rule that asks a question.
  func walk(behind question: Int) -> RuleWalk { origins[question].walk }

  mutating func add(
    question rule: Int, _ tests: QuickTests.Place, _ walk: RuleWalk
  ) -> DecisionStep {
    questions.append(Question(tests: tests))
    origins.append(Origin(rule: Int32(rule), walk: walk))
    return DecisionStep(question: Int32(questions.count - 1))
  }

  func step(behind question: Int, _ answer: Bool) -> DecisionStep {
    answer ? questions[question].ifTrue : questions[question].ifFalse
  }

  mutating func note(_ step: DecisionStep, after question: Int, answer: Bool) {
    if answer { questions[question].ifTrue = step } else { questions[question].ifFalse = step }
    let root = Int(origins[question].root)
    if root >= 0 { roots[root].question = questions[question] }
  }

  /// Makes room for the first step of one set more.
  mutating func addRoot() { roots.append(Root()) }

  mutating func note(root: DecisionStep, of set: Int32) {
    roots[Int(set)].step = root
    guard let question = root.question else { return }
    roots[Int(set)].question = questions[question]
    origins[question].root = set
  }

  @inline(__always)
  func root(of set: Int32) -> DecisionStep { roots.span[Int(set)].step }

  func root(of set: Int32, _ list: Int) -> DecisionStep? { listRoots[Self.key(set, list)] }

  mutating func note(root: DecisionStep, of set: Int32, _ list: Int) {
    listRoots[Self.key(set, list)] = root
  }

  /// Forgets what was found with lists of the issuer's categories, whose numbers mean others now.
  mutating func forgetLists() { listRoots = [:] }

  private static func key(_ set: Int32, _ list: Int) -> UInt64 {
    UInt64(UInt32(bitPattern: set)) << 32 | UInt64(UInt32(truncatingIfNeeded: list))
  }
}
