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
  public static func run() -> Never {
    // A reader that goes away is told by the failing write, not by a signal that ends the run.
    _ = signal(SIGPIPE, SIG_IGN)
    if let advice = UnknownCommand.advice(for: CommandLine.arguments.dropFirst()) {
      DaybookCommand.exit(withError: ValidationError(advice))
    }
    MemoryBehaviour.settle()
    DaybookCommand.main()
    DaybookCommand.exit()
  }
}

/// Finds misspelt names of commands, of which the parser says only that they are unexpected.
enum UnknownCommand {
  /// What to say of the arguments, if a command of that name is not there and another is near.
  static func advice(for arguments: some Sequence<String>) -> String? {
    var command: any ParsableCommand.Type = DaybookCommand.self
    for word in arguments {
      let configuration = command.configuration
      let commands =
        configuration.subcommands + configuration.groupedSubcommands.flatMap { $0.subcommands }
      guard !commands.isEmpty, !word.hasPrefix("-") else { return nil }
      let names = commands.compactMap { $0.configuration.commandName }
      guard let place = names.firstIndex(of: word) else {
        return NearMiss.best(for: word, among: names + ["help"]).flatMap { near in
          near == word ? nil : "There is no command \"\(word)\". Did you mean \"\(near)\"?"
        }
      }
      command = commands[place]
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
    version: "0.1.0",
    groupedSubcommands: [
      CommandGroup(
        name: "Book", subcommands: [InitCommand.self, RunCommand.self, RebuildCommand.self]),
      CommandGroup(
        name: "Statement",
        subcommands: [ImportCommand.self, InspectCommand.self, ImportsCommand.self]),
      CommandGroup(
        name: "Transaction",
        subcommands: [ListCommand.self, ShowCommand.self, EditCommand.self, ReportCommand.self]),
      CommandGroup(
        name: "Settings",
        subcommands: [RulesCommand.self, CardsCommand.self, CategoriesCommand.self]),
    ])
}
