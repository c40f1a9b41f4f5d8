/// A place of the interface and what can be done there.
struct Route: Sendable {
  /// Answers a request; the text is what the star of the pattern stands for.
  typealias Handler = @Sendable (HTTPRequest, String) throws -> HTTPResponse

  /// A path; one that ends with a star stands for all that have one more part there.
  var pattern: String
  /// By method.
  var handlers: [String: Handler]

  init(_ pattern: String, _ handlers: [String: Handler]) {
    self.pattern = pattern
    self.handlers = handlers
  }

  /// What the star stands for in a path, empty without one; nothing where the pattern does not fit.
  func match(_ path: String) -> String? {
    guard pattern.hasSuffix("*") else { return path == pattern ? "" : nil }
    let prefix = pattern.dropLast()
    guard path.hasPrefix(prefix) else { return nil }
    let rest = path.dropFirst(prefix.count)
    return rest.isEmpty || rest.contains("/") ? nil : String(rest)
  }
}
