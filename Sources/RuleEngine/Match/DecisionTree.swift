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
    var rule: Int32
    /// Where the quick forms of the conditions stand.
    var tests: QuickTests.Place
    var ifTrue = DecisionStep.unknown
    var ifFalse = DecisionStep.unknown
  }

  private(set) var questions: [Question] = []
  /// Of each question, where the walk goes on behind its rule.
  private(set) var walks: [RuleWalk] = []
  /// The first steps for sets of patterns, by their numbers.
  private(set) var roots: [DecisionStep] = []
  /// The same where the issuer's category has a say, by set and list.
  private var listRoots: [UInt64: DecisionStep] = [:]

  /// How many questions there are.
  var count: Int { questions.count }

  mutating func add(
    question rule: Int, _ tests: QuickTests.Place, _ walk: RuleWalk
  ) -> DecisionStep {
    questions.append(Question(rule: Int32(rule), tests: tests))
    walks.append(walk)
    return DecisionStep(question: Int32(questions.count - 1))
  }

  func step(behind question: Int, _ answer: Bool) -> DecisionStep {
    answer ? questions[question].ifTrue : questions[question].ifFalse
  }

  mutating func note(_ step: DecisionStep, after question: Int, answer: Bool) {
    if answer { questions[question].ifTrue = step } else { questions[question].ifFalse = step }
  }

  /// Has the first question of a set brought near.
  @inline(__always)
  func bringRoot(of set: Int32) {
    if let question = roots[Int(set)].question { Nearness.bring(questions, question) }
  }

  /// Makes room for the first step of one set more.
  mutating func addRoot() { roots.append(.unknown) }

  mutating func note(root: DecisionStep, of set: Int32) { roots[Int(set)] = root }

  @inline(__always)
  func root(of set: Int32) -> DecisionStep { roots.span[Int(set)] }

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
