import StatementModel

/// Finds rules and patterns that can't be what their writer meant.
struct RuleWarnings {
  /// Something to say of a rule.
  struct Finding {
    var fact: RuleFact
    var location: SourceLocation
    var severity = Diagnostic.Severity.warning
  }

  /// In order of the rules.
  private(set) var all: [Finding] = []
  private let ruleSet: RuleSet
  private let fallbacks: Set<String>
  private var proof: ConditionProof
  /// For each pattern the earlier rules whose own `match` has it.
  private var rulesByPattern: [[Int]]
  /// The earlier rules that have no `match` of their own, with what they ask for in any case.
  private var rulesWithoutMatch: [(rule: Int, required: FieldSet)] = []
  private var conflicts: RuleConflicts

  /// - Parameters:
  ///   - index: The rule set's patterns, filed.
  ///   - fallbacks: Files whose rules are meant to be overruled by those before them: of what
  ///     rules of other files take from theirs, nothing is said.
  init(_ ruleSet: RuleSet, _ index: PatternIndex? = nil, fallbacks: Set<String> = []) {
    self.ruleSet = ruleSet
    self.fallbacks = fallbacks
    let coverage = PatternCoverage(index ?? PatternIndex(ruleSet.patterns))
    proof = ConditionProof(ruleSet, coverage)
    rulesByPattern = Array(repeating: [], count: ruleSet.patterns.count)
    conflicts = RuleConflicts(ruleSet) { Self.isSilent($0, $1, fallbacks) }
    var checked: Set<Int> = []
    for (number, rule) in ruleSet.rules.enumerated() {
      for use in rule.patternUses where checked.insert(use.id).inserted {
        for fact in PatternWarnings.facts(of: use, ruleSet.patterns[use.id]) {
          all.append(Finding(fact: fact, location: use.location))
        }
      }
      check(rule, number)
    }
  }

  private mutating func check(_ rule: Rule, _ number: Int) {
    let known = Conjunction(rule.conditions)
    if let contradiction = proof.contradiction(in: known) {
      all.append(
        Finding(fact: .neverMatches(rule.title, contradiction.fields), location: rule.location))
      return
    }
    checkWidth(of: rule, number, known)
    if let uses = rule.ownPatterns {
      checkPatterns(uses, of: rule, number, known)
      for use in uses where rulesByPattern[use.id].last != number {
        rulesByPattern[use.id].append(number)
      }
    } else {
      let offered = FieldSet.offered(rule.conditions)
      if let hiding = hiding(rule, known, rules(offering: offered)) {
        report(rule, hiddenBy: hiding, taken: hiding.taken, isWhole: hiding.isWhole)
      } else if let found = conflicts.find(number, &proof) {
        all.append(found)
      }
      conflicts.add(number)
      rulesWithoutMatch.append((number, FieldSet.required(rule.conditions)))
    }
  }

  /// Reports a rule that matches nearly everything.
  ///
  /// One that says nothing at all is told in any case, and else one that categorizes before others
  /// come to it: at the end it catches what is left.
  private mutating func checkWidth(of rule: Rule, _ number: Int, _ known: Conjunction) {
    switch RuleWidth(rule.conditions) {
    case .some: return
    case .everything:
      all.append(Finding(fact: .broadRule(rule.title), location: rule.location))
    case .most:
      guard rule.effects.properties.contains(.category) else { return }
      for later in ruleSet.rules[(number + 1)...]
      where later.effects.properties.contains(.category)
        && proof.contradiction(in: known.adding(later.conditions)) == nil
      {
        let fact = RuleFact.wideRule(rule.title, before: later.title, at: later.location)
        all.append(Finding(fact: fact, location: rule.location))
        return
      }
    }
  }

  // MARK: Rules that come too late

  /// What comes before a rule, or before one of its patterns.
  private struct Hiding {
    /// The first of the earlier rules.
    var rule: Int
    /// Whether they set the very same.
    var isSame: Bool
    /// The properties that they set in any case.
    var taken: RuleProperties
    /// Whether nothing is left for the rule to set.
    var isWhole: Bool
  }

  private mutating func checkPatterns(
    _ uses: [PatternUse], of rule: Rule, _ number: Int, _ known: Conjunction
  ) {
    let others = rules(offering: FieldSet.offered(rule.conditions))
    var hidden: [(use: PatternUse, by: Hiding)] = []
    /// What comes before every one of the patterns, as far as they were looked at.
    var first: Hiding?
    var taken = rule.effects.properties
    var conflict: Finding?
    for use in uses {
      let one = known.matching(only: use)
      let wider = proof.patterns(covering: use.id).sorted()
      let candidates = Set(wider.flatMap { rulesByPattern[$0] } + others).sorted()
      guard let hiding = hiding(rule, one, candidates) else {
        taken = []
        conflict =
          conflict ?? conflicts.find(number, use, one, wider, rulesByPattern, &proof)
        continue
      }
      if hiding.isWhole { hidden.append((use, hiding)) }
      first = first ?? hiding
      taken.formIntersection(hiding.taken)
    }
    if let first, hidden.count == uses.count || !taken.isEmpty {
      report(rule, hiddenBy: first, taken: taken, isWhole: hidden.count == uses.count)
      if hidden.count == uses.count { return }
    } else if let conflict {
      all.append(conflict)
    }
    reportDuplicates(uses, of: rule, hidden)
  }

