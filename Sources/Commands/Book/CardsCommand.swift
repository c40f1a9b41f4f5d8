import ArgumentParser
import BookKeeping
import Reports
import StatementModel

/// `cards`: the cards and accounts of the book.
struct CardsCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "cards",
    abstract: "List the book's cards and accounts.",
    discussion: """
      Cards come from daybook.yaml, from the folders below Statements/, and from the account \
      numbers that statements show.

      EXAMPLES
        daybook cards
        daybook cards --format json
      """)

  @OptionGroup var table: TableOptions
  @OptionGroup var options: BookOptions

  var verbosity: Console.Verbosity { options.common.verbosity }

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.reading, console)
    var counts: [CardID: Int] = [:]
    var newest: [CardID: CalendarDate] = [:]
    for transaction in try book.transactions() where !transaction.status.isGone {
      counts[transaction.card, default: 0] += 1
      let date = transaction.date(by: book.configuration.dateBasis)
      newest[transaction.card] = newest[transaction.card].map { max($0, date) } ?? date
    }
    var cards = TextTable(columns: [
      .init("Id"), .init("Name", flexible: true), .init("Type"), .init("Currency"),
      .init("Accounts", flexible: true), .init("Transactions", .right), .init("Newest"),
    ])
    cards.rows = book.cards.map { card in
      [
        .text(card.id.text), .text(card.name), .optional(card.type?.name),
        .optional(card.currency?.code), .words(card.accounts),
        .integer(counts[card.id] ?? 0), .optional(newest[card.id]),
      ]
    }
    table.write(cards, in: book.locale, console)
    return .done
  }
}
