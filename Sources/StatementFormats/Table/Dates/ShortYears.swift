import StatementModel

/// Whether the year of two digits comes first or last: `24-01-15` is of 2024 or of 2015.
///
/// Where the wrong number is taken for the year, days of one month become dates years apart.
struct ShortYears {
  private let found: DateEvidence

  init(_ found: DateEvidence) { self.found = found }

  /// How many days lie between the first and the last date under the order.
  private func span(_ order: DateOrder) -> Int {
    guard let first = found.earliest[order.rawValue], let last = found.latest[order.rawValue]
    else { return 0 }
    return first.days(to: last)
  }

  /// The orders under which the dates don't lie scattered over many years, where another holds
  /// them close together.
  ///
  /// A few years prove nothing: there are accounts with but one row a year.
  func likely(_ orders: [DateOrder]) -> [DateOrder] {
    guard orders.contains(.ymd), let least = orders.map(span).min() else { return orders }
    return orders.filter { span($0) <= 8 * 366 || span($0) / 3 <= least }
  }

  /// Whether the order scatters the dates over decades though another holds them together: nobody
  /// writes so, whoever the exporter is.
  func scatters(_ order: DateOrder) -> Bool {
    span(order) > 8 * 366
      && DateOrder.allCases.contains {
        $0 != order && found.valid[$0.rawValue] * 10 >= found.total * 9
          && span($0) < span(order) / 3
      }
  }

  /// Whether the dates may as well begin with the year: 24.01.15 is rather of 2024 than of 2015, as
  /// statements are mostly of late; 31.01.24 is not of a year to come.
  private var isNewerYearFirst: Bool {
    guard let dayFirst = found.latest[DateOrder.dmy.rawValue],
      let yearFirst = found.latest[DateOrder.ymd.rawValue]
    else { return false }
    return dayFirst.year + 5 <= yearFirst.year && yearFirst.year <= Self.lastYear
  }

  /// The last year that a lone date is taken to be of with its year first.
  private static let lastYear = 2027

  /// Dots follow the day, unless the dates lie closer together with the year first, or the header
  /// is of a language that writes it first.
  func withDots(_ orders: [DateOrder], _ header: [HeaderCell]) -> (DateOrder, String)? {
    guard orders == [.dmy, .ymd], found.separator == 0x2E, !HeaderLanguage.isYearFirst(header),
      span(.dmy) < span(.ymd) || span(.dmy) == span(.ymd) && !isNewerYearFirst
    else { return nil }
    return (.dmy, "dots follow the day, and the dates lie no closer together otherwise")
  }
}
