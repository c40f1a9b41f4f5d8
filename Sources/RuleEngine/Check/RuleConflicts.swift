import StatementModel

/// Finds pairs of rules of which nothing but their order decides, though neither is the special
/// case of the other.
///
/// That a special rule stands before a general one is how rules are written, so a pair counts only
/// where both set a property otherwise, can hold together, neither holds wherever the other does,
/// and they plainly speak of the same: they share a pattern, or have the same fields; and in each
/// field that both ask for, their values collide (``ConditionValues/collide(_:_:)``).
struct RuleConflicts {
  private let ruleSet: RuleSet
  private let isSilent: @Sendable (Rule, Rule) -> Bool
  /// The rules without a `match` of their own and without groups, by their fields.
  private var plainRules: [FieldSet: [Int]] = [:]
  /// Of rules with the same fields so many are held against each other.
  private static let mostCompared = 200

  /// - Parameter isSilent: Whether the first rule is meant to be overruled by the second.
  init(_ ruleSet: RuleSet, isSilent: @escaping @Sendable (Rule, Rule) -> Bool) {
    self.ruleSet = ruleSet
    self.isSilent = isSilent
  }

  // MARK: Rules with patterns

  /// The conflict of a rule, for one of its patterns, with an earlier rule.
  ///
  /// - Parameters:
  ///   - known: The rule's conditions, with this pattern alone.
  ///   - wider: The patterns that match whenever this one does.
  ///   - rules: For each pattern the earlier rules that have it.
  func find(
    _ number: Int, _ use: PatternUse, _ known: Conjunction, _ wider: [Int], _ rules: [[Int]],
    _ proof: inout ConditionProof
  ) -> RuleWarnings.Finding? {
    let rule = ruleSet.rules[number]
    for pattern in wider {
      for earlier in rules[pattern] where earlier != number {
        let other = ruleSet.rules[earlier]
        guard mayConflict(rule, other),
          pattern == use.id || other.looksAtSizeOrDay,
          let otherUse = other.ownPatterns?.first(where: { $0.id == pattern })
        else { continue }
        let otherKnown = Conjunction(other.conditions).matching(only: otherUse)
        if pattern == use.id, proof.hold(rule.conditions, given: otherKnown) { continue }
        guard proof.contradiction(in: known.adding(other.conditions)) == nil else { continue }
        return finding(rule, other, use.text)
      }
    }
    return nil
  }

  // MARK: Rules without

  /// Notes a rule without a `match` of its own, for those behind it.
  mutating func add(_ number: Int) {
    let rule = ruleSet.rules[number]
    guard rule.hasNoGroups else { return }
    plainRules[rule.fields, default: []].append(number)
  }

  /// The conflict of such a rule with an earlier one.
  func find(_ number: Int, _ proof: inout ConditionProof) -> RuleWarnings.Finding? {
    let rule = ruleSet.rules[number]
    guard rule.hasNoGroups else { return nil }
    let known = Conjunction(rule.conditions)
    for earlier in plainRules[rule.fields, default: []].suffix(Self.mostCompared) {
      let other = ruleSet.rules[earlier]
      guard mayConflict(rule, other),
        !proof.hold(rule.conditions, given: Conjunction(other.conditions)),
        proof.contradiction(in: known.adding(other.conditions)) == nil
      else { continue }
      return finding(rule, other, nil)
    }
    return nil
  }

  // MARK: Both

  private func mayConflict(_ rule: Rule, _ other: Rule) -> Bool {
    guard !rule.effects.agree(with: other.effects), !isSilent(rule, other) else { return false }
    for condition in rule.conditions {
      if case .match = condition.test { continue }
      for second in other.conditions where second.field == condition.field {
        guard ConditionValues.collide(condition.test, second.test) else { return false }
      }
    }
    return true
  }

  private func finding(
    _ rule: Rule, _ other: Rule, _ pattern: String?
  ) -> RuleWarnings.Finding {
    let isSame = rule.fields == other.fields
    let conflict = RuleConflict(
      rule: rule.title, other: other.title, place: other.location,
      properties: rule.effects.conflicting(with: other.effects).names, pattern: pattern,
      asks: rule.furtherWords, otherAsks: other.furtherWords, hasSameFields: isSame)
    // Where the fields differ, the order may well be what is meant.
    return RuleWarnings.Finding(
      fact: .conflictingRules(conflict), location: rule.location,
      severity: isSame ? .warning : .note)
  }
}

/// Two rules that can hold together and contradict each other.
struct RuleConflict: Hashable, Sendable {
  var rule: String
  var other: String
  /// Of the other rule, which comes first.
  var place: SourceLocation
  /// What both set.
  var properties: [String]
  /// The pattern that both find.
  var pattern: String?
  /// What the rules ask besides.
  var asks: String
  var otherAsks: String
  var hasSameFields: Bool

  var summary: String {
    let both = pattern.map { "\"\($0)\"" }
    let parts = [asks, otherAsks].map { $0.isEmpty ? "whatever else" : $0 }
    let what = both.map { " for \($0)" } ?? ""
    return "\"\(rule)\" (\(parts[0])) and \"\(other)\" (\(parts[1])) can both hold\(what),"
      + " and set \(WordList.and(properties)) differently"
  }

  var remedy: String {
    let order = "Then \(place) wins, since it comes first."
    if hasSameFields { return order + " Change one of them so that they have nothing in common." }
    return order + " Where that is not meant, move this rule up; where it is, \"not:\" can say so."
  }
}

extension Rule {
  /// The fields of its conditions.
  fileprivate var fields: FieldSet {
    conditions.reduce(into: []) { $0.formUnion(FieldSet($1.field)) }
  }

  /// Whether it has no groups of conditions.
  fileprivate var hasNoGroups: Bool {
    fields.isDisjoint(with: [FieldSet(.all), FieldSet(.any), FieldSet(.not), FieldSet(.unless)])
  }

  /// Whether it tells purchases of one merchant apart by how much or when.
  ///
  /// Then it says nothing of a merchant whose name is longer than its pattern. One amount alone is
  /// a special case.
  fileprivate var looksAtSizeOrDay: Bool {
    var looks = false
    for condition in conditions {
      switch condition.test {
      case .match: continue
      case .amount(let ranges):
        if ranges.allSatisfy(\.isOne) { return false }
        looks = true
      case .day, .weekday: looks = true
      default: return false
      }
    }
    return looks
  }

  /// What it asks besides its patterns: `amount 10..20, card visa`.
  fileprivate var furtherWords: String {
    conditions.filter { $0.field != .match }.map { condition in
      let words = condition.test.words
      return words.isEmpty ? condition.field.rawValue : "\(condition.field.rawValue) \(words)"
    }.joined(separator: ", ")
  }
}
