import ArgumentParser

/// The program: its sub-commands and its version.
struct DaybookCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "daybook",
    abstract: "One clean, categorized history out of the statements that banks let you download.",
    discussion: HelpText.discussion(of: "daybook"),
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
