import ArgumentParser
import BookKeeping
import Reports
import StatementModel

/// `schedule list`.
struct ScheduleListCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List all books that run by themselves on this machine.",
    discussion: HelpText.discussion(of: "schedule-list"))

  @Option(help: "How to answer.")
  var format = ListingFormat.text

  @OptionGroup var options: CommonOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let own = Schedule(BookPaths(root: Environment.workingDirectory))
    var found: [(job: ScheduledJob, run: ScheduledRun)] = []
    for job in try own.jobs() {
      if let run = try own.run(of: job) { found.append((job, run)) }
    }
    var table = TextTable(columns: [
      .init("Book"), .init("Scheduler"), .init("Time"), .init("Last"), .init("Next"),
    ])
    table.rows = found.map { job, run in
      [
        .text(job.book), .text(run.scheduler.rawValue), .optional(run.time.map { "\($0)" }),
        .optional(run.last.map { "\($0.begun): \($0.outcome.words)" }), .optional(run.next),
      ]
    }
    format.write(
      table, items: found.map { ScheduleWords.json($0.run, of: $0.job) }, console
    ) {
      if found.isEmpty { console.print("No book runs by itself on this machine.") }
      for (job, run) in found { ScheduleWords.tell(run, of: job, console) }
    }
    var isWell = true
    for (job, run) in found {
      if !job.isBookThere {
        console.report(Diagnostic(.warning, ScheduleFact.bookGone(job)))
        isWell = false
      }
      if !run.isProgramThere, let program = run.program {
        console.report(
          Diagnostic(
            .warning, ScheduleFact.programGone(program), at: SourceLocation(file: job.book)))
        isWell = false
      }
    }
    return isWell ? .done : .needsPerson
  }
}
