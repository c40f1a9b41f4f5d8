import StatementModel

/// A value for each order of dates, by its raw value.
struct ByOrder<Value> {
  private var values: (Value, Value, Value)

  init(_ value: Value) { values = (value, value, value) }

  @inline(__always)
  subscript(order: Int) -> Value {
    get {
      switch order {
      case 0: values.0
      case 1: values.1
      default: values.2
      }
    }
    set {
      switch order {
      case 0: values.0 = newValue
      case 1: values.1 = newValue
      default: values.2 = newValue
      }
    }
  }
}

/// What the cells of one date column show about their order.
struct DateEvidence {
  /// Cells that are a date under each order.
  var valid = ByOrder(0)
  /// The same, where that order is customary for the cell's form.
  var customary = ByOrder(0)
  var total = 0
  var unreadable = 0
  var yearless = 0
  /// Whether two orders give different days anywhere.
  var differs = false
  var example = ""
  var separator: UInt8 = 0
  /// Whether rows are in date order under each order: neither ever later, or never earlier.
  private var rises = ByOrder(true)
  private var falls = ByOrder(true)
  private var last = ByOrder<CalendarDate?>(nil)
  private(set) var changes = 0
  private(set) var earliest = ByOrder<CalendarDate?>(nil)
  private(set) var latest = ByOrder<CalendarDate?>(nil)
  /// The dates without a year, in their order.
  private(set) var yearlessRuns = ByOrder(YearlessRun())

  /// Which counts the last cell raised.
  private var lastValid = ByOrder(false)
  private var lastCustomary = ByOrder(false)
  private var lastIsYearless = false

  /// Counts the last cell once more.
  mutating func repeatLast() {
    total += 1
    if lastIsYearless { yearless += 1 }
    for index in 0..<3 {
      if lastValid[index] { valid[index] += 1 }
      if lastCustomary[index] { customary[index] += 1 }
    }
    if !lastValid[0], !lastValid[1], !lastValid[2] { unreadable += 1 }
  }

  /// Takes in a cell.
  mutating func add(_ raw: RawDate, year: Int?) { add(raw, Self.days(raw, year: year)) }

  /// The days that a cell shows under each order; one without a year shows them in a leap year.
  static func days(_ raw: RawDate, year: Int?) -> ByOrder<CalendarDate?> {
    let guessYear = raw.hasYear ? year : (year ?? 2024)
    var days = ByOrder<CalendarDate?>(nil)
    for order in DateOrder.allCases { days[order.rawValue] = raw.day(order, year: guessYear) }
    return days
  }

  /// Takes in a cell with the days that it shows.
  mutating func add(_ raw: RawDate, _ days: ByOrder<CalendarDate?>) {
    total += 1
    lastValid = ByOrder(false)
    lastCustomary = ByOrder(false)
    lastIsYearless = !raw.hasYear
    if separator == 0 { separator = raw.separator }
    if !raw.hasYear { yearless += 1 }
    var first: CalendarDate?
    var isDate = false
    for index in 0..<3 {
      guard let day = days[index] else { continue }
      isDate = true
      if let first, first != day { differs = true }
      first = first ?? day
      valid[index] += 1
      lastValid[index] = true
      if !raw.hasYear { yearlessRuns[index].add(day) }
      let isCustomary = index != DateOrder.mdy.rawValue || raw.isCustomaryForMonthFirst
      if isCustomary { customary[index] += 1 }
      lastCustomary[index] = isCustomary
      if let before = last[index], before != day {
        if before.dayNumber > day.dayNumber { rises[index] = false } else { falls[index] = false }
        if index == 0 { changes += 1 }
      }
      last[index] = day
      widen(index, to: day)
    }
    if !isDate { unreadable += 1 }
  }

  /// Day numbers are compared, since this is asked of every row.
  @inline(__always)
  private mutating func widen(_ index: Int, to day: CalendarDate) {
    guard let first = earliest[index], let last = latest[index] else {
      earliest[index] = day
      latest[index] = day
      return
    }
    if day.dayNumber < first.dayNumber { earliest[index] = day }
    if day.dayNumber > last.dayNumber { latest[index] = day }
  }

  func isInDateOrder(_ order: DateOrder) -> Bool {
    rises[order.rawValue] || falls[order.rawValue]
  }

  /// The orders under which most cells are dates; one that is not customary only if it is the
  /// only one.
  var candidates: [DateOrder] {
    let best = max(valid[0], valid[1], valid[2])
    guard best > 0 else { return [] }
    let fitting = DateOrder.allCases.filter { valid[$0.rawValue] == best }
    let usual = fitting.filter { customary[$0.rawValue] == best }
    return usual.isEmpty ? fitting : usual
  }
}

/// Decides the order of the dates of all columns, or says what remains open.
struct DateDecision {
  private(set) var orders: [Int: DateOrder] = [:]
  private(set) var decisions: [ReadingDecision] = []
  private(set) var questions: [CSVFact] = []
  /// Columns whose dates are the same days under every order.
  private(set) var indifferent: Set<Int> = []

  init(
    _ evidence: [Int: DateEvidence], profile: StatementProfile?, known: DateOrder?,
    header: [HeaderCell], period: (from: CalendarDate, to: CalendarDate)?, lags: DateLags?,
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
    _ period: (from: CalendarDate, to: CalendarDate)?, _ lags: DateLags?
  ) -> (DateOrder, String)? {
    if let period {
      let fitting = candidates.filter {
        guard let first = found.earliest[$0.rawValue], let last = found.latest[$0.rawValue] else {
          return false
        }
        return first >= period.from && last <= period.to
      }
      if fitting.count == 1 { return (fitting[0], "only so do the dates lie in the stated period") }
    }
    if found.changes >= 3 {
      let sorted = candidates.filter(found.isInDateOrder)
      if sorted.count == 1 { return (sorted[0], "only so are the rows in date order") }
    }
    if let lags {
      let fitting = candidates.filter(lags.isPlausible)
      if fitting.count == 1 {
        return (fitting[0], "only so does every posting follow its purchase within weeks")
      }
    }
    if candidates.contains(.dmy), !candidates.contains(.ymd), HeaderLanguage.isDayFirst(header),
      !HeaderLanguage.hasForeignDates(header, separator: found.separator)
    {
      return (.dmy, "the header's language writes the day first")
    }
    return ShortYears(found).withDots(candidates, header)
  }
}

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
}

/// A column's name in messages.
enum ColumnName {
  static func of(_ column: Int, _ header: [HeaderCell]) -> String {
    guard column < header.count, !header[column].text.isEmpty else { return "\(column + 1)" }
    return "\"\(header[column].text)\""
  }
}
