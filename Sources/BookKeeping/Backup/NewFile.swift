import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is written where none is, with the folders above it; on disk when it is finished.
final class NewFile {
  private let path: String
  private let descriptor: Int32

  init(_ path: String) throws(FileError) {
    self.path = path
    if let folder = FilePath(path).parent { try FileAccess.makeFolder(folder) }
    descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError(action: .create, path: path, number: errno) }
  }

  deinit { close(descriptor) }

  func append(_ bytes: [UInt8]) throws(FileError) {
    try FileAccess.writeAll(bytes, to: descriptor, path)
  }

  func finish() throws(FileError) {
    guard fsync(descriptor) == 0 else {
      throw FileError(action: .write, path: path, number: errno)
    }
  }
}

extension FileAccess {
  /// Gives a file or a folder that is whole its name, on disk before this returns.
  ///
  /// A folder takes the place of an empty one and of nothing else.
  static func putInPlace(_ temporary: String, as path: String) throws(FileError) {
    guard unsafe rename(temporary, path) == 0 else {
      throw FileError(action: .rename, path: path, number: errno)
    }
    try syncFolder(of: path)
  }

  /// Removes a folder with all in it; links are removed and not followed.
  static func removeTree(_ folder: String) {
    var folders = [folder]
    FileTree.walk(folder) { path, isFolder in
      if isFolder { folders.append(path) } else { try? remove(path) }
    }
    for folder in folders.reversed() { removeEmptyFolder(folder) }
  }
}

extension FileError {
  /// The system's own words for an error number.
  static func words(_ number: Int32) -> String {
    FileError(action: .write, path: "", number: number).reason
  }
}
