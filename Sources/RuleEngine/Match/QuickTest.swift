import StatementModel

/// A condition in the form in which it costs least to ask, or that it has none.
enum QuickTest {
  case amount(AmountRange)
  case outflow, inflow
  /// Bit n stands for the raw value n.
  case kinds(UInt64)
  case accountTypes(UInt64)
  case dates(ClosedRange<CalendarDate>)
  /// Bit n stands for the day n.
  case days(UInt64)
  case weekdays(UInt64)
  case pending(Bool)
  case other

  init(_ condition: RuleCondition) {
    switch condition.test {
    case .amount(let ranges) where ranges.count == 1: self = .amount(ranges[0])
    case .direction(let direction): self = direction == .out ? .outflow : .inflow
    case .kind(let kinds): self = .kinds(Self.bits(kinds.map { Int($0.rawValue) }))
    case .accountType(let types): self = .accountTypes(Self.bits(types.map { Int($0.rawValue) }))
    case .date(let ranges) where ranges.count == 1: self = .dates(ranges[0])
    case .day(let ranges): self = .days(Self.bits(ranges.joined()))
    case .weekday(let ranges): self = .weekdays(Self.bits(ranges.joined()))
    case .pending(let pending): self = .pending(pending)
    default: self = .other
    }
  }

  private static func bits(_ numbers: some Sequence<Int>) -> UInt64 {
    numbers.reduce(0) { $0 | Self.bit($1) }
  }

  private static func bit(_ number: Int) -> UInt64 { number < 64 ? 1 << UInt64(number) : 0 }

  /// Whether the condition holds; nothing where its full form must be asked.
  @inline(__always)
  func holds(_ facts: borrowing TransactionFacts) -> Bool? {
    switch self {
    case .amount(let range): facts.amount.map { range.contains($0) } ?? false
    case .outflow: facts.knownDirection == .out
    case .inflow: facts.knownDirection == .in
    case .kinds(let bits): facts.kind.map { bits & Self.bit(Int($0.rawValue)) != 0 } ?? false
    case .accountTypes(let bits):
      facts.accountType.map { bits & Self.bit(Int($0.rawValue)) != 0 } ?? false
    case .dates(let range): facts.date.map { range ~= $0 } ?? false
    case .days(let bits): facts.date.map { bits & Self.bit($0.day) != 0 } ?? false
    case .weekdays(let bits): facts.date.map { bits & Self.bit($0.weekday) != 0 } ?? false
    case .pending(let pending): facts.isPending == pending
    case .other: nil
    }
  }
}

/// The quick forms of the conditions of all rules that their descriptions do not decide.
struct QuickTests {
  private var tests: [QuickTest] = []
  private var starts: [Int32] = [0]

  init(_ plans: [RulePlan]) {
    starts.reserveCapacity(plans.count + 1)
    for plan in plans {
      tests.append(contentsOf: plan.others.map { QuickTest($0) })
      starts.append(Int32(tests.count))
    }
  }

  /// Whether all of a rule's conditions hold; nothing where the full form of one must be asked.
  @inline(__always)
  func hold(of rule: Int, _ facts: borrowing TransactionFacts) -> Bool? {
    var areAllKnown = true
    for place in Int(starts[rule])..<Int(starts[rule + 1]) {
      if let holds = tests[place].holds(facts) {
        if !holds { return false }
      } else {
        areAllKnown = false
      }
    }
    return areAllKnown ? true : nil
  }
}
