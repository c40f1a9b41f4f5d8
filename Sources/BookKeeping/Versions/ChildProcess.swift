#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program run to its end, without a shell: each argument is handed on as it is.
struct ChildProcess {
  /// The exit code; 128 and the signal's number for one that a signal ended.
  var code: Int32
  var output: [UInt8]
  /// Standard error as text.
  var talk: String

  enum Failure: Error {
    /// There is no such program on the path.
    case missing
    /// The system refused: the error number.
    case refused(Int32)
    /// More output than was allowed.
    case tooMuch
    /// It went on for longer than it was given.
    case tooLong
  }

  /// Runs a program found on the path.
  ///
  /// - Parameters:
  ///   - environment: All that the program gets of one.
  ///   - input: Standard input; a program that does not read it may end without.
  ///   - mostOutput: More bytes than this end the program.
  ///   - limit: How long it may take; it is then ended, and what it started along with it.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String], input: [UInt8] = [],
    mostOutput: Int = 256 << 20, limit: Duration? = nil
  ) throws(Failure) -> ChildProcess {
    let given = try Pipe()
    let answered = try Pipe()
    let said = try Pipe()
    let process = try spawn(
      program, arguments, environment, (given.readEnd, answered.writeEnd, said.writeEnd),
      isApart: limit != nil)
    given.closeReadEnd()
    answered.closeWriteEnd()
    said.closeWriteEnd()
    let end = limit.map { ContinuousClock.now + $0 }
    var exchange = ProcessExchange(input: input, mostOutput: mostOutput, end: end)
    var outcome = exchange.run(given, answered.readEnd, said.readEnd)
    var status: Int32 = 0
    // One that has closed its streams may go on for as long as it likes.
    while outcome == .whole, let end, unsafe waitpid(process, &status, WNOHANG) == 0 {
      if ContinuousClock.now > end { outcome = .tooLong }
      usleep(10_000)
    }
    if outcome != .whole { kill(limit == nil ? process : -process, SIGKILL) }
    // Fails at once where it was waited for above.
    while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
    switch outcome {
    case .whole: break
    case .tooMuch: throw .tooMuch
    case .tooLong: throw .tooLong
    }
    let signal = status & 0x7F
    return ChildProcess(
      code: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: exchange.output,
      talk: String(decoding: exchange.talk, as: UTF8.self))
  }

  private static func spawn(
    _ program: String, _ arguments: [String], _ environment: [String: String],
    _ ends: (input: Int32, output: Int32, talk: Int32), isApart: Bool
  ) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // What this program does about readers that go away is no matter of others'.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    // In a group of its own it can be ended with all that it started.
    let group = isApart ? POSIX_SPAWN_SETPGROUP : 0
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | group))
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (end, number) in [
      (ends.input, STDIN_FILENO), (ends.output, STDOUT_FILENO), (ends.talk, STDERR_FILENO),
    ] {
      unsafe posix_spawn_file_actions_adddup2(&actions, end, number)
    }
    let words = [program] + arguments
    let settings = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    var argv = unsafe words.map { unsafe strdup($0) } + [nil]
    var envp = unsafe settings.map { unsafe strdup($0) } + [nil]
    defer { unsafe (argv + envp).forEach { unsafe free($0) } }
    var process: pid_t = 0
    let code = unsafe posix_spawnp(&process, program, &actions, &attributes, &argv, &envp)
    guard code != ENOENT else { throw .missing }
    guard code == 0 else { throw .refused(code) }
    return process
  }
}

/// A pipe whose ends close when the value is gone.
final class Pipe {
  private(set) var readEnd: Int32
  private(set) var writeEnd: Int32

  init() throws(ChildProcess.Failure) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw .refused(errno) }
    (readEnd, writeEnd) = (ends[0], ends[1])
    // The child gets copies under other numbers; these are nobody else's.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  func closeReadEnd() {
    if readEnd >= 0 { close(readEnd) }
    readEnd = -1
  }

  func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  deinit {
    closeReadEnd()
    closeWriteEnd()
  }
}
