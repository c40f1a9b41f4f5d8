import StatementModel

/// What can be told of the values of two conditions: whether those of one lie within the other's,
/// have nothing in common with them, or collide.
enum ConditionValues {
  /// Whether a condition holds wherever the known one does; patterns, tags and amounts are not
  /// looked at.
  static func follows(_ condition: ConditionTest, from known: ConditionTest) -> Bool {
    switch (known, condition) {
    case (.card(let some), .card(let all)): some.allSatisfy(all.contains)
    case (.accountType(let some), .accountType(let all)): some.allSatisfy(all.contains)
    case (.currency(let some), .currency(let all)): some.allSatisfy(all.contains)
    case (.amount(let ranges), .currency(let all)):
      ranges.allSatisfy { range in range.currency.map(all.contains) ?? false }
    case (.kind(let some), .kind(let all)): some.allSatisfy(all.contains)
    case (.direction(let one), .direction(let other)): one == other
    case (.pending(let one), .pending(let other)): one == other
    case (.date(let some), .date(let all)): lie(some.map(numbers), within: all.map(numbers))
    case (.day(let some), .day(let all)), (.weekday(let some), .weekday(let all)):
      lie(some, within: all)
    case (.bankCategory(let some), .bankCategory(let all)):
      names(some).allSatisfy(names(all).contains) && lie(codes(some), within: codes(all))
    default: false
    }
  }

  /// Whether two conditions can't hold of one transaction.
  static func areApart(_ one: ConditionTest, _ other: ConditionTest) -> Bool {
    switch (one, other) {
    case (.card(let some), .card(let others)): !some.contains(where: others.contains)
    case (.accountType(let some), .accountType(let others)):
      !some.contains(where: others.contains)
    case (.currency(let some), .currency(let others)): !some.contains(where: others.contains)
    case (.kind(let some), .kind(let others)): !some.contains(where: others.contains)
    case (.direction(let one), .direction(let other)): one != other
    case (.pending(let one), .pending(let other)): one != other
    case (.date(let some), .date(let others)): areApart(some, others)
    case (.date(let dates), .day(let days)), (.day(let days), .date(let dates)):
      // In two months and a day every day of the month comes.
      !dates.contains { has($0, within: 62) { date in days.contains { $0 ~= date.day } } }
    case (.date(let dates), .weekday(let days)), (.weekday(let days), .date(let dates)):
      !dates.contains { has($0, within: 7) { date in days.contains { $0 ~= date.weekday } } }
    case (.day(let some), .day(let others)), (.weekday(let some), .weekday(let others)):
      areApart(some, others)
    case (.amount(let some), .amount(let others)):
      !some.contains { range in others.contains { meet(range, $0) != .nowhere } }
    case (.amount(let ranges), .currency(let codes)), (.currency(let codes), .amount(let ranges)):
      ranges.allSatisfy { range in range.currency.map { !codes.contains($0) } ?? false }
    case (.bankCategory(let some), .bankCategory(let others)):
      // A transaction may have a name and a code.
      (codes(some).isEmpty && codes(others).isEmpty || names(some).isEmpty && names(others).isEmpty)
        && !names(some).contains(where: names(others).contains)
        && areApart(codes(some), codes(others))
    default: false
    }
  }

  /// Whether two conditions of one field collide: they have values in common, more than the end of
  /// a range that begins where the other ends, and what the earlier one has of them is no special
  /// case of what the later one has.
  static func collide(_ later: ConditionTest, _ earlier: ConditionTest) -> Bool {
    switch (later, earlier) {
    case (.amount(let some), .amount(let others)):
      some.contains { range in
        others.contains { meet(range, $0) == .widely && !isSpecial($0, of: range) }
      }
    case (.date(let some), .date(let others)): collide(some.map(numbers), others.map(numbers))
    case (.day(let some), .day(let others)), (.weekday(let some), .weekday(let others)):
      collide(some, others)
    case (.bankCategory(let some), .bankCategory(let others)):
      names(some).contains(where: names(others).contains) || collide(codes(some), codes(others))
    case (.match(let some), .match(let others)), (.memo(let some), .memo(let others)):
      some.contains { use in others.contains { $0.id == use.id } }
    case (.tag(let some), .tag(let others)): some.contains(where: others.contains)
    case (.unless, .unless): true
    default: !areApart(later, earlier)
    }
  }

