import StatementModel

/// What the rules do for a history: who categorizes what, which rules do nothing, and which
/// merchants nobody categorizes.
///
/// Money is counted by magnitude, so that a refund adds to what passed through a rule and does not
/// hide it, and by currency, of which two are never added.
package struct RuleCoverage: Sendable {
  /// Some transactions, counted.
  package struct Tally: Sendable {
    package private(set) var count = 0
    /// The sum of the magnitudes.
    package private(set) var money = MoneyTotals()
    package private(set) var first: CalendarDate?
    package private(set) var last: CalendarDate?

    package init() {}

    mutating func add(_ money: Money, on date: CalendarDate) {
      count += 1
      self.money.add(Money(money.amount.magnitude, money.currency))
      first = first.map { min($0, date) } ?? date
      last = last.map { max($0, date) } ?? date
    }

    package mutating func add(_ other: Tally) {
      count += other.count
      money.add(other.money)
      first = [first, other.first].compactMap(\.self).min()
      last = [last, other.last].compactMap(\.self).max()
    }
  }

  /// What one rule did.
  package struct RuleUse: Sendable {
    /// Its number in the rule set.
    package var rule: Int
    /// The transactions that it matched.
    package var matched = Tally()
    /// Those of which it set something.
    package var won = Tally()
    /// Those that it categorized, and no person otherwise.
    package var categorized = Tally()
    /// Those of which a person put another category in the place of the rule's.
    package var corrected = 0
    /// The rules that came first where it set nothing, and how often.
    package var beatenBy: [Int: Int] = [:]

    /// Whether it matched and all that it could set had been set before, each time.
    package var isAlwaysOverruled: Bool {
      matched.count > 0 && won.count == 0 && beatenBy.values.reduce(0, +) == matched.count
    }

    /// The rule that most often came first where it set nothing; of equals the first.
    package var mostOftenBeatenBy: (rule: Int, times: Int)? {
      beatenBy.max { ($0.value, $1.key) < ($1.value, $0.key) }.map { ($0.key, $0.value) }
    }
  }

  /// What one category has.
  package struct CategoryUse: Sendable {
    /// Nothing: uncategorized.
    package var category: CategoryPath?
    package var all = Tally()
    /// How many of them rules put there; the others a person.
    package var byRules = 0
  }

  /// Transactions that nobody categorized, of what seems to be one merchant.
  package struct Merchant: Sendable {
    package var key: MerchantKey
    package var all = Tally()
    /// The descriptions as the bank wrote them, the most frequent first.
    package var variants: [(description: String, count: Int)] = []
  }

  package private(set) var all = Tally()
  package private(set) var byRules = Tally()
  package private(set) var byHand = Tally()
  package private(set) var uncategorized = Tally()
  /// One for each rule, by its number.
  package private(set) var rules: [RuleUse]
  /// By path; last, if there are any, the uncategorized.
  package private(set) var categories: [CategoryUse] = []
  /// Most money first, in the currency that most uncategorized transactions are of.
  package private(set) var merchants: [Merchant] = []

  /// Looks at every transaction but those withdrawn and deleted.
  ///
  /// - Parameter matcher: Decides by the rules.
  package init(_ history: some Sequence<RuleSubject>, by matcher: RuleMatcher, basis: DateBasis) {
    let ruleSet = matcher.ruleSet
    rules = ruleSet.rules.indices.map { RuleUse(rule: $0) }
    var categories: [CategoryPath?: CategoryUse] = [:]
    var nameless: [String: Tally] = [:]
    var currencies: [Currency: Int] = [:]
    for subject in history where !subject.transaction.status.isGone {
      let transaction = subject.transaction
      let date = transaction.date(by: basis)
      all.add(transaction.amount, on: date)
      let (found, decision) = matcher.matches(subject.facts)
      for match in found {
        note(match, decision, ruleSet, of: subject, on: date)
      }
      let isByHand = subject.setByHand.contains(.category)
      let parts =
        isByHand
        ? [(transaction.category, transaction.amount)]
        : Self.parts(of: transaction.amount, decision)
      if isByHand {
        byHand.add(transaction.amount, on: date)
      } else if decision.isCategorized {
        byRules.add(transaction.amount, on: date)
      } else {
        uncategorized.add(transaction.amount, on: date)
        nameless[transaction.description, default: Tally()].add(transaction.amount, on: date)
        currencies[transaction.amount.currency, default: 0] += 1
      }
      for (category, amount) in parts {
        let empty = CategoryUse(category: category)
        categories[category, default: empty].all.add(amount, on: date)
        if !isByHand, category != nil { categories[category, default: empty].byRules += 1 }
      }
    }
    self.categories = categories.values.sorted { left, right in
      guard let one = left.category else { return false }
      return right.category.map { one < $0 } ?? true
    }
    merchants = Self.merchants(nameless, currencies)
  }

  private mutating func note(
    _ match: RuleMatcher.Match, _ decision: RuleDecision, _ ruleSet: RuleSet,
    of subject: RuleSubject, on date: CalendarDate
  ) {
    let amount = subject.transaction.amount
    rules[match.rule].matched.add(amount, on: date)
    if match.won.isEmpty {
      let effects = ruleSet.rules[match.rule].effects
      if let winner = decision.rule(of: effects.properties, tags: effects.tags),
        winner < match.rule
      {
        rules[match.rule].beatenBy[winner, default: 0] += 1
      }
      return
    }
    rules[match.rule].won.add(amount, on: date)
    guard match.won.contains(.category) else { return }
    if !subject.setByHand.contains(.category) {
      rules[match.rule].categorized.add(amount, on: date)
    } else if decision.category?.value != subject.transaction.category {
      rules[match.rule].corrected += 1
    }
  }

  private static func parts(
    of amount: Money, _ decision: RuleDecision
  ) -> [(CategoryPath?, Money)] {
    if let parts = decision.split?.value.parts(of: amount) {
      return parts.map { ($0.category, $0.amount) }
    }
    return [(decision.category?.value, amount)]
  }

  /// The descriptions grouped by merchant.
  ///
  /// - Parameter currencies: How many transactions each has: money is compared in the one that
  ///   has most, then in the next.
  private static func merchants(
    _ descriptions: [String: Tally], _ currencies: [Currency: Int]
  ) -> [Merchant] {
    var groups: [MerchantKey: Merchant] = [:]
    for (description, tally) in descriptions {
      let key = MerchantKey(description)
      groups[key, default: Merchant(key: key)].all.add(tally)
      groups[key, default: Merchant(key: key)].variants.append((description, tally.count))
    }
    let order = currencies.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    return groups.values.map { group in
      var group = group
      group.variants.sort { ($1.count, $0.description) < ($0.count, $1.description) }
      return group
    }.sorted { left, right in
      for currency in order {
        let (one, other) = (left.all.money[currency], right.all.money[currency])
        if one != other { return one > other }
      }
      return left.key < right.key
    }
  }
}
