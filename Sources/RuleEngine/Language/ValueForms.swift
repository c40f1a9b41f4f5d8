import StatementModel

/// Reads the values of conditions from their texts.
///
///     amount        = [currency " "] bounds of decimal
///     date          = bounds of year, year-month or year-month-day
///     day           = bounds of 1 to 31
///     weekday       = bounds of mon to sun, in full or by three letters; sun..thu goes on
///                     beyond Sunday
///     bank-category = code | code ".." code | text
///     bounds of X   = X | X ".." X | ".." X | X ".."
enum ValueForms {
  /// A text that is no such value.
  struct Mistake: Error {
    let fact: RuleFact

    init(_ value: String, _ field: String, expected: String) {
      fact = .badValue(value, field: field, expected: expected)
    }

    init(_ fact: RuleFact) { self.fact = fact }
  }

  static func amount(_ text: String) throws(Mistake) -> AmountRange {
    let form = TextForm.amount.expected
    var rest = Substring(text)
    var range = AmountRange()
    if let (least, most) = hyphenated(rest) {
      throw Mistake(.rangeWithHyphen(text, least: least, most: most))
    }
    if let space = text.firstIndex(of: " ") {
      guard let currency = Currency(code: text[..<space]) else {
        throw Mistake(text, "amount", expected: form)
      }
      range.currency = currency
      rest = text[text.index(after: space)...]
    }
    if let (least, most) = hyphenated(rest) {
      throw Mistake(.rangeWithHyphen(text, least: least, most: most))
    }
    if rest.contains("-") || rest.contains("+") { throw Mistake(.signedAmount(text)) }
    let bounds = try bounds(rest) { ExactDecimal($0) }
    guard let bounds else { throw Mistake(text, "amount", expected: form) }
    (range.least, range.most) = bounds
    if let least = range.least, let most = range.most, most < least {
      throw Mistake(.reversedRange(text, field: "amount"))
    }
    return range
  }

  static func currency(_ text: String) throws(Mistake) -> Currency {
    guard let currency = Currency(code: text) else {
      throw Mistake(text, "currency", expected: TextForm.currency.expected)
    }
    return currency
  }

  static func dates(_ text: String) throws(Mistake) -> ClosedRange<CalendarDate> {
    let form = TextForm.dates.expected
    guard let bounds = try bounds(Substring(text), { span(of: $0) }) else {
      throw Mistake(text, "date", expected: form)
    }
    let first = bounds.0?.lowerBound ?? CalendarDate(dayNumber: .min)
    let last = bounds.1?.upperBound ?? CalendarDate(dayNumber: .max)
    guard first <= last else { throw Mistake(.reversedRange(text, field: "date")) }
    return first...last
  }

  /// The days of a year, a month or a day.
  private static func span(of text: Substring) -> ClosedRange<CalendarDate>? {
    if let day = CalendarDate(iso: text) { return day...day }
    if let month = Month(iso: text) { return month.firstDay...month.lastDay }
    guard text.utf8.count == 4, let year = Int(text),
      let first = CalendarDate(year: year, month: 1, day: 1),
      let last = CalendarDate(year: year, month: 12, day: 31)
    else { return nil }
    return first...last
  }

  static func days(_ text: String) throws(Mistake) -> ClosedRange<Int> {
    try range(text, "day", expected: TextForm.days.expected, within: 1...31) {
      number($0, digits: 1...2)
    }
  }

  private static let weekdayNames = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// All words for days of the week, in full and by three letters.
  static let weekdayWords = weekdayNames + weekdayNames.map { String($0.prefix(3)) }

  /// The English name of a day of the week, 1 being Monday.
  static func weekdayName(_ number: Int) -> String { weekdayNames[number - 1] }

  /// The days, in two ranges where they go on beyond Sunday: `sun..thu`.
  static func weekdays(_ text: String) throws(Mistake) -> [ClosedRange<Int>] {
    let (first, last) = try ends(
      text, "weekday", expected: TextForm.weekdays.expected, within: 1...7
    ) { name in
      let name = name.lowercased()
      return weekdayNames.firstIndex { $0 == name || $0.prefix(3) == name }.map { $0 + 1 }
    }
    return first <= last ? [first...last] : [first...7, 1...last]
  }

  static func bankCategory(_ text: String) throws(Mistake) -> BankCategory {
    if text.utf8.allSatisfy({ 0x30...0x39 ~= $0 || $0 == 0x2E }) {
      return try .codes(
        range(
          text, "merchant category code", expected: TextForm.codes.expected,
          within: 0...9999
        ) { number($0, digits: 4...4) })
    }
    let folded = TextFolding.fold(text)
    guard !folded.isEmpty else {
      throw Mistake(text, "bank category", expected: "a name or a merchant category code")
    }
    return .name(folded)
  }

  private static func range(
    _ text: String, _ field: String, expected: String, within limits: ClosedRange<Int>,
    _ read: (Substring) -> Int?
  ) throws(Mistake) -> ClosedRange<Int> {
    let (first, last) = try ends(text, field, expected: expected, within: limits, read)
    guard first <= last else { throw Mistake(.reversedRange(text, field: field)) }
    return first...last
  }

  /// Both ends of what may be one value, in whichever order.
  private static func ends(
    _ text: String, _ field: String, expected: String, within limits: ClosedRange<Int>,
    _ read: (Substring) -> Int?
  ) throws(Mistake) -> (Int, Int) {
    guard let bounds = try bounds(Substring(text), read),
      [bounds.0, bounds.1].allSatisfy({ $0.map(limits.contains) ?? true })
    else { throw Mistake(text, field, expected: expected) }
    return (bounds.0 ?? limits.lowerBound, bounds.1 ?? limits.upperBound)
  }

  /// The ends of what looks like a range with a hyphen or a dash.
  private static func hyphenated(_ text: Substring) -> (String, String)? {
    let parts = text.split(omittingEmptySubsequences: false) { "-–—".contains($0) }
    guard parts.count == 2, let least = ExactDecimal(parts[0].filter { $0 != " " }),
      let most = ExactDecimal(parts[1].filter { $0 != " " })
    else { return nil }
    return (least.text(), most.text())
  }

  private static func number(_ text: Substring, digits: ClosedRange<Int>) -> Int? {
    guard digits.contains(text.utf8.count), text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return nil
    }
    return Int(text)
  }

  /// Both bounds of `text`, which are the same where it is no range; nothing if it is neither.
  private static func bounds<Value>(
    _ text: Substring, _ read: (Substring) -> Value?
  ) throws(Mistake) -> (Value?, Value?)? {
    if let dots = text.firstRange(of: "...") ?? text.firstRange(of: "…") {
      // A number may begin with a point, and nobody could tell whether one does here.
      let ends = [text[..<dots.lowerBound], text[dots.upperBound...]]
      throw Mistake(.rangeDots(String(text), meant: ends.joined(separator: "..")))
    }
    guard let dots = text.firstRange(of: "..") else {
      return read(text).map { ($0, $0) }
    }
    let (lower, upper) = (text[..<dots.lowerBound], text[dots.upperBound...])
    guard !lower.isEmpty || !upper.isEmpty else { return nil }
    let first = read(lower)
    let last = read(upper)
    guard lower.isEmpty || first != nil, upper.isEmpty || last != nil else { return nil }
    return (first, last)
  }
}
