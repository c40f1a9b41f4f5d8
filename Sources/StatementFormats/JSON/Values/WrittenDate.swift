import StatementModel

/// A date as a text writes it.
enum WrittenDate: Equatable {
  /// The text names one day.
  case day(CalendarDate)
  /// Three numbers whose order the text does not tell.
  case numeric(NumericDate)

  /// Reads a date with or without a time behind it.
  ///
  /// The calendar day that is written is kept:
  /// converting it to another zone would move rows to neighbouring days.
  ///
  /// Understood are `2026-03-09`, `2026/3/9`, `20260309`, each also with a time and zone, month
  /// names (`9 Mar 2026`, `Mar 9, 2026`), and three numbers such as `09.03.2026` or `3/9/26`.
  init?(_ text: Span<UInt8>, _ range: Range<Int>) {
    let range = JSONStrings.trimmed(text, range)
    if let day = Self.iso(text, range) ?? Self.compact(text, range) {
      self = .day(day)
      return
    }
    if let named = Self.withMonthName(text, range) {
      self = .day(named)
      return
    }
    guard let parts = Self.numbers(text, range) else { return nil }
    if parts.firstWidth == 4 {
      guard let day = CalendarDate(year: parts.0, month: parts.1, day: parts.2) else { return nil }
      self = .day(day)
    } else if parts.lastWidth == 4 || parts.lastWidth == 2 {
      self = .numeric(
        NumericDate(
          first: parts.0, second: parts.1, last: parts.2, hasShortYear: parts.lastWidth == 2,
          separator: parts.separator))
    } else {
      return nil
    }
  }

  /// `2026-03-09`, the form of nearly all files, with or without a time.
  private static func iso(_ text: Span<UInt8>, _ range: Range<Int>) -> CalendarDate? {
    let start = range.lowerBound
    guard range.count == 10 || range.count > 10 && isTimeMark(text[start + 10]),
      text[start + 4] == JSONByte.minus, text[start + 7] == JSONByte.minus
    else { return nil }
    for index in 0..<10 where index != 4 && index != 7 {
      guard 0x30...0x39 ~= text[start + index] else { return nil }
    }
    return CalendarDate(
      year: number(text, start, 4), month: number(text, start + 5, 2),
      day: number(text, start + 8, 2))
  }

  /// Eight digits, or fourteen with the time, or eight and a `T`.
  private static func compact(_ text: Span<UInt8>, _ range: Range<Int>) -> CalendarDate? {
    guard range.count >= 8 else { return nil }
    var digits = 0
    while digits < range.count, 0x30...0x39 ~= text[range.lowerBound + digits] { digits += 1 }
    let isDate =
      digits == 8
      && (range.count == 8 || isTimeMark(text[range.lowerBound + 8]))
      || digits == 14
    guard isDate else { return nil }
    let start = range.lowerBound
    return CalendarDate(
      year: number(text, start, 4), month: number(text, start + 4, 2),
      day: number(text, start + 6, 2))
  }

