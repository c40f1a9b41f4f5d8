#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The browser of the person who sits here.
enum Browser {
  /// Opens an address where there is a screen; that it can't be opened is no failure, since it is
  /// printed, too.
  static func open(_ address: String) {
    #if canImport(Darwin)
      let program = "open"
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      guard
        ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { Environment.value($0)?.isEmpty == false })
      else { return }
      let program = "xdg-open"
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    // What it has to say is not of this program.
    for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
    }
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // This program waits for signals that a browser is to have in the usual way.
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    let words = [program, address]
    var argv = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe argv.forEach { unsafe free($0) } }
    var process: pid_t = 0
    unsafe posix_spawnp(&process, program, &actions, &attributes, &argv, environ)
  }
}
