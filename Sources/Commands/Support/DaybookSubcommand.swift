import ArgumentParser
import StatementModel

/// A command: does its work with a console, and ends with a status.
protocol DaybookSubcommand: ParsableCommand {
  associatedtype Options: TalkOptions
  var options: Options { get }
  func execute(_ console: Console) throws -> ExitStatus
}

extension DaybookSubcommand {
  /// Runs the command, says what went wrong, and ends with the code that fits it.
  func run() throws {
    let console = Console(verbosity: options.verbosity, color: options.color)
    var code: Int32
    do {
      code = try execute(console).rawValue
    } catch {
      let failure = CommandFailure(error)
      failure.diagnostics.forEach(console.report)
      code = failure.exitCode
    }
    if let failure = console.finish() {
      console.report(Diagnostic(.error, failure, at: SourceLocation(file: "standard output")))
      code = ExitStatus.io.rawValue
    }
    throw ExitCode(code)
  }
}
