import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// `imports explain`: what became of each row of an import.
struct ImportsExplainCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say what became of each row of an import, and why.",
    discussion: HelpText.discussion(of: "imports-explain"))

  @Argument(
    help: "The import, by the beginning of its id or by its file, as `daybook imports` shows them.")
  var id: String

  @OptionGroup var table: TableOptions
  @OptionGroup var options: BookOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.looking, console)
    RowAnswerTable(locale: book.locale.inEnglish)
      .write([try book.explainImport(id)], as: table.format, console)
    return .done
  }
}
