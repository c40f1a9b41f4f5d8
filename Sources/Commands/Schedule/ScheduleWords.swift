import BookKeeping
import StatementModel

/// How a nightly run is told.
enum ScheduleWords {
  static func tell(_ run: ScheduledRun, _ console: Console) {
    let time = run.time.map { "every day at \($0)" } ?? "at a time of its own"
    console.print(TerminalText.safe("\(run.scheduler) runs this book \(time), as \(run.name)."))
    if let last = run.last {
      console.print(TerminalText.safe("  last     \(last.begun): \(words(last.outcome))"))
    } else {
      console.print("  last     not yet")
    }
    if let next = run.next { console.print(TerminalText.safe("  next     \(next)")) }
    if let program = run.program { console.print(TerminalText.safe("  program  \(program)")) }
    for file in run.files { console.print(TerminalText.safe("  file     \(file)")) }
  }

  static func words(_ outcome: LastRun.Outcome) -> String {
    switch outcome {
    case .running: "it is at work"
    case .stopped: "it was stopped before its end"
    case .tooLong: "it took too long and was stopped"
    case .ended(0): "all well"
    case .ended(let code): "\(words(code)) (exit code \(code))"
    }
  }

  private static func words(_ code: Int32) -> String {
    switch ExitStatus(rawValue: code) {
    case .needsPerson: "done, but something needs you"
    case .notFound: "there was no book"
    case .busy: "it gave up, since another command was writing the book"
    case .configuration: "daybook.yaml, rates.csv or a rules file was wrong"
    case .io, .cannotCreate: "it could not read or write"
    default: "it failed"
    }
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

  private static func json(_ last: LastRun) -> JSONText {
    var code: Int?
    if case .ended(let ended) = last.outcome { code = Int(ended) }
    return .object([
      ("begun", .string(last.begun)), ("outcome", .string(word(last.outcome))),
      ("code", .optional(code)),
    ])
  }

  static func json(_ run: ScheduledRun) -> JSONText {
    .object([
      ("scheduler", .string(run.scheduler.rawValue)), ("name", .string(run.name)),
      ("time", .optional(run.time.map { "\($0)" })), ("program", .optional(run.program)),
      ("programExists", .bool(run.isProgramThere)), ("last", run.last.map(json) ?? .null),
      ("next", .optional(run.next)),
      ("files", .array(run.files.map(JSONText.string))),
    ])
  }
}
