import StatementModel

/// Finds every rule that matches a transaction, also those that come too late.
///
/// `RuleMatcher.decide` stops as soon as nothing is left to set, and tells only who won. Here all
/// possible rules are tried, so it costs more for each transaction, but hardly more for each rule:
/// the possible rules of a description are found once, by the same index. One survey serves one
/// thread.
final class RuleSurvey {
  /// A rule that matched.
  struct Match {
    var rule: Int
    /// What it set; empty where earlier rules had set all of it.
    var won: RuleProperties
  }

  /// What the description alone tells.
  private struct Known {
    var patterns: [Int32]
    /// In file order.
    var rules: [Int32]
  }

  private var matcher: MatcherCore
  private let index: RuleIndex
  /// The rules that ask for the issuer's category and for no description.
  private var byBankCategory: BankCategoryRules
  /// The rules that are possible whatever the description says, in file order: those that do not
  /// ask for the issuer's category either, and with them the ones of each list that was needed.
  private let always: [Int32]
  private var general: [Int: [Int32]] = [:]
  private var known: [String: Known] = [:]
  /// Descriptions kept at once, so that memory stays bounded.
  private static let mostKnown = 1 << 18

  init(_ rules: RuleSet) {
    matcher = MatcherCore(rules, PatternIndex(rules.patterns), shared: nil)
    index = RuleIndex(matcher.plans, patternCount: rules.patterns.count)
    always = index.always.map(\.rule)
    byBankCategory = BankCategoryRules(index.byBankCategory, matcher.plans)
  }

  /// Every rule that matches, in file order, and the decision that they come to.
  func matches(_ facts: TransactionFacts) -> (found: [Match], decision: RuleDecision) {
    let known = known(facts.description)
    let patterns = known.patterns[...]
    var found: [Match] = []
    var decision = RuleDecision()
    var decided: RuleProperties = []
    var ahead = known.rules[...]
    var general = rulesWithoutDescription(facts)[...]
    while let rule = Self.next(&ahead, &general) {
      let plan = matcher.plans[rule]
      guard !plan.isExcluded(by: patterns),
        matcher.holds(plan.others, facts, patterns, decision.tags)
      else { continue }
      let before = decided
      let tags = decision.tags.count
      matcher.apply(rule, to: &decision, &decided, facts, patterns)
      var won = decided.subtracting(before)
      if decision.tags.count > tags { won.insert(.tags) }
      found.append(Match(rule: rule, won: won))
    }
    return (found, decision)
  }

  /// The rules that are possible for a transaction whatever its description says, in file order.
  private func rulesWithoutDescription(_ facts: TransactionFacts) -> [Int32] {
    guard byBankCategory.apply(to: facts) else { return always }
    if byBankCategory.knownList(for: facts) == nil,
      byBankCategory.makeList(for: facts, matcher.plans)
    {
      general = [:]
    }
    guard let list = byBankCategory.knownList(for: facts) else { return always }
    if let known = general[list] { return known }
    var rules = always
    while let found = byBankCategory.candidate(list, rules.count - always.count) {
      rules.append(found.rule)
    }
    rules.sort()
    general[list] = rules
    return rules
  }

  private static func next(_ one: inout ArraySlice<Int32>, _ other: inout ArraySlice<Int32>)
    -> Int?
  {
    guard let left = one.first else { return other.popFirst().map { Int($0) } }
    guard let right = other.first, right < left else {
      one.removeFirst()
      return Int(left)
    }
    other.removeFirst()
    return Int(right)
  }

  private func known(_ description: String) -> Known {
    if let known = known[description] { return known }
    var patterns: [Int32] = []
    matcher.findPatterns(in: description, into: &patterns)
    let made = Known(patterns: patterns, rules: index.rules(matching: patterns[...]))
    if known.count >= Self.mostKnown { known = [:] }
    known[description] = made
    return made
  }
}

extension RuleDecision {
  /// The rule that set one of the properties, the first of them that is set.
  func rule(of properties: RuleProperties, tags: [String] = []) -> Int? {
    if properties.contains(.category), let rule = category?.rule ?? split?.rule { return rule }
    if properties.contains(.payee), let rule = payee?.rule { return rule }
    if properties.contains(.note), let rule = note?.rule { return rule }
    if properties.contains(.hidden), let rule = hidden?.rule { return rule }
    if properties.contains(.transfer), let rule = transfer?.rule { return rule }
    if properties.contains(.period), let rule = period?.rule { return rule }
    if properties.contains(.tags) {
      return self.tags.first { tags.contains($0.value) }?.rule
    }
    return nil
  }
}
