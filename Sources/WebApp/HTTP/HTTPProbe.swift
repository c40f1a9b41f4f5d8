import CMicroHTTPD

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Asks a server of this machine for one thing.
enum HTTPProbe {
  private static let seconds = 2

  /// The whole answer to a request, head and body; nothing where nobody answers in time.
  static func get(_ path: String, port: UInt16) -> String? {
    #if canImport(Darwin) || canImport(Musl)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    let connection = socket(AF_INET, kind, 0)
    guard connection >= 0 else { return nil }
    defer { close(connection) }
    var wait = timeval(tv_sec: seconds, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    unsafe setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &wait, size)
    unsafe setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &wait, size)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let isConnected = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        unsafe connect(connection, address, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { return nil }
    let request = """
      GET \(path) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Connection: close\r
      \r

      """
    let asked = Array(request.utf8)
    guard unsafe send(connection, asked, asked.count, 0) == asked.count else { return nil }
    var answer: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 4096)
    while answer.count < 1 << 16 {
      let count = unsafe recv(connection, &block, block.count, 0)
      guard count > 0 else { break }
      answer += block.prefix(count)
    }
    return answer.isEmpty ? nil : String(decoding: answer, as: UTF8.self)
  }
}
