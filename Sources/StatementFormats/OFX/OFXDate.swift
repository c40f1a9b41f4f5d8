import StatementModel

/// How a date's text can be read.
enum OFXDate: Equatable {
  /// One reading; `shows` is the order of its parts that the text proves, where it is not year,
  /// month, day.
  case day(CalendarDate, shows: StatementProfile.DateOrder? = nil)
  /// Day and month can be either of two numbers: the other dates of the file decide.
  case undecided
  /// No date: empty, or zeros.
  case none
  case unreadable
}

extension OFXDate {
  /// Reads the day of an OFX date (OFX 3.2.8.2): its first eight digits, whatever time and
  /// zone follow.
  ///
  /// The day stays as written. It is the bank's own calendar day; moving it by its zone would put
  /// rows of the evening on the next day, and zones contradict themselves often (`[-3:GMT]`).
  ///
  /// Leniencies granted here:
  /// 1. Anything after the eighth digit: times of four, six or more digits, fractions, zones with
  ///    or without brackets, hours or name.
  /// 2. Eight zeros for no date.
  /// 3. Year, month and day parted by `-`, `/` or `.`.
  /// 4. The year last, parted or as eight digits; day or month first as the number above 12 shows,
  ///    or `order` says.
  static func read(
    _ bytes: [UInt8], _ range: Range<Int>, order: StatementProfile.DateOrder?
  ) -> OFXDate {
    guard !range.isEmpty else { return .none }
    var digits = 0
    var value = 0
    for index in range.prefix(8) {
      guard case 0x30...0x39 = bytes[index] else { break }
      value = value * 10 + Int(bytes[index] - 0x30)
      digits += 1
    }
    guard digits == 8 else { return parted(bytes[range], order: order) }
    if value == 0 { return .none }
    let date = day(year: value / 10000, month: value / 100 % 100, day: value % 100)
    guard date == .unreadable, range.count == 8 else { return date }
    return yearLast(value / 1_000_000, value / 10000 % 100, year: value % 10000, order: order)
  }

  /// Statements are of these years; eight digits that say another are no `YYYYMMDD`.
  private static let years = 1900...2199

  private static func day(year: Int, month: Int, day: Int) -> OFXDate {
    guard years.contains(year), let date = CalendarDate(year: year, month: month, day: day) else {
      return .unreadable
    }
    return .day(date)
  }

  private static func parted(
    _ text: ArraySlice<UInt8>, order: StatementProfile.DateOrder?
  ) -> OFXDate {
    // A time after the day begins at a blank or a T.
    let days = text.prefix { $0 != 0x20 && $0 != UInt8(ascii: "T") }
    let fields = days.split(omittingEmptySubsequences: false) { [0x2D, 0x2E, 0x2F].contains($0) }
    let parts = fields.compactMap { $0.count <= 4 ? Int(String(decoding: $0, as: UTF8.self)) : nil }
    guard fields.count == 3, parts.count == 3 else { return .unreadable }
    if fields[0].count == 4 { return day(year: parts[0], month: parts[1], day: parts[2]) }
    guard fields[2].count == 4 else { return .unreadable }
    return yearLast(parts[0], parts[1], year: parts[2], order: order)
  }

  private static func yearLast(
    _ first: Int, _ second: Int, year: Int, order: StatementProfile.DateOrder?
  ) -> OFXDate {
    let dayFirst = day(year: year, month: second, day: first)
    let monthFirst = day(year: year, month: first, day: second)
    switch order {
    case .dmy: return dayFirst
    case .mdy: return monthFirst
    case .ymd: return .unreadable
    case nil: break
    }
    switch (dayFirst, monthFirst) {
    case (.day(let date, _), .unreadable): return .day(date, shows: .dmy)
    case (.unreadable, .day(let date, _)): return .day(date, shows: .mdy)
    case (.unreadable, .unreadable): return .unreadable
    // The fifth of May is the same in both.
    default: return first == second ? dayFirst : .undecided
    }
  }
}
