import RuleEngine
import StatementModel

extension CategorySettings {
  /// Changes a book's files: takes the book's lock, makes the change, says it in the journal, and
  /// writes all files.
  ///
  /// Whoever is stopped in between leaves all of it or nothing; see `PendingChange`.
  ///
  /// - Parameters:
  ///   - isDryRun: Whether nothing is written.
  ///   - wait: How long another who writes is waited for.
  ///   - make: What is to change.
  /// - Throws: `.busy` where another process writes the book.
  package static func change(
    _ paths: BookPaths, environment: [String: String], mayChangeOutside: Bool = false,
    isDryRun: Bool = false, waiting wait: LockWait = .none,
    _ make: (CategorySettings) throws(BookError) -> Plan
  ) throws(BookError) -> Plan {
    var lock: BookLock?
    if !isDryRun {
      lock = try BookLock.demand(paths, waiting: wait)
      try PendingChange.settle(paths)
    }
    var journal = try Journal(paths: paths)
    guard isDryRun || !journal.isNewer else {
      throw .unreadable(
        Diagnostic(
          .error, FormatFact.newer(found: journal.format), at: SourceLocation(file: paths.root)))
    }
    var settings = try CategorySettings(paths)
    settings.mayChangeOutside = mayChangeOutside
    let plan = try make(settings)
    if !isDryRun {
      try plan.checkUnchanged()
      if let rename = plan.rename {
        let device = try BookError.wrap { () throws(FileError) in
          try Device.name(environment: environment)
        }
        let decision = PendingChange.Decision(device: device, clock: journal.clock)
        try PendingChange.make(plan.files, in: paths, decidedBy: decision) {
          () throws(BookError) in
          try journal.append([.renamed(rename.fact)], device: device, time: Device.now())
        }
      } else {
        try plan.write(in: paths)
      }
    }
    // Held until all is written.
    _ = consume lock
    return plan
  }
}

extension CategorySettings.Plan {
  /// Writes all files, or none.
  ///
  /// - Throws: Where a file says something else by now than what was read; then none is written.
  func write(in paths: BookPaths) throws(BookError) {
    try checkUnchanged()
    try PendingChange.make(files, in: paths, decidedBy: nil) {}
  }

  /// Throws where a file says something else by now than what was read.
  fileprivate func checkUnchanged() throws(BookError) {
    for file in files {
      let now = try Catalog.text(of: file.absolute)
      guard Array(now.utf8) == Array(file.old.utf8) else {
        throw .io(
          Diagnostic(.error, EditableRulesFact.changed, at: SourceLocation(file: file.path)))
      }
    }
  }
}

extension CategorySettings {
  /// Puts the names of categories in files back after a renaming or removal was undone, or forward
  /// again.
  ///
  /// - Throws: Where files can't be changed; then none is.
  package static func follow(
    _ rename: CategoryRename, isUndone: Bool, in paths: BookPaths
  ) throws(BookError) -> Plan {
    var settings = try CategorySettings(paths)
    if rename.isMerge {
      // They were changed with leave.
      settings.mayChangeOutside = true
      let plan = try settings.restoring(rename.files, isUndone: isUndone)
      try plan.write(in: paths)
      return plan
    }
    let plan =
      isUndone
      ? try settings.renaming(rename.to, to: rename.from, isUsed: true)
      : try settings.renaming(rename.from, to: rename.to, isUsed: true)
    try plan.write(in: paths)
    return plan
  }

  /// The files without a change that was made to them, or with it again.
  ///
  /// - Throws: Where one of them has other lines by now than the change left.
  func restoring(
    _ changes: [ChangedFile], isUndone: Bool
  ) throws(BookError) -> Plan {
    var texts: [(CategoryText, String)] = []
    for change in changes {
      let file = ([settings] + rules.map(\.text)).first { $0.path == change.file }
      guard let file, let text = change.applied(to: file.text, isUndone: isUndone) else {
        throw Self.failure(.changedSince(change.file))
      }
      texts.append((file, text))
    }
    return try plan(texts)
  }
}
