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

/// Finds the command that arguments name, so that it alone is asked for its options: to look through
/// those of the program and of groups takes as long again.
enum NamedCommand {
  /// The command as its arguments fill it; what is wrong is told by the parser of the whole program, and
  /// help is too, which names the commands on the way.
  static func parsed(from arguments: ArraySlice<String>) throws -> any ParsableCommand {
    if let (command, rest) = find(arguments), let parsed = try? command.parseAsRoot(rest),
      type(of: parsed) == command
    {
      return parsed
    }
    return try DaybookCommand.parseAsRoot(Array(arguments))
  }

  /// The command that the first words name and that has none below it, and the arguments behind them.
  static func find(
    _ arguments: ArraySlice<String>
  ) -> (command: any ParsableCommand.Type, rest: [String])? {
    var command: any ParsableCommand.Type = DaybookCommand.self
    var rest = arguments
    while true {
      let commands = command.configuration.subcommands
      if commands.isEmpty { return (command, Array(rest)) }
      guard let word = rest.popFirst(),
        let named = commands.first(where: { $0.configuration.commandName == word })
      else { return nil }
      command = named
    }
  }
}

/// Finds names of commands that there are not, of which the parser says only that they are
/// unexpected, and shows how the program itself is used.
enum UnknownCommand {
  /// What to say of the arguments, if they name such a command.
  static func fact(about arguments: some Sequence<String>) -> UsageFact? {
    let words = Array(arguments)
    // The parser has this one of itself, below the program only, and shows what it can.
    let isHelp = words.first == "help"
    let (found, path) = Self.named(by: words.dropFirst(isHelp ? 1 : 0))
    let rest = words.dropFirst(path.count - 1 + (isHelp ? 1 : 0))
    let commands = found.configuration.subcommands
    guard let word = rest.first, !word.hasPrefix("-"), isHelp || !commands.isEmpty else {
      return nil
    }
    return UsageFact(
      unknownCommand: word, below: path.joined(separator: " "),
      known: commands.compactMap { $0.configuration.commandName })
  }

  /// The command that arguments name, and the words that name it, the program's name first.
  static func named(
    by words: ArraySlice<String>
  ) -> (command: any ParsableCommand.Type, path: [String]) {
    var command: any ParsableCommand.Type = DaybookCommand.self
    var path = ["daybook"]
    for word in words {
      // Those in groups are among them.
      guard
        let next = command.configuration.subcommands.first(where: {
          $0.configuration.commandName == word
        })
      else { break }
      command = next
      path.append(word)
    }
    return (command, path)
  }
}

/// The program: its sub-commands and its version.
struct DaybookCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "daybook",
    abstract: "One clean, categorized history out of the statements that banks let you download.",
    discussion: """
      A book is a folder of yours. Drop statement files into its Statements/, type `daybook run`, \
      and read its Reports/.

      EXAMPLES
        daybook init my-book && cd my-book
        daybook run
        daybook list coffee --month 2026-03
      """,
    version: "daybook \(DaybookVersion.number)",
    groupedSubcommands: [
      CommandGroup(
        name: "Book",
        subcommands: [
          InitCommand.self, DemoCommand.self, RunCommand.self, ServeCommand.self,
          RebuildCommand.self,
          StatusCommand.self, DoctorCommand.self,
          BackupCommand.self, RestoreCommand.self, ScheduleCommand.self,
        ]),
      CommandGroup(
        name: "Statement",
        subcommands: [
          ImportCommand.self, InspectCommand.self, ExportersCommand.self, ImportsCommand.self,
          RereadCommand.self, PipeCommand.self,
        ]),
      CommandGroup(
        name: "Transaction",
        subcommands: [
          ListCommand.self, ShowCommand.self, EditCommand.self, ReviewCommand.self,
          InstallmentsCommand.self, BudgetsCommand.self, RecurringCommand.self,
          TrendsCommand.self, PeriodsCommand.self, ReportCommand.self, ExportCommand.self,
        ]),
      CommandGroup(
        name: "History",
        subcommands: [
          DuplicatesCommand.self, LinksCommand.self, HistoryCommand.self, LogCommand.self,
          UndoCommand.self,
          RedoCommand.self,
        ]),
      CommandGroup(
        name: "Settings",
        subcommands: [
          RulesCommand.self, CardsCommand.self, CategoriesCommand.self, SchemaCommand.self,
          CompletionCommand.self,
        ]),
    ])
}
