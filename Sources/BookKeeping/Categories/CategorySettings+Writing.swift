import RuleEngine
import StatementModel

extension CategorySettings {
  /// Changes a book's files: takes the book's lock, makes the change, says it in the journal, and
  /// writes all files.
  ///
  /// The journal comes first: whoever is stopped behind it asks again for the same, and what was
  /// written by then is as it shall be.
  ///
  /// - Parameters:
  ///   - isDryRun: Whether nothing is written.
  ///   - make: What is to change.
  /// - Throws: `.busy` where another process writes the book.
  package static func change(
    _ paths: BookPaths, environment: [String: String], mayChangeOutside: Bool = false,
    isDryRun: Bool = false, _ make: (CategorySettings) throws(BookError) -> Plan
  ) throws(BookError) -> Plan {
    var lock: BookLock?
    if !isDryRun {
      do throws(FileError) {
        try FileAccess.makeFolder(paths.derived)
        lock = try BookLock.take(paths.lock)
      } catch {
        throw BookError(error)
      }
      if lock == nil {
        throw .busy(Diagnostic(.error, BookFact.busy, at: SourceLocation(file: paths.root)))
      }
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
      if let rename = plan.rename {
        let device = try BookError.wrap { () throws(FileError) in
          try Device.name(environment: environment)
        }
        try journal.append([.renamed(rename.fact)], device: device, time: Device.now())
      }
      try plan.write()
    }
    // Held until all is written.
    _ = consume lock
    return plan
  }
}

extension CategorySettings.Plan {
  /// Writes all files: each whole beside its place first, then all are put in place, those that
  /// declare categories for others last: whoever is stopped in between has rules that hold.
  ///
  /// - Throws: Where a file says something else by now than what was read; then none is written.
  ///   Where one can't be put in place, those before it are put back.
  package func write() throws(BookError) {
    for file in files {
      let now = try Catalog.text(of: file.absolute)
      guard Array(now.utf8) == Array(file.old.utf8) else {
        throw .io(
          Diagnostic(.error, EditableRulesFact.changed, at: SourceLocation(file: file.path)))
      }
    }
    var staged: [(temporary: String, target: String, old: String)] = []
    var replaced = 0
    try BookError.wrap { () throws(FileError) in
      do throws(FileError) {
        for file in files.reversed() {
          let target = FileAccess.realPath(file.absolute) ?? file.absolute
          let slash = target.lastIndex(of: "/") ?? target.startIndex
          let place = "\(target[..<slash])/.\(target[target.index(after: slash)...])"
          try FileAccess.write(
            Array(file.new.utf8), to: "\(place).new", through: "\(place).part", isDurable: true,
            mode: FileAccess.mode(of: target))
          staged.append(("\(place).new", target, file.old))
        }
        for (temporary, target, _) in staged {
          try FileAccess.replace(target, by: temporary)
          replaced += 1
        }
        for (_, target, _) in staged { try FileAccess.syncFolder(of: target) }
      } catch {
        for (temporary, _, _) in staged { try? FileAccess.remove(temporary) }
        // All or none: what is there already goes back.
        if replaced < staged.count {
          for (temporary, target, old) in staged.prefix(replaced) {
            try? FileAccess.write(
              Array(old.utf8), to: target, through: temporary, isDurable: true,
              mode: FileAccess.mode(of: target))
          }
        }
        throw error
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
      try plan.write()
      return plan
    }
    let plan =
      isUndone
      ? try settings.renaming(rename.to, to: rename.from, isUsed: true)
      : try settings.renaming(rename.from, to: rename.to, isUsed: true)
    try plan.write()
    return plan
  }

  /// The files without a change that was made to them, or with it again.
  ///
  /// - Throws: Where one of them has other lines by now than the change left.
  private func restoring(
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
