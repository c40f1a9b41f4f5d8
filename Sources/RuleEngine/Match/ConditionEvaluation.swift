import StatementModel

// Whether conditions hold for a transaction.
extension RuleMatcher {
  /// Whether all of the conditions hold.
  ///
  /// - Parameters:
  ///   - matched: The numbers of all patterns that match the description.
  ///   - tags: The tags that earlier rules have set.
  func holds(
    _ conditions: [RuleCondition], _ facts: TransactionFacts, _ matched: [Int32],
    _ tags: [RuleDecision.Setting<String>]
  ) -> Bool {
    for condition in conditions where !holds(condition, facts, matched, tags) { return false }
    return true
  }

  /// Whether one condition holds; what the transaction does not have makes it false.
  func holds(
    _ condition: RuleCondition, _ facts: TransactionFacts, _ matched: [Int32],
    _ tags: [RuleDecision.Setting<String>]
  ) -> Bool {
    switch condition.test {
    case .match(let uses): uses.contains { matched.contains(Int32($0.id)) }
    case .unless(let uses): !uses.contains { matched.contains(Int32($0.id)) }
    case .memo(let uses):
      facts.memo.map { memo in
        uses.contains { patternMatcher.matches($0.id, memo) }
      } ?? false
    case .card(let cards):
      (facts.card.map(cards.contains) ?? false) || facts.formerCards.contains(where: cards.contains)
    case .accountType(let types): facts.accountType.map(types.contains) ?? false
    case .amount(let ranges):
      facts.amount.map { amount in ranges.contains { $0.contains(amount) } } ?? false
    case .currency(let currencies): facts.amount.map { currencies.contains($0.currency) } ?? false
    case .direction(let direction): facts.knownDirection == direction
    case .kind(let kinds): facts.kind.map(kinds.contains) ?? false
    case .date(let ranges): facts.date.map { date in ranges.contains { $0 ~= date } } ?? false
    case .day(let ranges): facts.date.map { date in ranges.contains { $0 ~= date.day } } ?? false
    case .weekday(let ranges):
      facts.date.map { date in ranges.contains { $0 ~= date.weekday } } ?? false
    case .bankCategory(let wanted): holds(bankCategory: wanted, facts)
    case .pending(let pending): facts.isPending == pending
    case .tag(let wanted):
      wanted.contains { tag in
        facts.tags.contains(tag) || tags.contains { $0.value == tag }
      }
    case .all(let groups): groups.allSatisfy { holds($0, facts, matched, tags) }
    case .any(let groups): groups.contains { holds($0, facts, matched, tags) }
    case .not(let groups): !groups.contains { holds($0, facts, matched, tags) }
    }
  }

  private func holds(bankCategory wanted: [BankCategory], _ facts: TransactionFacts)
    -> Bool
  {
    let folded = facts.bankCategory.map { foldedBankCategory(of: $0) }
    return wanted.contains { category in
      switch category {
      case .name(let name): folded == name
      case .codes(let codes):
        facts.merchantCategoryCode.map { codes ~= $0 } ?? false
      }
    }
  }
}

extension TransactionFacts {
  /// Which way the money went: by the amount's sign where there is one.
  var knownDirection: MoneyDirection? {
    guard let amount else { return direction }
    if amount.amount.isZero { return direction }
    return amount.isNegative ? .out : .in
  }
}
