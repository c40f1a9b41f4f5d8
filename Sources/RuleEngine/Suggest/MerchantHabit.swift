import StatementModel

/// How money goes to or comes from a merchant, coarsely: so that merchants can be alike in it.
struct MerchantHabit: Hashable, Sendable {
  enum Rhythm: String, Sendable {
    case once, now, weekly, monthly, yearly
  }

  var direction: MoneyDirection
  var currency: Currency
  /// The number of binary digits of the whole units: amounts of one class are at most twice one
  /// another.
  var size: Int
  /// Whether nearly all amounts are the same.
  var isSteady: Bool
  var rhythm: Rhythm

  /// `monthly, always the same amount, out, 16..31 EUR`.
  var text: String {
    let least = size == 0 ? 0 : 1 << (size - 1)
    let words =
      switch rhythm {
      case .once: "once"
      case .now: "now and then"
      default: rhythm.rawValue
      }
    let steady = isSteady ? "always the same amount, " : ""
    return "\(words), \(steady)\(direction.rawValue), \(least)..\((1 << size) - 1) \(currency)"
  }
}

/// What the transactions of one merchant say of it, taken together.
struct MerchantFacts {
  private var codes: [(value: Int, count: Int)] = []
  private var issuers: [(value: String, count: Int)] = []
  private var amounts: [(value: Money, count: Int)] = []
  private var sizes = [Int](repeating: 0, count: 51)
  private var days: [Int32] = []
  private var outs = 0
  private var count = 0

  /// Distinct values that are told apart; what comes later than these is no more the usual one.
  private static let mostValues = 8

  mutating func add(code: Int?, issuer: String?, date: CalendarDate?, amount: Money?) {
    if let code { Self.count(code, in: &codes) }
    if let issuer { Self.count(issuer, in: &issuers) }
    if let date { days.append(date.dayNumber) }
    guard let amount else { return }
    count += 1
    if amount.isNegative { outs += 1 }
    sizes[Self.size(of: amount.amount)] += 1
    Self.count(amount, in: &amounts)
  }

  private static func count<Value: Equatable>(
    _ value: Value, in counts: inout [(value: Value, count: Int)]
  ) {
    if let index = counts.firstIndex(where: { $0.value == value }) {
      counts[index].count += 1
    } else if counts.count < mostValues {
      counts.append((value, 1))
    }
  }

  /// The number of binary digits of an amount's whole units; at most 50, since amounts are below
  /// 10^15.
  private static func size(of amount: ExactDecimal) -> Int {
    var units = amount.units.magnitude
    for _ in 0..<amount.scale { units /= 10 }
    return min(50, UInt64.bitWidth - units.leadingZeroBitCount)
  }

  /// The most frequent merchant category code; of several, the one seen first.
  var code: Int? { codes.max { $0.count < $1.count }?.value }
  /// The most frequent category of the issuer.
  var issuer: String? { issuers.max { $0.count < $1.count }?.value }

  var habit: MerchantHabit? {
    guard let first = amounts.first?.value,
      let size = sizes.indices.max(by: { (sizes[$0], $1) < (sizes[$1], $0) })
    else { return nil }
    let steadiest = amounts.lazy.map(\.count).max() ?? 0
    return MerchantHabit(
      direction: outs * 2 >= count ? .out : .in, currency: first.currency, size: size,
      isSteady: count >= 3 && steadiest * 5 >= count * 4, rhythm: rhythm)
  }

  private var rhythm: MerchantHabit.Rhythm {
    let days = Set(days).sorted()
    guard days.count >= 3 else { return days.count == 1 ? .once : .now }
    let gaps = zip(days, days.dropFirst()).map { $1 - $0 }
    func mostly(_ range: ClosedRange<Int32>) -> Bool {
      gaps.count { range.contains($0) } * 5 >= gaps.count * 4
    }
    if mostly(26...35) { return .monthly }
    if mostly(6...8) { return .weekly }
    if mostly(350...380) { return .yearly }
    return .now
  }
}
