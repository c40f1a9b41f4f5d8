import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the operating system said no to: the call's purpose, the path and the error number.
struct FileError: Error, Hashable {
  enum Action: String {
    case read, write, create, remove, list, rename, lock
  }
  var action: Action
  var path: String
  var number: Int32

  /// The system's own words for the error number.
  var reason: String { unsafe String(cString: strerror(number)) }

  /// Whether nothing is at the path, rather than something that is refused.
  var isOfNothing: Bool { number == ENOENT }
}

/// What `FileAccess.status` tells of a path.
struct FileStatus: Hashable {
  enum Kind {
    case file, folder, other
  }
  var kind: Kind
  var bytes: Int
  /// Nanoseconds since 1970.
  var modified: Int64
  var inode: UInt64
  /// The file system that the inode is of.
  var device: UInt64

  /// What one file or folder has alone, by whatever path; numbers are those of its file system.
  struct Identity: Hashable {
    var device: UInt64
    var inode: UInt64
  }

  var identity: Identity { Identity(device: device, inode: inode) }

  /// Nothing at all.
  static let none = FileStatus(kind: .other, bytes: 0, modified: 0, inode: 0, device: 0)
}

/// Files read in blocks and written so that a reader sees all of the old or all of the new.
///
/// Files are never mapped: one that another process cuts short must be an error, not a crash.
enum FileAccess {
  /// What stands at the path, following links; nothing where there is nothing.
  static func status(_ path: String) -> FileStatus? {
    var info = stat()
    guard unsafe stat(path, &info) == 0 else { return nil }
    return status(of: info)
  }

  /// Whether a link stands at the path, wherever it leads.
  static func isLink(_ path: String) -> Bool {
    var info = stat()
    return unsafe lstat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFLNK
  }

  static func status(of info: stat) -> FileStatus {
    let kind: FileStatus.Kind
    switch info.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    #if canImport(Darwin)
      let time = info.st_mtimespec
    #else
      let time = info.st_mtim
    #endif
    return FileStatus(
      kind: kind, bytes: Int(info.st_size),
      modified: Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec),
      inode: UInt64(info.st_ino), device: UInt64(truncatingIfNeeded: info.st_dev))
  }

  /// The whole of a regular file.
  ///
  /// Anything else at the path is an error at once, never a wait.
  static func read(_ path: String) throws(FileError) -> [UInt8] {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw FileError(action: .read, path: path, number: errno) }
    defer { close(file) }
    var info = stat()
    guard unsafe fstat(file, &info) == 0 else {
      throw FileError(action: .read, path: path, number: errno)
    }
    let status = status(of: info)
    guard status.kind == .file else {
      throw FileError(action: .read, path: path, number: status.kind == .folder ? EISDIR : EINVAL)
    }
    var failure: Int32 = 0
    // One byte more than expected, so that the end is seen without growing.
    let capacity = status.bytes + 1
    guard hasRoom(for: capacity) else {
      throw FileError(action: .read, path: path, number: ENOMEM)
    }
    var bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while count < capacity {
        let got = unsafe Self.readBlock(file, buffer.baseAddress, at: count, upTo: capacity - count)
        if got < 0 { failure = errno }
        if got <= 0 { break }
        count += got
      }
    }
    guard failure == 0 else { throw FileError(action: .read, path: path, number: failure) }
    if bytes.count == capacity {
      // The file has grown since: take the rest too.
      try readRest(file, path, into: &bytes)
    }
    return bytes
  }

  /// Whether the process may have so much more memory.
  ///
  /// An array that finds none ends the program, and a file that is too large is no reason to.
  private static func hasRoom(for bytes: Int) -> Bool {
    let room = unsafe mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
    guard let room = unsafe room, unsafe room != MAP_FAILED else { return false }
    unsafe munmap(room, bytes)
    return true
  }

  /// What comes through an open descriptor until its end, at most `limit` bytes.
  static func readStream(_ file: Int32, upTo limit: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let wanted = min(block.count, limit - bytes.count)
      let got = unsafe block.withUnsafeMutableBufferPointer {
        unsafe readBlock(file, $0.baseAddress, at: 0, upTo: wanted)
      }
      guard got >= 0 else { throw FileError(action: .read, path: "-", number: errno) }
      if got == 0 { break }
      bytes.append(contentsOf: block[..<got])
    }
    return bytes
  }

  static func readBlock(
    _ file: Int32, _ base: UnsafeMutablePointer<UInt8>?, at offset: Int, upTo count: Int
  ) -> Int {
    guard let base = unsafe base else { return 0 }
    var got = unsafe readCall(file, base + offset, min(count, 4 << 20))
    while got < 0 && errno == EINTR {
      got = unsafe readCall(file, base + offset, min(count, 4 << 20))
    }
    return got
  }

  private static func readCall(_ file: Int32, _ base: UnsafeMutablePointer<UInt8>, _ count: Int)
    -> Int
  {
    #if canImport(Glibc)
      unsafe Glibc.read(file, base, count)
    #elseif canImport(Musl)
      unsafe Musl.read(file, base, count)
    #else
      unsafe Darwin.read(file, base, count)
    #endif
  }

  private static func readRest(
    _ file: Int32, _ path: String, into bytes: inout [UInt8]
  ) throws(FileError) {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = try read(file, path, into: &block)
      if got == 0 { return }
      bytes.append(contentsOf: block[..<got])
    }
  }

  /// Fills a block with what comes next through an open descriptor.
  ///
  /// - Returns: How many bytes came; none at the end.
  static func read(
    _ file: Int32, _ path: String, into block: inout [UInt8]
  ) throws(FileError) -> Int {
    let got = unsafe block.withUnsafeMutableBufferPointer {
      unsafe readBlock(file, $0.baseAddress, at: 0, upTo: $0.count)
    }
    guard got >= 0 else { throw FileError(action: .read, path: path, number: errno) }
    return got
  }

  /// The names in a folder, in the order of their UTF-8 bytes.
  static func names(in folder: String) throws(FileError) -> [String] {
    try entries(in: folder).map(\.name)
  }

  /// What is in a folder, in the order of the names' UTF-8 bytes; a link to a folder is none.
  static func entries(
    in folder: String
  ) throws(FileError) -> [(name: String, isFolder: Bool)] {
    guard let handle = unsafe opendir(folder) else {
      throw FileError(action: .list, path: folder, number: errno)
    }
    defer { unsafe closedir(handle) }
    var entries: [(name: String, isFolder: Bool)] = []
    while true {
      // The end and a failure look the same but for the number.
      errno = 0
      guard let entry = unsafe readdir(handle) else { break }
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      guard name != "." && name != ".." else { continue }
      // Some file systems don't tell the kind along with the name.
      let kind = unsafe Int(entry.pointee.d_type)
      let isFolder =
        kind == Int(DT_UNKNOWN) ? Self.isFolder("\(folder)/\(name)") : kind == Int(DT_DIR)
      entries.append((name, isFolder))
    }
    guard errno == 0 else { throw FileError(action: .list, path: folder, number: errno) }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}
