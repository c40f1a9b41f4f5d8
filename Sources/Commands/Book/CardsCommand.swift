import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// `cards`: the cards and accounts of the book.
struct CardsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cards",
    abstract: "List the book's cards and accounts, make one of two, and give one another id.",
    discussion: HelpText.discussion(of: "cards"),
    subcommands: [CardsListCommand.self, CardsMergeCommand.self, CardsRenameCommand.self],
    defaultSubcommand: CardsListCommand.self)
}

/// `cards list`, which is what `cards` alone does.
struct CardsListCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the book's cards and accounts.",
    discussion: HelpText.discussion(of: "cards-list"))

  @OptionGroup var table: TableOptions
  @OptionGroup var options: BookOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.looking, console)
    var posted: [CardID: Int] = [:]
    var pending: [CardID: Int] = [:]
    var newest: [CardID: CalendarDate] = [:]
    for transaction in try book.transactions() where !transaction.status.isGone {
      if transaction.status == .pending {
        pending[transaction.card, default: 0] += 1
      } else {
        posted[transaction.card, default: 0] += 1
      }
      let date = transaction.date(by: book.configuration.dateBasis)
      newest[transaction.card] = newest[transaction.card].map { max($0, date) } ?? date
    }
    var cards = TextTable(columns: [
      .init(.id), .init(.name, cut: .middle), .init(.type, priority: .low), .init(.currency),
      .init(.accounts, cut: .middle, priority: .medium), .init(.transactions, .right),
      .init(.pendingTotal, .right, priority: .medium), .init(.newest),
    ])
    let isForMachines = table.format.isForMachines
    cards.rows = book.cards.map { card in
      [
        .text(card.id.text), .text(card.name),
        card.type.map { .term($0.word, name: $0.name) } ?? .empty,
        .optional(card.currency?.code),
        .words(isForMachines ? card.accounts : card.accounts.map(Card.shortAccount)),
        .integer(posted[card.id] ?? 0),
        .count(pending[card.id] ?? 0, isForMachines: isForMachines), .optional(newest[card.id]),
      ]
    }
    if cards.rows.isEmpty, table.format == .table {
      console.adviseIfEmpty(book)
    } else {
      table.write(cards, in: book.locale, console)
    }
    return .done
  }
}
