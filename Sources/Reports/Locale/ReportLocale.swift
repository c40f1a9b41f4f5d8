import StatementModel

/// How a book's owner reads numbers and dates: marks, order of day and month, names of months.
///
/// The table is made by hand from what the languages' own style guides and Unicode's common
/// locale data agree on. It needs no locale library, so equal input gives equal bytes on every
/// machine.
package struct ReportLocale: Hashable, Sendable {
  /// The BCP 47 tag: `en-GB`.
  package let identifier: String
  let number: NumberStyle
  /// Fixed width, for columns: `05/03/2026`.
  let shortDate: [DatePart]
  /// With the month's name, for headings: `5 March 2026`.
  let longDate: [DatePart]
  /// The month alone: `March 2026`.
  let monthOfYear: [DatePart]
  /// January to December as they stand alone.
  let monthNames: [String]
  /// January to December as they stand after a day.
  let monthNamesInDates: [String]
  /// The day on which a week begins: 1 is Monday, 7 is Sunday.
  package let firstWeekday: Int
  package let today: String
  package let yesterday: String

  /// Finds the locale by its tag, in any case and with `-` or `_`: `en-GB`, `de`, `de_DE`.
  package init(_ text: String) throws(ReportFact) {
    let tag = text.lowercased().replacing("_", with: "-")
    let found = Self.known.first { locale in
      let own = locale.identifier.lowercased()
      return own == tag || Self.regions[own].map { "\(own)-\($0)" } == tag
    }
    guard let found else { throw .unknownLocale(text) }
    self = found
  }

  init(
    identifier: String, number: NumberStyle, shortDate: [DatePart], longDate: [DatePart],
    monthOfYear: [DatePart], monthNames: String, monthNamesInDates: String? = nil,
    firstWeekday: Int, today: String, yesterday: String
  ) {
    self.identifier = identifier
    self.number = number
    self.shortDate = shortDate
    self.longDate = longDate
    self.monthOfYear = monthOfYear
    self.monthNames = monthNames.split(separator: " ").map(String.init)
    self.monthNamesInDates =
      monthNamesInDates?.split(separator: " ").map(String.init) ?? self.monthNames
    self.firstWeekday = firstWeekday
    self.today = today
    self.yesterday = yesterday
  }

  /// American English: what holds where nothing is said.
  package static let standard = known[0]
}

/// How a number is written.
struct NumberStyle: Hashable, Sendable {
  /// Between groups of three digits.
  var groupMark: [UInt8]
  var decimalMark: [UInt8]
  /// How many digits must stand before the first group mark: 2 where 1234 is written without.
  var digitsBeforeMark = 1

  init(group: String, decimal: String, digitsBeforeMark: Int = 1) {
    groupMark = Array(group.utf8)
    decimalMark = Array(decimal.utf8)
    self.digitsBeforeMark = digitsBeforeMark
  }
}

/// One piece of a written date.
enum DatePart: Hashable, Sendable {
  case day
  case paddedDay
  /// The given word on the first of a month, else the number.
  case dayAfter(first: String)
  case paddedMonth
  case monthName
  case year
  case text(String)
}
