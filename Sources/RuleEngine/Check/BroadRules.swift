import StatementModel

/// How much of everything the conditions of a rule let through, as far as they tell it without a
/// history.
///
/// A pattern that matches almost everything is told where it stands. These are the other ways to
/// write a rule that does.
enum RuleWidth {
  /// All of it, or all that has an amount or a date.
  case everything
  /// Nearly all, or the larger part: what goes out, what a pattern does not match.
  case most
  case some

  init(_ conditions: [RuleCondition]) {
    let widths = conditions.map { RuleWidth($0.test) }.filter { $0 != .everything }
    // Two things that are said together say what the rule is about.
    self = widths.isEmpty ? .everything : widths.count == 1 ? widths[0] : .some
  }

  private init(_ test: ConditionTest) {
    switch test {
    case .amount(let ranges):
      let isAny = ranges.contains { range in
        range.currency == nil && range.most == nil && !(range.least.map { !$0.isZero } ?? false)
      }
      self = isAny ? .everything : .some
    case .day(let days): self = Self.have(days, all: 1...31) ? .everything : .some
    case .weekday(let days): self = Self.have(days, all: 1...7) ? .everything : .some
    case .direction(let direction): self = direction == .out ? .most : .some
    case .pending(let isPending): self = isPending ? .some : .most
    case .unless: self = .most
    case .not(let groups):
      // What is left out where a group is wide is nearly all.
      self = groups.allSatisfy { RuleWidth($0) == .some } ? .most : .some
    case .all(let groups): self = RuleWidth(groups.flatMap(\.self))
    case .any(let groups): self = Self.widest(of: groups)
    case .match, .memo, .card, .accountType, .currency, .kind, .date, .bankCategory, .tag:
      self = .some
    }
  }

  private static func widest(of groups: [[RuleCondition]]) -> RuleWidth {
    let widths = groups.map { RuleWidth($0) }
    let directions = groups.compactMap { group -> MoneyDirection? in
      guard group.count == 1, case .direction(let direction) = group[0].test else { return nil }
      return direction
    }
    if widths.contains(.everything) || Set(directions).count == MoneyDirection.allCases.count {
      return .everything
    }
    return widths.contains(.most) ? .most : .some
  }

  private static func have(_ ranges: [ClosedRange<Int>], all: ClosedRange<Int>) -> Bool {
    all.allSatisfy { number in ranges.contains { $0 ~= number } }
  }
}
