import Containers
import Foundation
import Hashing
import StatementModel

/// Reads a backup from its first member to its last and holds every file against its hash; what it
/// reads may be put into a folder.
struct BackupReader {
  private struct Head: Decodable {
    var kind: String
    var form: Int
  }

  private let shown: String
  private let reader: TarGzipReader
  private var summary = BackupSummary()
  private var sums = BackupSums()

  /// Reads a whole backup.
  ///
  /// - Parameters:
  ///   - shown: The name that messages give it.
  ///   - folder: Where its files go: a folder that nobody else knows.
  /// - Throws: `.unreadable` with the first thing that is wrong.
  static func read(
    _ path: String, shown: String, into folder: String? = nil,
    progress: (String) -> Void = { _ in }
  ) throws(BookError) -> BackupSummary {
    try InputFile.requireFile(path)
    let file = FileHandle(forReadingAtPath: path)
    guard let file else {
      throw .unreadable(
        Diagnostic(
          .error, FileFact(error: FileError(action: .read, path: path, number: EACCES)),
          at: SourceLocation(file: shown)))
    }
    defer { try? file.close() }
    do {
      var reader = try BackupReader(file.fileDescriptor, shown: shown)
      try reader.readHead()
      try reader.readFiles(into: folder, progress)
      return reader.summary
    } catch let error as BookError {
      throw error
    } catch let error as FileError {
      throw BookError(error)
    } catch let fact as ContainerFact {
      let words = if case .damaged(let words) = fact { words } else { fact.summary }
      throw .unreadable(
        Diagnostic(.error, BackupFact.broken(words), at: SourceLocation(file: shown)))
    } catch {
      throw .unreadable(
        Diagnostic(.error, BackupFact.broken("\(error)"), at: SourceLocation(file: shown)))
    }
  }

  /// Throws unless the file begins as a backup.
  static func head(of path: String) throws(BookError) {
    try InputFile.requireFile(path)
    let notOne = BookError.unreadable(
      Diagnostic(.error, BackupFact.notABackup, at: SourceLocation(file: path)))
    guard let file = FileHandle(forReadingAtPath: path) else { throw notOne }
    defer { try? file.close() }
    do {
      var reader = try BackupReader(file.fileDescriptor, shown: path)
      try reader.readHead()
    } catch let error as BookError {
      throw error
    } catch {
      throw notOne
    }
  }

  /// - Throws: `.unreadable` where the file is nothing packed.
  private init(_ descriptor: Int32, shown: String) throws(BookError) {
    self.shown = shown
    do throws(ContainerFact) {
      reader = try TarGzipReader(descriptor: descriptor)
    } catch {
      throw .unreadable(
        Diagnostic(.error, BackupFact.notABackup, at: SourceLocation(file: shown)))
    }
  }

  private func failure(_ fact: BackupFact) -> BookError {
    .unreadable(Diagnostic(.error, fact, at: SourceLocation(file: shown)))
  }

  private mutating func readHead() throws {
    let first: TarGzipReader.Member?
    do throws(ContainerFact) {
      first = try reader.next()
    } catch {
      throw failure(.notABackup)
    }
    guard first?.path == Backup.folder + Backup.headName, first?.isFile == true else {
      throw failure(.notABackup)
    }
    let bytes = try content(atMost: 1 << 16)
    guard let head = try? JSONDecoder().decode(Head.self, from: Data(bytes)),
      head.kind == "daybook-backup"
    else { throw failure(.notABackup) }
    guard head.form <= Backup.form else {
      throw failure(.newer(found: head.form, known: Backup.form))
    }
    sums.sums[Backup.headName] = Archive.hash(bytes)
  }

  private mutating func readFiles(
    into folder: String?, _ progress: (String) -> Void
  ) throws {
    while let member = try reader.next() {
      if member.isFolder,
        member.path == Backup.folder || FilePath(member.path).isBelow(Backup.folder)
      {
        continue
      }
      guard member.isFile, let path = FilePath(member.path).relative(to: Backup.folder) else {
        throw failure(.badPath(member.path))
      }
      if path == BackupSums.name { return try finish(try content(atMost: 1 << 30)) }
      guard Self.isPlain(path) else { throw failure(.badPath(member.path)) }
      guard sums.sums[path] == nil else { throw failure(.unlisted(path)) }
      progress(path)
      try readFile(path, into: folder)
    }
    throw failure(.cutOff)
  }

  /// Hashes a file's blocks and puts them where they belong.
  private mutating func readFile(_ path: String, into folder: String?) throws {
    var hasher = SHA256()
    let target = try folder.map { folder in try NewFile("\(folder)/\(path)") }
    while true {
      let block = try reader.block()
      if block.isEmpty { break }
      hasher.update(block.span)
      summary.bytes += block.count
      try target?.append(block)
    }
    try target?.finish()
    sums.sums[path] = hasher.text
    summary.files += 1
  }

  /// Holds what was found against the list.
  private func finish(_ bytes: [UInt8]) throws {
    guard let listed = BackupSums(bytes) else { throw failure(.changed(BackupSums.name)) }
    for (path, hash) in sums.sums.sorted(by: { $0.key < $1.key }) {
      guard let wanted = listed.sums[path] else { throw failure(.unlisted(path)) }
      guard wanted == hash else { throw failure(.changed(path)) }
    }
    if let path = listed.sums.keys.sorted().first(where: { sums.sums[$0] == nil }) {
      throw failure(.lacks(path))
    }
    guard try reader.next() == nil else { throw failure(.unlisted("")) }
  }

  private func content(atMost limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let block = try reader.block()
      if block.isEmpty { return bytes }
      bytes += block
      guard bytes.count <= limit else { throw failure(.broken("")) }
    }
  }

  /// Whether a path leads to a file within the folder that it is put into, and nowhere else.
  private static func isPlain(_ path: String) -> Bool {
    let parts = FilePath(path).components
    return !parts.isEmpty && parts.joined(separator: "/").utf8.elementsEqual(path.utf8)
      && !path.utf8.contains(0) && parts.allSatisfy { $0 != "." && $0 != ".." }
  }
}
