import StatementModel

/// Tells visits to a shop that happen to come about once a month from bills.
///
/// Both have amounts that vary. A bill is sent on its day; who goes to a fuel station goes when the
/// tank is empty. What the merchant sells says which of the two is likely, and so how steady the
/// days must be.
struct VisitJudge {
  private let input: ReportInput

  init(_ input: ReportInput) { self.input = input }

  /// What speaks for visits, the strongest last.
  private enum Kind: Int {
    /// A category or a merchant that sends bills.
    case bill
    case unknown
    /// A category of things that one goes and buys.
    case shop
    /// A merchant of those that never send bills: fuel, food, clothes.
    case counter
  }

  /// Whether the payments of a chain are visits and no series.
  ///
  /// Equal amounts are never visits here: those are told from habits by their days alone.
  func areVisits(_ chain: RecurringChain, isIncome: Bool) -> Bool {
    guard !isIncome, !chain.isFixed else { return false }
    let limit: Int
    switch kind(of: chain) {
    case .bill: return false
    case .counter: return true
    case .shop: limit = 10
    case .unknown: limit = 12
    }
    return chain.schedule.deviation > limit
  }

  /// That of most payments.
  private func kind(of chain: RecurringChain) -> Kind {
    var counts: [Kind: Int] = [:]
    for entry in chain.entries { counts[kind(of: entry.index), default: 0] += 1 }
    return counts.max { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }?.key
      ?? .unknown
  }

  private func kind(of index: Int) -> Kind {
    if let code = input.transactions.details(at: index)?.merchantCategoryCode {
      if Self.billCodes.contains(where: { $0.contains(code) }) { return .bill }
      if Self.counterCodes.contains(where: { $0.contains(code) }) { return .counter }
    }
    guard let root = input.transactions.category(at: index)?.root.text else { return .unknown }
    if Self.billRoots.contains(root) { return .bill }
    return Self.shopRoots.contains(root) ? .shop : .unknown
  }

  /// Of the categories that every book has.
  private static let billRoots: Set<String> = ["Bills", "Home"]
  private static let shopRoots: Set<String> = ["Food", "Clothes", "Transit", "Shopping"]

  /// ISO 18245: telephone, cable, utilities; direct marketing with subscriptions; insurance, rent;
  /// clubs, schools, charities.
  private static let billCodes: [ClosedRange<Int>] = [
    4812...4816, 4899...4900, 5960...5969, 6300...6300, 6513...6513, 7997...7997, 8200...8299,
    8398...8398,
  ]
  /// Shops of all kinds, fuel, restaurants, pharmacies; taxis, hairdressers, parking.
  private static let counterCodes: [ClosedRange<Int>] = [
    5200...5542, 5611...5699, 5811...5814, 5912...5912, 5992...5999, 4121...4121, 7230...7230,
    7523...7523,
  ]
}
