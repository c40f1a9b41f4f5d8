import StatementModel

/// Decides the order of the dates of all columns, or says what remains open.
struct DateDecision {
  private(set) var orders: [Int: DateOrder] = [:]
  private(set) var decisions: [ReadingDecision] = []
  private(set) var questions: [TableFact] = []
  /// Columns whose dates are the same days under every order.
  private(set) var indifferent: Set<Int> = []

  init(
    _ evidence: [Int: DateEvidence], profile: StatementProfile?, known: DateOrder?,
    header: [HeaderCell], period: @escaping StatedPeriod, lags: DateLags?,
    hasDecimalComma: Bool = false
  ) {
    let columns = evidence.keys.sorted()
    func name(_ column: Int) -> String { ColumnName.of(column, header) }
    func decide(_ column: Int, _ order: DateOrder, _ why: String) {
      orders[column] = order
      decisions.append(ReadingDecision("date order of \(name(column))", order.words, because: why))
    }
    var open: [Int] = []
    for column in columns {
      guard let found = evidence[column] else { continue }
      let candidates = found.candidates
      if let said = profile?.dateOrder {
        let order = DateOrder(rawValue: [.dmy: 0, .mdy: 1, .ymd: 2][said] ?? 0) ?? .dmy
        // Dates with a month's name or a leading year of four digits need no setting.
        let isOpen = candidates.contains(order) || found.valid[order.rawValue] > 0
        decide(column, isOpen ? order : candidates.first ?? order, "the profile says so")
      } else if candidates.count == 1 {
        decide(column, candidates[0], "only so are \(found.valid[candidates[0].rawValue]) dates")
      } else if let first = candidates.first {
        if !found.differs {
          decide(column, first, "either order gives the same days")
          indifferent.insert(column)
        } else {
          open.append(column)
        }
      }
    }
    for column in open {
      guard let found = evidence[column] else { continue }
      let candidates = found.candidates
      // Another column of the same form that is decided.
      if let other = columns.first(where: {
        orders[$0] != nil && evidence[$0]?.separator == found.separator
          && !(evidence[$0]?.differs == false)
      }), let order = orders[other], candidates.contains(order) {
        decide(column, order, "\(name(other)) is written so")
        continue
      }
      if let known, candidates.contains(known), !ShortYears(found).scatters(known) {
        decide(column, known, "this exporter writes so")
        continue
      }
      let likely = ShortYears(found).likely(candidates)
      if candidates.count > 1, likely.count == 1 {
        decide(column, likely[0], "otherwise the dates lie scattered over many years")
        continue
      }
      if let (order, why) = Self.further(found, likely, header, period, lags) {
        decide(column, order, why)
        continue
      }
      // Those in North America who write the month first write a decimal point.
      let isForeign = HeaderLanguage.hasForeignDates(header, separator: found.separator)
      let left = hasDecimalComma && !isForeign ? likely.filter { $0 != .mdy } : likely
      if left.count == 1 {
        decide(column, left[0], "the amounts have a decimal comma")
        continue
      }
      questions.append(
        .openDateOrder(
          column: name(column), orders: left.map(\.name), example: found.example))
    }
    // One answer settles all columns; one question is enough.
    if questions.count > 1 { questions = [questions[0]] }
  }

  private static func further(
    _ found: DateEvidence, _ candidates: [DateOrder], _ header: [HeaderCell],
    _ period: StatedPeriod, _ lags: DateLags?
  ) -> (DateOrder, String)? {
    let within = candidates.filter { order in
      guard let stated = period(order), let first = found.earliest[order.rawValue],
        let last = found.latest[order.rawValue]
      else { return false }
      return first >= stated.from && last <= stated.to
    }
    if within.count == 1 { return (within[0], "only so do the dates lie in the stated period") }
    if found.changes >= 3 {
      let sorted = candidates.filter(found.isInDateOrder)
      if sorted.count == 1 { return (sorted[0], "only so are the rows in date order") }
    }
    if let lags {
      let fitting = candidates.filter(lags.isPlausible)
      if fitting.count == 1 {
        return (fitting[0], "only so does every posting follow its purchase within weeks")
      }
      let prompt = fitting.filter(lags.isPrompt)
      if prompt.count == 1, fitting.allSatisfy({ $0 == prompt[0] || lags.isLate($0) }) {
        return (prompt[0], "only so does every posting follow its purchase within days")
      }
    }
    if candidates.contains(.dmy), !candidates.contains(.ymd), HeaderLanguage.isDayFirst(header),
      !HeaderLanguage.hasForeignDates(header, separator: found.separator)
    {
      return (.dmy, "the header's language writes the day first")
    }
    if candidates.contains(.dmy), HeaderLanguage.isSouthAsian(header) {
      return (.dmy, "the header's English writes the day first")
    }
    return ShortYears(found).withDots(candidates, header)
  }
}

/// The period that a file states above its rows, under an order of dates: it may be written as the
/// rows are.
typealias StatedPeriod = (DateOrder) -> (from: CalendarDate, to: CalendarDate)?

/// How long after the purchase the posting is, under each order.
struct DateLags {
  private var least = [Int.max, Int.max, Int.max]
  private var most = [Int.min, Int.min, Int.min]
  private var different = 0

  mutating func add(_ purchase: RawDate, _ posting: RawDate) {
    for order in DateOrder.allCases {
      guard let first = purchase.day(order, year: nil), let second = posting.day(order, year: nil)
      else { continue }
      let days = first.days(to: second)
      if days != 0, order == .dmy { different += 1 }
      least[order.rawValue] = min(least[order.rawValue], days)
      most[order.rawValue] = max(most[order.rawValue], days)
    }
  }

  /// Whether all postings are up to five weeks after the purchase.
  func isPlausible(_ order: DateOrder) -> Bool {
    different >= 2 && least[order.rawValue] >= -3 && most[order.rawValue] <= 35
  }

  /// Whether all postings are within days of the purchase.
  func isPrompt(_ order: DateOrder) -> Bool {
    different >= 3 && least[order.rawValue] >= -3 && most[order.rawValue] <= 10
  }

  /// Whether no posting is within weeks after the purchase, as hardly any bank is late.
  func isLate(_ order: DateOrder) -> Bool { least[order.rawValue] >= 20 }
}

/// A column's name in messages.
enum ColumnName {
  static func of(_ column: Int, _ header: [HeaderCell]) -> String {
    guard column < header.count, !header[column].text.isEmpty else { return "\(column + 1)" }
    return "\"\(header[column].text)\""
  }
}
