import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file locked as a running program locks it.
final class LockedFile {
  private var descriptor: Int32

  struct CannotLock: Error {
    var path: String
    var number: Int32
  }

  init(_ path: String) throws {
    descriptor = unsafe open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw CannotLock(path: path, number: errno)
    }
  }

  func release() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }

  deinit { release() }
}
