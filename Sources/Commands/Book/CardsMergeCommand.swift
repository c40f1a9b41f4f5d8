import ArgumentParser
import BookKeeping
import Reports
import StatementModel

/// `cards merge`: heals a split.
struct CardsMergeCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Make one card of two: all of the second belongs to the first from now on.",
    discussion: HelpText.discussion(of: "cards-merge"))

  @Argument(help: "The card that stays.", completion: .cards)
  var into: String

  @Argument(help: "The card that becomes part of it.", completion: .cards)
  var card: String

  @Option(help: "How to answer.")
  var format = AnswerFormat.text

  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.writing, console)
    let merged = try ChangeCards(in: book).merge(
      try book.card(named: card), into: try book.card(named: into))
    switch format {
    case .text:
      guard console.verbosity > .quiet else { return .done }
      console.print(
        words:
          TerminalText.safe(
            "\(merged.card) is part of \(merged.into): \(merged.countBefore) and "
              + "\(merged.intoBefore) transactions before, \(merged.after) now"))
    case .json:
      console.print(
        document:
          JSONText.object([
            ("card", .string(merged.card.text)), ("into", .string(merged.into.text)),
            ("before", .integer(merged.countBefore)), ("into_before", .integer(merged.intoBefore)),
            ("after", .integer(merged.after)),
          ]))
    }
    return .done
  }
}
