import ArgumentParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What commands take that may print more than a screen.
struct PagingOptions: ParsableArguments {
  static let help: ArgumentHelp = "Print straight to the terminal, without a pager."

  @Flag(help: Self.help)
  var noPager = false

  /// Has what follows go through the pager, where a person sees it.
  func start(_ console: Console) {
    if !noPager { console.page() }
  }
}

/// The program through which a person reads what is longer than a screen.
///
/// `DAYBOOK_PAGER`, else `PAGER`, names it as a line of shell; an empty one, and `cat`, mean none.
/// Else it is `less`, which ends by itself where all fits on the screen (`-F`), shows colours
/// (`-R`), cuts lines that are wider than the screen (`-S`) and leaves the text standing (`-X`).
final class Pager {
  /// What is written here, it shows.
  let output: ByteOutput
  private let descriptor: Int32
  private let process: pid_t

  private init(descriptor: Int32, process: pid_t) {
    self.descriptor = descriptor
    self.process = process
    output = ByteOutput(descriptor: descriptor)
  }

  /// Starts it; nothing where there is none.
  static func start() -> Pager? {
    guard let words = command(Environment.value), isFound(words[0]) else { return nil }
    var ends: [Int32] = [0, 0]
    guard unsafe pipe(&ends) == 0 else { return nil }
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    // What less is told where nobody told it anything.
    if Environment.value("LESS") == nil { unsafe setenv("LESS", "FRSX", 1) }
    let process = spawn(words, input: ends[0])
    close(ends[0])
    guard let process else {
      close(ends[1])
      return nil
    }
    // The key that stops a search in the pager must not end this program under it.
    _ = signal(SIGINT, SIG_IGN)
    return Pager(descriptor: ends[1], process: process)
  }

  /// Says that nothing more comes, and waits until the person has read it.
  func finish() {
    close(descriptor)
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
  }

  /// The program and its arguments, by the environment; nothing where none is wanted.
  static func command(_ value: (String) -> String?) -> [String]? {
    guard let line = value("DAYBOOK_PAGER") ?? value("PAGER") else { return ["less", "-FRSX"] }
    let words = line.split(separator: " ")
    guard let program = words.first, line != "cat" else { return nil }
    // A line of nothing but words needs no shell to be looked for and run.
    let isPlain = line.allSatisfy { $0.isLetter || $0.isNumber || " -_./=+".contains($0) }
    return isPlain && !program.contains("=")
      ? words.map(String.init) : ["/bin/sh", "-c", line]
  }

  private static func isFound(_ program: String) -> Bool {
    if program.contains("/") { return unsafe access(program, X_OK) == 0 }
    let path = Environment.value("PATH") ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { unsafe access("\($0)/\(program)", X_OK) == 0 }
  }

  private static func spawn(_ words: [String], input: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // This program ignores a reader that goes away; the pager is to have the usual ways.
    var usual = sigset_t()
    unsafe sigemptyset(&usual)
    unsafe sigaddset(&usual, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &usual)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var argv = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe argv.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let code = unsafe posix_spawnp(&process, words[0], &actions, &attributes, &argv, environ)
    return code == 0 ? process : nil
  }
}
