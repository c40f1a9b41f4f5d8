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
  }

  /// Runs a program found on the path.
  ///
  /// - Parameters:
  ///   - environment: All that the program gets of one.
  ///   - input: Standard input, written whole before anything is read: at most `mostInput` bytes.
  ///   - mostOutput: More bytes than this end the program.
  static func run(
    _ program: String, _ arguments: [String], environment: [String: String], input: [UInt8] = [],
    mostOutput: Int = 256 << 20
  ) throws(Failure) -> ChildProcess {
    precondition(input.count <= mostInput)
    let given = try Pipe()
    let answered = try Pipe()
    let said = try Pipe()
    let process = try spawn(
      program, arguments, environment, (given.readEnd, answered.writeEnd, said.writeEnd))
    given.closeReadEnd()
    answered.closeWriteEnd()
    said.closeWriteEnd()
    // The pipe holds all of it, so this can't block; a program that has ended needs none.
    _ = try? FileAccess.writeAll(input, to: given.writeEnd, program)
    given.closeWriteEnd()
    var output: [UInt8] = []
    var talk: [UInt8] = []
    let isWhole = drain(answered.readEnd, into: &output, said.readEnd, into: &talk, mostOutput)
    if !isWhole { kill(process, SIGKILL) }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
    guard isWhole else { throw .tooMuch }
    let signal = status & 0x7F
    return ChildProcess(
      code: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: output,
      talk: String(decoding: talk, as: UTF8.self))
  }

  /// What every system's pipe takes at once.
  static let mostInput = 4096

  private static func spawn(
    _ program: String, _ arguments: [String], _ environment: [String: String],
    _ ends: (input: Int32, output: Int32, talk: Int32)
  ) throws(Failure) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
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
    let code = unsafe posix_spawnp(&process, program, &actions, nil, &argv, &envp)
    guard code != ENOENT else { throw .missing }
    guard code == 0 else { throw .refused(code) }
    return process
  }

  /// Reads both streams to their ends, as they come: neither may fill up and block the program.
  private static func drain(
    _ one: Int32, into output: inout [UInt8], _ other: Int32, into talk: inout [UInt8],
    _ limit: Int
  ) -> Bool {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    var waiting = [
      pollfd(fd: one, events: Int16(POLLIN), revents: 0),
      pollfd(fd: other, events: Int16(POLLIN), revents: 0),
    ]
    while waiting.contains(where: { $0.fd >= 0 }) {
      guard unsafe poll(&waiting, nfds_t(waiting.count), -1) >= 0 || errno == EINTR else {
        return false
      }
      for index in waiting.indices where waiting[index].revents != 0 && waiting[index].fd >= 0 {
        let got = unsafe block.withUnsafeMutableBufferPointer {
          unsafe FileAccess.readBlock(waiting[index].fd, $0.baseAddress, at: 0, upTo: $0.count)
        }
        if got <= 0 {
          waiting[index].fd = -1
        } else if index == 0 {
          output.append(contentsOf: block[..<got])
        } else if talk.count < 1 << 16 {
          talk.append(contentsOf: block[..<got])
        }
        if output.count > limit { return false }
      }
    }
    return true
  }
}

/// A pipe whose ends close when the value is gone.
private final class Pipe {
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
