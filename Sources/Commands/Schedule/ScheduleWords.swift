import BookKeeping
import StatementModel

/// How a nightly run is told.
enum ScheduleWords {
  static func tell(_ run: ScheduledRun, _ console: Console) {
    let time = run.time.map { "every day at \($0)" } ?? "at a time of its own"
    console.print(
      words: TerminalText.safe("\(run.scheduler) runs this book \(time), as \(run.name)."))
    tellOfLast(run, console)
    if let program = run.program {
      console.print(words: TerminalText.safe("  program  \(program)"))
    }
    for file in run.files { console.print(words: TerminalText.safe("  file     \(file)")) }
  }

  /// In short, among those of other books.
  static func tell(_ run: ScheduledRun, of job: ScheduledJob, _ console: Console) {
    let time = run.time.map { "every day at \($0)" } ?? "at a time of its own"
    console.print(words: TerminalText.safe(job.book))
    console.print(words: TerminalText.safe("  runs     \(time), by \(run.scheduler)"))
    tellOfLast(run, console)
  }

  private static func tellOfLast(_ run: ScheduledRun, _ console: Console) {
    if let last = run.last {
      console.print(
        words: TerminalText.safe("  last     \(last.begunWords): \(last.outcome.words)"))
    } else {
      console.print(words: "  last     not yet")
    }
    if let next = run.next { console.print(words: TerminalText.safe("  next     \(next)")) }
  }

  /// One word for programs.
  private static func word(_ outcome: LastRun.Outcome) -> String {
    switch outcome {
    case .running: "running"
    case .stopped: "stopped"
    case .tooLong: "timeout"
    case .ended: "ended"
    }
  }

  static func json(_ last: LastRun) -> JSONText {
    var code: Int?
    if case .ended(let ended) = last.outcome { code = Int(ended) }
    return .object([
      ("begun", .string(last.begun)), ("outcome", .string(word(last.outcome))),
      ("code", .optional(code)),
    ])
  }

  static func json(_ run: ScheduledRun) -> JSONText { .object(members(run)) }

  static func json(_ run: ScheduledRun, of job: ScheduledJob) -> JSONText {
    .object(
      [("book", .string(job.book)), ("book_exists", .bool(job.isBookThere))] + members(run))
  }

  private static func members(_ run: ScheduledRun) -> [(key: String, value: JSONText)] {
    [
      ("scheduler", .string(run.scheduler.rawValue)), ("name", .string(run.name)),
      ("time", .optional(run.time.map { "\($0)" })), ("program", .optional(run.program)),
      ("program_exists", .bool(run.isProgramThere)), ("last", run.last.map(json) ?? .null),
      ("next", .optional(run.next)),
      ("files", .array(run.files.map(JSONText.string))),
    ]
  }
}
