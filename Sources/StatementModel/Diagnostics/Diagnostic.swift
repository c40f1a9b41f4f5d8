/// A typed fact about something that is wrong; its words are made from its values.
///
/// Each room has its own enum of facts. The words stand in an extension in a file of their own.
package protocol DiagnosticFact: Sendable {
  /// A stable short name for machines: `unknown-category`.
  var code: String { get }
  /// What is wrong, in one sentence without a full stop: `unknown category "Fod"`.
  var summary: String { get }
  /// What to do about it, if anything can be advised.
  var remedy: String? { get }
}

/// A fact with its place and its weight: what a command prints and what its exit code depends on.
package struct Diagnostic: Error, Sendable {
  package enum Severity: String, Sendable, Comparable {
    case note, warning, error

    package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  package var severity: Severity
  package var fact: any DiagnosticFact
  package var location: SourceLocation?
  /// The line of text that `location` points into, for the excerpt under the message.
  package var excerpt: String?

  package init(
    _ severity: Severity, _ fact: any DiagnosticFact, at location: SourceLocation? = nil,
    excerpt: String? = nil
  ) {
    self.severity = severity
    self.fact = fact
    self.location = location
    self.excerpt = excerpt
  }

  /// The same by place: by file, and in each by line and column; what has one place stays in its
  /// order.
  ///
  /// - Parameter order: The files in their order; others come before, as they are first spoken of.
  package static func byPlace(
    _ diagnostics: [Diagnostic], files order: [String]
  ) -> [Diagnostic] {
    let later = Set(order)
    var files: [String: Int] = [:]
    for (number, file) in order.enumerated() { files[file] = diagnostics.count + number }
    for diagnostic in diagnostics {
      let file = diagnostic.location?.file ?? ""
      if files[file] == nil { files[file] = files.count - later.count }
    }
    func place(_ diagnostic: Diagnostic, _ number: Int) -> (Int, Int, Int, Int) {
      let location = diagnostic.location
      return (
        files[location?.file ?? ""] ?? 0, location?.line ?? 0, location?.column ?? 0, number
      )
    }
    return diagnostics.enumerated()
      .sorted { place($0.element, $0.offset) < place($1.element, $1.offset) }.map(\.element)
  }
}
