/// What a client asks, its body read.
struct HTTPRequest: Sendable {
  var method: String
  /// Without what stands behind a question mark; percent signs stand as they came.
  var path: String
  /// What stands behind the question mark; of a name that comes twice, the first.
  var query: [String: String] = [:]
  /// By name in lower case, in the order in which they came.
  var headers: [(name: String, value: String)] = []
  var body: [UInt8] = []
  /// Whether the body was too long to be kept.
  var isTooLarge = false

  /// The one value of a header; nothing where there is none, or more than one.
  func header(_ name: String) -> String? {
    let values = headers.filter { $0.name == name }
    return values.count == 1 ? values[0].value : nil
  }

  func has(_ name: String) -> Bool { headers.contains { $0.name == name } }
}
