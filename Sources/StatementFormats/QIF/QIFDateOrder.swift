import StatementModel

/// What the dates of all records show about the order of day, month and year.
struct QIFDateEvidence {
  /// The one list of the orders: asking the type makes a new one each time.
  private static let orders = DateOrder.allCases
  /// The days of the date at hand, by order; kept, so that a date costs no allocation.
  private var days: [CalendarDate?] = [nil, nil, nil]
  private var valid = [0, 0, 0]
  private var customary = [0, 0, 0]
  /// Dates that are a day under one order at least.
  private(set) var readable = 0
  private var certain = 0
  private var earliest: [CalendarDate?] = [nil, nil, nil]
  private var latest: [CalendarDate?] = [nil, nil, nil]
  /// By pairs of orders, at three times the one and the other: whether they give different days
  /// anywhere.
  private var differing = [Bool](repeating: false, count: 9)
  /// By account and order, three of one account side by side.
  private var runs: [Run] = []
  private(set) var example = 0..<0
  private var hasUsualExample = false

  /// How the dates of one account follow each other under one order.
  private struct Run {
    var last: CalendarDate?
    var rises = true
    var falls = true
    var changes = 0
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
    for (index, order) in Self.orders.enumerated() { days[index] = raw.day(order, year: nil) }
    guard days[0] != nil || days[1] != nil || days[2] != nil else { return }
    readable += 1
    while runs.count < 3 * (account + 1) { runs.append(Run()) }
    for order in Self.orders {
      let index = order.rawValue
      guard let day = days[index] else { continue }
      valid[index] += 1
      earliest[index] = min(earliest[index] ?? day, day)
      latest[index] = max(latest[index] ?? day, day)
      if Self.isCustomary(order, raw) { customary[index] += 1 }
      for other in 0..<index {
        guard let otherDay = days[other], otherDay != day else { continue }
        differing[3 * other + index] = true
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
    let place = 3 * account + order
    if let before = runs[place].last, before != day {
      if before > day { runs[place].rises = false } else { runs[place].falls = false }
      runs[place].changes += 1
    }
    runs[place].last = day
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
    stride(from: order.rawValue, to: runs.count, by: 3).allSatisfy {
      runs[$0].rises || runs[$0].falls
    }
  }

  /// The order, and by what it is known; or the orders between which a person must choose.
  ///
  /// - Parameter stated: What an `!Option:` line says; the dates go first.
  func decide(
    _ profile: StatementProfile?, stated: DateOrder? = nil
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
      candidates.contains { differing[3 * left.rawValue + $0.rawValue] }
    }
    guard differs else { return .success((first, "any order gives the same days")) }
    let areEnough = stride(from: 0, to: runs.count, by: 3).contains { start in
      candidates.allSatisfy { runs[start + $0.rawValue].changes >= Self.leastChanges }
    }
    if areEnough {
      let sorted = candidates.filter(isInDateOrder)
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
