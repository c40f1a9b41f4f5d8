import ArgumentParser
import BookKeeping
import Reports
import StatementModel

/// `cards rename`: another id for a card.
struct CardsRenameCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Give a card another id to type, show and write.",
    discussion: HelpText.discussion(of: "cards-rename"))

  @Argument(help: "The card, by its id or name.", completion: .cards)
  var card: String

  @Argument(help: ArgumentHelp("The id that it is to have.", valueName: "new-id"))
  var id: String

  @Option(help: "How to answer.")
  var format = AnswerFormat.text

  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.writing, console)
    let renamed = try ChangeCards(in: book).rename(try book.card(named: card), to: id)
    switch format {
    case .text:
      guard console.verbosity > .quiet else { return .done }
      console.print(
        words:
          TerminalText.safe("\(renamed.from) is \(renamed.to) now; both ids mean the card"))
    case .json:
      console.print(
        document:
          JSONText.object([
            ("from", .string(renamed.from.text)), ("to", .string(renamed.to.text)),
          ]))
    }
    return .done
  }
}
