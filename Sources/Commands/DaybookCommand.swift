import ArgumentParser

/// The program's face to `main`.
public enum Daybook {
  /// Runs the command that the process's arguments name, and ends the process.
  public static func run() -> Never {
    DaybookCommand.main()
    DaybookCommand.exit()
  }
}

/// The program: its sub-commands and its version.
struct DaybookCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "daybook",
    abstract: "One clean, categorized history out of the statements that banks let you download.",
    version: "0.1.0")
}
