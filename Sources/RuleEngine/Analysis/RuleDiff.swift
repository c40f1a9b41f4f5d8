import StatementModel

/// What one set of rules makes of a history beside what another one makes of it.
///
/// Both sets decide every transaction anew; what a person set by hand stands on both sides.
package struct RuleDiff: Sendable {
  /// What becomes of a transaction.
  package struct Outcome: Hashable, Sendable {
    package var category: CategoryPath?
    /// The category in several parts.
    package var split: [CategorySplit.Part] = []
    package var payee: String?
    package var note: String?
    package var isHidden = false
    package var isTransfer = false
    package var period: String?
    package var tags: [String] = []
    /// The rule of the category, by its number in its own set; nothing where none or a person
    /// decided.
    package var rule: Int?
  }

  /// A transaction that the two sets see differently.
  package struct Change: Sendable {
    package var transaction: Transaction
    package var before: Outcome
    package var after: Outcome
    /// In what they differ; never nothing.
    package var properties: RuleProperties

    /// Whether it may change a sum of a category.
    var shiftsSums: Bool { !properties.isDisjoint(with: [.category, .hidden]) }
  }

  /// The money of one category in one month and currency.
  package struct Shift: Hashable, Sendable {
    package var month: Month
    /// Nothing: uncategorized.
    package var category: CategoryPath?
    package var currency: Currency
    /// Sums of amounts as they count in reports: an outflow is negative; what is hidden is left
    /// out.
    package var before = DecimalSum()
    package var after = DecimalSum()

    package var difference: DecimalSum {
      var difference = after
      difference.add(before.negated)
      return difference
    }
  }

  /// The date that decides the month.
  package let basis: DateBasis
  /// How many transactions were looked at.
  package private(set) var count = 0
  /// In the order of the history.
  package private(set) var changes: [Change] = []
  /// Where sums change: by month, newest first, then category, the uncategorized last, then
  /// currency.
  package private(set) var shifts: [Shift] = []

  /// Looks at every transaction but those withdrawn and deleted.
  ///
  /// - Parameters:
  ///   - history: Walked once.
  ///   - before: Decides by the one set.
  ///   - after: Decides by the other one.
  package init(
    _ history: some Sequence<RuleSubject>, from before: RuleMatcher, to after: RuleMatcher,
    basis: DateBasis
  ) {
    self.basis = basis
    var ledger = ShiftLedger(basis: basis)
    for subject in history where !subject.transaction.status.isGone {
      count += 1
      let one = before.decide(subject.facts)
      let other = after.decide(subject.facts)
      let change = Self.change(subject, one, other)
      if let change { changes.append(change) }
      if let change, change.shiftsSums { ledger.add(change) } else { ledger.add(subject, other) }
    }
    shifts = ledger.shifts
  }

  /// The change of one transaction, if there is any.
  private static func change(
    _ subject: RuleSubject, _ before: RuleDecision, _ after: RuleDecision
  ) -> Change? {
    // Nearly all are the same: this is found out before anything is made of it.
    guard !before.setsTheSame(as: after) else { return nil }
    let one = Outcome(before, subject)
    let other = Outcome(after, subject)
    let properties = one.differences(from: other)
    guard !properties.isEmpty else { return nil }
    return Change(
      transaction: subject.transaction, before: one, after: other, properties: properties)
  }
}

extension RuleDiff.Outcome {
  /// What a decision of the rules and a person's word come to, as the book would have it.
  init(_ decision: RuleDecision, _ subject: RuleSubject) {
    let transaction = subject.transaction
    let hand = subject.setByHand
    if hand.contains(.category) {
      category = transaction.category
    } else {
      category = decision.category?.value
      split = decision.split?.value.parts(of: transaction.amount) ?? []
      rule = decision.category?.rule ?? decision.split?.rule
    }
    payee = hand.contains(.payee) ? transaction.payee : decision.payee?.value
    isHidden = hand.contains(.hidden) ? transaction.isHidden : decision.hidden?.value ?? false
    isTransfer = decision.transfer?.value ?? false
    note = hand.contains(.note) ? transaction.details.note : decision.note?.value
    period = decision.period?.value
    let byHand = subject.facts.tags
    tags = byHand + decision.tags.map(\.value).filter { !byHand.contains($0) }
    if !subject.removedTags.isEmpty { tags.removeAll(where: subject.removedTags.contains) }
  }

  /// The properties in which two outcomes differ; the order of tags is none.
  func differences(from other: RuleDiff.Outcome) -> RuleProperties {
    var properties: RuleProperties = []
    if category != other.category || split != other.split { properties.insert(.category) }
    if payee != other.payee { properties.insert(.payee) }
    if note != other.note { properties.insert(.note) }
    if isHidden != other.isHidden { properties.insert(.hidden) }
    if isTransfer != other.isTransfer { properties.insert(.transfer) }
    if period != other.period { properties.insert(.period) }
    if tags != other.tags, Set(tags) != Set(other.tags) { properties.insert(.tags) }
    return properties
  }
}

extension RuleDecision {
  /// Whether both set the same values, whichever rules did it.
  fileprivate func setsTheSame(as other: RuleDecision) -> Bool {
    category?.value == other.category?.value && payee?.value == other.payee?.value
      && hidden?.value == other.hidden?.value && transfer?.value == other.transfer?.value
      && note?.value == other.note?.value && period?.value == other.period?.value
      && split?.value == other.split?.value && tags.count == other.tags.count
      && zip(tags, other.tags).allSatisfy { $0.value == $1.value }
  }
}
