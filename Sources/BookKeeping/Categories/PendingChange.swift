import Foundation
import StatementModel

/// A change of several files that is all prepared and not yet made in each of them.
///
/// The new files stand beside the old ones, and `.daybook/change` tells of them until the last is in
/// place. Whoever is stopped in between leaves it behind; the next command that takes the book's lock
/// completes the change if the journal says that it was made, and else takes it back. So a change of
/// many files is made in all of them or in none.
struct PendingChange: Codable {
  struct File: Codable {
    /// Absolute, links resolved.
    var target: String
    /// The whole new file, beside it.
    var temporary: String
    /// The checksum of what the target says before the change.
    var old: UInt64
  }

  /// The entry of the journal that makes the change: one of a device, beyond a clock.
  struct Decision: Codable {
    var device: String
    var clock: Int
  }

  var files: [File] = []
  /// Nothing where the change needs no entry.
  var decision: Decision?

  /// Writes a change of files.
  ///
  /// - Parameters:
  ///   - changes: What files shall say, and what they must say until then.
  ///   - decision: The entry that `decide` writes.
  /// - Throws: What `decide` throws; then nothing is changed, unless its entry was written all the
  ///   same. `.io` where a file can't be prepared, and nothing is changed; or where one can't be put
  ///   in place, which the next command on the book does.
  static func make(
    _ changes: [CategorySettings.FileChange], in paths: BookPaths, decidedBy decision: Decision?,
    _ decide: () throws(BookError) -> Void
  ) throws(BookError) {
    var pending = PendingChange(decision: decision)
    do throws(FileError) {
      // Those that declare categories for others last.
      for change in changes.reversed() {
        let target = FileAccess.realPath(change.absolute) ?? change.absolute
        let place = FilePath(target).hiddenNeighbour("")
        try FileAccess.write(
          Array(change.new.utf8), to: "\(place).new", isDurable: true,
          mode: FileAccess.mode(of: target))
        pending.files.append(
          File(
            target: target, temporary: "\(place).new", old: Checksum.of(change.old.utf8.span)))
      }
      try pending.note(in: paths)
    } catch {
      for file in pending.files { try? FileAccess.remove(file.temporary) }
      throw BookError(error)
    }
    do throws(BookError) {
      try decide()
    } catch {
      // The entry may stand in the journal though its writing failed.
      try? settle(paths)
      throw error
    }
    try settle(paths)
  }

  private func note(in paths: BookPaths) throws(FileError) {
    guard let text = try? JSONEncoder().encode(self) else {
      throw FileError(action: .write, path: paths.change, number: EINVAL)
    }
    try FileAccess.makeFolder(paths.derived)
    try FileAccess.write(Array(text), to: paths.change, isDurable: true)
  }

  /// Completes or takes back what a stopped command left behind, if it left anything; for who has the
  /// lock.
  static func settle(_ paths: BookPaths) throws(BookError) {
    guard FileAccess.status(paths.change) != nil else { return }
    let bytes = try BookError.wrap { () throws(FileError) in try FileAccess.read(paths.change) }
    // The note is written whole, or not at all.
    let change = (try? JSONDecoder().decode(PendingChange.self, from: Data(bytes))) ?? .init()
    let isDecided = try change.isDecided(in: paths)
    do throws(FileError) {
      for file in change.files where FileAccess.status(file.temporary) != nil {
        try file.settle(isDecided: isDecided)
      }
      try FileAccess.remove(paths.change)
    } catch {
      throw BookError(error)
    }
  }

  private func isDecided(in paths: BookPaths) throws(BookError) -> Bool {
    guard let decision else { return true }
    let journal = try Journal(paths: paths)
    return journal.entries.contains {
      $0.device == decision.device && $0.clock > decision.clock
    }
  }
}

extension PendingChange.File {
  fileprivate func settle(isDecided: Bool) throws(FileError) {
    // What somebody has changed or removed by hand since is not written over.
    let text = FileAccess.status(target) == nil ? [] : try FileAccess.read(target)
    if isDecided, Checksum.of(text.span) == old {
      try FileAccess.replace(target, by: temporary)
    } else {
      try FileAccess.remove(temporary)
    }
    try FileAccess.syncFolder(of: target)
  }
}
