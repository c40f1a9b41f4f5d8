#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A moment by the machine's clock and zone, to the minute.
package struct LocalTime: Hashable, Sendable, CustomStringConvertible {
  package let day: CalendarDate
  /// As in `12:05`.
  package let timeOfDay: String

  /// Of a moment as files of the book have it: `2026-03-04T10:12:00Z`.
  package init?(_ moment: String) {
    guard moment.utf8.count == 20, moment.hasSuffix("Z"), moment.dropFirst(10).first == "T",
      let day = CalendarDate(iso: moment.prefix(10))
    else { return nil }
    let parts = moment.dropFirst(11).dropLast().split(separator: ":").map { Int($0) }
    guard parts.count == 3, let hour = parts[0], let minute = parts[1], let second = parts[2],
      (0..<24).contains(hour), (0..<60).contains(minute), (0...60).contains(second)
    else { return nil }
    self.init(
      secondsSince1970: ((Int(day.dayNumber) * 24 + hour) * 60 + minute) * 60 + second)
  }

  private init?(secondsSince1970: Int) {
    var seconds = time_t(secondsSince1970)
    var parts = unsafe tm()
    guard unsafe localtime_r(&seconds, &parts) != nil,
      let day = unsafe CalendarDate(
        year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    else { return nil }
    self.day = day
    timeOfDay =
      unsafe Self.twoDigits(Int(parts.tm_hour)) + ":" + Self.twoDigits(Int(parts.tm_min))
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  /// As in `2026-03-04 12:12`.
  package var description: String { "\(day) \(timeOfDay)" }

  package static var now: LocalTime? { LocalTime(secondsSince1970: time(nil)) }
}
