import StatementModel

// What conditions ask and see, in the words of a rules file.
extension RuleMatcher {
  private static let nothing = "nothing"

  /// What a condition looked at.
  func saw(
    _ condition: RuleCondition, _ facts: TransactionFacts, _ matched: [Int32],
    _ tags: [RuleDecision.Setting<String>]
  ) -> String {
    switch condition.test {
    case .match(let uses), .unless(let uses):
      uses.first { matched.contains(Int32($0.id)) }?.text ?? Self.nothing
    case .memo(let uses):
      facts.memo.map { memo in
        uses.first { patternMatcher.matches($0.id, memo) }.map { "\($0.text) in \"\(memo)\"" }
          ?? "\"\(memo)\""
      } ?? Self.nothing
    case .card: facts.card?.text ?? Self.nothing
    case .accountType: facts.accountType?.name ?? Self.nothing
    case .amount, .currency: facts.amount?.description ?? Self.nothing
    case .direction: facts.knownDirection?.rawValue ?? Self.nothing
    case .kind: facts.kind?.name ?? Self.nothing
    case .date, .day: facts.date?.description ?? Self.nothing
    case .weekday:
      facts.date.map { "\($0), \(ValueForms.weekdayName($0.weekday))" } ?? Self.nothing
    case .bankCategory: bankCategoryText(facts)
    case .pending: facts.isPending.map { "\($0)" } ?? Self.nothing
    case .tag:
      facts.tags.isEmpty && tags.isEmpty
        ? Self.nothing : (facts.tags + tags.map(\.value)).joined(separator: ", ")
    case .all(let groups), .any(let groups), .not(let groups):
      "["
        + groups.map { group in
          group.map { "\($0.field.rawValue): \(saw($0, facts, matched, tags))" }
            .joined(separator: ", ")
        }.joined(separator: "] [") + "]"
    }
  }

  private func bankCategoryText(_ facts: TransactionFacts) -> String {
    let parts = [facts.bankCategory, facts.merchantCategoryCode.map { "code \($0)" }]
    let text = parts.compactMap { $0 }.joined(separator: ", ")
    return text.isEmpty ? Self.nothing : text
  }
}

extension ConditionTest {
  /// So many values are named; of a list of hundreds the rest is counted.
  private static let mostNamed = 6

  /// What the condition asks: `10..20 or 35`; nothing for groups, whose conditions say it.
  var words: String {
    switch self {
    case .match(let uses), .unless(let uses), .memo(let uses): Self.list(uses.map(\.text))
    case .card(let cards): Self.list(cards.map(\.text))
    case .accountType(let types): Self.list(types.map(\.name))
    case .amount(let ranges): Self.list(ranges.map(Self.text))
    case .currency(let currencies): Self.list(currencies.map(\.code))
    case .direction(let direction): direction.rawValue
    case .kind(let kinds): Self.list(kinds.map(\.name))
    case .date(let ranges): Self.list(ranges.map(Self.text))
    case .day(let ranges): Self.list(ranges.map { Self.text($0) { "\($0)" } })
    case .weekday(let ranges):
      Self.list(ranges.map { Self.text($0) { ValueForms.weekdayName($0) } })
    case .bankCategory(let categories):
      Self.list(
        categories.map { category in
          switch category {
          case .name(let name): name
          case .codes(let codes): Self.text(codes) { "\($0)" }
          }
        })
    case .pending(let pending): "\(pending)"
    case .tag(let tags): Self.list(tags)
    case .all, .any, .not: ""
    }
  }

  private static func list(_ values: [String]) -> String {
    let named = values.prefix(mostNamed).joined(separator: " or ")
    return values.count > mostNamed ? "\(named) or \(values.count - mostNamed) more" : named
  }

  private static func text(_ range: AmountRange) -> String {
    let currency = range.currency.map { "\($0.code) " } ?? ""
    let (least, most) = (range.least?.text() ?? "", range.most?.text() ?? "")
    return currency + (least == most ? least : "\(least)..\(most)")
  }

  private static func text(_ range: ClosedRange<CalendarDate>) -> String {
    let isOpen = (
      range.lowerBound == CalendarDate(dayNumber: .min),
      range.upperBound == CalendarDate(dayNumber: .max)
    )
    let first = isOpen.0 ? "" : range.lowerBound.description
    let last = isOpen.1 ? "" : range.upperBound.description
    return first == last ? first : "\(first)..\(last)"
  }

  private static func text(_ range: ClosedRange<Int>, _ name: (Int) -> String) -> String {
    range.count == 1
      ? name(range.lowerBound) : "\(name(range.lowerBound))..\(name(range.upperBound))"
  }
}

extension RuleProperties {
  /// The properties of the set one by one, in a fixed order.
  package var single: [RuleProperties] {
    (0..<8).map { RuleProperties(rawValue: 1 << $0) }.filter { !isDisjoint(with: $0) }
  }
}
