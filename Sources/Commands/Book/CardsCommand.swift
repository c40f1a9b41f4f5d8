import ArgumentParser
import BookKeeping
import Reports
import StatementModel

/// `cards`: the cards and accounts of the book.
struct CardsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cards",
    abstract: "List the book's cards and accounts, and make one of two.",
    discussion: """
      EXAMPLES
        daybook cards
        daybook cards merge visa card-4417
      """,
    subcommands: [CardsListCommand.self, CardsMergeCommand.self],
    defaultSubcommand: CardsListCommand.self)
}

/// `cards list`, which is what `cards` alone does.
struct CardsListCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
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

  var verbosity: Console.Verbosity { options.verbosity }

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

/// `cards merge`: heals a split.
struct CardsMergeCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Make one card of two: all of the second belongs to the first from now on.",
    discussion: """
      For a card that came in under two names, as when its CSV files lie in a folder and its OFX \
      files were imported by their number. The statements of both are evaluated as those of one \
      card, so what both show counts once. Edits and account numbers go along, further files of \
      the second card are the first one's, and the ids of all transactions stay valid.

      `daybook undo` takes it back.

      EXAMPLES
        daybook cards merge visa card-4417
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  @Argument(help: "The card that stays.")
  var into: String

  @Argument(help: "The card that becomes part of it.")
  var card: String

  @Option(help: "How to answer.")
  var format = Format.text

  @OptionGroup var options: BookOptions

  var verbosity: Console.Verbosity { options.verbosity }

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.writing, console)
    let merged = try book.mergeCards(
      try book.card(named: card), into: try book.card(named: into))
    switch format {
    case .text:
      guard console.verbosity > .quiet else { return .done }
      console.print(
        TerminalText.safe(
          "\(merged.card) is part of \(merged.into): \(merged.countBefore) and "
            + "\(merged.intoBefore) transactions before, \(merged.after) now"))
    case .json:
      console.print(
        JSONText.object([
          ("card", .string(merged.card.text)), ("into", .string(merged.into.text)),
          ("before", .integer(merged.countBefore)), ("intoBefore", .integer(merged.intoBefore)),
          ("after", .integer(merged.after)),
        ]).pretty)
    }
    return .done
  }
}
