import StatementModel

/// A job of ours whose book is not where it was: moved, renamed or deleted, or on a disk that is not
/// there just now.
package struct StrandedJob: Sendable {
  package let scheduler: Scheduler
  package let name: String
  /// Where its book was.
  package let book: String
}

extension Schedule {
  /// The jobs of this person whose books are gone.
  ///
  /// Only what has our name and our words is taken for ours.
  package func stranded() throws(BookError) -> [StrandedJob] {
    var found: [StrandedJob] = []
    func add(_ scheduler: Scheduler, _ name: String, _ words: [String]) {
      guard let book = NightlyJob.book(inWords: words), NightlyJob.name(ofBook: book) == name,
        FileAccess.status(BookPaths(root: book).configuration) == nil
      else { return }
      found.append(StrandedJob(scheduler: scheduler, name: name, book: book))
    }
    if environment["HOME"] != nil {
      for (name, text) in try jobFiles(in: unitFolder, ending: ".service") {
        add(.systemd, name, SystemdUnits.words(ofService: text))
      }
      for (name, text) in try jobFiles(in: agentFolder, ending: ".plist") {
        add(.launchd, name, LaunchAgent.words(text))
      }
    }
    for (name, words) in try tableOfCron()?.jobs ?? [] { add(.cron, name, words) }
    return found
  }

  /// Takes the jobs away whose books are gone.
  ///
  /// - Returns: What they were.
  package func removeStranded() throws(BookError) -> [StrandedJob] {
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
