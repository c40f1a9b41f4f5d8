import ArgumentParser
import BookAnswers
import BookKeeping
import StatementModel

/// `show`: one transaction, and why it is what it is.
struct ShowCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show one transaction: where it comes from, what decided, and your edits.",
    discussion: HelpText.discussion(of: "show"))

  @Argument(
    help: "The transaction, by the beginning of its id: six characters or more.",
    completion: .transactions)
  var id: String

  @Option(help: "How to answer.")
  var format = AnswerFormat.text

  @OptionGroup var options: BookOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.looking, console)
    let transaction = try book.transaction(idPrefix: id)
    let answer = try ShowAnswer(transaction, in: book)
    switch format {
    case .text: answer.lines(bold: console.bold).forEach(console.print(words:))
    case .json: console.print(document: answer.json)
    }
    return .done
  }
}
