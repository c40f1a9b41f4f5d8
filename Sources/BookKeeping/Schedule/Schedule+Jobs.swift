import StatementModel

/// A job of ours that a scheduler of this person holds, of whatever book.
package struct ScheduledJob: Sendable {
  package let scheduler: Scheduler
  package let name: String
  /// Where its book is, or was.
  package let book: String

  /// Whether its book is where it was: not moved, renamed or deleted, nor on a disk that is not there
  /// just now.
  package var isBookThere: Bool {
    FileAccess.status(BookPaths(root: book).configuration) != nil
  }
}

extension Schedule {
  /// All jobs of ours that this person has, by the paths of their books.
  ///
  /// Only what has our name and our words is taken for ours.
  package func jobs() throws(BookError) -> [ScheduledJob] {
    var found: [ScheduledJob] = []
    func add(_ scheduler: Scheduler, _ name: String, _ words: [String]) {
      guard let book = NightlyJob.book(inWords: words), NightlyJob.name(ofBook: book) == name else {
        return
      }
      found.append(ScheduledJob(scheduler: scheduler, name: name, book: book))
    }
    if environment["HOME"] != nil {
      for (name, text) in try jobFiles(in: unitFolder, ending: ".service") {
        add(.systemd, name, SystemdUnits.words(ofService: text))
      }
      let enabled = try? FileAccess.names(in: SystemdTemplate.wanted(in: unitFolder))
      for case let (name, book)? in (enabled ?? []).map(SystemdTemplate.job) {
        found.append(ScheduledJob(scheduler: .systemd, name: name, book: book))
      }
      for (name, text) in try jobFiles(in: agentFolder, ending: ".plist") {
        add(.launchd, name, LaunchAgent.words(text))
      }
    }
    for (name, words) in try tableOfCron()?.jobs ?? [] { add(.cron, name, words) }
    return found.sorted { $0.book.utf8.lexicographicallyPrecedes($1.book.utf8) }
  }

  /// The jobs of this person whose books are gone.
  package func stranded() throws(BookError) -> [ScheduledJob] {
    try jobs().filter { !$0.isBookThere }
  }

  /// What the scheduler of a job holds of it.
  package func run(of job: ScheduledJob) throws(BookError) -> ScheduledRun? {
    try Schedule(BookPaths(root: job.book), environment: environment)
      .found(with: job.scheduler).first { $0.name == job.name }
  }

  /// Takes the jobs away whose books are gone.
  ///
  /// - Returns: What they were.
  package func removeStranded() throws(BookError) -> [ScheduledJob] {
    let all = try stranded()
    for job in all {
      try Schedule(BookPaths(root: job.book), environment: environment).remove(from: job.scheduler)
    }
    return all
  }

  private func jobFiles(in folder: String, ending: String) -> [(name: String, text: String)] {
    ((try? FileAccess.names(in: folder)) ?? []).compactMap { name in
      guard name.hasPrefix("daybook-"), name.hasSuffix(ending),
        let text = text(of: "\(folder)/\(name)")
      else { return nil }
      return (String(name.dropLast(ending.count)), text)
    }
  }
}
