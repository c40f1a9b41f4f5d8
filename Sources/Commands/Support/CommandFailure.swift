import BookKeeping
import StatementModel

/// Why a command gave up: what to say, and how to end.
struct CommandFailure: Error {
  var diagnostics: [Diagnostic]
  var exitCode: Int32

  init(_ diagnostics: [Diagnostic], _ status: ExitStatus) {
    self.init(diagnostics, exitCode: status.rawValue)
  }

  private init(_ diagnostics: [Diagnostic], exitCode: Int32) {
    self.diagnostics = diagnostics
    self.exitCode = exitCode
  }

  /// Any error, with the code that fits it.
  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let failure as BookError:
      self.init(failure.diagnostics, exitCode: failure.exitCode)
    case let fact as any DiagnosticFact & Error: self.init([Diagnostic(.error, fact)], .usage)
    default: self.init([Diagnostic(.error, CommandFact.internal("\(error)"))], .internalError)
    }
  }

  init(_ fact: CommandFact, _ status: ExitStatus, at location: SourceLocation? = nil) {
    self.init([Diagnostic(.error, fact, at: location)], status)
  }
}
