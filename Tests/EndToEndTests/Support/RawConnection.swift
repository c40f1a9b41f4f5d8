#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A connection to a port of this machine, over which a test says what it likes.
final class RawConnection {
  struct Failure: Error {
    var number = errno
  }

  private let file: Int32

  /// - Parameter seconds: How long it waits for what comes.
  init(port: Int, seconds: Int = 60) throws {
    #if canImport(Darwin) || canImport(Musl)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    file = socket(AF_INET, kind, 0)
    guard file >= 0 else { throw Failure() }
    var wait = timeval(tv_sec: seconds, tv_usec: 0)
    unsafe setsockopt(
      file, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let isConnected = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe connect(file, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw Failure() }
  }

  deinit { close(file) }

  func send(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure() }
      rest = rest.dropFirst(count)
    }
  }

  /// What comes next; nothing at the end, or where nothing comes in time.
  func receive() -> [UInt8]? {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe read(file, &block, block.count)
    return count > 0 ? Array(block.prefix(count)) : nil
  }

  /// All that comes until the other side ends.
  func receiveAll() -> [UInt8] {
    var all: [UInt8] = []
    while let bytes = receive() { all += bytes }
    return all
  }
}
