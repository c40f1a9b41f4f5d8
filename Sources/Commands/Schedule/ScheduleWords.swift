import BookKeeping
import StatementModel

/// How a nightly run is told.
enum ScheduleWords {
  static func tell(_ run: ScheduledRun, _ console: Console) {
    let time = run.time.map { "every day at \($0)" } ?? "at a time of its own"
    console.print(TerminalText.safe("\(run.scheduler) runs this book \(time), as \(run.name)."))
    if let next = run.next { console.print(TerminalText.safe("  next     \(next)")) }
    if let program = run.program { console.print(TerminalText.safe("  program  \(program)")) }
    for file in run.files { console.print(TerminalText.safe("  file     \(file)")) }
  }

  static func json(_ run: ScheduledRun) -> JSONText {
    .object([
      ("scheduler", .string(run.scheduler.rawValue)), ("name", .string(run.name)),
      ("time", .optional(run.time.map { "\($0)" })), ("program", .optional(run.program)),
      ("programExists", .bool(run.isProgramThere)), ("next", .optional(run.next)),
      ("files", .array(run.files.map(JSONText.string))),
    ])
  }
}
