import StatementModel

/// Content that is written for the archive on another core, while what it says is still read.
///
/// It lies under a temporary name, on disk, and goes away unless it is kept.
final class ArchiveWriting {
  /// Less is written in no time.
  static let leastBytes = 4 << 20

  private let path: String
  private let writing: Meanwhile<Bool>
  private var isTaken = false

  init(_ bytes: [UInt8], at path: String) {
    self.path = path
    writing = Meanwhile {
      do throws(FileError) {
        if let folder = FilePath(path).parent { try FileAccess.makeFolder(folder) }
        // Whole and on disk under this name, or not there at all.
        try FileAccess.write(bytes, to: path, through: path + "-part", isDurable: true)
        return true
      } catch {
        return false
      }
    }
  }

  /// Hands over the path of the file, which is the caller's from then on; nothing where it was not
  /// begun or failed, which is told of where it is written in the usual way.
  func take() -> String? {
    guard !isTaken else { return nil }
    isTaken = true
    return writing.takeIfBegun() == true ? path : nil
  }

  deinit {
    guard !isTaken, writing.takeIfBegun() == true else { return }
    try? FileAccess.remove(path)
  }
}
