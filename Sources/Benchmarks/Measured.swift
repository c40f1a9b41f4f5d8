import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What one finished process cost.
struct Measured {
  /// User and system time together, in seconds.
  var processor: Double
  var wall: Double
  /// The largest resident size, in bytes.
  var peakMemory: Int
  var exitCode: Int32

  /// Runs a program to its end with its output thrown away.
  static func run(_ program: String, _ arguments: [String]) throws -> Measured {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in [1, 2] {
      unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) }
    unsafe words.append(nil)
    defer { unsafe words.forEach { unsafe free($0) } }
    var process: pid_t = 0
    let begin = ContinuousClock.now
    let spawned = unsafe posix_spawn(&process, program, &actions, nil, words, environ)
    guard spawned == 0 else { throw POSIXError(.init(rawValue: spawned) ?? .EINVAL) }
    var status: Int32 = 0
    var usage = rusage()
    guard unsafe wait4(process, &status, 0, &usage) == process else { throw POSIXError(.ECHILD) }
    let wall = begin.duration(to: .now)
    #if canImport(Darwin)
      let unit = 1
    #else
      let unit = 1024
    #endif
    return Measured(
      processor: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      wall: Double(wall.components.seconds) + Double(wall.components.attoseconds) / 1e18,
      peakMemory: Int(usage.ru_maxrss) * unit, exitCode: (status >> 8) & 0xFF)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}
