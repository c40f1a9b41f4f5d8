import ArgumentParser
import BookKeeping
import StatementModel

/// `schedule`: has the book run every night.
struct ScheduleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schedule",
    abstract: "Have the book run every night, by systemd, cron or launchd.",
    discussion: HelpText.discussion(of: "schedule"),
    subcommands: [
      ScheduleInstallCommand.self, ScheduleStatusCommand.self, ScheduleListCommand.self,
      ScheduleRemoveCommand.self, SchedulePrintCommand.self, ScheduleNotifyCommand.self,
    ])
}

extension Scheduler: ExpressibleByArgument {}

/// When the run is, and what starts it.
struct ScheduleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "When it runs, by the machine's clock: hours and minutes.", valueName: "time"))
  var at = "\(TimeOfDay.night)"

  @Option(
    help: ArgumentHelp(
      "What starts it: systemd, cron or launchd; else what this machine has.",
      valueName: "scheduler"))
  var with: Scheduler?

  @Flag(
    help: ArgumentHelp(
      "Also run when something arrives in Statements/ and has settled (systemd).",
      discussion: "Folders are looked into that are there when it is installed."))
  var onArrival = false

  func validate() throws {
    if TimeOfDay(at) == nil {
      throw ValidationError("--at cannot be \"\(at)\": write hours and minutes, like 03:30.")
    }
  }

  /// The job of a book, started by the program that is running.
  func job(of paths: BookPaths) throws -> NightlyJob {
    guard let program = NightlyJob.runningProgram else { throw ScheduleFact.programUnknown }
    return try NightlyJob(
      program: program, book: paths.root, time: TimeOfDay(at) ?? .night)
  }
}

extension ScheduleFact: Error {}

extension Schedule {
  init(_ paths: BookPaths) { self.init(paths, environment: Environment.ofSchedulers) }

  /// Tells of the jobs whose books are gone.
  ///
  /// - Returns: Whether there are any.
  @discardableResult
  func tellOfStranded(_ console: Console) -> Bool {
    // Where a scheduler may not be asked, what was asked for is done all the same.
    let jobs = (try? stranded()) ?? []
    for job in jobs { console.report(Diagnostic(.warning, ScheduleFact.bookGone(job))) }
    return !jobs.isEmpty
  }
}

/// `schedule install`.
struct ScheduleInstallCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Have the book run every night from now on.",
    discussion: HelpText.discussion(of: "schedule-install"))

  @OptionGroup var schedule: ScheduleOptions
  @OptionGroup var options: BookOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let paths = try options.locate()
    let job = try schedule.job(of: paths)
    let own = Schedule(paths)
    let scheduler = try schedule.with ?? own.usual()
    let installed = try own.install(job, with: scheduler, onArrival: schedule.onArrival)
    guard let run = installed.run else { return .done }
    if console.verbosity > .quiet { ScheduleWords.tell(run, console) }
    installed.remarks.forEach(console.report)
    if job.program.contains("/.build/") {
      console.report(Diagnostic(.warning, ScheduleFact.programOfBuild(job.program)))
    }
    if scheduler == .systemd, !own.lingers {
      console.report(Diagnostic(.note, ScheduleFact.lingering))
    }
    own.tellOfStranded(console)
    return .done
  }
}

/// `schedule status`.
struct ScheduleStatusCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Show whether the book runs every night, when, and by what.",
    discussion: HelpText.discussion(of: "schedule-status"))

  @Option(help: "How to answer.")
  var format = AnswerFormat.text

  @OptionGroup var options: BookOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let own = try Schedule(options.locate())
    let runs = try own.status()
    switch format {
    case .json: console.print(document: JSONText.array(runs.map(ScheduleWords.json)))
    case .text:
      if runs.isEmpty {
        console.print(
          words: "The book is not run by itself; `daybook schedule install` has it run.")
      }
      for run in runs { ScheduleWords.tell(run, console) }
    }
    let gone = runs.filter { !$0.isProgramThere }.compactMap(\.program)
    for path in gone { console.report(Diagnostic(.warning, ScheduleFact.programGone(path))) }
    let areStranded = own.tellOfStranded(console)
    return gone.isEmpty && !areStranded ? .done : .needsPerson
  }
}

/// `schedule remove`.
struct ScheduleRemoveCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Let the book run no more by itself.",
    discussion: HelpText.discussion(of: "schedule-remove"))

  @Flag(help: "Take the jobs away whose books are gone, and leave this book's alone.")
  var gone = false

  @OptionGroup var options: BookOptions

  func execute(_ console: Console) throws -> ExitStatus {
    if gone { return try removeGone(console) }
    let own = try Schedule(options.locate())
    let runs = try own.remove()
    own.tellOfStranded(console)
    guard console.verbosity > .quiet else { return .done }
    if runs.isEmpty { console.print(words: "The book was not run by itself.") }
    for run in runs {
      console.print(words: TerminalText.safe("\(run.scheduler) does not run \(run.name) any more."))
    }
    return .done
  }

  /// No book is needed for it: the last one may be what is gone.
  private func removeGone(_ console: Console) throws -> ExitStatus {
    let own = Schedule(BookPaths(root: Environment.workingDirectory))
    let jobs = try own.removeStranded()
    guard console.verbosity > .quiet else { return .done }
    if jobs.isEmpty { console.print(words: "No job is left of a book that is gone.") }
    for job in jobs {
      console.print(
        words:
          TerminalText.safe("\(job.scheduler) does not run \(job.name) any more: \(job.book)"))
    }
    return .done
  }
}

/// `schedule print`.
struct SchedulePrintCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "print",
    abstract: "Print what a scheduler needs, to put it in place by hand.",
    discussion: HelpText.discussion(of: "schedule-print"))

  @OptionGroup var schedule: ScheduleOptions
  @OptionGroup var options: BookOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let paths = try options.locate()
    let own = Schedule(paths)
    // What is printed may be for another machine.
    let scheduler = schedule.with ?? (try? own.usual()) ?? .systemd
    let parts = try own.parts(
      of: schedule.job(of: paths), with: scheduler, onArrival: schedule.onArrival)
    for (number, part) in parts.enumerated() {
      if number > 0 { console.print("") }
      // A property list must begin with what it is.
      if scheduler != .launchd { console.print(TerminalText.safe("# \(part.place)")) }
      console.print(
        TerminalText.safe(
          part.text.hasSuffix("\n") ? String(part.text.dropLast()) : part.text,
          keepingLineBreaks: true))
    }
    return .done
  }
}
