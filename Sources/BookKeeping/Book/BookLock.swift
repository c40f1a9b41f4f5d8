import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The lock that keeps two runs from writing one book at a time; held while the value lives.
///
/// The file says who holds it, for those who wait; whether it is held, only the system knows.
struct BookLock: ~Copyable {
  private let file: Int32

  /// Takes the lock, or gives nothing if another process holds it.
  static func take(_ path: String) throws(FileError) -> BookLock? {
    let file = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw FileError(action: .lock, path: path, number: errno) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let number = errno
      close(file)
      if number == EWOULDBLOCK { return nil }
      throw FileError(action: .lock, path: path, number: number)
    }
    let lock = BookLock(file: file)
    lock.sign()
    return lock
  }

  /// Takes the lock as soon as nobody else holds it, or gives nothing if that takes too long.
  ///
  /// Asked again and again: a call that blocks could be given an end by signals alone.
  static func take(_ path: String, waiting wait: LockWait) throws(FileError) -> BookLock? {
    let begun = SuspendingClock.now
    var isTold = false
    while true {
      if let lock = try take(path) { return lock }
      let waited = SuspendingClock.now - begun
      guard waited < .seconds(wait.seconds) else { return nil }
      if !isTold, waited > wait.moment {
        isTold = true
        wait.tell(
          Diagnostic(.note, BookFact.waits(LockHolder.named(in: path), seconds: wait.seconds)))
      }
      usleep(50_000)
    }
  }

  /// The lock of a book, or nothing if another process holds it.
  static func take(_ paths: BookPaths) throws(FileError) -> BookLock? {
    try FileAccess.makeFolder(paths.derived)
    return try take(paths.lock)
  }

  /// The lock of a book, waited for.
  ///
  /// - Throws: `.busy` where another process went on holding it.
  static func demand(_ paths: BookPaths, waiting wait: LockWait) throws(BookError) -> BookLock {
    do throws(FileError) {
      try FileAccess.makeFolder(paths.derived)
      if let lock = try take(paths.lock, waiting: wait) { return lock }
    } catch {
      throw BookError(error)
    }
    let holder = LockHolder.named(in: paths.lock)
    throw .busy(Diagnostic(.error, BookFact.busy(holder), at: SourceLocation(file: paths.root)))
  }

  private init(file: Int32) { self.file = file }

  deinit {
    // A process that is just being started has a copy of the file for a moment, and would keep it.
    _ = flock(file, LOCK_UN)
    close(file)
  }

  /// Says whose the lock is; that it can't is no reason not to have it.
  private borrowing func sign() {
    let text = Array("\(LockHolder.own)\n".utf8)
    let put = unsafe text.withUnsafeBytes { unsafe pwrite(file, $0.baseAddress, $0.count, 0) }
    _ = ftruncate(file, off_t(max(put, 0)))
  }
}

/// How long a command waits for another that writes the same book.
package struct LockWait {
  /// How long a person waits who sits before it.
  package static let usual = 5
  /// How long a nightly run waits, which would else be a night without one.
  package static let night = 300

  let seconds: Int
  /// How long it waits without a word.
  var moment = Duration.seconds(1)
  /// Told once for whom it waits.
  let tell: (Diagnostic) -> Void

  /// - Parameter tell: Told once for whom it waits, if that takes more than a moment.
  package init(seconds: Int, tell: @escaping (Diagnostic) -> Void = { _ in }) {
    self.seconds = seconds
    self.tell = tell
  }

  /// Not at all.
  package static var none: LockWait { LockWait(seconds: 0) }
}

/// Who holds the lock of a book, by the lock file's words.
struct LockHolder: Hashable, CustomStringConvertible {
  var process: Int32
  /// The program and its command, without what it was given.
  var command: String

  /// This process.
  static var own: LockHolder {
    let words = CommandLine.arguments.dropFirst().prefix(2).prefix { word in
      word.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D } && !word.hasPrefix("-")
    }
    return LockHolder(
      process: getpid(), command: (["daybook"] + words).joined(separator: " "))
  }

  /// Who signed a lock file last.
  static func named(in path: String) -> LockHolder? {
    guard let bytes = try? FileAccess.read(path), let end = bytes.firstIndex(of: 0x0A) else {
      return nil
    }
    return LockHolder(String(decoding: bytes[..<end], as: UTF8.self))
  }

  init(process: Int32, command: String) {
    self.process = process
    self.command = command
  }

  init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let process = Int32(parts[0]), parts[1].utf8.count <= 100 else {
      return nil
    }
    self.init(process: process, command: String(parts[1]))
  }

  var description: String { "\(process) \(command)" }

  /// As a person reads it.
  var words: String { "\(command) (process \(process))" }
}
