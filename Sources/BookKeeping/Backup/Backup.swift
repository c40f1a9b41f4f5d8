import Containers
import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a backup holds.
package struct BackupSummary: Sendable {
  /// Files of the book.
  package var files = 0
  /// Their bytes, unpacked.
  package var bytes = 0
  /// What a person should know besides.
  package var remarks: [Diagnostic] = []
}

/// One file that holds a book: tar and gzip, which anybody can unpack without this program.
///
/// Its first member names it as a backup and gives its form; its last lists all others with their
/// hashes.
package enum Backup {
  /// Counted up when an older program could no longer restore what is written.
  static let form = 1
  /// The folder that everything lies in.
  static let folder = "book/"
  static let headName = "daybook-backup.json"

  /// Writes a backup, reads it again to check it, and puts it in place.
  ///
  /// - Parameters:
  ///   - file: Absolute; a backup that stands there is replaced, another file is not.
  ///   - progress: Told each path as it is packed.
  package static func write(
    _ paths: BookPaths, to file: String, withStatements: Bool,
    progress: (String) -> Void = { _ in }
  ) throws(BookError) -> BackupSummary {
    try requirePlace(file, of: paths)
    let content = try BackupContent(paths, withStatements: withStatements)
    let temporary = file + ".part"
    do throws(BookError) {
      var summary = try pack(content, to: temporary, shown: file, progress)
      progress(file)
      let found = try BackupReader.read(temporary, shown: file)
      guard found.files == summary.files, found.bytes == summary.bytes else {
        throw .io(Diagnostic(.error, BackupFact.broken(""), at: SourceLocation(file: file)))
      }
      try BookError.wrap { () throws(FileError) in
        try FileAccess.putInPlace(temporary, as: file)
      }
      summary.remarks = content.remarks + summary.remarks
      return summary
    } catch {
      try? FileAccess.remove(temporary)
      throw error
    }
  }

  private static func requirePlace(_ file: String, of paths: BookPaths) throws(BookError) {
    // Where it really comes to lie: a link on the way may lead into a folder of the book.
    let place = FilePath(file)
    let real = place.parent.flatMap(FileAccess.realPath).map { "\($0)/\(place.name)" } ?? file
    let folders =
      FolderChecks.own(paths) + [paths.statements, BackupContent.rulesFolder(of: paths)]
    for folder in folders
    where place.isBelow(folder) || FilePath(real).isBelow(FileAccess.realPath(folder) ?? folder) {
      throw .usage(Diagnostic(.error, BackupFact.insideBook(paths.shown(folder))))
    }
    guard FileAccess.status(file) != nil else { return }
    do throws(BookError) {
      _ = try BackupReader.head(of: file)
    } catch {
      throw .cannotCreate(
        Diagnostic(.error, BackupFact.otherFile, at: SourceLocation(file: file)))
    }
  }

  private static func pack(
    _ content: BackupContent, to path: String, shown: String, _ progress: (String) -> Void
  ) throws(BookError) -> BackupSummary {
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      throw BookError(FileError(action: .create, path: shown, number: errno))
    }
    defer { close(file) }
    var summary = BackupSummary()
    var sums = BackupSums()
    do {
      let writer = try TarGzipWriter(descriptor: file)
      func add(_ bytes: [UInt8], _ path: String, _ modified: Int64) throws {
        try writer.add(bytes, at: folder + path, modified: modified)
        sums.sums[path] = Archive.hash(bytes)
      }
      let newest = content.items.map(\.modified).max() ?? 0
      try add(head, headName, newest)
      for item in content.items where sums.sums[item.path] == nil {
        progress(item.path)
        let bytes =
          switch item.source {
          case .bytes(let bytes): bytes
          case .file(let path): try FileAccess.read(path)
          }
        try add(bytes, item.path, item.modified)
        summary.files += 1
        summary.bytes += bytes.count
        if let hash = sums.sums[item.path], !isWhole(item.path, hash) {
          summary.remarks.append(
            Diagnostic(
              .warning, BackupFact.damagedContent, at: SourceLocation(file: item.path)))
        }
      }
      try writer.add(Array(sums.text.utf8), at: folder + BackupSums.name, modified: newest)
      try writer.finish()
    } catch let error as FileError {
      throw BookError(error)
    } catch let fault as PackingFault {
      let words = fault.words.isEmpty ? FileError.words(fault.number) : fault.words
      throw .io(Diagnostic(.error, BackupFact.cannotPack(words), at: SourceLocation(file: shown)))
    } catch {
      throw .io(Diagnostic(.error, BackupFact.cannotPack("\(error)")))
    }
    guard fsync(file) == 0 else {
      throw BookError(FileError(action: .write, path: shown, number: errno))
    }
    return summary
  }

  /// Whether an archived file is what its name says; other files have no such name.
  private static func isWhole(_ path: String, _ hash: String) -> Bool {
    let parts = FilePath(path).components
    guard parts.count == 3, parts[0] == "Archive" else { return true }
    return parts[2].prefix { $0 != "." } == hash
  }

  private static var head: [UInt8] {
    let head = JSONText.object([
      ("kind", .string("daybook-backup")), ("form", .integer(form)),
    ])
    return Array((head.line + "\n").utf8)
  }
}
