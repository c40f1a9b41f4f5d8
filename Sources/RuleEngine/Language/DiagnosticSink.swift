import StatementModel

/// Collects the mistakes of one file, each with the line it stands in.
struct DiagnosticSink {
  let source: SourceText?
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var errorCount = 0

  init(source: SourceText?) { self.source = source }

  mutating func error(_ fact: RuleFact, at location: SourceLocation) {
    report(.error, fact, at: location)
  }

  mutating func warning(_ fact: RuleFact, at location: SourceLocation) {
    report(.warning, fact, at: location)
  }

  mutating func append(_ more: [Diagnostic]) {
    diagnostics.append(contentsOf: more)
    errorCount += more.count { $0.severity == .error }
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ fact: RuleFact, at location: SourceLocation
  ) {
    if severity == .error { errorCount += 1 }
    diagnostics.append(
      Diagnostic(severity, fact, at: location, excerpt: source?.excerpt(at: location)))
  }
}
