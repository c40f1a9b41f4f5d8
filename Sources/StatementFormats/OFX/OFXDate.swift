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
  /// 3. Year, month and day parted by `-`, `/` or `.`, and a time behind them.
  /// 4. The year last, parted or as eight digits; day or month first as the number above 12 shows,
  ///    or `order` says.
  static func read(
    _ bytes: [UInt8], _ range: Range<Int>, order: StatementProfile.DateOrder?
  ) -> OFXDate {
    guard !range.isEmpty else { return .none }
    let start = range.prefix(8)
    let isCompact = start.count == 8 && start.allSatisfy { (0x30...0x39).contains(bytes[$0]) }
    guard let raw = DateCell.read(bytes.span, isCompact ? start : range), raw.namedMonth == 0 else {
      return .unreadable
    }
    if isCompact, raw.first == 0 { return .none }
    if isCompact || raw.firstDigits == 4, let day = raw.day(.ymd, year: nil) { return .day(day) }
    guard isCompact ? range.count == 8 : raw.thirdDigits == 4 else { return .unreadable }
    let dayFirst = raw.day(.dmy, year: nil)
    let monthFirst = raw.day(.mdy, year: nil)
    switch (order, dayFirst, monthFirst) {
    case (.dmy?, let day?, _), (.mdy?, _, let day?): return .day(day)
    case (nil, let day?, nil): return .day(day, shows: .dmy)
    case (nil, nil, let day?): return .day(day, shows: .mdy)
    // The fifth of May is the same in both.
    case (nil, let day?, let other?): return day == other ? .day(day) : .undecided
    default: return .unreadable
    }
  }
}
