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
    of job: NightlyJob, with scheduler: Scheduler, onArrival: Bool = false
  ) throws(BookError) -> [(place: String, text: String)] {
    guard scheduler == .systemd || !onArrival else {
      throw .usage(Diagnostic(.error, ScheduleFact.noArrival(scheduler)))
    }
    switch scheduler {
    case .systemd: return try places(of: units(of: job, onArrival: onArrival))
    case .cron: return [("crontab", CronTable.line(job) + "\n")]
    case .launchd:
      let home = try home
      let log = "\(home)/Library/Logs/\(job.name).log"
      return [(try agentFile, LaunchAgent(job: job, log: log).text)]
    }
  }

  // MARK: Doing

  /// Has the job run every night from now on; one that stood anywhere is replaced.
  ///
  /// - Parameter onArrival: Whether a run is also to begin when something arrives.
  /// - Returns: What the scheduler holds of it now, and what is worth knowing.
  package func install(
    _ job: NightlyJob, with scheduler: Scheduler, onArrival: Bool = false
  ) throws(BookError) -> (run: ScheduledRun?, remarks: [Diagnostic]) {
    // Refuses what this scheduler can't do before anything is touched.
    _ = try parts(of: job, with: scheduler, onArrival: onArrival)
    var remarks: [Diagnostic] = []
    switch scheduler {
    case .systemd: remarks = try installUnits(of: job, onArrival: onArrival)
    case .cron:
      var table = try cronTable()
      table.put(job)
      try write(table)
    case .launchd:
      let file = try agentFile
      _ = try? ask(.launchd, ["unload", file])
      try replace(try parts(of: job, with: .launchd)) { () throws(BookError) in
        try demand(.launchd, ["load", file])
      } redo: { wasThere in
        if wasThere { _ = try? ask(.launchd, ["load", file]) }
      }
    }
    // Only now: a scheduler that refuses must leave what another one does.
    if scheduler == .systemd { try removeTemplateTimer() }
    for other in Scheduler.allCases where other != scheduler {
      // What may not be asked has no job of this person.
      if (try? found(with: other))?.isEmpty == false { try remove(from: other) }
    }
    return (try found(with: scheduler).first, remarks)
  }

  /// Writes the files of a job and has the scheduler take them; where that fails, the files are again
  /// as they were.
  ///
  /// - Parameters:
  ///   - undo: Done after a failure, with the new files; told whether there were any before.
  ///   - redo: Done when those before are back.
  func replace(
    _ parts: [(place: String, text: String)], _ take: () throws(BookError) -> Void,
    undo: (_ wasThere: Bool) -> Void = { _ in }, redo: (_ wasThere: Bool) -> Void
  ) throws(BookError) {
    let before = parts.map { text(of: $0.place) }
    let wasThere = before.contains { $0 != nil }
    do throws(BookError) {
      for part in parts { try write(part.text, to: part.place) }
      try take()
    } catch {
      undo(wasThere)
      for (part, text) in zip(parts, before) {
        if let text {
          try? write(text, to: part.place)
        } else {
          try? FileAccess.remove(part.place)
        }
      }
      redo(wasThere)
      throw error
    }
  }

  /// Takes the book's job from wherever it stands.
  ///
  /// - Returns: What there was of it.
  package func remove() throws(BookError) -> [ScheduledRun] {
    let all = try status()
    for run in all { try remove(from: run.scheduler) }
    return all
  }

  func remove(from scheduler: Scheduler) throws(BookError) {
    switch scheduler {
    case .systemd:
      try removeTemplateTimer()
      _ = try? ask(.systemd, ["--user", "disable", "--now", "\(name).timer", "\(name).path"])
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
  ///
  /// - Throws: What a scheduler refuses, where no other one has the job: it may have it.
  package func status() throws(BookError) -> [ScheduledRun] {
    var runs: [ScheduledRun] = []
    var refusal: BookError?
    for scheduler in Scheduler.allCases {
      do throws(BookError) {
        runs += try found(with: scheduler)
      } catch {
        refusal = error
      }
    }
    if runs.isEmpty, let refusal { throw refusal }
    return runs
  }

  /// How the last run went: by the scheduler that has the job, else by the book.
  ///
  /// - Parameter runs: What schedulers hold of it.
  package func last(_ runs: [ScheduledRun]) -> LastRun? { runs.first?.last ?? LastRun(of: paths) }

  /// Whether systemd lets a person's jobs run while nobody is logged in; true where it is unknown.
  package var lingers: Bool {
    guard let user = environment["USER"] ?? environment["LOGNAME"], !user.contains("/") else {
      return true
    }
    return FileAccess.status("/var/lib/systemd/linger/\(user)") != nil
  }

  // MARK: Looking

  func found(with scheduler: Scheduler) throws(BookError) -> [ScheduledRun] {
    switch scheduler {
    case .systemd: return try timers()
    case .cron:
      guard let entry = try tableOfCron()?.entry(name) else { return [] }
      return [run(.cron, name, entry.time, entry.program, files: [])]
    case .launchd:
      guard environment["HOME"] != nil, let text = text(of: try agentFile) else { return [] }
      let entry = LaunchAgent.entry(text)
      return [run(.launchd, name, entry.time, entry.program, files: [try agentFile])]
    }
  }

  func run(
    _ scheduler: Scheduler, _ name: String, _ time: TimeOfDay?, _ program: String?,
    last: LastRun? = nil, next: String? = nil, files: [String]
  ) -> ScheduledRun {
    ScheduledRun(
      scheduler: scheduler, name: name, time: time, program: program,
      isProgramThere: program.map { FileAccess.status($0) != nil } ?? true,
      last: last ?? LastRun(of: paths),
      next: next?.isEmpty == false ? next : scheduler == .systemd ? nil : time.flatMap(nextByClock),
      files: files)
  }

  private func nextByClock(_ time: TimeOfDay) -> String? {
    guard let (day, now) = TimeOfDay.now else { return nil }
    return time.next(after: day, now)
  }

  func text(of path: String) -> String? {
    guard let bytes = try? FileAccess.read(path) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
