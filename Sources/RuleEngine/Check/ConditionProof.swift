/// The fields of two conditions that never hold together.
struct ContradictoryFields: Hashable, Sendable {
  var one: RuleField
  var other: RuleField

  init(_ one: RuleField, _ other: RuleField) {
    self.one = one
    self.other = other
  }

  /// Whether it is what `match` finds and `unless` leaves out.
  var isUnless: Bool { [one, other].contains(.match) && [one, other].contains(.unless) }

  var words: String {
    if isUnless { return "\"unless\" leaves out all that \"match\" finds" }
    if one == other { return "it asks twice for \"\(one.rawValue)\", and never both hold" }
    return "\"\(one.rawValue)\" and \"\(other.rawValue)\" contradict each other"
  }
}

/// Proves of conditions that they hold wherever others do, or that they never hold together.
///
/// It proves only what is plain, field by field: what it does not find may still be so. `any` is
/// taken apart case by case, to a depth that no file of a person reaches.
struct ConditionProof {
  /// Conditions that never hold together.
  struct Contradiction {
    /// Where it is two of them.
    var fields: ContradictoryFields?
  }

  private let coverage: PatternCoverage
  /// For each pattern those that match whenever it does, as far as asked for.
  private var covering: [Int: Set<Int>] = [:]
  /// The tags that rules set: between two rules a transaction may get one.
  private let tagsOfRules: Set<String>
  /// Steps left of the proof in hand, so that none takes long.
  private var steps = 0

  private static let mostSteps = 2000
  private static let mostDepth = 4

  init(_ ruleSet: RuleSet, _ coverage: PatternCoverage) {
    self.coverage = coverage
    tagsOfRules = Set(ruleSet.rules.flatMap(\.effects.tags))
  }

  /// The patterns that match whenever this one does, itself among them.
  mutating func patterns(covering id: Int) -> Set<Int> {
    if let known = covering[id] { return known }
    let found = Set(coverage.patterns(covering: id))
    covering[id] = found
    return found
  }

  /// Whether all of the conditions hold wherever the others do.
  mutating func hold(_ conditions: [RuleCondition], given known: Conjunction) -> Bool {
    steps = Self.mostSteps
    return conditions.allSatisfy { holds($0, given: known, depth: 0) }
  }

  /// Whether the conditions can never all hold.
  mutating func contradiction(in known: Conjunction) -> Contradiction? {
    steps = Self.mostSteps
    return contradiction(in: known, depth: 0)
  }

  // MARK: What follows

  private mutating func holds(
    _ condition: RuleCondition, given known: Conjunction, depth: Int
  ) -> Bool {
    guard takeStep(depth) else { return false }
    switch condition.test {
    case .all(let groups):
      if holdAll(groups.flatMap(\.self), given: known, depth: depth) { return true }
    case .any(let groups):
      for group in groups where holdAll(group, given: known, depth: depth) { return true }
    case .not(let groups):
      // It holds where each group is impossible beside what is known.
      for group in groups
      where contradiction(in: known.adding(group), depth: depth + 1) == nil { return false }
      return true
    default:
      for leaf in known.leaves where follows(condition.test, from: leaf.test, known) {
        return true
      }
    }
    return inEveryCase(of: known, depth) { proof, known, depth in
      proof.holds(condition, given: known, depth: depth)
    }
  }

  private mutating func holdAll(
    _ conditions: [RuleCondition], given known: Conjunction, depth: Int
  ) -> Bool {
    for condition in conditions where !holds(condition, given: known, depth: depth + 1) {
      return false
    }
    return true
  }

  /// Whether something is so whichever group of one of the choices holds.
  private mutating func inEveryCase(
    of known: Conjunction, _ depth: Int,
    _ isSo: (inout ConditionProof, Conjunction, Int) -> Bool
  ) -> Bool {
    for (choice, groups) in known.choices.enumerated() {
      var isAlways = true
      for group in groups where isAlways {
        isAlways = isSo(&self, known.choosing(group, of: choice), depth + 1)
      }
      if isAlways { return true }
    }
    return false
  }

  private mutating func takeStep(_ depth: Int) -> Bool {
    steps -= 1
    return steps > 0 && depth <= Self.mostDepth
  }

  // MARK: What can't be

  private mutating func contradiction(in known: Conjunction, depth: Int) -> Contradiction? {
    guard takeStep(depth) else { return nil }
    for (place, one) in known.leaves.enumerated() {
      for other in known.leaves[(place + 1)...] where areApart(one.test, other.test) {
        return Contradiction(fields: ContradictoryFields(one.field, other.field))
      }
    }
    for group in known.exclusions where holdAll(group, given: known, depth: depth) {
      // What a group of one condition denies is named by its field.
      return Contradiction(
        fields: group.count == 1 ? ContradictoryFields(group[0].field, .not) : nil)
    }
    let isSo = inEveryCase(of: known, depth) { proof, known, depth in
      proof.contradiction(in: known, depth: depth) != nil
    }
    return isSo ? Contradiction(fields: nil) : nil
  }

  /// Whether two conditions never hold together.
  private mutating func areApart(_ one: ConditionTest, _ other: ConditionTest) -> Bool {
    switch (one, other) {
    case (.match(let uses), .unless(let left)), (.unless(let left), .match(let uses)):
      let left = Set(left.map(\.id))
      for use in uses where left.isDisjoint(with: patterns(covering: use.id)) { return false }
      return !uses.isEmpty
    default: return ConditionValues.areApart(one, other)
    }
  }

  /// Whether a condition holds wherever the other does.
  private mutating func follows(
    _ condition: ConditionTest, from known: ConditionTest, _ all: Conjunction
  ) -> Bool {
    switch (known, condition) {
    case (.match(let uses), .match(let wanted)), (.memo(let uses), .memo(let wanted)):
      let wanted = Set(wanted.map(\.id))
      for use in uses where wanted.isDisjoint(with: patterns(covering: use.id)) { return false }
      return true
    case (.unless(let left), .unless(let wanted)):
      let left = Set(left.map(\.id))
      for use in wanted where left.isDisjoint(with: patterns(covering: use.id)) { return false }
      return true
    case (.tag(let tags), .tag(let wanted)):
      return tags.allSatisfy { wanted.contains($0) && !tagsOfRules.contains($0) }
    case (.amount(let ranges), .amount(let wanted)):
      return ConditionValues.lie(
        ConditionValues.narrowed(ranges, by: all.leaves.map(\.test)), within: wanted)
    default: return ConditionValues.follows(condition, from: known)
    }
  }
}
