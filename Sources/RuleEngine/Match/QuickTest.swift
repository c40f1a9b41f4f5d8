import StatementModel

/// A condition in the form in which it costs least to ask, or that it has none.
enum QuickTest {
  /// Without its sign, in thousandths.
  case amount(ClosedRange<Int64>)
  case amountIn(Currency, ClosedRange<Int64>)
  case outflow, inflow
  /// Bit n stands for the raw value n.
  case kinds(UInt64)
  case accountTypes(UInt64)
  /// By their numbers.
  case dates(ClosedRange<Int32>)
  /// Bit n stands for the day n.
  case days(UInt64)
  case weekdays(UInt64)
  case pending(Bool)
  case other

  init(_ condition: RuleCondition) {
    switch condition.test {
    case .amount(let ranges) where ranges.count == 1:
      guard let range = Self.thousandths(ranges[0]) else {
        self = .other
        return
      }
      self = ranges[0].currency.map { .amountIn($0, range) } ?? .amount(range)
    case .direction(let direction): self = direction == .out ? .outflow : .inflow
    case .kind(let kinds): self = .kinds(Self.bits(kinds.map { Int($0.rawValue) }))
    case .accountType(let types): self = .accountTypes(Self.bits(types.map { Int($0.rawValue) }))
    case .date(let ranges) where ranges.count == 1:
      self = .dates(ranges[0].lowerBound.dayNumber...ranges[0].upperBound.dayNumber)
    case .day(let ranges): self = .days(Self.bits(ranges.joined()))
    case .weekday(let ranges): self = .weekdays(Self.bits(ranges.joined()))
    case .pending(let pending): self = .pending(pending)
    default: self = .other
    }
  }

  /// A range whose ends are told in thousandths.
  private static func thousandths(_ range: AmountRange) -> ClosedRange<Int64>? {
    let lowest: Int64? = range.least.map { Magnitude.thousandths($0) } ?? 0
    let highest: Int64? = range.most.map { Magnitude.thousandths($0) } ?? Int64.max
    guard let lowest, let highest, lowest <= highest, range.least?.isNegative != true,
      range.most?.isNegative != true
    else { return nil }
    return lowest...highest
  }

  private static func bits(_ numbers: some Sequence<Int>) -> UInt64 {
    numbers.reduce(0) { $0 | Self.bit($1) }
  }

  private static func bit(_ number: Int) -> UInt64 { number < 64 ? 1 << UInt64(number) : 0 }

  /// Whether the condition holds; nothing where its full form must be asked.
  @inline(__always)
  func holds(_ facts: some QuickFacts) -> Bool? {
    switch self {
    case .amount(let range): Self.holds(range, facts.magnitude)
    case .amountIn(let currency, let range):
      facts.amount?.currency == currency ? Self.holds(range, facts.magnitude) : false
    case .outflow: facts.direction == .out
    case .inflow: facts.direction == .in
    case .kinds(let bits): facts.kind.map { bits & Self.bit(Int($0.rawValue)) != 0 } ?? false
    case .accountTypes(let bits):
      facts.accountType.map { bits & Self.bit(Int($0.rawValue)) != 0 } ?? false
    case .dates(let range): facts.date.map { range ~= $0.dayNumber } ?? false
    case .days(let bits): facts.date.map { bits & Self.bit($0.day) != 0 } ?? false
    case .weekdays(let bits): facts.date.map { bits & Self.bit($0.weekday) != 0 } ?? false
    case .pending(let pending): facts.isPending == pending
    case .other: nil
    }
  }
}

extension QuickTest {
  @inline(__always)
  private static func holds(_ range: ClosedRange<Int64>, _ magnitude: Int64) -> Bool? {
    magnitude == Magnitude.finer ? nil : range ~= magnitude
  }
}

/// The quick forms of the conditions of all rules that their descriptions do not decide.
struct QuickTests {
  /// Where the first test of a rule stands; below zero where it has none.
  struct Place {
    fileprivate var start: Int32

    /// That of a rule without tests.
    static let none = Place(start: -1)
  }

  /// One of a rule's tests, which stand one behind the other.
  struct Item {
    fileprivate var test: QuickTest
    fileprivate var isLast: Bool
  }

  private(set) var items: [Item] = []
  private var places: [Place] = []

  init(_ plans: [RulePlan]) {
    places.reserveCapacity(plans.count)
    for plan in plans {
      places.append(plan.others.isEmpty ? .none : Place(start: Int32(items.count)))
      items.append(contentsOf: plan.others.map { Item(test: QuickTest($0), isLast: false) })
      if !plan.others.isEmpty { items[items.count - 1].isLast = true }
    }
  }

  /// Where the tests of a rule stand.
  func place(of rule: Int) -> Place { places[rule] }

  /// Whether all of a rule's conditions hold; nothing where the full form of one must be asked.
  ///
  /// - Parameters:
  ///   - place: As `place(of:)` told it.
  ///   - items: The tests of all rules.
  @inline(__always)
  static func hold(_ place: Place, _ items: Span<Item>, _ facts: some QuickFacts) -> Bool? {
    if place.start < 0 { return true }
    var areAllKnown = true
    var index = Int(place.start)
    while true {
      let item = items[index]
      if let holds = item.test.holds(facts) {
        if !holds { return false }
      } else {
        areAllKnown = false
      }
      if item.isLast { return areAllKnown ? true : nil }
      index &+= 1
    }
  }
}
