import StatementModel

/// Looks at whether the book runs by itself, how that went, and whether anybody is told.
struct ScheduleCheck {
  let paths: BookPaths
  let schedule: Schedule

  /// - Parameter environment: What schedulers need to find a person's jobs.
  init(paths: BookPaths, environment: [String: String]) {
    self.paths = paths
    schedule = Schedule(paths, environment: environment)
  }

  /// How many days may pass between the runs of a machine that is seldom on.
  private static let patience = 3

  func check() -> HealthCheck {
    var findings: [Diagnostic] = []
    // A scheduler that may not be asked holds no job of this person.
    let runs = (try? schedule.status()) ?? []
    for job in (try? schedule.stranded()) ?? [] {
      findings.append(Diagnostic(.warning, ScheduleFact.bookGone(job)))
    }
    for path in runs.filter({ !$0.isProgramThere }).compactMap(\.program) {
      findings.append(Diagnostic(.warning, ScheduleFact.programGone(path)))
    }
    let last = schedule.last(runs)
    // One that a person began was told to that person.
    if !runs.isEmpty, let last, !last.outcome.isDone {
      findings.append(Diagnostic(.warning, ScheduleFact.lastRun(last)))
    }
    if !runs.isEmpty, let begun = RunRecord.last(of: paths)?.begun,
      let day = CalendarDate(iso: begun.prefix(10)), let (today, _) = TimeOfDay.now,
      today > day.adding(days: Self.patience)
    {
      findings.append(Diagnostic(.warning, ScheduleFact.overdue(begun)))
    }
    if let notice = NoticeRecord.last(of: paths), let fault = notice.fault {
      findings.append(Diagnostic(.warning, ScheduleFact.noticeFailed(at: notice.at, fault)))
    }
    return HealthCheck(.schedule, detail(runs, last), findings)
  }

  private func detail(_ runs: [ScheduledRun], _ last: LastRun?) -> String {
    var parts = runs.map { run in
      "\(run.scheduler) runs it "
        + (run.time.map { "every day at \($0)" } ?? "at a time of its own")
        + (run.next.map { ", next \($0)" } ?? "")
    }
    if parts.isEmpty { parts = ["nothing runs it by itself"] }
    if let last { parts.append("last run \(last.begunWords): \(last.outcome.words)") }
    return parts.joined(separator: "; ")
  }
}
