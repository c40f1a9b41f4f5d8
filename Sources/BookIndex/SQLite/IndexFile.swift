import GRDBSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The index's files, as the system sees them.
enum IndexFile {
  /// The length of the file in bytes.
  static func size(at path: String) throws(IndexError) -> Int {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else {
      throw errno == ENOENT || errno == ENOTDIR ? .missing : .io(code: Int(SQLITE_CANTOPEN))
    }
    // A folder or a pipe of that name is nothing to delete and make again.
    guard facts.st_mode & S_IFMT == S_IFREG else {
      throw .io(code: Int(SQLITE_CANTOPEN))
    }
    return Int(facts.st_size)
  }

  /// Whether the file's permissions let it be written.
  static func isWritable(_ path: String) -> Bool { unsafe access(path, W_OK) == 0 }

  /// Whether there is a write-ahead log with something in it.
  static func hasLog(at path: String) -> Bool {
    guard let size = try? size(at: path + "-wal") else { return false }
    return size > 0
  }

  /// Makes an empty file that its owner alone can read; SQLite gives the files beside it the same
  /// permissions.
  static func createPrivate(at path: String) throws(IndexError) {
    let file = unsafe open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .io(code: Int(SQLITE_CANTOPEN)) }
    _ = close(file)
  }

  static func remove(_ path: String) throws(IndexError) {
    guard unsafe unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else {
      throw .io(code: Int(SQLITE_IOERR))
    }
  }

  /// The name by which SQLite opens a file without locks and without files beside it.
  static func immutableName(of path: String) -> String {
    var name = "file:"
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2F, 0x2D, 0x2E, 0x5F:
        name.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16)
        name += digits.utf8.count < 2 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return name + "?immutable=1"
  }
}
