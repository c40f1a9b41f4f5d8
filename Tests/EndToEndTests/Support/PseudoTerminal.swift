import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal that a test types at, with the program on its other side.
final class PseudoTerminal {
  /// What a terminal did not show in time, and what it showed instead.
  struct NotSeen: Error {
    var text: String
    var shown: String
  }

  struct Unavailable: Error {
    var number = errno
  }

  /// Milliseconds; only a test that fails waits so long.
  private static let patience: Int32 = 60_000

  /// `TIOCSPTLCK` and `TIOCGPTN` of Linux.
  private static let unlock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  private let near: Int32
  private let far: Int32
  private var process: Process?
  /// What was shown since the last text that was waited for.
  private var shown: [UInt8] = []

  init(columns: UInt16 = 100, rows: UInt16 = 30) throws {
    #if canImport(Darwin)
      near = posix_openpt(O_RDWR | O_NOCTTY)
      guard near >= 0, grantpt(near) == 0, unlockpt(near) == 0, let name = unsafe ptsname(near)
      else { throw Unavailable() }
      far = unsafe open(name, O_RDWR | O_NOCTTY)
    #else
      // The functions for this are not in the headers that Swift sees; they do no more than this.
      near = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var number: Int32 = 0
      var isLocked: Int32 = 0
      guard near >= 0, unsafe ioctl(near, Self.unlock, &isLocked) == 0,
        unsafe ioctl(near, Self.getNumber, &number) == 0
      else { throw Unavailable() }
      far = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    #endif
    guard far >= 0 else { throw Unavailable() }
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(near, UInt(TIOCSWINSZ), &size)
  }

  deinit {
    if process?.isRunning == true { process?.terminate() }
    close(near)
    close(far)
  }

  /// How the terminal treats what is typed and shown.
  var settings: [UInt32] {
    var settings = termios()
    guard unsafe tcgetattr(far, &settings) == 0 else { return [] }
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag].map {
      UInt32(truncatingIfNeeded: $0)
    }
  }

  /// Starts the program in a place, with this terminal as its standard input and output.
  func start(
    _ arguments: String..., in place: Place, type: String = "xterm",
    environment extra: [String: String] = [:]
  ) throws {
    try start(arguments, in: place, type: type, environment: extra)
  }

  /// The same; where `showsTalk` says so, standard error comes to this terminal as well.
  func start(
    _ arguments: [String], in place: Place, type: String = "xterm",
    environment extra: [String: String] = [:], showsTalk: Bool = false
  ) throws {
    let process = Process()
    process.executableURL = URL(filePath: Program.path)
    process.arguments = arguments
    process.currentDirectoryURL = place.root
    process.environment = place.environment(["TERM": type, "NO_COLOR": "1"].merging(extra) { $1 })
    process.standardInput = FileHandle(fileDescriptor: far, closeOnDealloc: false)
    process.standardOutput = FileHandle(fileDescriptor: far, closeOnDealloc: false)
    process.standardError =
      showsTalk
      ? FileHandle(fileDescriptor: far, closeOnDealloc: false) : FileHandle.nullDevice
    try process.run()
    self.process = process
  }

  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe write(near, $0.baseAddress, $0.count) }
  }

  /// Waits until a text is shown.
  func wait(for text: String) throws {
    let wanted = Array(text.utf8)
    while true {
      if let range = shown.firstRange(of: wanted) {
        shown.removeSubrange(..<range.upperBound)
        return
      }
      guard readMore() else {
        throw NotSeen(text: text, shown: String(decoding: shown, as: UTF8.self))
      }
    }
  }

  /// Waits until something else is so.
  func wait(until isSo: () -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: 60)
    while !isSo() {
      _ = readMore(within: 5)
      if Date() > deadline { throw NotSeen(text: "a change", shown: "") }
    }
  }

  /// Waits for the program's end.
  ///
  /// - Returns: Its exit code, or the signal that ended it, below zero.
  func finish() throws -> Int32 {
    guard let process else { return 0 }
    let deadline = Date(timeIntervalSinceNow: 60)
    while process.isRunning {
      // What it still writes must not keep it waiting.
      _ = readMore(within: 20)
      if Date() > deadline { throw NotSeen(text: "the end", shown: "") }
    }
    let isSignal = process.terminationReason == .uncaughtSignal
    return isSignal ? -process.terminationStatus : process.terminationStatus
  }

  /// Waits for the program's end.
  ///
  /// - Returns: The lines that were shown.
  func lines() throws -> [String] {
    _ = try finish()
    while readMore(within: 0) {}
    return String(decoding: shown, as: UTF8.self).replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Sends the program a signal.
  func signal(_ number: Int32) {
    if let process { kill(process.processIdentifier, number) }
  }

  private func readMore(within milliseconds: Int32 = patience) -> Bool {
    var wait = pollfd(fd: near, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&wait, 1, milliseconds) > 0 else { return false }
    var block = [UInt8](repeating: 0, count: 4096)
    let count = unsafe block.withUnsafeMutableBytes { unsafe read(near, $0.baseAddress, $0.count) }
    guard count > 0 else { return false }
    shown += block[..<count]
    return true
  }
}
