import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writing: files are 0600, folders 0700.
extension FileAccess {
  /// Makes a folder and those above it, as far as they are missing.
  ///
  /// - Parameter isDurable: Whether a new folder's name must be on disk before this returns.
  static func makeFolder(_ path: String, isDurable: Bool = false) throws(FileError) {
    if status(path)?.kind == .folder { return }
    if let folder = FilePath(path).parent { try makeFolder(folder, isDurable: isDurable) }
    guard unsafe mkdir(path, 0o700) == 0 else {
      if errno == EEXIST { return }
      throw FileError(action: .create, path: path, number: errno)
    }
    if isDurable { try syncFolder(of: path) }
  }

  /// Puts a file in place whole: written under a temporary name beside it, then renamed.
  ///
  /// - Parameters:
  ///   - isDurable: Whether the content must be on disk before the name is: what can't be made
  ///     again.
  ///   - isShared: Whether others may write the same file at the same time.
  ///   - mode: The file's permissions; for its owner alone where nothing is said.
  static func write(
    _ bytes: [UInt8], to path: String, isDurable: Bool, isShared: Bool = false,
    mode: mode_t? = nil
  ) throws(FileError) {
    let temporary = Temporaries.path(for: path, isShared: isShared)
    try writeTemporary(bytes, at: temporary, for: path, isDurable: isDurable, mode: mode)
    guard unsafe rename(temporary, path) == 0 else {
      let number = errno
      unsafe unlink(temporary)
      throw FileError(action: .rename, path: path, number: number)
    }
    if isDurable { try syncFolder(of: path) }
  }

  /// Writes a file under a temporary name: all of it, or nothing is there.
  ///
  /// - Parameter path: The file that it is for, which failures name.
  static func writeTemporary(
    _ bytes: [UInt8], at temporary: String, for path: String, isDurable: Bool = false,
    mode: mode_t? = nil
  ) throws(FileError) {
    let file = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileError(action: .create, path: path, number: errno) }
    do throws(FileError) {
      defer { close(file) }
      try writeAll(bytes, to: file, path)
      if let mode, fchmod(file, mode) != 0 {
        throw FileError(action: .write, path: path, number: errno)
      }
      if isDurable, fsync(file) != 0 {
        throw FileError(action: .write, path: path, number: errno)
      }
    } catch {
      unsafe unlink(temporary)
      throw error
    }
  }

  /// Writes a file under a new name, for another program to read.
  ///
  /// - Returns: Its path.
  static func writeScratch(_ bytes: [UInt8], in folder: String) throws(FileError) -> String {
    var name = Array("\(folder)/daybook-XXXXXX".utf8CString)
    let file = unsafe mkstemp(&name)
    guard file >= 0 else { throw FileError(action: .create, path: folder, number: errno) }
    defer { close(file) }
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do throws(FileError) {
      try writeAll(bytes, to: file, path)
    } catch {
      unsafe unlink(path)
      throw error
    }
    return path
  }

  /// Puts a file that stands under another name in a file's place.
  static func replace(_ path: String, by temporary: String) throws(FileError) {
    guard unsafe rename(temporary, path) == 0 else {
      throw FileError(action: .rename, path: path, number: errno)
    }
  }

  /// The permissions of a file; nothing where there is none.
  static func mode(of path: String) -> mode_t? {
    var info = stat()
    guard unsafe stat(path, &info) == 0 else { return nil }
    return info.st_mode & 0o7777
  }

  /// The path with all links followed; nothing where nothing is there.
  static func realPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Appends to a file: all of it or, where that fails, nothing.
  ///
  /// - Parameter isDurable: Whether it must be on disk before this returns.
  static func append(
    _ bytes: [UInt8], to path: String, isDurable: Bool = true
  ) throws(FileError) {
    let length = status(path)?.bytes ?? 0
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileError(action: .write, path: path, number: errno) }
    defer { close(file) }
    do throws(FileError) {
      try writeAll(bytes, to: file, path)
      guard isDurable else { return }
      guard fsync(file) == 0 else { throw FileError(action: .write, path: path, number: errno) }
      if length == 0 { try syncFolder(of: path) }
    } catch {
      // What is told to have failed must not count at the next look.
      _ = ftruncate(file, off_t(length))
      throw error
    }
  }

  /// Sees to it that what stands in files is on disk; of their names nothing is said.
  ///
  /// All begin to be written before the first is waited for. A file that is written while it is waited
  /// for takes a turn of the file system of its own.
  static func sync(_ paths: [String]) throws(FileError) {
    #if !canImport(Darwin)
      for path in paths {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { continue }
        // Linux begins to write what is dirty before it lets it go.
        _ = posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED)
        close(file)
      }
    #endif
    for path in paths {
      let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { throw FileError(action: .read, path: path, number: errno) }
      defer { close(file) }
      guard fsync(file) == 0 else { throw FileError(action: .write, path: path, number: errno) }
    }
  }

  /// Cuts a file to a length.
  static func truncate(_ path: String, to length: Int) throws(FileError) {
    #if canImport(Glibc)
      let result = unsafe Glibc.truncate(path, off_t(length))
    #elseif canImport(Musl)
      let result = unsafe Musl.truncate(path, off_t(length))
    #else
      let result = unsafe Darwin.truncate(path, off_t(length))
    #endif
    guard result == 0 else { throw FileError(action: .write, path: path, number: errno) }
  }

  /// Removes a file; one that is not there is fine.
  static func remove(_ path: String) throws(FileError) {
    guard unsafe unlink(path) == 0 || errno == ENOENT else {
      throw FileError(action: .remove, path: path, number: errno)
    }
  }

  /// Removes a folder if it is empty.
  static func removeEmptyFolder(_ path: String) { unsafe rmdir(path) }

  static func writeAll(_ bytes: [UInt8], to file: Int32, _ path: String) throws(FileError) {
    try unsafe bytes.span.bytes.withUnsafeBytes { (bytes) throws(FileError) in
      try unsafe writeAll(bytes, to: file, path)
    }
  }

  static func writeAll(
    _ bytes: UnsafeRawBufferPointer, to file: Int32, _ path: String
  ) throws(FileError) {
    guard let base = bytes.baseAddress else { return }
    var offset = 0
    while offset < bytes.count {
      let put = unsafe writeCall(file, base + offset, bytes.count - offset)
      if put < 0 && errno == EINTR { continue }
      guard put > 0 else {
        throw FileError(action: .write, path: path, number: put == 0 ? ENOSPC : errno)
      }
      offset += put
    }
  }

  /// Writes what is taken at once.
  ///
  /// - Returns: How many bytes that were; less than none where the system refused.
  static func writeSome(_ bytes: ArraySlice<UInt8>, to file: Int32) -> Int {
    unsafe bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return 0 }
      return unsafe writeCall(file, base, bytes.count)
    }
  }

  private static func writeCall(_ file: Int32, _ base: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(file, base, count)
    #elseif canImport(Musl)
      unsafe Musl.write(file, base, count)
    #else
      unsafe Darwin.write(file, base, count)
    #endif
  }

  static func syncFolder(of path: String) throws(FileError) {
    let folder = FilePath(path).parent ?? "."
    let file = unsafe open(folder, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError(action: .write, path: folder, number: errno) }
    defer { close(file) }
    // Some file systems can't sync a folder; their renames are durable by themselves.
    guard fsync(file) == 0 || errno == EINVAL || errno == EBADF else {
      throw FileError(action: .write, path: folder, number: errno)
    }
  }
}
