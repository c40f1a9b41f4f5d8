import ArgumentParser
import BookKeeping
import StatementModel

/// `init`: makes a new book.
struct InitCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Make a new book: settings, starter rules and the folders.",
    discussion: HelpText.discussion(of: "init"))

  @Argument(help: "The folder; the current one where none is named.", completion: .directory)
  var directory = "."

  @OptionGroup var options: CommonOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let path = FilePath(directory).absolute(from: Environment.workingDirectory)
    let made = try Book.create(at: path)
    for path in made { console.mention("made \(TerminalText.safe(path))") }
    console.say("A new book stands in \(TerminalText.safe(path)).")
    console.say(
      "Put statement files (CSV, XLSX, OFX or QFX, QIF, camt, MT940, JSON; also in .zip and .gz) into "
        + "Statements/, "
        + "in a folder for each card, "
        + "and type `daybook run`.")
    return .done
  }
}
