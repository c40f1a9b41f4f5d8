import BookKeeping
import StatementModel

/// How a command ends (`sysexits.h`, and 1 for work that is done but needs a person).
enum ExitStatus: Int32, Comparable {
  case done = 0
  /// Done, but something that this run brought needs a person.
  case needsPerson = 1
  case usage = 64
  case unreadable = 65
  case notFound = 66
  case internalError = 70
  case cannotCreate = 73
  case io = 74
  case busy = 75
  case configuration = 78

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}

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
