import StatementModel

/// Decides transactions by a rule set.
///
/// Each distinct description is folded and matched against all patterns once; what the patterns that
/// match make possible is worked out once for all descriptions that match the same (``RuleChoice``). A
/// transaction then costs a walk over its possible rules, in file order, or nothing where its description
/// decides it. One matcher serves one thread.
package final class RuleMatcher {
  /// The rules that the matcher decides by.
  package let ruleSet: RuleSet
  let plans: [RulePlan]
  private let index: RuleIndex
  var patternMatcher: PatternMatcher
  private var bankCategoryRules: BankCategoryRules
  private var foldedBankCategory: (text: String, folded: String)?

  private var choices: [RuleChoice] = []
  /// By the patterns that match.
  private var choicesByPatterns: [[Int32]: Int] = [:]
  /// The descriptions that were asked for, or known from before.
  private var descriptions = StringInterner()
  /// By the number of a description the number of its choice; negative where nobody asked.
  private var choicesByDescription: [Int] = []

  package convenience init(_ ruleSet: RuleSet) {
    self.init(ruleSet, filedBy: { PatternIndex(ruleSet) })
  }

  /// - Parameter file: Files the rule set's patterns, or has them filed.
  init(_ ruleSet: RuleSet, filedBy file: @escaping () -> PatternIndex) {
    self.ruleSet = ruleSet
    plans = ruleSet.rules.map { RulePlan($0) }
    index = RuleIndex(plans, patternCount: ruleSet.patterns.count)
    bankCategoryRules = BankCategoryRules(index.byBankCategory, plans)
    patternMatcher = PatternMatcher(ruleSet.patterns, filedBy: file)
  }

  /// Forgets all that was asked so far, for other transactions to come; what is made of the rules stays.
  package func forget() {
    choices = []
    choicesByPatterns = [:]
    descriptions = StringInterner()
    choicesByDescription = []
    patternMatcher.forgetLimits()
  }

  /// Takes over what is known of texts, in the place of all that was asked so far.
  ///
  /// - Parameter patterns: Those of this rule set that match, by the numbers of the texts; with others,
  ///   nothing is taken over.
  package func recall(_ patterns: MatchedPatterns, of texts: StringInterner) {
    forget()
    let numbers = 0..<Int32(clamping: ruleSet.patterns.count)
    guard patterns.lists.allSatisfy({ $0.allSatisfy(numbers.contains) }) else { return }
    let known = patterns.lists.map { choice($0) }
    descriptions = texts
    choicesByDescription = patterns.numbers.map { $0 < 0 ? -1 : known[Int($0)] }
  }

  // MARK: Descriptions

  /// As `PatternMatcher` has them.
  func patterns(in description: String) -> [Int32] {
    patternMatcher.matches(inDescription: description)
  }

  /// The number of what a description makes possible.
  package func choice(of description: String) -> Int {
    let number = descriptions.number(of: description)
    while choicesByDescription.count <= number { choicesByDescription.append(-1) }
    if choicesByDescription[number] < 0 {
      choicesByDescription[number] = choice(patterns(in: description))
    }
    return choicesByDescription[number]
  }

  /// The patterns that match a description that was asked for, or known from before.
  package func knownPatterns(in description: String) -> [Int32]? {
    guard let number = descriptions.knownNumber(of: description),
      choicesByDescription.indices.contains(number), choicesByDescription[number] >= 0
    else { return nil }
    return choices[choicesByDescription[number]].patterns
  }

  private func choice(_ patterns: [Int32]) -> Int {
    if let known = choicesByPatterns[patterns] { return known }
    var choice = RuleChoice(
      patterns: patterns,
      candidates: RuleCandidate.list(
        index.rules(matching: patterns).filter { !plans[Int($0)].isExcluded(by: patterns) },
        plans))
    choice.decisionWithoutBankCategory = constantDecision(of: choice, [])
    if choice.decisionWithoutBankCategory != nil {
      choice.decision = constantDecision(of: choice, bankCategoryRules.all)
    }
    choices.append(choice)
    choicesByPatterns[patterns] = choices.count - 1
    return choices.count - 1
  }

  /// The decision on all transactions of a choice; nothing where they may differ.
  ///
  /// - Parameter ofBankCategory: The rules that the issuer's category may make possible.
  private func constantDecision(
    of choice: RuleChoice, _ ofBankCategory: [RuleCandidate]
  ) -> RuleDecision? {
    var decision = RuleDecision()
    var decided: RuleProperties = []
    var walk = RuleWalk(choice.candidates, index.always, ofBankCategory)
    while let rule = walk.next(after: decided) {
      guard !plans[rule].isExcluded(by: choice.patterns) else { continue }
      guard plans[rule].others.isEmpty, plans[rule].isConstant else { return nil }
      apply(rule, to: &decision, &decided, TransactionFacts(description: ""), choice.patterns)
    }
    return decision
  }

  // MARK: Transactions

  /// What the rules make of a transaction.
  package func decide(_ facts: TransactionFacts) -> RuleDecision {
    decide(choice(of: facts.description), facts)
  }

  /// The same by the number of what its description makes possible.
  ///
  /// - Parameter facts: Asked for only where the description does not decide.
  package func decide(
    _ choice: Int, _ facts: @autoclosure () -> TransactionFacts
  ) -> RuleDecision {
    if let decision = choices[choice].decision { return decision }
    let facts = facts()
    if facts.bankCategory == nil, facts.merchantCategoryCode == nil,
      let decision = choices[choice].decisionWithoutBankCategory
    {
      return decision
    }
    let patterns = choices[choice].patterns
    var decision = RuleDecision()
    var decided: RuleProperties = []
    var walk = walk(choice, facts)
    while let rule = walk.next(after: decided) {
      if isHeld(rule, facts, patterns, decision.tags) {
        apply(rule, to: &decision, &decided, facts, patterns)
      }
    }
    return decision
  }

  /// A rule that matched.
  struct Match {
    var rule: Int
    /// What it set; empty where earlier rules had set all of it.
    var won: RuleProperties
  }

  /// Every rule that matches, in file order, also those that come too late, and the decision that
  /// they come to; slower than `decide`, which stops once nothing is left to set.
  func matches(_ facts: TransactionFacts) -> (found: [Match], decision: RuleDecision) {
    let choice = choice(of: facts.description)
    let patterns = choices[choice].patterns
    var found: [Match] = []
    var decision = RuleDecision()
    var decided: RuleProperties = []
    var walk = walk(choice, facts)
    while let rule = walk.next() {
      guard isHeld(rule, facts, patterns, decision.tags) else { continue }
      let before = decided
      let tags = decision.tags.count
      apply(rule, to: &decision, &decided, facts, patterns)
      var won = decided.subtracting(before)
      if decision.tags.count > tags { won.insert(.tags) }
      found.append(Match(rule: rule, won: won))
    }
    return (found, decision)
  }

  private func walk(_ choice: Int, _ facts: TransactionFacts) -> RuleWalk {
    RuleWalk(
      choices[choice].candidates, index.always, bankCategoryRules.candidates(for: facts, plans))
  }

  private func isHeld(
    _ rule: Int, _ facts: TransactionFacts, _ patterns: [Int32],
    _ tags: [RuleDecision.Setting<String>]
  ) -> Bool {
    !plans[rule].isExcluded(by: patterns) && holds(plans[rule].others, facts, patterns, tags)
  }

  /// The folded text; many rules in a row ask for the same one.
  func foldedBankCategory(of text: String) -> String {
    if let known = foldedBankCategory, known.text == text { return known.folded }
    let folded = TextFolding.fold(text)
    foldedBankCategory = (text, folded)
    return folded
  }

  // MARK: Limits

  /// A pattern that hit the match limit.
  package struct LimitHit: Hashable, Sendable {
    /// As it stands in the file.
    package var pattern: String
    package var location: SourceLocation
    /// The rule that uses it, by its number.
    package var rule: Int
    /// How often, over distinct texts.
    package var count: Int
  }

  /// The regular expressions that hit the match limit so far, rule by rule; such a match counted
  /// as none.
  package var limitHits: [LimitHit] {
    let hits = patternMatcher.limitHits
    guard !hits.isEmpty else { return [] }
    return ruleSet.rules.enumerated().flatMap { index, rule in
      rule.patternUses.compactMap { use in
        hits[use.id].map {
          LimitHit(pattern: use.text, location: use.location, rule: index, count: $0)
        }
      }
    }
  }
}
