import StatementModel

@testable import RuleEngine

/// The definition of matching, without any index or memory: what the fast matcher is held against.
struct PlainLoop {
  private let patterns: [(pattern: Pattern, regex: CompiledRegex?)]

  init(_ patterns: [Pattern]) throws {
    self.patterns = try patterns.map { pattern in
      guard case .regex(let expression) = pattern else { return (pattern, nil) }
      return (pattern, try CompiledRegex(expression))
    }
  }

  /// The numbers of all patterns that match.
  func matches(_ text: String) -> [Int32] {
    patterns.indices.filter { matches($0, text) }.map { Int32($0) }
  }

  /// Whether one pattern matches.
  func matches(_ id: Int, _ text: String) -> Bool {
    switch patterns[id].pattern {
    case .text(let pattern): pattern.matches(Array(TextFolding.fold(text).utf8).span)
    case .regex: patterns[id].regex?.match(CanonicalText.nfc(text).utf8.span) == .match
    }
  }

  /// Whether one pattern matches a description, or the merchant's name in it.
  private func matches(_ id: Int, either description: String) -> Bool {
    matches(id, description)
      || MerchantText.name(in: description).map { matches(id, String($0)) } ?? false
  }

  /// What a group of a regular expression matched.
  func group(_ name: String, of id: Int, in text: String) -> String? {
    let canonical = CanonicalText.nfc(text)
    guard let regex = patterns[id].regex, let number = regex.number(ofGroup: name),
      let range = regex.groups(in: canonical.utf8.span)?[number]
    else { return nil }
    return String(decoding: Array(canonical.utf8)[range], as: UTF8.self)
  }

  /// What the rules make of a transaction, by the law alone: all rules in file order, all
  /// conditions of each.
  func decide(_ rules: RuleSet, _ facts: TransactionFacts) -> RuleDecision {
    var decision = RuleDecision()
    for (number, rule) in rules.rules.enumerated()
    where rule.conditions.allSatisfy({ holds($0.test, facts, decision.tags.map(\.value)) }) {
      apply(rule, number, to: &decision, facts)
    }
    return decision
  }

  private func apply(
    _ rule: Rule, _ number: Int, to decision: inout RuleDecision, _ facts: TransactionFacts
  ) {
    let effects = rule.effects
    func text(_ text: String?, _ template: TextTemplate?) -> RuleDecision.Setting<String>? {
      let filled = template.map { $0.filled { captured($0, rule, facts.description) } } ?? text
      return filled.map { .init($0, by: number) }
    }
    if decision.category == nil, decision.split == nil {
      decision.category = effects.category.map { .init($0, by: number) }
      let fits = facts.amount.map { effects.split?.parts(of: $0) != nil } ?? false
      if fits { decision.split = effects.split.map { .init($0, by: number) } }
    }
    decision.payee = decision.payee ?? text(effects.payee, effects.payeeTemplate)
    decision.note = decision.note ?? text(effects.note, effects.noteTemplate)
    decision.hidden = decision.hidden ?? effects.hidden.map { .init($0, by: number) }
    decision.transfer = decision.transfer ?? effects.transfer.map { .init($0, by: number) }
    decision.period = decision.period ?? effects.period.map { .init($0, by: number) }
    for tag in effects.tags where !decision.tags.map(\.value).contains(tag) {
      decision.tags.append(.init(tag, by: number))
    }
  }

  /// The group of the first pattern of `match` that matches.
  private func captured(_ name: String, _ rule: Rule, _ description: String) -> String? {
    for case .match(let uses) in rule.conditions.map(\.test) {
      guard let use = uses.first(where: { matches($0.id, either: description) }) else {
        return nil
      }
      return group(name, of: use.id, in: description)
        ?? MerchantText.name(in: description).flatMap { group(name, of: use.id, in: String($0)) }
    }
    return nil
  }

  private func holds(_ test: ConditionTest, _ facts: TransactionFacts, _ tags: [String]) -> Bool {
    switch test {
    case .match(let uses): return uses.contains { matches($0.id, either: facts.description) }
    case .unless(let uses): return !uses.contains { matches($0.id, either: facts.description) }
    case .memo(let uses):
      guard let memo = facts.memo else { return false }
      return uses.contains { matches($0.id, memo) }
    case .card(let cards): return facts.card.map { cards.contains($0) } ?? false
    case .accountType(let types): return facts.accountType.map { types.contains($0) } ?? false
    case .amount(let ranges):
      guard let amount = facts.amount else { return false }
      return ranges.contains { range in
        let size = amount.amount.magnitude
        return range.currency.map { $0 == amount.currency } ?? true
          && range.least.map { $0 <= size } ?? true && range.most.map { size <= $0 } ?? true
      }
    case .currency(let currencies):
      return facts.amount.map { currencies.contains($0.currency) } ?? false
    case .direction(let wanted):
      guard let amount = facts.amount?.amount, !amount.isZero else {
        return facts.direction == wanted
      }
      return amount.isNegative == (wanted == .out)
    case .kind(let kinds): return facts.kind.map { kinds.contains($0) } ?? false
    case .date(let ranges):
      return facts.date.map { date in ranges.contains { $0.contains(date) } } ?? false
    case .day(let ranges):
      return facts.date.map { date in ranges.contains { $0.contains(date.day) } } ?? false
    case .weekday(let ranges):
      return facts.date.map { date in ranges.contains { $0.contains(date.weekday) } } ?? false
    case .bankCategory(let wanted):
      return wanted.contains { category in
        switch category {
        case .name(let name): facts.bankCategory.map { TextFolding.fold($0) == name } ?? false
        case .codes(let codes): facts.merchantCategoryCode.map { codes.contains($0) } ?? false
        }
      }
    case .pending(let pending): return facts.isPending == pending
    case .tag(let wanted): return wanted.contains { (facts.tags + tags).contains($0) }
    case .all(let groups): return groups.allSatisfy { holds($0, facts, tags) }
    case .any(let groups): return groups.contains { holds($0, facts, tags) }
    case .not(let groups): return !groups.contains { holds($0, facts, tags) }
    }
  }

  /// Whether all of the conditions hold.
  func holds(
    _ group: [RuleCondition], _ facts: TransactionFacts, _ tags: [String]
  ) -> Bool {
    group.allSatisfy { holds($0.test, facts, tags) }
  }
}
