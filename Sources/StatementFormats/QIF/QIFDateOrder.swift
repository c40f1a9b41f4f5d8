import StatementModel

/// What the dates of all records show about the order of day, month and year.
struct QIFDateEvidence {
  private var valid = [0, 0, 0]
  private var customary = [0, 0, 0]
  /// Dates that are a day under one order at least.
  private(set) var readable = 0
  private var certain = 0
  private var earliest: [CalendarDate?] = [nil, nil, nil]
  private var latest: [CalendarDate?] = [nil, nil, nil]
  /// By pairs of orders: whether they give different days anywhere.
  private var differing: Set<[Int]> = []
  private var runs: [Int: Run] = [:]
  private(set) var example = 0..<0
  private var hasUsualExample = false

  /// How the dates of one account follow each other.
  private struct Run {
    var last: [CalendarDate?] = [nil, nil, nil]
    var rises = [true, true, true]
    var falls = [true, true, true]
    var changes = [0, 0, 0]
  }

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
    let days = DateOrder.allCases.map { raw.day($0, year: nil) }
    guard days.contains(where: { $0 != nil }) else { return }
    readable += 1
    for order in DateOrder.allCases {
      let index = order.rawValue
      guard let day = days[index] else { continue }
      valid[index] += 1
      earliest[index] = min(earliest[index] ?? day, day)
      latest[index] = max(latest[index] ?? day, day)
      if Self.isCustomary(order, raw) { customary[index] += 1 }
      for other in 0..<index {
        guard let otherDay = days[other], otherDay != day else { continue }
        differing.insert([other, index])
        // The first date that can be read with the day or the month first shows the question best;
        // where there is none, the first that can be read in two ways.
        if other == 0, index == 1 {
          if !hasUsualExample { example = range }
          hasUsualExample = true
        } else if example.isEmpty {
          example = range
        }
      }
      follow(day, index, account)
    }
  }

  private mutating func follow(_ day: CalendarDate, _ order: Int, _ account: Int) {
    var run = runs[account] ?? Run()
    if let before = run.last[order], before != day {
      if before > day { run.rises[order] = false } else { run.falls[order] = false }
      run.changes[order] += 1
    }
    run.last[order] = day
    runs[account] = run
  }

  private static func isCustomary(_ order: DateOrder, _ raw: RawDate) -> Bool {
    switch order {
    case .dmy: true
    case .mdy: raw.isCustomaryForMonthFirst
    case .ymd: raw.isCustomaryForYearFirst
    }
  }

  /// The orders under which every date is one.
  ///
  /// A year of two digits seldom comes first, so that order is left aside, unless the others
  /// scatter the dates over years and it does not: days that are taken for years do that.
  private var candidates: [DateOrder] {
    let fitting = DateOrder.allCases.filter { readable > 0 && valid[$0.rawValue] == readable }
    let usual = fitting.filter { customary[$0.rawValue] == readable }
    guard let rare = fitting.first(where: { !usual.contains($0) && $0 == .ymd }) else {
      return usual.isEmpty ? fitting : usual
    }
    let isNarrow = span(rare) <= Self.narrowDays
    if usual.isEmpty { return isNarrow ? fitting : [] }
    let narrowest = usual.map(span).min() ?? 0
    guard isNarrow, narrowest > Self.scatteredDays, narrowest > 4 * span(rare) else { return usual }
    let isSure = narrowest > Self.wideDays && readable >= Self.leastScattered
    return isSure ? [rare] : usual + [rare]
  }

  /// The days between the earliest and the latest date.
  private func span(_ order: DateOrder) -> Int {
    guard let first = earliest[order.rawValue], let last = latest[order.rawValue] else { return 0 }
    return first.days(to: last)
  }

  private func isInDateOrder(_ order: DateOrder) -> Bool {
    runs.values.allSatisfy { $0.rises[order.rawValue] || $0.falls[order.rawValue] }
  }

  /// The order, and by what it is known; or the orders between which a person must choose.
  func decide(
    _ profile: StatementProfile?
  ) -> Result<(order: DateOrder, evidence: String), QIFOpenOrder> {
    let candidates = candidates
    if let said = profile?.dateOrder {
      let order: DateOrder =
        switch said {
        case .dmy: .dmy
        case .mdy: .mdy
        case .ymd: .ymd
        }
      // Dates that begin with a year of four digits need no setting.
      let fits = valid[order.rawValue] > 0
      return .success((fits ? order : candidates.first ?? order, "the profile says so"))
    }
    guard readable > 0 else {
      let evidence = certain > 0 ? "each date tells its order by itself" : "there is no date"
      return .success((certain > 0 ? .ymd : .dmy, evidence))
    }
    guard let first = candidates.first else {
      let orders = DateOrder.allCases.filter { customary[$0.rawValue] > 0 }
      return .failure(QIFOpenOrder(orders: orders, isContradictory: true))
    }
    if candidates.count == 1 {
      return .success((first, "only so is every date a day (\(readable))"))
    }
    let differs = candidates.contains { left in
      candidates.contains { differing.contains([left.rawValue, $0.rawValue]) }
    }
    guard differs else { return .success((first, "any order gives the same days")) }
    let areEnough = runs.values.contains { run in
      candidates.allSatisfy { run.changes[$0.rawValue] >= Self.leastChanges }
    }
    if areEnough {
      let sorted = candidates.filter(isInDateOrder)
      if sorted.count == 1 { return .success((sorted[0], "only so are the rows in date order")) }
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