  // MARK: Amounts

  /// The ranges with the currencies that other conditions allow, where they name none themselves.
  static func narrowed(_ ranges: [AmountRange], by known: [ConditionTest]) -> [AmountRange] {
    var allowed: [Currency]?
    for case .currency(let currencies) in known { allowed = allowed ?? currencies }
    guard let allowed else { return ranges }
    return ranges.flatMap { range in
      guard range.currency == nil else { return [range] }
      return allowed.map { AmountRange(currency: $0, least: range.least, most: range.most) }
    }
  }

  /// Whether each range lies within one of the others.
  static func lie(_ some: [AmountRange], within all: [AmountRange]) -> Bool {
    some.allSatisfy { range in
      all.contains { other in
        guard other.currency == nil || other.currency == range.currency else { return false }
        let isAbove =
          other.least.map { bound in range.least.map { !($0 < bound) } ?? false } ?? true
        let isBelow = other.most.map { bound in range.most.map { !(bound < $0) } ?? false } ?? true
        return isAbove && isBelow
      }
    }
  }

  /// Whether a range lies within another one that has more.
  private static func isSpecial(_ range: AmountRange, of other: AmountRange) -> Bool {
    lie([range], within: [other]) && !lie([other], within: [range])
  }

  private enum Meeting {
    case nowhere
    /// In the one amount with which a range ends and the other begins.
    case atAnEnd
    case widely
  }

  private static func meet(_ one: AmountRange, _ other: AmountRange) -> Meeting {
    if let code = one.currency, let second = other.currency, code != second { return .nowhere }
    let ends = [(one.most, other.least), (other.most, one.least)]
    for case (let most?, let least?) in ends where most < least { return .nowhere }
    let touch = ends.contains { most, least in
      guard let most, let least else { return false }
      return !(least < most)
    }
    // One amount within a range is no end that meets it.
    return touch && !one.isOne && !other.isOne ? .atAnEnd : .widely
  }

  // MARK: Whole numbers

  private static func numbers(_ range: ClosedRange<CalendarDate>) -> ClosedRange<Int> {
    Int(range.lowerBound.dayNumber)...Int(range.upperBound.dayNumber)
  }

  /// Whether a day is among those of a range; a range of so many days has any.
  private static func has(
    _ range: ClosedRange<CalendarDate>, within count: Int, _ isMeant: (CalendarDate) -> Bool
  ) -> Bool {
    let (first, last) = (range.lowerBound.dayNumber, range.upperBound.dayNumber)
    guard Int(last) - Int(first) + 1 < count else { return true }
    return (first...last).contains { isMeant(CalendarDate(dayNumber: $0)) }
  }

  private static func areApart<Bound: Comparable>(
    _ some: [ClosedRange<Bound>], _ others: [ClosedRange<Bound>]
  ) -> Bool {
    !some.contains { range in others.contains(where: range.overlaps) }
  }

  private static func collide(
    _ later: [ClosedRange<Int>], _ earlier: [ClosedRange<Int>]
  ) -> Bool {
    later.contains { range in
      earlier.contains { other in
        let isSpecial =
          range != other && range.contains(other.lowerBound) && range.contains(other.upperBound)
        return range.overlaps(other) && !isSpecial
      }
    }
  }

  /// Whether every number of the ranges is one of the others', which may follow one another.
  private static func lie(_ some: [ClosedRange<Int>], within all: [ClosedRange<Int>]) -> Bool {
    var whole: [ClosedRange<Int>] = []
    for range in all.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = whole.last, range.lowerBound <= last.upperBound + 1 {
        whole[whole.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        whole.append(range)
      }
    }
    return some.allSatisfy { range in
      whole.contains { $0.contains(range.lowerBound) && $0.contains(range.upperBound) }
    }
  }

  // MARK: The issuer's categories

  private static func names(_ categories: [BankCategory]) -> [String] {
    categories.compactMap { if case .name(let name) = $0 { name } else { nil } }
  }

  private static func codes(_ categories: [BankCategory]) -> [ClosedRange<Int>] {
    categories.compactMap { if case .codes(let codes) = $0 { codes } else { nil } }
  }
}

extension AmountRange {
  /// Whether it is one amount.
  var isOne: Bool {
    guard let least, let most else { return false }
    return !(least < most)
  }
}
