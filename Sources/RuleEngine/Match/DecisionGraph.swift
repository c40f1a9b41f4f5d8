import StatementModel

/// The decisions that rules lead to: each state is what the rules applied so far have set, and a
/// further rule leads from one state to another.
///
/// Most transactions end in a state that others have reached before them, so that deciding one
/// makes no text and no list anew. Only rules that set the same whatever the transaction take part.
@safe struct DecisionGraph {
  /// The number of the state in which nothing is set.
  static let start: Int32 = 0

  private(set) var decisions = [RuleDecision()]
  /// The same, not counted: to lend one costs nothing, where to hand it over is to count it twice.
  private var lent = unsafe [RuleDecision().unmanaged]
  /// What is decided in each state.
  private(set) var decided: [RuleProperties] = [[]]
  /// The states that rules lead to from the start, by rule; -1 where not known yet.
  private var first: [Int32]
  /// The same from other states, by state and rule.
  private var further: [UInt64: Int32] = [:]

  init(ruleCount: Int) { first = Array(repeating: -1, count: ruleCount) }

  /// How many states there are.
  var count: Int { decisions.count }

  /// Lends the decision of a state.
  @inline(__always)
  func lend(_ state: Int, _ body: (borrowing RuleDecision) -> Void) {
    unsafe lent[state]._withUnsafeGuaranteedRef { body(RuleDecision($0)) }
  }

  /// The state that a rule leads to from another, if that is known.
  @inline(__always)
  func state(after state: Int32, _ rule: Int) -> Int32? {
    if state == Self.start { return first[rule] >= 0 ? first[rule] : nil }
    return further[Self.key(state, rule)]
  }

  /// Notes what a rule makes of a state.
  mutating func add(
    _ decision: RuleDecision, _ decided: RuleProperties, after state: Int32, _ rule: Int
  ) -> Int32 {
    let next: Int32
    if decision == decisions[Int(state)], decided == self.decided[Int(state)] {
      next = state
    } else {
      next = add(decision, decided)
    }
    if state == Self.start { first[rule] = next } else { further[Self.key(state, rule)] = next }
    return next
  }

  /// Adds a state that no rule alone leads to.
  mutating func add(_ decision: RuleDecision, _ decided: RuleProperties) -> Int32 {
    decisions.append(decision)
    unsafe lent.append(decision.unmanaged)
    self.decided.append(decided)
    return Int32(decisions.count - 1)
  }

  private static func key(_ state: Int32, _ rule: Int) -> UInt64 {
    UInt64(UInt32(bitPattern: state)) << 32 | UInt64(UInt32(truncatingIfNeeded: rule))
  }
}
