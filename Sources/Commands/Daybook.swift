import ArgumentParser
import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The program's face to `main`.
public enum Daybook {
  /// Runs the command that the process's arguments name, and ends the process.
  ///
  /// - Parameter commit: What the program was built from, where that was told.
  public static func run(commit: String) -> Never {
    // A reader that goes away is told by the failing write, not by a signal that ends the run.
    _ = signal(SIGPIPE, SIG_IGN)
    if CommandLine.arguments.dropFirst() == ["--version"] {
      end(printing: DaybookVersion.text(commit: commit))
    }
    if let fact = UnknownCommand.fact(about: CommandLine.arguments.dropFirst()) { end(with: fact) }
    end {
      var command = try NamedCommand.parsed(from: CommandLine.arguments.dropFirst())
      try command.run()
    }
  }

  /// Runs a command, says what is wrong with its arguments, and ends the process.
  private static func end(with command: () throws -> Void) -> Never {
    do {
      try command()
    } catch let code as ExitCode {
      // The parser has nothing to say of it, and would look for long.
      exit(code.rawValue)
    } catch {
      // Help that was asked for.
      if DaybookCommand.exitCode(for: error).isSuccess {
        end(printing: HelpText.wrapped(DaybookCommand.fullMessage(for: error)))
      }
      let words = CommandLine.arguments.dropFirst()
      let (command, path) = UnknownCommand.named(by: words)
      end(
        with: UsageFact(
          message: DaybookCommand.message(for: error), arguments: words,
          of: path.joined(separator: " "), options: HelpText.options(of: command)))
    }
    DaybookCommand.exit()
  }

  private static func end(printing text: String) -> Never {
    let output = ByteOutput(descriptor: STDOUT_FILENO)
    output.write(text)
    output.flush()
    exit((output.failure == nil ? ExitStatus.done : .io).rawValue)
  }

  private static func end(with fact: UsageFact) -> Never {
    let console = Console(verbosity: .normal)
    console.report(Diagnostic(.error, fact))
    _ = console.finish()
    exit(ExitStatus.usage.rawValue)
  }
}
