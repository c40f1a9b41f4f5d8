import StatementModel

extension Backup {
  /// Reads a backup and holds every file in it against its hash.
  ///
  /// - Throws: `.unreadable` with the first thing that is wrong.
  package static func check(
    _ file: String, progress: (String) -> Void = { _ in }
  ) throws(BookError) -> BackupSummary {
    try BackupReader.read(file, shown: file, progress: progress)
  }

  /// Makes a book of a backup, in a folder that is not there yet or is empty.
  ///
  /// The folder has its name only when all is in it and checked; whatever goes wrong, nothing is
  /// left.
  ///
  /// - Parameter folder: Absolute.
  package static func restore(
    _ file: String, into folder: String, progress: (String) -> Void = { _ in }
  ) throws(BookError) -> BackupSummary {
    let location = SourceLocation(file: folder)
    if let status = FileAccess.status(folder) {
      let names = (try? FileAccess.names(in: folder)) ?? [""]
      guard status.kind == .folder, names.isEmpty else {
        throw .cannotCreate(Diagnostic(.error, BackupFact.targetExists, at: location))
      }
    }
    try InputFile.requireFile(file)
    let temporary = folder + ".part"
    guard FileAccess.status(temporary) == nil else {
      throw .cannotCreate(
        Diagnostic(.error, BackupFact.unfinished, at: SourceLocation(file: temporary)))
    }
    do throws(BookError) {
      try BookError.wrap { () throws(FileError) in
        do throws(FileError) {
          try FileAccess.makeFolder(temporary)
        } catch {
          // Nobody typed the name that it has until it is whole.
          let path = error.path == temporary ? folder : error.path
          throw FileError(action: error.action, path: path, number: error.number)
        }
        for name in ["Statements", "Rules", "Archive", "Journal", "Reports"] {
          try FileAccess.makeFolder("\(temporary)/\(name)")
        }
      }
      let summary = try BackupReader.read(file, shown: file, into: temporary, progress: progress)
      try BookError.wrap { () throws(FileError) in
        try FileAccess.putInPlace(temporary, as: folder)
      }
      return summary
    } catch {
      FileAccess.removeTree(temporary)
      throw error
    }
  }
}
