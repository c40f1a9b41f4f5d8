import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A time of day by the machine's clock, to the minute.
package struct TimeOfDay: Hashable, Sendable, CustomStringConvertible {
  /// 0 to 23.
  package let hour: Int
  /// 0 to 59.
  package let minute: Int

  /// When a run disturbs nobody and the day's exports are there.
  package static let night = TimeOfDay(uncheckedHour: 3, minute: 30)

  private init(uncheckedHour hour: Int, minute: Int) {
    self.hour = hour
    self.minute = minute
  }

  /// The day and the time by the machine's clock and zone.
  static var now: (CalendarDate, TimeOfDay)? {
    var now = time(nil)
    var parts = unsafe tm()
    guard unsafe localtime_r(&now, &parts) != nil,
      let day = unsafe CalendarDate(
        year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    else { return nil }
    return unsafe (
      day, TimeOfDay(uncheckedHour: Int(parts.tm_hour), minute: Int(parts.tm_min))
    )
  }

  /// - Parameter text: `3:30` or `03:30`.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else { return nil }
    self.init(uncheckedHour: hour, minute: minute)
  }

  /// The day and time that it is next, after a day and a time.
  func next(after day: CalendarDate, _ now: TimeOfDay) -> String {
    let isToday = (hour, minute) > (now.hour, now.minute)
    return "\(isToday ? day : day.adding(days: 1)) \(self)"
  }

  package var description: String { Self.twoDigits(hour) + ":" + Self.twoDigits(minute) }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

/// A book's nightly run, as whatever starts it must know it.
package struct NightlyJob: Sendable {
  /// The program's absolute path.
  package let program: String
  /// The book's absolute path.
  package let book: String
  package let time: TimeOfDay

  /// - Throws: `.usage` where a path has a character that tables of jobs can't hold.
  package init(program: String, book: String, time: TimeOfDay) throws(BookError) {
    for path in [program, book]
    where path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      throw .usage(Diagnostic(.error, ScheduleFact.unfitPath(path)))
    }
    self.program = program
    self.book = book
    self.time = time
  }

  /// The program and its arguments: silent when all is well.
  ///
  /// - Parameters:
  ///   - isAlone: Whether another process tells of it.
  ///   - seconds: How long nothing must arrive before it begins.
  func words(isAlone: Bool = false, settling seconds: Int? = nil) -> [String] {
    [program, "run", "--quiet"] + (isAlone ? ["--no-notices"] : [])
      + (seconds.map { ["--settle", "\($0)"] } ?? []) + ["--book", book]
  }

  /// What tells of a run that did not end well.
  var noticeWords: [String] { [program, "schedule", "notify", "--failed", "--book", book] }

  /// The book of a job that was written by these words; nothing where others stand there.
  static func book(inWords words: [String]) -> String? {
    let known = [["run", "--quiet", "--book"], ["run", "--quiet", "--no-notices", "--book"]]
    guard let book = words.last, known.contains(Array(words.dropFirst().dropLast())) else {
      return nil
    }
    return book
  }

  /// What the job is called: the book's folder and a hash of its path, so that each book has a job
  /// of its own.
  package var name: String { Self.name(ofBook: book) }

  static func name(ofBook book: String) -> String {
    let own = FilePath(book).name
    let folder = own.isEmpty ? "book" : own
    var slug = ""
    for byte in folder.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: slug.unicodeScalars.append(Unicode.Scalar(byte))
      default: if !slug.isEmpty, slug.last != "-" { slug += "-" }
      }
      if slug.utf8.count == longestSlug { break }
    }
    while slug.last == "-" { slug.removeLast() }
    var hash = StableHash()
    hash.add(book)
    let digits = String(hash.value.high, radix: 16)
    let mark = (String(repeating: "0", count: 16 - digits.count) + digits).prefix(8)
    return (["daybook"] + (slug.isEmpty ? [] : [slug]) + [String(mark)]).joined(separator: "-")
  }

  private static let longestSlug = 40

  /// The path of the running program; nothing where the system does not tell.
  package static var runningProgram: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      unsafe _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size) + 1)
      guard unsafe _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      return FileAccess.realPath(String(decoding: bytes, as: UTF8.self))
    #else
      // A program that was replaced while it ran is told by a name that is none.
      guard let path = FileAccess.realPath("/proc/self/exe"), FileAccess.status(path) != nil else {
        return nil
      }
      return path
    #endif
  }
}