  /// The rules without `match` that may hold where a rule with these fields does.
  private func rules(offering fields: FieldSet) -> [Int] {
    rulesWithoutMatch.filter { $0.required.isSubset(of: fields) }.map(\.rule)
  }

  /// The earlier rules that hold wherever these conditions do, and together set all that the rule
  /// does.
  private mutating func hiding(
    _ rule: Rule, _ known: Conjunction, _ candidates: [Int]
  ) -> Hiding? {
    var left = rule.effects.properties
    var tags = rule.effects.tags
    var found: Hiding?
    for number in candidates {
      let effects = ruleSet.rules[number].effects
      let taken = effects.certainProperties.intersection(left).subtracting(.tags)
      guard !taken.isEmpty || tags.contains(where: effects.tags.contains),
        proof.hold(ruleSet.rules[number].conditions, given: known)
      else { continue }
      left.subtract(taken)
      tags.removeAll(where: effects.tags.contains)
      if tags.isEmpty { left.remove(.tags) }
      let isSame = rule.effects.agree(with: effects)
      found = Hiding(
        rule: found?.rule ?? number, isSame: isSame && found?.isSame ?? true,
        taken: rule.effects.properties.subtracting(left).subtracting(.tags),
        isWhole: left.isEmpty)
      if left.isEmpty { break }
    }
    return found
  }

  /// Reports a rule that can set nothing, or not all that it says.
  private mutating func report(
    _ rule: Rule, hiddenBy hiding: Hiding, taken: RuleProperties, isWhole: Bool
  ) {
    let other = ruleSet.rules[hiding.rule]
    guard !Self.isSilent(rule, other, fallbacks) else { return }
    let lost = taken.intersection(rule.effects.conflicting(with: other.effects))
    if isWhole {
      all.append(
        Finding(
          fact: .unreachableRule(rule.title, by: other.title, at: other.location),
          location: rule.location))
    } else if !lost.isEmpty {
      all.append(
        Finding(
          fact: .unreachableEffect(
            lost.names, of: rule.title, by: other.title, at: other.location),
          location: rule.location))
    }
  }

  /// Reports patterns that stand twice in the rule, and those that come too late.
  private mutating func reportDuplicates(
    _ uses: [PatternUse], of rule: Rule, _ hidden: [(use: PatternUse, by: Hiding)]
  ) {
    var here: [Int: SourceLocation] = [:]
    for use in uses {
      let hiding = hidden.first { $0.use.location == use.location && $0.use.id == use.id }?.by
      let other = hiding.map { ruleSet.rules[$0.rule] }
      let same = other?.ownPatterns?.first { $0.id == use.id }?.location
      if let place = here[use.id] ?? same {
        if here[use.id] != nil || !(other.map { Self.isSilent(rule, $0, fallbacks) } ?? false) {
          all.append(
            Finding(fact: .duplicatePattern(use.text, first: place), location: use.location))
        }
      } else if let other, let hiding, !hiding.isSame, !Self.isSilent(rule, other, fallbacks) {
        all.append(
          Finding(
            fact: .unreachablePattern(use.text, by: other.title, at: other.location),
            location: use.location))
      }
      here[use.id] = use.location
    }
  }

  /// Whether a rule is meant to be overruled by the other one.
  private static func isSilent(
    _ rule: Rule, _ other: Rule, _ fallbacks: Set<String>
  ) -> Bool {
    fallbacks.contains(rule.location.file) && !fallbacks.contains(other.location.file)
  }
}

extension Rule {
  /// The patterns of the rule's own `match`.
  var ownPatterns: [PatternUse]? {
    for condition in conditions {
      if case .match(let uses) = condition.test { return uses }
    }
    return nil
  }
}

extension RuleEffects {
  /// Whether what both set is the same.
  func agree(with other: RuleEffects) -> Bool { conflicting(with: other).isEmpty }

  /// The properties that both set, each otherwise; tags never contradict each other.
  func conflicting(with other: RuleEffects) -> RuleProperties {
    var properties = self.properties.intersection(other.properties).subtracting(.tags)
    if category == other.category, split == other.split { properties.remove(.category) }
    if payee == other.payee { properties.remove(.payee) }
    if note == other.note { properties.remove(.note) }
    if hidden == other.hidden { properties.remove(.hidden) }
    if transfer == other.transfer { properties.remove(.transfer) }
    if period == other.period { properties.remove(.period) }
    return properties
  }
}
