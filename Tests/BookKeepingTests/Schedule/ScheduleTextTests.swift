import StatementModel
import Testing

@testable import BookKeeping

/// A nightly job in the words of each scheduler.
struct ScheduleTextTests {
  static let times: [(String, String?)] = [
    ("03:30", "03:30"), ("3:05", "03:05"), ("0:00", "00:00"), ("23:59", "23:59"), ("24:00", nil),
    ("12:60", nil), ("12", nil), ("12:3", nil), ("-1:30", nil), ("1:+3", nil), ("٣:٣٠", nil),
    ("03:30:00", nil), ("", nil),
  ]

  @Test(arguments: times)
  func `times of day are hours and minutes`(_ text: String, _ told: String?) {
    #expect(TimeOfDay(text).map { "\($0)" } == told)
  }

  /// Paths with all that means something to a scheduler or a shell.
  static let paths = [
    "/home/ada/book", "/home/ada/my book", "/home/ada/it's", "/home/ada/100% $HOME `x` \"q\"",
    "/home/ada/back\\slash", "/home/ada/книга & <co>", "/a%%b\\%c'", "/home/ada/ends with #",
  ]

  private static func job(_ path: String, at time: TimeOfDay = .night) throws -> NightlyJob {
    try NightlyJob(program: path + "/bin/daybook", book: path, time: time)
  }

  @Test(arguments: paths)
  func `what was written is found again`(_ path: String) throws {
    let time = try #require(TimeOfDay("6:05"))
    let job = try Self.job(path, at: time)
    let units = SystemdUnits(job: job)
    #expect(SystemdUnits.time(ofTimer: units.timer) == time)
    #expect(SystemdUnits.program(ofService: units.service) == job.program)
    #expect(SystemdUnits.words(ofService: units.service) == job.words(isAlone: true))
    for words in [job.words(), job.words(isAlone: true)] {
      #expect(NightlyJob.book(inWords: words) == path)
    }
    var table = CronTable("")
    table.put(job)
    let entry = try #require(table.entry(job.name))
    #expect(entry.time == time)
    #expect(entry.program == job.program)
    #expect(table.jobs.map(\.name) == [job.name] && table.jobs[0].words == job.words())
    let agent = LaunchAgent.entry(LaunchAgent(job: job, log: path + "/log").text)
    #expect(agent.time == time)
    #expect(agent.program == job.program)
    #expect(LaunchAgent.words(LaunchAgent(job: job, log: path + "/log").text) == job.words())
  }

