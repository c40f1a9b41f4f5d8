import ArgumentParser
import BookAnswers
import BookKeeping
import Identity
import Reports
import StatementModel

/// `export`: transactions for other programs.
struct ExportCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write transactions for another program.",
    discussion: HelpText.discussion(of: "export"))

  @Option(help: ArgumentHelp("For which program, or in which format.", valueName: "format"))
  var to: ExportTarget

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, instead of standard output; what it holds is replaced.",
      valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup(title: "Which transactions") var which: Filters<ExportFilterNames>
  @OptionGroup var options: BookOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.looking, console)
    let transactions = try book.transactionTable()
    let filter = try which.filter(in: book)
    try which.requirePeriods(book.periods, or: transactions)
    switch (to, output) {
    case (.text(let format), nil):
      try text(of: transactions, in: book, filter, as: format).write(as: format, to: console.write)
    case (.text(let format), let output?):
      let export = try text(of: transactions, in: book, filter, as: format)
      try OutputFile.write(export.bytes(as: format), to: output)
    case (.sqlite, nil): throw CommandFailure(.databaseToStandardOutput, .usage)
    case (.sqlite, let output?):
      let export = try DatabaseExport(
        try book.reportInput(), wholes: transactions, records: try book.records(), filter: filter,
        doubles: try book.doubts())
      try OutputFile.replace(output, export.write)
    }
    if let output { console.mention("\(TerminalText.safe(output)): written.") }
    return .done
  }

  private func text(
    of transactions: TransactionTable, in book: Book, _ filter: TransactionFilter,
    as format: ExportFormat
  ) throws -> Export {
    var request = ListRequest()
    request.filter = filter
    request.locale = book.locale
    request.basis = book.configuration.dateBasis
    request.doubles = try book.doubts()
    request.periods = book.periods
    let categories = try book.categories
    var export = Export(
      ListReport(
        table: transactions, cards: book.cards, categories: categories, request: request),
      categories: categories)
    export.names = book.configuration.exportNames
    export.currency = book.configuration.currency
    if format.hasAccounts { export.transfers = try book.transfers() }
    return export
  }
}

/// `--to` names the format.
enum ExportFilterNames: FilterNames {
  static var lastDay: NameSpecification { .customLong("until") }
}

extension Book {
  /// The transfers between own accounts that count: those that a person confirmed, and those that
  /// were found without doubt.
  fileprivate func transfers() throws -> [(source: TransactionID, target: TransactionID)] {
    try links().compactMap { shown in
      let link = shown.link
      guard link.kind == .transfer, link.state == .confirmed || link.state == .automatic else {
        return nil
      }
      return (link.source, link.target)
    }
  }
}
