import StatementModel

/// What the dates of all records show about the order of day, month and year.
struct QIFDateEvidence {
  /// The dates that don't tell their order by themselves.
  private var all = DateEvidence()
  /// The same, each account's apart: rows follow each other only within one.
  private var accounts: [DateEvidence] = []
  private var certain = 0
  /// Whether some begin with a number of two digits, which seldom is a year.
  private var hasShortStart = false
  /// Whether the day and the month first give different days anywhere.
  private var differs = false
  private(set) var example = 0..<0

  /// Fewer changes of the date can be in order by chance.
  private static let leastChanges = 3
  /// What a statement may cover, and what one hardly does.
  private static let narrowDays = 3 * 366
  private static let wideDays = 5 * 366
  /// From here on, days may have been taken for years.
  private static let scatteredDays = 300
  /// Fewer dates may be scattered by themselves.
  private static let leastScattered = 4

  /// Counts one date; one that is certain by itself tells nothing of the others.
  mutating func add(_ raw: RawDate, at range: Range<Int>, account: Int) {
    guard QIFDate.certainDay(raw) == nil else { return certain += 1 }
    let days = DateEvidence.days(raw, year: nil)
    guard DateOrder.allCases.contains(where: { days[$0.rawValue] != nil }) else { return }
    all.add(raw, days)
    while accounts.count <= account { accounts.append(DateEvidence()) }
    accounts[account].add(raw, days)
    if raw.firstDigits == 2 { hasShortStart = true }
    // The first date that can be read with the day or the month first shows the question best.
    let isOpen = days[0] != nil && days[1] != nil && days[0] != days[1]
    if isOpen, !differs || example.isEmpty { example = range }
    if !isOpen, example.isEmpty, raw.firstDigits == 2 { example = range }
    differs = differs || isOpen
  }

  /// The orders under which every date is one.
  ///
  /// A year of two digits seldom comes first, so that order is left aside, unless the others
  /// scatter the dates over years and it does not: days that are taken for years do that.
  private var candidates: [DateOrder] {
    let fitting = DateOrder.allCases.filter {
      all.total > 0 && all.valid[$0.rawValue] == all.total
    }
    let usual = fitting.filter {
      all.customary[$0.rawValue] == all.total && ($0 != .ymd || !hasShortStart)
    }
    guard let rare = fitting.first(where: { !usual.contains($0) && $0 == .ymd }) else {
      return usual.isEmpty ? fitting : usual
    }
    let isNarrow = span(rare) <= Self.narrowDays
    if usual.isEmpty { return isNarrow ? fitting : [] }
    let narrowest = usual.map(span).min() ?? 0
    guard isNarrow, narrowest > Self.scatteredDays, narrowest > 4 * span(rare) else { return usual }
    let isSure = narrowest > Self.wideDays && all.total >= Self.leastScattered
    return isSure ? [rare] : usual + [rare]
  }

  /// The days between the earliest and the latest date.
  private func span(_ order: DateOrder) -> Int {
    guard let first = all.earliest[order.rawValue], let last = all.latest[order.rawValue] else {
      return 0
    }
    return first.days(to: last)
  }

  /// The order, and by what it is known; or the orders between which a person must choose.
  ///
  /// - Parameter stated: What an `!Option:` line says; the dates go first.
  func decide(
    _ profile: StatementProfile?, stated: DateOrder? = nil
  ) -> Result<(order: DateOrder, evidence: String), QIFOpenOrder> {
    let candidates = candidates
    if let said = profile?.dateOrder {
      let order = DateOrder(said)
      // Dates that begin with a year of four digits need no setting.
      let fits = all.valid[order.rawValue] > 0
      return .success((fits ? order : candidates.first ?? order, "the profile says so"))
    }
    guard all.total > 0 else {
      let evidence = certain > 0 ? "each date tells its order by itself" : "there is no date"
      return .success((certain > 0 ? .ymd : .dmy, evidence))
    }
    guard let first = candidates.first else {
      let orders = [DateOrder.dmy, .mdy].filter { all.customary[$0.rawValue] > 0 }
      return .failure(QIFOpenOrder(orders: orders, isContradictory: true))
    }
    if candidates.count == 1 {
      return .success((first, "only so is every date a day (\(all.total))"))
    }
    guard differs || candidates.contains(.ymd) else {
      return .success((first, "any order gives the same days"))
    }
    if accounts.contains(where: { $0.changes >= Self.leastChanges }) {
      let sorted = candidates.filter { order in accounts.allSatisfy { $0.isInDateOrder(order) } }
      if sorted.count == 1 { return .success((sorted[0], "only so are the rows in date order")) }
    }
    if let stated, candidates.contains(stated) {
      return .success((stated, "an !Option line says so"))
    }
    return .failure(QIFOpenOrder(orders: candidates, isContradictory: false))
  }
}

/// The orders of dates that remain.
struct QIFOpenOrder: Error {
  var orders: [DateOrder]
  /// Whether no order fits all dates.
  var isContradictory: Bool
}
