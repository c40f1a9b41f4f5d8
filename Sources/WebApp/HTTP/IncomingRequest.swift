import CMicroHTTPD

/// A request while it comes in.
final class IncomingRequest {
  private(set) var request: HTTPRequest
  /// Bodies are read up to this many bytes.
  var limit = 0
  private var seen = 0

  /// So many bytes beyond the limit are waited for, so that the client hears that they are too many.
  private static let patience = 15 << 20

  init(_ connection: OpaquePointer, _ path: String, _ method: String) {
    request = HTTPRequest(method: method, path: path)
    let itself = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe MHD_get_connection_values(connection, .HEADER_KIND, noteHeader, itself)
    unsafe MHD_get_connection_values(connection, .GET_ARGUMENT_KIND, noteArgument, itself)
  }

  /// Takes in a piece of the body.
  ///
  /// - Returns: Whether the client may go on.
  func add(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    seen += bytes.count
    if seen <= limit {
      unsafe request.body.append(contentsOf: bytes)
    } else {
      request.isTooLarge = true
      request.body = []
    }
    return seen <= limit + Self.patience
  }

  fileprivate func note(header name: String, _ value: String) {
    request.headers.append((name.lowercased(), value))
  }

  fileprivate func note(argument name: String, _ value: String) {
    if request.query[name] == nil { request.query[name] = value }
  }
}

private func noteHeader(
  owner: UnsafeMutableRawPointer?, kind: MHD_ValueKind, key: UnsafePointer<CChar>?,
  value: UnsafePointer<CChar>?
) -> MHD_Result {
  unsafe note(owner, key, value) { $0.note(header: $1, $2) }
}

private func noteArgument(
  owner: UnsafeMutableRawPointer?, kind: MHD_ValueKind, key: UnsafePointer<CChar>?,
  value: UnsafePointer<CChar>?
) -> MHD_Result {
  unsafe note(owner, key, value) { $0.note(argument: $1, $2) }
}

private func note(
  _ owner: UnsafeMutableRawPointer?, _ key: UnsafePointer<CChar>?, _ value: UnsafePointer<CChar>?,
  _ note: (IncomingRequest, String, String) -> Void
) -> MHD_Result {
  guard let owner = unsafe owner, let key = unsafe key else { return .YES }
  let incoming = unsafe Unmanaged<IncomingRequest>.fromOpaque(owner).takeUnretainedValue()
  let text = unsafe value.map { unsafe String(cString: $0) } ?? ""
  unsafe note(incoming, String(cString: key), text)
  return .YES
}
