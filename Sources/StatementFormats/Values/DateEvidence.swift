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
