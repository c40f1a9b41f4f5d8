import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// `duplicates`: transactions that may be one, and a person's word on them.
struct DuplicatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "duplicates",
    abstract: "List transactions that may be one and the same, and decide on them.",
    discussion: HelpText.discussion(of: "duplicates"),
    subcommands: [
      DuplicatesListCommand.self, DuplicatesMergeCommand.self, DuplicatesKeepCommand.self,
    ],
    defaultSubcommand: DuplicatesListCommand.self)
}

/// `duplicates list`, which is what `duplicates` alone does.
struct DuplicatesListCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List transactions that may be one and the same, and those that may be two.",
    discussion: HelpText.discussion(of: "duplicates-list"))

  @Option(help: ArgumentHelp("Only this card; repeatable.", valueName: "card"), completion: .cards)
  var card: [String] = []

  @OptionGroup var table: TableOptions
  @OptionGroup var options: BookOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.looking, console)
    let cards = try card.map { try book.card(named: $0) }
    let pairs = try DecideDuplicates(in: book).open(of: cards.isEmpty ? nil : Set(cards))
    var list = TextTable(columns: [
      .init("Pair", .right), .init("Id"), .init("Date"),
      .init("Card", cut: .middle, priority: .medium),
      .init("Amount", .right), .init("Currency"), .init("Description", cut: .middle),
      .init("Files", cut: .middle, priority: .low),
    ])
    list.sharedColumns = 1
    let basis = book.configuration.dateBasis
    for (number, pair) in pairs.enumerated() {
      for (transaction, files) in [
        (pair.first, pair.firstFiles), (pair.second, pair.secondFiles),
      ] {
        list.rows.append([
          .integer(number + 1),
          .text(table.format == .table ? transaction.id.short : transaction.id.description),
          .date(transaction.date(by: basis)),
          .text(transaction.card.text), .amount(transaction.amount),
          .text(transaction.amount.currency.code), .text(transaction.description),
          .words(files),
        ])
      }
    }
    if pairs.isEmpty, table.format == .table {
      if console.verbosity > .quiet { console.print(words: "No possible duplicates.") }
      return .done
    }
    table.write(list, in: book.locale.inEnglish, console)
    if table.format == .table, console.verbosity > .quiet {
      console.print("")
      if pairs.contains(where: { !$0.isOne }) {
        console.print(
          words:
            "`daybook duplicates merge ID ID` makes one of a pair, "
            + "`daybook duplicates keep ID ID` leaves both.")
      }
      if pairs.contains(where: \.isOne) {
        console.print(
          words:
            "One id twice is one transaction, which two statements show on the day where they meet: "
            + "`daybook duplicates merge ID` says that it is one, `daybook duplicates keep ID` "
            + "makes it two.")
      }
    }
    return .done
  }
}

/// `duplicates merge`: two transactions are one.
struct DuplicatesMergeCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Say that two transactions are one and the same.",
    discussion: HelpText.discussion(of: "duplicates-merge"))

  @Argument(help: "The one transaction, by the beginning of its id.", completion: .transactions)
  var first: String

  @Argument(help: "The other.", completion: .transactions)
  var second: String?

  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    try DuplicateAnswer.decide(first, second, areSame: true, options, console)
  }
}

/// `duplicates keep`: two transactions are two.
struct DuplicatesKeepCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "keep",
    abstract: "Say that two transactions are two, however alike.",
    discussion: HelpText.discussion(of: "duplicates-keep"))

  @Argument(help: "The one transaction, by the beginning of its id.", completion: .transactions)
  var first: String

  @Argument(help: "The other.", completion: .transactions)
  var second: String?

  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    try DuplicateAnswer.decide(first, second, areSame: false, options, console)
  }
}

/// Journals a decision and tells what the transactions are now.
private enum DuplicateAnswer {
  static func decide(
    _ first: String, _ second: String?, areSame: Bool, _ options: WritingOptions, _ console: Console
  ) throws -> ExitStatus {
    let book = try options.open(.writing, console)
    let one = try book.transaction(idPrefix: first)
    let other = try second.map { try book.transaction(idPrefix: $0) } ?? one
    let now = try DecideDuplicates(in: book).decide(one, other, areSame: areSame)
    console.tell(now, of: book)
    return .done
  }
}
