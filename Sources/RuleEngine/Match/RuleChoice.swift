/// What descriptions that match the same patterns make possible.
struct RuleChoice {
  /// The numbers of the patterns, in ascending order.
  var patterns: [Int32]
  /// The rules that ask for one of the patterns and are excluded by none.
  var candidates: [RuleCandidate]
  /// The decision on every transaction, where it depends on nothing but the patterns.
  var decision: RuleDecision?
  /// The same of every transaction of which the issuer does not say the category.
  var decisionWithoutBankCategory: RuleDecision?
}

/// A rule that is possible for a description.
struct RuleCandidate {
  /// Its number in the rule set.
  var rule: Int32
  /// What this rule and those behind it in its list could set.
  var rest: RuleProperties

  /// Behind the end of a list.
  static let absent = RuleCandidate(rule: .max, rest: [])

  /// The list of the rules, given in file order.
  static func list(_ rules: [Int32], _ plans: [RulePlan]) -> [RuleCandidate] {
    var list = rules.map { RuleCandidate(rule: $0, rest: plans[Int($0)].properties) }
    for index in list.indices.dropLast().reversed() {
      list[index].rest.formUnion(list[index + 1].rest)
    }
    return list
  }
}
