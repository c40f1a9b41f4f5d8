import ArgumentParser
import BookKeeping
import Reports
import RuleEngine
import StatementModel

/// `show`: one transaction, and why it is what it is.
struct ShowCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show one transaction: where it comes from, what decided, and your edits.",
    discussion: """
      Names the file and line of every row that speaks of the transaction, with the row as the \
      bank wrote it, the rule that set its category, and what you changed by hand.

      EXAMPLES
        daybook show 3f2a91c0
        daybook show 3f2a91c0 --format json
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(help: "The transaction, by the beginning of its id: six characters or more.")
  var id: String

  @Option(help: "How to answer.")
  var format = Format.text

  @OptionGroup var options: BookOptions

  var verbosity: Console.Verbosity { options.common.verbosity }

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.reading, console)
    let transaction = try book.transaction(idPrefix: id)
    let answer = ShowAnswer(
      book: book, provenance: try book.provenance(of: transaction),
      rule: try rule(of: transaction, in: book))
    switch format {
    case .text: answer.lines(console).forEach(console.print)
    case .json: console.print(answer.json.pretty)
    }
    return .done
  }

  private func rule(of transaction: Transaction, in book: Book) throws -> RuleReference? {
    guard case .rule(let number) = transaction.categorySource else { return nil }
    let rules = try book.rules.rules
    guard rules.indices.contains(number) else { return nil }
    return RuleReference(location: rules[number].location, name: rules[number].name)
  }
}
