import StatementModel

/// The order of day, month and year in a date.
enum DateOrder: Int, CaseIterable {
  case dmy, mdy, ymd

  init(_ told: StatementProfile.DateOrder) {
    switch told {
    case .dmy: self = .dmy
    case .mdy: self = .mdy
    case .ymd: self = .ymd
    }
  }

  var name: String {
    switch self {
    case .dmy: "dmy"
    case .mdy: "mdy"
    case .ymd: "ymd"
    }
  }

  /// The order for people: `day first`.
  var words: String {
    switch self {
    case .dmy: "day first"
    case .mdy: "month first"
    case .ymd: "year first"
    }
  }
}

/// The numbers of a date as a cell writes them, before it is known which is which.
struct RawDate {
  var first = 0
  var second = 0
  var third = 0
  /// How many digits each number has; a month's name counts 2.
  var firstDigits = 0
  var secondDigits = 0
  var thirdDigits = 0
  /// 1 or 2 where that number is a month's name.
  var namedMonth = 0
  /// Whether it stands in a column whose years or days are all of one digit: `10-Nov-9`.
  var isShortened = false
  /// What stands between the first two numbers.
  var separator: UInt8 = 0

  var hasYear: Bool { thirdDigits > 0 || firstDigits == 8 || firstDigits == 5 || isShortCompact }
  /// Whether it is of six digits without marks: `240115`.
  var isShortCompact: Bool { firstDigits == 6 }

  /// Whether the numbers have as many digits as days, months and years; blanks alone stand only
  /// between numbers that can be nothing else, for they group the digits of amounts too.
  var hasPlausibleDigits: Bool {
    let digits = (firstDigits, secondDigits, thirdDigits)
    guard digits.0 != 3, digits.1 <= 2 || namedMonth > 0, digits.2 != 3, digits.1 != 3 else {
      return false
    }
    guard separator == 0x20, namedMonth == 0 else { return true }
    return digits == (2, 2, 4) || digits == (4, 2, 2)
  }

  /// Whether the year stands between the two others, as in `31/2024/12`.
  var isYearInMiddle: Bool {
    secondDigits == 4 && namedMonth == 0 && (1900...2100).contains(second)
      && (1...2).contains(firstDigits) && (1...2).contains(thirdDigits) && separator != 0x20
  }

  /// Makes `31/12/2024` of `31/2024/12`: which of the two is the day remains to be decided.
  mutating func moveYearToEnd() {
    (second, third) = (third, second)
    (secondDigits, thirdDigits) = (thirdDigits, secondDigits)
  }

  /// The day under one order; nothing if there is none.
  func day(_ order: DateOrder, year: Int?) -> CalendarDate? {
    if firstDigits == 8 { return compactDay(order) }
    if isShortCompact { return shortCompactDay(order) }
    if firstDigits == 5 {
      // Day 25569 of spreadsheets is 1970-01-01.
      return CalendarDate(dayNumber: Int32(truncatingIfNeeded: first - 25569))
    }
    if thirdDigits == 0 {
      guard let year else { return nil }
      return switch order {
      case .dmy where namedMonth != 1: CalendarDate(year: year, month: second, day: first)
      case .mdy where namedMonth != 2: CalendarDate(year: year, month: first, day: second)
      default: nil
      }
    }
    switch order {
    case .dmy:
      guard namedMonth != 1, firstDigits <= 2, let year = fullYear(third, thirdDigits) else {
        return nil
      }
      return CalendarDate(year: year, month: second, day: first)
    case .mdy:
      guard namedMonth != 2, firstDigits <= 2, let year = fullYear(third, thirdDigits) else {
        return nil
      }
      return CalendarDate(year: year, month: first, day: second)
    case .ymd:
      // Beside a month's name a year of two digits is never the first.
      guard namedMonth != 1, namedMonth == 0 || firstDigits == 4 || isShortened, thirdDigits <= 2,
        let year = fullYear(first, firstDigits)
      else { return nil }
      return CalendarDate(year: year, month: second, day: third)
    }
  }

  private func compactDay(_ order: DateOrder) -> CalendarDate? {
    let (year, month, day) =
      switch order {
      case .dmy: (first % 10000, first / 10000 % 100, first / 1_000_000)
      case .mdy: (first % 10000, first / 1_000_000, first / 10000 % 100)
      case .ymd: (first / 10000, first / 100 % 100, first % 100)
      }
    guard (1950...2100).contains(year) else { return nil }
    return CalendarDate(year: year, month: month, day: day)
  }

  private func shortCompactDay(_ order: DateOrder) -> CalendarDate? {
    let numbers = (first / 10000, first / 100 % 100, first % 100)
    let (short, month, day) =
      switch order {
      case .dmy: (numbers.2, numbers.1, numbers.0)
      case .mdy: (numbers.2, numbers.0, numbers.1)
      case .ymd: (numbers.0, numbers.1, numbers.2)
      }
    guard let year = fullYear(short, 2) else { return nil }
    return CalendarDate(year: year, month: month, day: day)
  }

  /// Two-digit years are of 1970 to 2069; years far from any statement are no years, nor are
  /// those that Iran and the Islamic calendar count today.
  private func fullYear(_ number: Int, _ digits: Int) -> Int? {
    switch digits {
    case 2: number < 70 ? 2000 + number : 1900 + number
    case 4 where (1111...2200).contains(number) && !(1300...1499).contains(number): number
    // As Thailand counts.
    case 4 where (2443...2643).contains(number): number - 543
    case 1 where isShortened: 2000 + number
    default: nil
    }
  }

  /// Whether the month may come first by what is customary: not where dots stand between the
  /// numbers.
  var isCustomaryForMonthFirst: Bool { separator != 0x2E || namedMonth == 1 }
}
