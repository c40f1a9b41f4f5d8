import StatementModel

/// What starts a book's nightly run.
package enum Scheduler: String, CaseIterable, Sendable {
  case systemd, cron, launchd
}

/// What a scheduler holds of a book's nightly run.
package struct ScheduledRun: Sendable {
  package var scheduler: Scheduler
  /// What the job is called there.
  package var name: String
  /// Nothing where somebody changed it to what Daybook does not write.
  package var time: TimeOfDay?
  package var program: String?
  /// Whether the program is where it was.
  package var isProgramThere: Bool
  /// How it went the last time, if it ever did.
  package var last: LastRun?
  /// When it runs next: in the scheduler's own words where it tells.
  package var next: String?
  /// The files that hold it; none where a table does.
  package var files: [String]
}

/// What can be wrong with a schedule.
package enum ScheduleFact: DiagnosticFact {
  case unfitPath(String)
  case noScheduler
  case missing(Scheduler)
  case refused(Scheduler, String)
  case noHome
  case programUnknown
  case programGone(String)
  case bookGone(ScheduledJob)
  case programOfBuild(String)
  case lingering
  case noArrival(Scheduler)
  /// What this host's systemd can't do, by the names of its settings.
  case wallsLeftOut([String])
  case wallsUntried
  /// The job's last run did not end well.
  case lastRun(LastRun)
  /// It should have run since.
  case overdue(String)
  case noticeFailed(at: String, String)

  package var code: String {
    switch self {
    case .unfitPath: "schedule-path"
    case .noScheduler: "no-scheduler"
    case .missing: "scheduler-missing"
    case .refused: "scheduler-refused"
    case .noHome: "no-home"
    case .programUnknown: "program-unknown"
    case .programGone: "program-gone"
    case .bookGone: "book-gone"
    case .programOfBuild: "program-of-build"
    case .lingering: "no-lingering"
    case .noArrival: "no-arrival"
    case .wallsLeftOut: "walls-left-out"
    case .wallsUntried: "walls-untried"
    case .lastRun: "last-run"
    case .overdue: "run-overdue"
    case .noticeFailed: "notice-failed"
    }
  }

  package var summary: String {
    switch self {
    case .unfitPath(let path): "no scheduler can hold a path with control characters: \"\(path)\""
    case .noScheduler: "neither systemd nor cron can be used here"
    case .missing(let scheduler): "\(scheduler.program) is not on this machine"
    case .refused(let scheduler, let words): "\(scheduler.program) refused: \(words)"
    case .noHome: "HOME is not set, and the schedule is kept below it"
    case .programUnknown: "the system does not tell where this program lies"
    case .programGone(let path): "\(path), which the nightly run starts, is not there any more"
    case .bookGone(let job):
      "\(job.scheduler) has \(job.name) run a book at \(job.book), where none is any more"
    case .programOfBuild(let path): "\(path) lies in a folder of builds, which may be cleared"
    case .lingering: "systemd runs it only while you are logged in"
    case .noArrival(let scheduler): "\(scheduler) can't begin a run when something arrives"
    case .wallsLeftOut(let names):
      "systemd refuses here what would shut the run in further: \(names.joined(separator: ", "))"
    case .wallsUntried: "whether systemd can shut the run in here could not be tried"
    case .lastRun(let last): "the last run, begun \(last.begunWords): \(last.outcome.words)"
    case .overdue(let begun):
      "it should run every day, and ran last at \(LocalTime(begun)?.description ?? begun)"
    case .noticeFailed(let at, let words): "at \(at), \(words)"
    }
  }

  package var remedy: String? {
    switch self {
    case .unfitPath: "rename the folder"
    case .noScheduler, .refused:
      "`daybook schedule print` prints what a scheduler needs, to be put in place by hand"
    case .missing: "choose another with --with"
    case .noHome: "set it to your own folder"
    case .programUnknown: "start it by its path"
    case .programGone: "`daybook schedule install` writes where the program lies now"
    case .bookGone:
      "if it was moved or deleted, `daybook schedule remove --gone` takes the job away"
    case .programOfBuild:
      "copy the program to a folder of programs and install the schedule by that"
    case .noArrival: "leave --on-arrival out, or let systemd run it"
    case .wallsLeftOut: "it runs without these"
    case .wallsUntried: "\"systemctl --user start\" with the service's name shows whether it runs"
    case .lastRun(let last): last.outcome.remedy
    case .overdue: "`daybook schedule status` shows what should start it"
    case .noticeFailed: "`daybook schedule notify --try` tries it"
    case .lingering: "\"loginctl enable-linger\" lets it run at night all the same"
    }
  }
}

extension Scheduler {
  /// The program that knows of its jobs.
  var program: String {
    switch self {
    case .systemd: "systemctl"
    case .cron: "crontab"
    case .launchd: "launchctl"
    }
  }
}
