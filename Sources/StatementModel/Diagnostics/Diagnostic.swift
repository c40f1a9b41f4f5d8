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
}
