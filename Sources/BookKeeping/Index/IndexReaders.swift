import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Says that somebody reads the index, for as long as the value lives: files that a newer state has no
/// use for stay until nobody does.
struct IndexReaders: ~Copyable {
  private let file: Int32

  /// The file's name in the index's folder; whoever writes the index makes it.
  static let name = "readers"

  /// - Parameter folder: The index's.
  init(_ folder: String) {
    let path = "\(folder)/\(Self.name)"
    let opened = unsafe open(path, O_RDWR | O_CLOEXEC)
    // Where nothing can be written, nobody else writes either.
    file = opened >= 0 ? opened : unsafe open(path, O_RDONLY | O_CLOEXEC)
    if file >= 0 { _ = flock(file, LOCK_SH) }
  }

  /// Does work where nobody else reads; passes it over where somebody does, or nobody can tell.
  func ifAlone(_ work: () -> Void) {
    guard file >= 0, flock(file, LOCK_EX | LOCK_NB) == 0 else { return }
    work()
    _ = flock(file, LOCK_SH)
  }

  deinit {
    guard file >= 0 else { return }
    _ = flock(file, LOCK_UN)
    close(file)
  }
}