  private static func isTimeMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "T") || byte == 0x20 || byte == UInt8(ascii: "Z")
  }

  private static func number(_ text: Span<UInt8>, _ start: Int, _ width: Int) -> Int {
    var value = 0
    for index in start..<(start + width) { value = value * 10 + Int(text[index] & 0x0F) }
    return value
  }

  private typealias Parts = (
    Int, Int, Int, firstWidth: Int, lastWidth: Int, separator: UInt8
  )

  /// Three numbers with `-`, `/` or `.` between them, and after them nothing or a time.
  private static func numbers(_ text: Span<UInt8>, _ range: Range<Int>) -> Parts? {
    var values = [0, 0, 0]
    var widths = [0, 0, 0]
    var index = range.lowerBound
    var separator: UInt8 = 0
    for part in 0..<3 {
      while index < range.upperBound, 0x30...0x39 ~= text[index], widths[part] < 5 {
        values[part] = values[part] * 10 + Int(text[index] & 0x0F)
        widths[part] += 1
        index += 1
      }
      guard widths[part] > 0 else { return nil }
      if part < 2 {
        guard index < range.upperBound, isSeparator(text[index]) else { return nil }
        separator = text[index]
        index += 1
      }
    }
    guard widths[1] <= 2, widths[0] <= 2 || widths[0] == 4 else { return nil }
    if index < range.upperBound {
      let rest = text[index]
      guard
        isTimeMark(rest) || rest == JSONByte.comma || rest == UInt8(ascii: ".")
          || rest == UInt8(ascii: "+") || rest == JSONByte.minus
      else { return nil }
    }
    return (values[0], values[1], values[2], widths[0], widths[2], separator)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == JSONByte.minus || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
  }

  private static let monthNames: [String] = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static func withMonthName(_ text: Span<UInt8>, _ range: Range<Int>) -> CalendarDate? {
    var hasLetters = false
    for index in range.lowerBound..<min(range.upperBound, range.lowerBound + 5) {
      if 0x61...0x7A ~= text[index] | 0x20 { hasLetters = true }
    }
    guard hasLetters, range.count <= 40 else { return nil }
    var letters = ""
    for index in range { letters.unicodeScalars.append(Unicode.Scalar(text[index])) }
    let words = letters.lowercased().split { !$0.isLetter && !$0.isNumber }.prefix(4)
    var numbers: [Int] = []
    var month: Int?
    for word in words {
      if let number = Int(word) {
        numbers.append(number)
      } else if let found = monthNames.firstIndex(where: { word.hasPrefix($0) }) {
        month = month ?? found + 1
      } else if month != nil || !numbers.isEmpty {
        return nil
      }
      if numbers.count == 2 { break }
    }
    guard let month, numbers.count == 2, numbers[1] >= 1000 else { return nil }
    return CalendarDate(year: numbers[1], month: month, day: numbers[0])
  }
}

/// Three numbers of which the last or the first is the year.
struct NumericDate: Equatable {
  var first: Int
  var second: Int
  var last: Int
  /// Whether the last number has two digits, so that it may as well be the day.
  var hasShortYear: Bool
  var separator: UInt8

  /// The day when the order of the numbers is known; nothing where it is none.
  func day(_ order: StatementProfile.DateOrder) -> CalendarDate? {
    switch order {
    case .dmy: CalendarDate(year: lastAsYear, month: second, day: first)
    case .mdy: CalendarDate(year: lastAsYear, month: first, day: second)
    case .ymd:
      hasShortYear ? CalendarDate(year: Self.full(first), month: second, day: last) : nil
    }
  }

  private var lastAsYear: Int { hasShortYear ? Self.full(last) : last }

  private static func full(_ year: Int) -> Int { year < 70 ? 2000 + year : 1900 + year }
}

/// Days from counts of seconds.
enum UnixTime {
  /// The calendar day in UTC of a number of seconds since 1970, or of milliseconds where the
  /// number is too large for seconds; nothing for what is no plain whole number of our times.
  ///
  /// Smaller numbers than the year 1980 has seconds are other counts: of days, as spreadsheets have
  /// them.
  static func day(_ text: String) -> CalendarDate? {
    let whole = text.split(separator: ".", omittingEmptySubsequences: false).first ?? ""
    guard let number = Int64(whole) else { return nil }
    // 10^11 seconds are the year 5138; 10^11 milliseconds are March 1973.
    let seconds = number.magnitude >= 100_000_000_000 ? number / 1000 : number
    return seconds >= 315_532_800 ? day(seconds: seconds) : nil
  }

  static func day(seconds: Int64) -> CalendarDate? {
    guard (0..<253_402_300_800).contains(seconds) else { return nil }
    return CalendarDate(dayNumber: Int32(seconds / 86_400))
  }
}
