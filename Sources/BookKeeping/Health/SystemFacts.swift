import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What only the operating system can tell of a book's folder.
extension FileAccess {
  /// Whether a folder itself stands at the path, and no link to one.
  static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return unsafe lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether this process may write what is at the path.
  static func isWritable(_ path: String) -> Bool { unsafe access(path, W_OK) == 0 }

  /// Whether a regular file is at the path that this process may read.
  static func isReadable(_ path: String) -> Bool {
    unsafe access(path, R_OK) == 0 && status(path)?.kind == .file
  }

  /// Throws unless this process may reach what is in the folder at the path.
  static func requireOpen(folder path: String) throws(FileError) {
    guard unsafe access(path, X_OK) == 0 else {
      throw FileError(action: .list, path: path, number: errno)
    }
  }

  /// Takes all rights of others away.
  static func closeToOthers(_ path: String) throws(FileError) {
    guard let mode = mode(of: path), mode & 0o077 != 0 else { return }
    guard unsafe chmod(path, mode & 0o700) == 0 else {
      throw FileError(action: .write, path: path, number: errno)
    }
  }

  /// How many bytes the disk of a folder has left for people like us; nothing where that can't be
  /// known.
  static func freeBytes(at path: String) -> Int? {
    var info = statvfs()
    guard unsafe statvfs(path, &info) == 0 else { return nil }
    let (bytes, overflow) = Int(clamping: info.f_bavail).multipliedReportingOverflow(
      by: Int(clamping: info.f_frsize))
    return overflow ? .max : bytes
  }
}

extension BookLock {
  /// Whether another process holds the lock; nothing is made or kept.
  static func isHeld(_ path: String) -> Bool {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer {
      _ = flock(file, LOCK_UN)
      close(file)
    }
    return flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}
