import StatementModel

/// A book's nightly run with the scheduler of this machine: put there, looked up and taken away.
///
/// Nothing of it is in the book: a schedule is of a machine and a person.
package struct Schedule {
  let paths: BookPaths
  /// `HOME`, `PATH`, and what schedulers need to find the person's session.
  let environment: [String: String]

  package init(_ paths: BookPaths, environment: [String: String]) {
    self.paths = paths
    self.environment = environment
  }

  var name: String { NightlyJob.name(ofBook: paths.root) }

  // MARK: Choosing

  /// The scheduler that this machine has.
  ///
  /// - Throws: `.usage` where there is none.
  package func usual() throws(BookError) -> Scheduler {
    #if canImport(Darwin)
      return .launchd
    #else
      if let answer = try? ask(.systemd, ["--user", "show-environment"]), answer.code == 0 {
        return .systemd
      }
      if (try? ask(.cron, ["-l"])) != nil { return .cron }
      throw .usage(Diagnostic(.error, ScheduleFact.noScheduler))
    #endif
  }

  /// The files of a job, or for cron the line of the table, under the place they belong to.
  package func parts(
    of job: NightlyJob, with scheduler: Scheduler
  ) throws(BookError) -> [(place: String, text: String)] {
    switch scheduler {
    case .systemd:
      let units = SystemdUnits(job: job)
      let folder = try unitFolder
      return [
        ("\(folder)/\(units.serviceName)", units.service),
        ("\(folder)/\(units.timerName)", units.timer),
      ]
    case .cron: return [("crontab", CronTable.line(job) + "\n")]
    case .launchd:
      let home = try home
      let log = "\(home)/Library/Logs/\(job.name).log"
      return [(try agentFile, LaunchAgent(job: job, log: log).text)]
    }
  }

  // MARK: Doing

  /// Has the job run every night from now on; one that stood anywhere is replaced.
  package func install(
    _ job: NightlyJob, with scheduler: Scheduler
  ) throws(BookError) -> ScheduledRun? {
    for other in Scheduler.allCases where other != scheduler {
      if try found(with: other) != nil { try remove(from: other) }
    }
    switch scheduler {
    case .systemd:
      let parts = try parts(of: job, with: .systemd)
      for part in parts { try write(part.text, to: part.place) }
      do throws(BookError) {
        try demand(.systemd, ["--user", "daemon-reload"])
        try demand(.systemd, ["--user", "enable", "--now", SystemdUnits(job: job).timerName])
        // A timer that runs already keeps its time until it is begun anew.
        try demand(.systemd, ["--user", "restart", SystemdUnits(job: job).timerName])
      } catch {
        for part in parts { try? FileAccess.remove(part.place) }
        throw error
      }
    case .cron:
      var table = try cronTable()
      table.put(job)
      try write(table)
    case .launchd:
      _ = try? ask(.launchd, ["unload", try agentFile])
      for part in try parts(of: job, with: .launchd) {
        try write(part.text, to: part.place)
        try demand(.launchd, ["load", part.place])
      }
    }
    return try found(with: scheduler)
  }

  /// Takes the book's job from wherever it stands.
  ///
  /// - Returns: What there was of it.
  package func remove() throws(BookError) -> [ScheduledRun] {
    let all = try status()
    for run in all { try remove(from: run.scheduler) }
    return all
  }

  private func remove(from scheduler: Scheduler) throws(BookError) {
    switch scheduler {
    case .systemd:
      _ = try? ask(.systemd, ["--user", "disable", "--now", "\(name).timer"])
      for file in try unitFiles {
        try BookError.wrap { () throws(FileError) in try FileAccess.remove(file) }
      }
      _ = try? ask(.systemd, ["--user", "daemon-reload"])
    case .cron:
      var table = try cronTable()
      if table.remove(name) { try write(table) }
    case .launchd:
      let file = try agentFile
      _ = try? ask(.launchd, ["unload", file])
      try BookError.wrap { () throws(FileError) in try FileAccess.remove(file) }
    }
  }

  /// What schedulers hold of the book: nothing, or one job; more where somebody added some by hand.
  package func status() throws(BookError) -> [ScheduledRun] {
    var runs: [ScheduledRun] = []
    for scheduler in Scheduler.allCases {
      if let run = try found(with: scheduler) { runs.append(run) }
    }
    return runs
  }

  /// Whether systemd lets a person's jobs run while nobody is logged in; true where it is unknown.
  package var lingers: Bool {
    guard let user = environment["USER"] ?? environment["LOGNAME"], !user.contains("/") else {
      return true
    }
    return FileAccess.status("/var/lib/systemd/linger/\(user)") != nil
  }

  // MARK: Looking

  private func found(with scheduler: Scheduler) throws(BookError) -> ScheduledRun? {
    switch scheduler {
    case .systemd:
      // Without a home there is no folder of units.
      guard environment["HOME"] != nil, let timer = text(of: try unitFiles[1]) else { return nil }
      let service = text(of: try unitFiles[0]) ?? ""
      let answer = try? ask(
        .systemd,
        ["--user", "show", "\(name).timer", "--property=NextElapseUSecRealtime", "--value"])
      let next = answer.map { String(decoding: $0.output, as: UTF8.self) }?
        .split(separator: "\n").first.map(String.init)
      return run(
        .systemd, SystemdUnits.time(ofTimer: timer), SystemdUnits.program(ofService: service),
        next: next, files: try unitFiles)
    case .cron:
      // Without the program there are no jobs of it.
      guard let table = try? cronTable(), let entry = table.entry(name) else { return nil }
      return run(.cron, entry.time, entry.program, next: nil, files: [])
    case .launchd:
      guard environment["HOME"] != nil, let text = text(of: try agentFile) else { return nil }
      let entry = LaunchAgent.entry(text)
      return run(.launchd, entry.time, entry.program, next: nil, files: [try agentFile])
    }
  }

  private func run(
    _ scheduler: Scheduler, _ time: TimeOfDay?, _ program: String?, next: String?, files: [String]
  ) -> ScheduledRun {
    ScheduledRun(
      scheduler: scheduler, name: name, time: time, program: program,
      isProgramThere: program.map { FileAccess.status($0) != nil } ?? true,
      next: next?.isEmpty == false ? next : nil, files: files)
  }

  private func text(of path: String) -> String? {
    guard let bytes = try? FileAccess.read(path) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
