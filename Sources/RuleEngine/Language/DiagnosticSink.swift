import StatementModel

/// Collects the mistakes of one file, each with the line it stands in.
struct DiagnosticSink {
  /// Reading a file ends after so many different mistakes.
  private static let mostKinds = 200
  /// What is said again and again is left out after so many messages.
  private static let mostMessages = 2000

  let source: SourceText?
  /// Other files, by path, into which a mistake of this one may point.
  var others: [String: SourceText] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var errorCount = 0
  private var kinds: Set<RuleFact> = []

  init(source: SourceText?) { self.source = source }

  mutating func error(_ fact: RuleFact, at location: SourceLocation) {
    report(.error, fact, at: location)
  }

  mutating func warning(_ fact: RuleFact, at location: SourceLocation) {
    report(.warning, fact, at: location)
  }

  mutating func add(
    _ severity: Diagnostic.Severity, _ fact: RuleFact, at location: SourceLocation
  ) {
    report(severity, fact, at: location)
  }

  /// Whether there is so much wrong that reading on helps nobody.
  ///
  /// One mistake that is made everywhere, such as a category that nothing declares, counts once:
  /// it must not hide the others.
  var isFull: Bool { kinds.count >= Self.mostKinds }

  mutating func append(_ more: [Diagnostic]) {
    diagnostics.append(contentsOf: more)
    errorCount += more.count { $0.severity == .error }
  }

  /// The file that a location points into, if it is known.
  func text(of location: SourceLocation) -> SourceText? {
    location.file == source?.path ? source : others[location.file]
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ fact: RuleFact, at location: SourceLocation
  ) {
    var isNew = true
    if severity == .error {
      errorCount += 1
      isNew = kinds.insert(fact).inserted
    }
    guard isNew || diagnostics.count < Self.mostMessages else { return }
    let text = text(of: location) ?? source
    diagnostics.append(
      Diagnostic(severity, fact, at: location, excerpt: text?.excerpt(at: location)))
  }
}
