/// What a client is answered.
struct HTTPResponse: Sendable {
  enum Body: Sendable {
    case bytes([UInt8])
    /// Asked again and again for what comes next, on a thread of its own, where it may wait; nothing
    /// ends the answer.
    case stream(@Sendable () -> [UInt8]?)
  }

  var status: Int
  var headers: [(name: String, value: String)]
  var body: Body

  init(_ status: Int, type: String, _ body: Body) {
    self.status = status
    headers = [("Content-Type", type)]
    self.body = body
  }

  init(_ status: Int, type: String, text: String) {
    self.init(status, type: type, .bytes(Array(text.utf8)))
  }
}
