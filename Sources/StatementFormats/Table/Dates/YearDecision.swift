import StatementModel

/// How the dates of a column get the years that they are written without.
enum YearRule: Equatable {
  /// The newest date is of that year; dates later in the year than it are of the year before.
  case newest(year: Int, place: Int)
  /// Each date lies as near as can be to the one in another column of its row.
  case beside(Int)
}

/// Finds the years of dates that are written without, by what the file tells and the profile says.
///
/// What the file tells goes first: a profile reads the files of many years.
struct YearDecision {
  private(set) var rules: [Int: YearRule] = [:]
  private(set) var decisions: [ReadingDecision] = []
  private(set) var question: TableFact?
  private(set) var refusal: YearFact?

  init(
    _ evidence: [Int: DateEvidence], _ orders: [Int: DateOrder], profile: StatementProfile?,
    above: StatementNotes, header: [HeaderCell]
  ) {
    for column in evidence.keys.sorted() {
      guard let found = evidence[column], found.isYearless, let order = orders[column] else {
        continue
      }
      let name = ColumnName.of(column, header)
      if let other = evidence.keys.sorted().first(where: {
        $0 != column && orders[$0] != nil && evidence[$0]?.yearless == 0
          && evidence[$0]?.unreadable == 0 && (evidence[$0]?.total ?? 0) >= found.total
      }) {
        rules[column] = .beside(other)
        note(name, "by column \(ColumnName.of(other, header))", "it has years in every row")
        continue
      }
      let newest: Int
      switch found.yearlessRuns[order.rawValue].turn {
      case .none(let day): newest = day
      case .before(let day): newest = day
      case .undecided:
        refusal = .noTurnOfYear(column: name, example: found.example)
        return
      }
      if let (year, why) = Self.year(of: newest, found, order, above) {
        rules[column] = .newest(year: year, place: newest)
        note(name, "\(year) for the newest", why)
      } else if let year = profile?.year {
        rules[column] = .newest(year: year, place: newest)
        note(name, "\(year) for the newest", "the profile says so")
      } else {
        question = question ?? .noYear(column: name, example: found.example)
      }
    }
  }

  private mutating func note(_ name: String, _ choice: String, _ why: String) {
    decisions.append(ReadingDecision("year of \(name)", choice, because: why))
  }

  /// The year of the newest date by the period or the month that the lines above state, if all
  /// dates then lie there.
  private static func year(
    of newest: Int, _ found: DateEvidence, _ order: DateOrder, _ above: StatementNotes
  ) -> (Int, String)? {
    guard let oldest = found.yearlessRuns[order.rawValue].oldest(after: newest) else { return nil }
    if let from = above.from, let to = above.to {
      for year in from.year...max(from.year, min(to.year, from.year + 3)) {
        guard let last = Self.day(newest, in: year),
          let first = Self.day(oldest, in: oldest > newest ? year - 1 : year)
        else { continue }
        if first.days(to: from) <= 7, to.days(to: last) <= 7 {
          return (year, "so all dates lie in the stated period")
        }
      }
      return nil
    }
    // A month of the card's own history stands there alone just as well; the rows end with it.
    guard above.months.count == 1, let month = above.months.first else { return nil }
    for year in [month.year, month.year - 1] {
      guard let last = Self.day(newest, in: year) else { continue }
      let distance = last.days(to: month.lastDay)
      if (-7...62).contains(distance) {
        return (year, "the lines above the table name the month \(month)")
      }
    }
    return nil
  }

  /// The day of that place in a year.
  private static func day(_ place: Int, in year: Int) -> CalendarDate? {
    let month = (place - 1) / 31 + 1
    let day = (place - 1) % 31 + 1
    return CalendarDate(year: year, month: month, day: day)
      ?? CalendarDate(year: year, month: month, day: 28)
  }
}

/// What can be wrong with dates without a year.
enum YearFact: DiagnosticFact {
  case noTurnOfYear(column: String, example: String)

  var code: String { "no-turn-of-year" }

  var summary: String {
    switch self {
    case .noTurnOfYear(let column, let example):
      "the dates of column \(column) have no year, as in \"\(example)\", and the rows don't tell "
        + "where a year ends among them"
    }
  }

  var remedy: String? { "export a shorter period, of less than half a year, or dates with years" }
}

extension YearlessRun {
  /// The first day of the rows: the first of the year, or after the newest where they begin in the
  /// year before.
  func oldest(after newest: Int) -> Int? {
    if case .before = turn { return days.first { $0 > newest } }
    return days.first
  }
}

extension RowExtraction {
  /// The day in a date column whose cell has no year.
  func yearlessDay(_ slot: Int, _ cells: RowCells) -> CalendarDate? {
    guard hasYearless, let rule = plan.years[dateColumns[slot]],
      let raw = cells.date(slot)?.raw, !raw.hasYear
    else { return nil }
    let order = dateOrders[slot]
    switch rule {
    case .newest(let year, let newest):
      // A leap year has every day.
      guard let parts = raw.day(order, year: 2024)?.parts else { return nil }
      let isBefore = YearlessRun.place(parts.month, parts.day) > newest
      return raw.day(order, year: isBefore ? year - 1 : year)
    case .beside(let column):
      guard let other = dateColumns.firstIndex(of: column),
        let near = cells.day(other, dateOrders[other])
      else { return nil }
      let days = (-1...1).compactMap { raw.day(order, year: near.year + $0) }
      return days.min { abs($0.days(to: near)) < abs($1.days(to: near)) }
    }
  }
}
