import StatementModel

/// Where schedulers keep jobs, and how they are asked.
extension Schedule {
  // MARK: Places

  var home: String {
    get throws(BookError) {
      guard let home = environment["HOME"], home.hasPrefix("/") else {
        throw .usage(Diagnostic(.error, ScheduleFact.noHome))
      }
      return home
    }
  }

  var unitFolder: String {
    get throws(BookError) {
      if let given = environment["XDG_CONFIG_HOME"], given.hasPrefix("/") {
        return given + "/systemd/user"
      }
      return try home + "/.config/systemd/user"
    }
  }

  /// Where all units lie that there may be of the job: the service first, then the timer.
  var unitFiles: [String] {
    get throws(BookError) {
      let folder = try unitFolder
      return SystemdUnits.names(ofJob: name).map { "\(folder)/\($0)" }
    }
  }

  var agentFolder: String {
    get throws(BookError) { try home + "/Library/LaunchAgents" }
  }

  var agentFile: String {
    get throws(BookError) { "\(try agentFolder)/\(name).plist" }
  }

  func write(_ text: String, to path: String) throws(BookError) {
    try BookError.wrap { () throws(FileError) in
      try FileAccess.makeFolder(FilePath(path).parent ?? "/")
      try FileAccess.write(Array(text.utf8), to: path, isDurable: false, mode: 0o644)
    }
  }

  // MARK: Asking

  /// The person's table; nothing where this machine has no cron, and so no jobs of it.
  func tableOfCron() throws(BookError) -> CronTable? {
    do throws(BookError) {
      return try cronTable()
    } catch {
      guard case .usage = error else { throw error }
      return nil
    }
  }

  /// - Throws: `.usage` where this machine has no cron.
  func cronTable() throws(BookError) -> CronTable {
    let answer = try ask(.cron, ["-l"])
    if answer.code == 0 { return CronTable(String(decoding: answer.output, as: UTF8.self)) }
    // A person without a table is told so by an error; whatever else is wrong must not be taken
    // for an empty table, which would then be written.
    guard answer.talk.contains("no crontab for") else { throw refused(.cron, answer) }
    return CronTable("")
  }

  func write(_ table: CronTable) throws(BookError) {
    // Outside of the book, which may be gone.
    let folder = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    let file = try BookError.wrap { () throws(FileError) in
      try FileAccess.writeScratch(Array(table.text.utf8), in: folder)
    }
    defer { try? FileAccess.remove(file) }
    try demand(.cron, [file])
  }

  func demand(_ scheduler: Scheduler, _ arguments: [String]) throws(BookError) {
    let answer = try ask(scheduler, arguments)
    guard answer.code == 0 else { throw refused(scheduler, answer) }
  }

  func refused(_ scheduler: Scheduler, _ answer: ChildProcess) -> BookError {
    let words = answer.talk.split(separator: "\n").first.map(String.init)
    return .io(
      Diagnostic(
        .error, ScheduleFact.refused(scheduler, words ?? "it ended with \(answer.code)")))
  }

  func ask(
    _ scheduler: Scheduler, _ arguments: [String]
  ) throws(BookError) -> ChildProcess {
    do throws(ChildProcess.Failure) {
      var environment = environment
      environment["LC_ALL"] = "C"
      return try ChildProcess.run(scheduler.program, arguments, environment: environment)
    } catch {
      switch error {
      case .missing: throw .usage(Diagnostic(.error, ScheduleFact.missing(scheduler)))
      case .refused(let number):
        throw .io(
          Diagnostic(.error, ScheduleFact.refused(scheduler, FileError.words(number))))
      case .tooMuch, .tooLong:
        throw .io(Diagnostic(.error, ScheduleFact.refused(scheduler, "it does not end")))
      }
    }
  }
}
