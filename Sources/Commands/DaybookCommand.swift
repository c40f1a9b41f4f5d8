import ArgumentParser

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
    DaybookCommand.main()
    DaybookCommand.exit()
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
