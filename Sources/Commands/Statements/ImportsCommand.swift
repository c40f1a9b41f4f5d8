import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// `imports`: what was imported when, and taking it back.
struct ImportsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "imports",
    abstract: "List what was imported, and take an import back or bring it again.",
    discussion: HelpText.discussion(of: "imports"),
    subcommands: [
      ImportsListCommand.self, ImportsExplainCommand.self, ImportsUndoCommand.self,
      ImportsRedoCommand.self,
    ],
    defaultSubcommand: ImportsListCommand.self)
}

/// `imports list`, which is what `imports` alone does.
struct ImportsListCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List what was imported, and what each file brought.",
    discussion: HelpText.discussion(of: "imports-list"))

  @OptionGroup var table: TableOptions
  @OptionGroup var options: BookOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.looking, console)
    var imports = TextTable(columns: [
      .init("Id"), .init("File", cut: .middle), .init("Card", cut: .middle, priority: .low),
      .init("Time", priority: .low), .init("Rows", .right, priority: .low), .init("New", .right),
      .init("Known", .right, priority: .medium), .init("Settled", .right, priority: .low),
      .init("Rejected", .right, priority: .medium), .init("State"),
    ])
    imports.rows = try book.imports().map { record in
      [
        .text(table.format == .table ? String(record.id.prefix(8)) : record.id), .text(record.file),
        .words(record.cards.map(\.text)),
        .moment(record.time), .integer(record.rows), .integer(record.new),
        .integer(record.known), .integer(record.settled), .integer(record.rejected),
        .text(record.state.rawValue),
      ]
    }
    if imports.rows.isEmpty, table.format == .table {
      console.adviseIfEmpty(book)
    } else {
      table.write(imports, in: book.locale.inEnglish, console)
    }
    return .done
  }
}
