import StatementModel

/// What only systemd has: walls around the run, and runs when something arrives.
extension Schedule {
  /// The units of a job.
  ///
  /// - Parameters:
  ///   - settings: The walls that this host takes.
  ///   - onArrival: Whether a run is also to begin when something arrives.
  func units(
    of job: NightlyJob, _ settings: [SystemdWalls.Setting] = SystemdWalls.all, onArrival: Bool
  ) -> SystemdUnits {
    SystemdUnits(job: job, walls: walls(settings), arrivals: onArrival ? inboxFolders : [])
  }

  /// What keeps a run of this book to what it needs.
  private func walls(_ settings: [SystemdWalls.Setting]) -> SystemdWalls {
    let root = FileAccess.realPath(paths.root) ?? paths.root
    let elsewhere = FolderChecks.own(paths).compactMap(FileAccess.realPath).filter {
      !FilePath($0).isBelow(root)
    }
    let state = Device.stateFolder(environment: environment)
    var walls = SystemdWalls(settings: settings, writable: [state] + elsewhere)
    if let given = environment["XDG_STATE_HOME"], given.hasPrefix("/") {
      walls.environment = ["XDG_STATE_HOME=\(given)"]
    }
    return walls
  }

  /// The units with the places that they belong to.
  func places(of units: SystemdUnits) throws(BookError) -> [(place: String, text: String)] {
    let folder = try unitFolder
    return units.all.map { ("\(folder)/\($0.name)", $0.text) }
  }

  /// Writes the units and has systemd take them.
  ///
  /// - Returns: What is worth knowing.
  func installUnits(
    of job: NightlyJob, onArrival: Bool
  ) throws(BookError) -> [Diagnostic] {
    // What is not there when the run begins can't be made within its walls.
    try? FileAccess.makeFolder(Device.stateFolder(environment: environment))
    let (settings, wereTried) = tryWalls(of: job)
    let units = units(of: job, settings, onArrival: onArrival)
    let begun = [units.timerName] + (onArrival ? [units.pathName] : [])
    try replace(try places(of: units)) { () throws(BookError) in
      try demand(.systemd, ["--user", "daemon-reload"])
      try demand(.systemd, ["--user", "enable", "--now"] + begun)
      // A timer that runs already keeps its time until it is begun anew.
      try demand(.systemd, ["--user", "restart"] + begun)
    } undo: { wasThere in
      if !wasThere { _ = try? ask(.systemd, ["--user", "disable", "--now"] + begun) }
    } redo: { wasThere in
      _ = try? ask(.systemd, ["--user", "daemon-reload"])
      if wasThere { _ = try? ask(.systemd, ["--user", "try-restart", units.timerName]) }
    }
    if !onArrival { dropArrival(units) }
    if !wereTried { return [Diagnostic(.note, ScheduleFact.wallsUntried)] }
    let refused = SystemdWalls.all.filter { !settings.contains($0) }.map(\.name)
    return refused.isEmpty ? [] : [Diagnostic(.note, ScheduleFact.wallsLeftOut(refused))]
  }

  /// Takes an earlier job's units away that begin a run when something arrives.
  private func dropArrival(_ units: SystemdUnits) {
    guard let folder = try? unitFolder, FileAccess.status("\(folder)/\(units.pathName)") != nil
    else {
      return
    }
    _ = try? ask(.systemd, ["--user", "disable", "--now", units.pathName])
    for name in [units.pathName, units.arrivalName] { try? FileAccess.remove("\(folder)/\(name)") }
    _ = try? ask(.systemd, ["--user", "daemon-reload"])
  }

  /// The inbox and the folders in it: systemd looks into none by itself.
  private var inboxFolders: [String] {
    var folders = [paths.statements]
    FileTree.walk(paths.statements) { path, isFolder in
      if isFolder { folders.append(path) }
    }
    return folders.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Tries which walls this host's systemd can put around a person's services: containers and old
  /// kernels refuse some.
  ///
  /// - Returns: Those that it can; all of them where it can't be tried.
  func tryWalls(of job: NightlyJob) -> (settings: [SystemdWalls.Setting], wereTried: Bool) {
    func works(_ settings: [SystemdWalls.Setting]) -> Bool {
      let words = walls(settings).lines(for: job).flatMap { ["--property", $0] }
      let started = try? ChildProcess.run(
        "systemd-run",
        ["--user", "--wait", "--collect", "--quiet"] + words
          + [job.program, "--version"], environment: environment, limit: .seconds(20))
      return started?.code == 0
    }
    if works(SystemdWalls.all) { return (SystemdWalls.all, true) }
    guard works([]) else { return (SystemdWalls.all, false) }
    var taken: [SystemdWalls.Setting] = []
    for setting in SystemdWalls.all where works(taken + [setting]) { taken.append(setting) }
    return (taken, true)
  }
}
