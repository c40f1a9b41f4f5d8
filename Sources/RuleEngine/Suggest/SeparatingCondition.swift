import StatementModel

/// A condition that tells apart what a pattern can't: the same merchant, decided in several ways.
enum SeparatingCondition: Sendable {
  case direction(MoneyDirection)
  case cards([CardID])
  case amount(AmountRange)

  /// Decisions that each side must have: two or three may differ by chance.
  static let leastSupport = 3
  /// A rule that lists more cards would rather name what they have in common.
  private static let mostCards = 3

  /// The condition that holds for all of some transactions and for none of others; of several the
  /// plainest: the direction, then the card, then the amount.
  static func separating(
    _ wanted: [TransactionFacts], from others: [TransactionFacts]
  ) -> SeparatingCondition? {
    guard wanted.count >= leastSupport, others.count >= leastSupport else { return nil }
    return direction(wanted, others) ?? cards(wanted, others) ?? amount(wanted, others)
  }

  private static func direction(
    _ wanted: [TransactionFacts], _ others: [TransactionFacts]
  ) -> SeparatingCondition? {
    guard let direction = wanted.first?.knownDirection,
      wanted.allSatisfy({ $0.knownDirection == direction }),
      !others.contains(where: { $0.knownDirection == direction })
    else { return nil }
    return .direction(direction)
  }

  private static func cards(
    _ wanted: [TransactionFacts], _ others: [TransactionFacts]
  ) -> SeparatingCondition? {
    let cards = Set(wanted.compactMap(\.card))
    guard !cards.isEmpty, cards.count <= mostCards, wanted.allSatisfy({ $0.card != nil }),
      !others.contains(where: { $0.card.map(cards.contains) ?? false })
    else { return nil }
    return .cards(cards.sorted())
  }

  /// A range of amounts with round bounds, so that the next amount of the kind fits too.
  private static func amount(
    _ wanted: [TransactionFacts], _ others: [TransactionFacts]
  ) -> SeparatingCondition? {
    let amounts = wanted.compactMap(\.amount)
    guard let currency = amounts.first?.currency, amounts.count == wanted.count,
      amounts.allSatisfy({ $0.currency == currency }),
      let least = amounts.map(\.amount.magnitude).min(),
      let most = amounts.map(\.amount.magnitude).max()
    else { return nil }
    let all = others.compactMap(\.amount)
    let same = all.filter { $0.currency == currency }.map(\.amount.magnitude)
    guard !same.contains(where: { least <= $0 && $0 <= most }) else { return nil }
    var range = AmountRange(currency: all.count == same.count ? nil : currency)
    if let below = same.filter({ $0 < least }).max() {
      range.least = RoundNumber.between(below, least)
    }
    if let above = same.filter({ most < $0 }).min() {
      range.most = RoundNumber.between(above, most)
    }
    guard range.least != nil || range.most != nil else { return nil }
    return .amount(range)
  }

  func holds(for facts: TransactionFacts) -> Bool {
    switch self {
    case .direction(let direction): facts.knownDirection == direction
    case .cards(let cards): facts.card.map(cards.contains) ?? false
    case .amount(let range): facts.amount.map(range.contains) ?? false
    }
  }

  /// As it is written in a rules file.
  var written: RuleSuggestion.Condition {
    switch self {
    case .direction(let direction):
      RuleSuggestion.Condition(field: RuleField.direction.rawValue, values: [direction.rawValue])
    case .cards(let cards):
      RuleSuggestion.Condition(field: RuleField.card.rawValue, values: cards.map(\.text))
    case .amount(let range):
      RuleSuggestion.Condition(field: RuleField.amount.rawValue, values: [Self.text(of: range)])
    }
  }

  private static func text(of range: AmountRange) -> String {
    let bounds = "\(range.least?.text() ?? "")..\(range.most?.text() ?? "")"
    return range.currency.map { "\($0) \(bounds)" } ?? bounds
  }
}
