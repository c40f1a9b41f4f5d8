import StatementModel

/// What systemd holds of a book: units that were written for it, or the package's for whatever book.
extension Schedule {
  /// A timer with its service.
  private struct Timer {
    var name: String
    /// Nothing where somebody changed it.
    var time: TimeOfDay?
    var program: String?
    var files: [String]
  }

  func timers() throws(BookError) -> [ScheduledRun] {
    // Without a home there is no folder of units.
    guard environment["HOME"] != nil else { return [] }
    return [try ownTimer, try templateTimer].compactMap { $0 }.map(run)
  }

  private var ownTimer: Timer? {
    get throws(BookError) {
      let files = try unitFiles
      guard let timer = text(of: files[1]) else { return nil }
      return Timer(
        name: name, time: SystemdUnits.time(ofTimer: timer),
        program: text(of: files[0]).flatMap(SystemdUnits.program),
        files: files.filter { FileAccess.status($0) != nil })
    }
  }

  private var templateTimer: Timer? {
    get throws(BookError) {
      let folder = try unitFolder
      let name = SystemdTemplate.name(ofBook: paths.root)
      let link = SystemdTemplate.link(of: name, in: folder)
      guard let timer = text(of: link), let origin = FileAccess.realPath(link) else { return nil }
      let isChanged = SystemdTemplate.changes(of: name, in: folder).contains {
        FileAccess.status($0) != nil
      }
      return Timer(
        name: name, time: isChanged ? nil : SystemdUnits.time(ofTimer: timer),
        program: text(of: SystemdTemplate.service(besideTimer: origin))
          .flatMap(SystemdUnits.program),
        files: [link])
    }
  }

  private func run(_ timer: Timer) -> ScheduledRun {
    func shown(_ unit: String, _ words: [String]) -> String? {
      let answer = try? ask(.systemd, ["--user", "show", "\(timer.name).\(unit)"] + words)
      return answer.map { String(decoding: $0.output, as: UTF8.self) }
    }
    let next = shown("timer", ["--property=NextElapseUSecRealtime", "--value"])?
      .split(separator: "\n").first.map(String.init)
    let last = shown("service", ["--property=\(LastRun.systemdProperties)"])
      .flatMap(LastRun.init(systemd:))
    return run(
      .systemd, timer.name, timer.time, timer.program, last: last, next: next, files: timer.files)
  }

  /// Has systemd leave the book alone that the package's timer was enabled for.
  func removeTemplateTimer() throws(BookError) {
    guard let timer = try templateTimer else { return }
    _ = try? ask(.systemd, ["--user", "disable", "--now", "\(timer.name).timer"])
    for file in timer.files {
      try BookError.wrap { () throws(FileError) in try FileAccess.remove(file) }
    }
  }
}
