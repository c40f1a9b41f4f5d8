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
      let output = ByteOutput(descriptor: STDOUT_FILENO)
      output.write(DaybookVersion.text(commit: commit))
      output.flush()
      exit((output.failure == nil ? ExitStatus.done : .io).rawValue)
    }
    if let advice = UnknownCommand.advice(for: CommandLine.arguments.dropFirst()) {
      let talk = ByteOutput(descriptor: STDERR_FILENO)
      talk.write(TerminalText.safe(advice, keepingLineBreaks: true) + "\n")
      talk.flush()
      exit(ExitStatus.usage.rawValue)
    }
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
      DaybookCommand.exit(withError: error)
    }
    DaybookCommand.exit()
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
  static func advice(for arguments: some Sequence<String>) -> String? {
    var command: any ParsableCommand.Type = DaybookCommand.self
    var path = "daybook"
    for word in arguments {
      let configuration = command.configuration
      // Those in groups are among them.
      let commands = configuration.subcommands
      guard !commands.isEmpty, !word.hasPrefix("-") else { return nil }
      let names = commands.compactMap { $0.configuration.commandName }
      guard let place = names.firstIndex(of: word) else {
        // The parser has this one of itself, below the program only.
        if word == "help", path == "daybook" { return nil }
        let meant = NearMiss.best(for: word, among: names).map { "Did you mean \"\($0)\"?" }
        return """
          Error: There is no command "\(word)" of \(path). \
          \(meant ?? "There are: \(names.joined(separator: ", ")).")
            See '\(path) --help' for more information.
          """
      }
      command = commands[place]
      path += " " + word
    }
    return nil
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
          DoctorCommand.self,
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
