import CMicroHTTPD

/// A server on this machine's own addresses, 127.0.0.1 and ::1: requests in, answers out.
///
/// It is GNU libmicrohttpd, with a thread for each connection; the answering function is called on these
/// threads, several at a time.
@safe final class HTTPServer {
  /// A thread does what a command does on its own, and has as much room.
  private static let options = server_options(
    connections: 32, seconds: 60, memory: 64 << 10, stack: 8 << 20)

  private let limit: @Sendable (HTTPRequest) -> Int
  private let answer: @Sendable (HTTPRequest) -> HTTPResponse
  private var daemons = unsafe [OpaquePointer]()

  /// - Parameters:
  ///   - limit: How many bytes the body of a request may have, judged by its head.
  ///   - answer: Answers a request, on any thread.
  init(
    limit: @escaping @Sendable (HTTPRequest) -> Int,
    answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) {
    self.limit = limit
    self.answer = answer
  }

  /// Listens at a port; a machine without IPv6 is served at 127.0.0.1 alone.
  ///
  /// - Returns: Whether the port was free.
  func start(port: UInt16) -> Bool {
    guard let four = unsafe listen(six: false, port: port) else { return false }
    unsafe daemons.append(four)
    if let six = unsafe listen(six: true, port: port) { unsafe daemons.append(six) }
    return true
  }

  private func listen(six: Bool, port: UInt16) -> OpaquePointer? {
    unsafe start_server(
      six ? 1 : 0, port, Self.options, handleRequest, completeRequest,
      Unmanaged.passUnretained(self).toOpaque())
  }

  /// Listens no more and waits for answers that are being given; streams must end by then.
  func stop() {
    while let daemon = unsafe daemons.popLast() { unsafe MHD_stop_daemon(daemon) }
  }

  /// Goes on with a request: notes its head, then what comes of its body, and answers behind the last of
  /// that.
  fileprivate func receive(
    _ connection: OpaquePointer, _ state: UnsafeMutablePointer<UnsafeMutableRawPointer?>,
    _ path: String, _ method: String, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let known = unsafe state.pointee else {
      let incoming = unsafe IncomingRequest(connection, path, method)
      incoming.limit = limit(incoming.request)
      unsafe state.pointee = Unmanaged.passRetained(incoming).toOpaque()
      return true
    }
    let incoming = unsafe Unmanaged<IncomingRequest>.fromOpaque(known).takeUnretainedValue()
    guard bytes.isEmpty else { return unsafe incoming.add(bytes) }
    return unsafe OutgoingResponse.queue(answer(incoming.request), on: connection)
  }
}

private func handleRequest(
  owner: UnsafeMutableRawPointer?, connection: OpaquePointer?, path: UnsafePointer<CChar>?,
  method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, bytes: UnsafePointer<CChar>?,
  count: UnsafeMutablePointer<Int>?,
  state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let owner = unsafe owner, let connection = unsafe connection, let path = unsafe path,
    let method = unsafe method, let count = unsafe count, let state = unsafe state
  else { return .NO }
  let server = unsafe Unmanaged<HTTPServer>.fromOpaque(owner).takeUnretainedValue()
  let body = unsafe UnsafeBufferPointer(
    start: UnsafeRawPointer(bytes)?.assumingMemoryBound(to: UInt8.self), count: count.pointee)
  let goesOn = unsafe server.receive(
    connection, state, String(cString: path), String(cString: method), body)
  unsafe count.pointee = 0
  return goesOn ? .YES : .NO
}

private func completeRequest(
  owner: UnsafeMutableRawPointer?, connection: OpaquePointer?,
  state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, reason: MHD_RequestTerminationCode
) {
  guard let known = unsafe state?.pointee else { return }
  unsafe Unmanaged<IncomingRequest>.fromOpaque(known).release()
  unsafe state?.pointee = nil
}
