import StatementModel

/// Content that is written for the archive on another core, while what it says is still read.
///
/// It lies under a temporary name, on disk, and goes away unless it is kept.
final class ArchiveWriting {
  /// Less is written in no time.
  static let leastBytes = 4 << 20

  private let temporary: String
  private let writing: Meanwhile<Bool>
  private var isTaken = false

  /// - Parameter path: Where it is kept, if it is.
  init(_ bytes: [UInt8], for path: String) {
    let temporary = Temporaries.path(for: path)
    self.temporary = temporary
    writing = Meanwhile {
      do throws(FileError) {
        if let folder = FilePath(path).parent {
          try FileAccess.makeFolder(folder, isDurable: true)
        }
        try FileAccess.writeTemporary(bytes, at: temporary, for: path, isDurable: true)
        return true
      } catch {
        return false
      }
    }
  }

  /// Hands over the temporary path of the file, which is the caller's from then on; nothing where it
  /// was not begun or failed, which is told of where it is written in the usual way.
  func take() -> String? {
    guard !isTaken else { return nil }
    isTaken = true
    return writing.takeIfBegun() == true ? temporary : nil
  }

  deinit {
    guard !isTaken, writing.takeIfBegun() == true else { return }
    try? FileAccess.remove(temporary)
    if let folder = FilePath(temporary).parent { FileAccess.removeEmptyFolder(folder) }
  }
}
