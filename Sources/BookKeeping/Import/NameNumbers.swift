import StatementModel

/// The numbers in a file's name that may be the end of a card's: `4417` of
/// `Chase4417_Activity20260301.CSV`.
///
/// What may be a date, a time of day behind one, or a number in a row of files is none of them: it
/// is better to ask than to take the files of each October for those of the card `1005`.
struct NameNumbers {
  /// In the order of the name, each once.
  private(set) var numbers: [String] = []
  /// The years in which the file may have been made; nothing where that can't be told.
  private let years: ClosedRange<Int>?

  /// - Parameters:
  ///   - name: With its ending, without its folder.
  ///   - statement: What the file tells, whose years dates in its name may be of.
  init(_ name: String, of statement: Statement) {
    years = statement.from.flatMap { from in
      statement.to.map { Swift.min(from.year, $0.year) - 1...Swift.max(from.year, $0.year) + 1 }
    }
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    let bytes = Array(stem.utf8)
    var start = 0
    // Where a date ended.
    var dateEnd: Int?
    while start < bytes.count {
      guard Self.isDigit(bytes[start]) else {
        start += 1
        continue
      }
      let end = bytes[start...].firstIndex { !Self.isDigit($0) } ?? bytes.count
      let run = String(decoding: bytes[start..<end], as: UTF8.self)
      let isBehindDate = dateEnd.map { start - $0 <= 1 } ?? false
      if isDate(run) || (isBehindDate && (run.utf8.count <= 2 || Self.isTime(run[...]))) {
        dateEnd = end
      } else if run.utf8.count >= 4, !run.hasPrefix("00"), !numbers.contains(run) {
        numbers.append(run)
      }
      start = end
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  // MARK: Dates

  private func isDate(_ run: String) -> Bool {
    switch run.utf8.count {
    case 4:
      return Self.isYear(run[...]) || Self.isDayOfMonth(run[...], year: 2000)
        || isMonthOfYear(month: run.prefix(2), run.suffix(2))
        || isMonthOfYear(month: run.suffix(2), run.prefix(2))
    case 6:
      return Self.isYear(run.prefix(4)) && Self.isMonth(run.suffix(2))
        || Self.isYear(run.suffix(4)) && Self.isMonth(run.prefix(2))
        || Self.isDayOfMonth(run.prefix(4), year: 2000)
        || Self.isDayOfMonth(run.suffix(4), year: 2000)
    case 8:
      return Self.isDay(run[...]) || Self.isYear(run.prefix(4)) && Self.isYear(run.suffix(4))
    case 12, 14, 16, 17:
      // A day with a time, or with another day.
      let rest = run.dropFirst(8)
      return Self.isDay(run.prefix(8)) && (Self.isTime(rest) || Self.isDay(rest))
    default: return false
    }
  }

  private static func number(_ digits: Substring) -> Int { Int(digits) ?? 0 }

  private static func isYear(_ digits: Substring) -> Bool {
    (1900...2099).contains(number(digits))
  }

  private static func isMonth(_ digits: Substring) -> Bool { (1...12).contains(number(digits)) }

  /// `0326` and `2603` where 2026 is a year in which the file may have been made.
  private func isMonthOfYear(month: Substring, _ year: Substring) -> Bool {
    Self.isMonth(month) && years?.contains { $0 % 100 == Self.number(year) } ?? true
  }

  /// A month and a day, or a day and a month.
  private static func isDayOfMonth(_ digits: Substring, year: Int) -> Bool {
    let (one, other) = (number(digits.prefix(2)), number(digits.suffix(2)))
    return CalendarDate(year: year, month: one, day: other) != nil
      || CalendarDate(year: year, month: other, day: one) != nil
  }

  private static func isDay(_ digits: Substring) -> Bool {
    guard digits.utf8.count == 8 else { return false }
    return [(digits.prefix(4), digits.suffix(4)), (digits.suffix(4), digits.prefix(4))].contains {
      isYear($0) && isDayOfMonth($1, year: number($0))
    }
  }

  /// `1412`, `141259` and `141259003`.
  private static func isTime(_ digits: Substring) -> Bool {
    guard [4, 6, 9].contains(digits.utf8.count) else { return false }
    let parts = [digits.prefix(2), digits.dropFirst(2).prefix(2), digits.dropFirst(4).prefix(2)]
    return zip(parts, [23, 59, 59]).allSatisfy { number($0) <= $1 }
  }
}