  /// A job by hand, or of another program.
  @Test func `what has other words is none of ours`() throws {
    for words in [
      ["/bin/daybook", "run", "--book", "/a"], ["/bin/daybook"], [],
      ["/bin/daybook", "run", "--quiet", "--book", "/a", "--verbose"],
    ] {
      #expect(NightlyJob.book(inWords: words) == nil, "\(words)")
    }
    #expect(SystemdUnits.words(ofService: "[Service]\nExecStart=/bin/true x\n").isEmpty)
    #expect(
      CronTable("0 4 * * * backup # daybook-x\n# 0 4 * * * 'a' # daybook-y\n").jobs.count == 1)
    #expect(LaunchAgent.words("<plist><dict/></plist>").isEmpty)
  }

  /// As systemd-escape has them.
  static let escaped: [(String, String)] = [
    ("/home/ada/book", "daybook@home-ada-book"),
    ("/home/ada/my-book.2026", "daybook@home-ada-my\\x2dbook.2026"),
    ("/home/ada/Büro Kosten", "daybook@home-ada-B\\xc3\\xbcro\\x20Kosten"),
    ("/.a/.b\\c", "daybook@\\x2ea-.b\\x5cc"), ("/", "daybook@-"),
    ("/a:b_c/1\t", "daybook@a:b_c-1\\x09"),
  ]

  @Test(arguments: escaped)
  func `the package's unit of a book is named by its path`(_ path: String, _ name: String) throws {
    #expect(SystemdTemplate.name(ofBook: path) == name)
    let job = try #require(SystemdTemplate.job(ofFile: name + ".timer"))
    #expect(job.name == name && job.book == path)
  }

  @Test func `other names among enabled timers are none of a book`() {
    for file in [
      "backup.timer", "daybook@home.service", "daybook@a\\x2.timer", "daybook@a\\zz.timer",
      "daybook@home-ada book.timer", "daybook@.timer", "daybook-book-12345678.timer",
    ] {
      #expect(SystemdTemplate.job(ofFile: file) == nil, "\(file)")
    }
  }

  @Test func `another command that goes on writing is no success, and no run lasts for ever`()
    throws
  {
    let service = SystemdUnits(job: try Self.job("/home/ada/book")).service
    #expect(!service.contains("SuccessExitStatus"))
    #expect(service.contains("Type=oneshot\n") && service.contains("\nTimeoutStartSec="))
  }

  static let nights: [(String, String, String)] = [
    ("03:30", "00:00", "2026-12-31 03:30"), ("03:30", "03:29", "2026-12-31 03:30"),
    ("03:30", "03:30", "2027-01-01 03:30"), ("03:30", "23:59", "2027-01-01 03:30"),
    ("00:00", "00:00", "2027-01-01 00:00"), ("23:59", "0:01", "2026-12-31 23:59"),
  ]

  @Test(arguments: nights)
  func `the next run is today's or tomorrow's`(_ time: String, _ now: String, _ next: String) throws
  {
    let (time, now) = (try #require(TimeOfDay(time)), try #require(TimeOfDay(now)))
    let day = try #require(CalendarDate(year: 2026, month: 12, day: 31))
    #expect(time.next(after: day, now) == next)
  }

  static let shown: [(String, LastRun.Outcome?)] = [
    ("ActiveState=inactive\nResult=success\nExecMainStartTimestamp=\n", nil),
    ("", nil), ("Failed to connect to bus", nil),
    (
      "ActiveState=inactive\nResult=success\nExecMainStartTimestamp=Mon 2026-03-02 03:30:01 UTC\n"
        + "ExecMainCode=1\nExecMainStatus=0\n", .ended(code: 0)
    ),
    (
      "ActiveState=failed\nResult=exit-code\nExecMainStartTimestamp=Mon\nExecMainCode=1\n"
        + "ExecMainStatus=75\n", .ended(code: 75)
    ),
    (
      "ActiveState=failed\nResult=timeout\nExecMainStartTimestamp=Mon\nExecMainCode=2\n"
        + "ExecMainStatus=15\n", .tooLong
    ),
    (
      "ActiveState=failed\nResult=signal\nExecMainStartTimestamp=Mon\nExecMainCode=2\n"
        + "ExecMainStatus=9\n", .stopped
    ),
    (
      "ActiveState=activating\nResult=success\nExecMainStartTimestamp=Mon\nExecMainCode=0\n"
        + "ExecMainStatus=0\n", .running
    ),
  ]

  @Test(arguments: shown)
  func `systemd tells how a run went`(_ text: String, _ outcome: LastRun.Outcome?) {
    #expect(LastRun(systemd: text)?.outcome == outcome)
  }

  @Test(arguments: paths)
  func `the shell that cron calls gets the words as they are`(_ path: String) throws {
    let job = try Self.job(path)
    let fields = CronTable.line(job).split(separator: " ", maxSplits: 5)
    // Cron takes the backslash before a percent sign away.
    let command = fields[5].replacing("\\%", with: "%")
    let answer = try ChildProcess.run(
      "sh", ["-c", "printf '%s\\n' " + command], environment: ["HOME": "/nowhere"])
    let words = String(decoding: answer.output, as: UTF8.self).split(separator: "\n")
    #expect(words.map(String.init) == job.words())
  }

  @Test func `a table of jobs keeps all lines of others`() throws {
    let others = "# mine\nMAILTO=ada\n0 4 * * * /usr/bin/backup # daybook-not\n"
    var table = CronTable(others)
    let (one, other) = (try Self.job("/a/book"), try Self.job("/b/book"))
    #expect(one.name != other.name)
    table.put(one)
    table.put(other)
    table.put(try Self.job("/a/book", at: try #require(TimeOfDay("5:00"))))
    #expect(table.lines.count == 5)
    #expect(table.lines[3].hasPrefix("0 5 * * * "))
    let removed = [one.name, one.name, other.name].map { table.remove($0) }
    #expect(removed == [true, false, true])
    #expect(table.text == others)
    // The last line of a table by hand may lack its end.
    #expect(CronTable("0 4 * * * x").text == "0 4 * * * x\n")
    #expect(CronTable("").text.isEmpty)
  }

  static let names: [(String, String)] = [
    ("/home/ada/my-book", "daybook-my-book-"), ("/home/ada/My  Book!", "daybook-My-Book-"),
    ("/home/ada/книга", "daybook-"), ("/", "daybook-book-"),
    ("/x/" + String(repeating: "y", count: 300), "daybook-" + String(repeating: "y", count: 40)),
  ]

  @Test(arguments: names)
  func `a job is named by its book's folder`(_ path: String, _ start: String) {
    let name = NightlyJob.name(ofBook: path)
    #expect(name.hasPrefix(start))
    #expect(name.utf8.allSatisfy { $0 == 0x2D || (0x30...0x7A).contains($0) })
    #expect(name == NightlyJob.name(ofBook: path))
  }

  @Test(arguments: ["/home/ada/two\nlines", "/home/ada/bell\u{7}"])
  func `paths that no table can hold are refused`(_ path: String) {
    #expect(throws: BookError.self) {
      try NightlyJob(program: "/bin/daybook", book: path, time: .night)
    }
  }
}
