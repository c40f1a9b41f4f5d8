import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waiting for an inbox into which something is being copied.
package enum InboxSettling {
  /// Whatever goes on changing for so long is imported as it is, and again when it is whole.
  private static let mostSeconds = 900

  /// Waits until nothing in `Statements/` has changed for some seconds.
  package static func wait(for paths: BookPaths, seconds: Int) {
    let end = SuspendingClock.now + .seconds(mostSeconds)
    var seen = files(of: paths)
    var since = SuspendingClock.now
    while SuspendingClock.now - since < .seconds(seconds), SuspendingClock.now < end {
      usleep(200_000)
      let now = files(of: paths)
      if now != seen { (seen, since) = (now, SuspendingClock.now) }
    }
  }

  /// An inbox that can't be looked into is the import's to tell of.
  private static func files(of paths: BookPaths) -> [String: FileStatus] {
    let files = (try? Inbox(paths, mounts: []))?.files ?? []
    return Dictionary(files.map { ($0, FileAccess.status($0) ?? .none) }) { first, _ in first }
  }
}
