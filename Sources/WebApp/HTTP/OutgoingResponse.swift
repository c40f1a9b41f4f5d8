import CMicroHTTPD

/// An answer on its way out.
enum OutgoingResponse {
  /// Hands an answer to the library.
  ///
  /// - Returns: Whether that could be done; else the connection is to be closed.
  static func queue(_ response: HTTPResponse, on connection: OpaquePointer) -> Bool {
    guard let made = unsafe make(response.body) else { return false }
    defer { unsafe MHD_destroy_response(made) }
    for (name, value) in response.headers {
      guard unsafe MHD_add_response_header(made, name, value) == .YES else { return false }
    }
    return unsafe MHD_queue_response(connection, UInt32(response.status), made) == .YES
  }

  private static func make(_ body: HTTPResponse.Body) -> OpaquePointer? {
    switch body {
    case .bytes(var bytes):
      unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe MHD_create_response_from_buffer(
          buffer.count, buffer.baseAddress, .RESPMEM_MUST_COPY)
      }
    case .stream(let next):
      unsafe MHD_create_response_from_callback(
        .max, 4096, readStream, Unmanaged.passRetained(OutgoingStream(next)).toOpaque(), freeStream)
    }
  }
}

/// A stream, with what was asked of it and is not out yet.
private final class OutgoingStream {
  private let next: @Sendable () -> [UInt8]?
  private var pending: ArraySlice<UInt8> = []

  init(_ next: @escaping @Sendable () -> [UInt8]?) { self.next = next }

  /// Fills a buffer.
  ///
  /// - Returns: How much of it; −1 at the end of the stream.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    if pending.isEmpty {
      guard let bytes = next() else { return -1 }
      pending = bytes[...]
    }
    let part = pending.prefix(buffer.count)
    unsafe buffer.copyBytes(from: part)
    pending = pending.dropFirst(part.count)
    return part.count
  }
}

private func readStream(
  owner: UnsafeMutableRawPointer?, position: UInt64, buffer: UnsafeMutablePointer<CChar>?,
  count: Int
) -> Int {
  guard let owner = unsafe owner else { return -1 }
  let stream = unsafe Unmanaged<OutgoingStream>.fromOpaque(owner).takeUnretainedValue()
  return unsafe stream.read(
    into: UnsafeMutableRawBufferPointer(start: buffer, count: count))
}

private func freeStream(owner: UnsafeMutableRawPointer?) {
  guard let owner = unsafe owner else { return }
  unsafe Unmanaged<OutgoingStream>.fromOpaque(owner).release()
}
