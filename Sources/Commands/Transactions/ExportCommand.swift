import ArgumentParser
import BookKeeping
import Identity
import Reports
import StatementModel

/// `export`: transactions for other programs.
struct ExportCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write transactions for another program.",
    discussion: """
      hledger, ledger and beancount get accounts made of your cards and categories, declared and \
      ready for the programs' strict checks; daybook.yaml can name them (`exports:`). qif and ofx \
      are for programs that import bank statements; csv, json and ndjson have the columns of \
      `daybook list`. Without filters everything is written but what was withdrawn or deleted; the \
      last day of a filter is --until here. The same book gives the same bytes.

      EXAMPLES
        daybook export --to hledger --output daybook.journal
        daybook export --to beancount --from 2026-01-01 > 2026.beancount
        daybook export --to ofx --card visa-gold --output visa.ofx
      """)

  @Option(help: ArgumentHelp("For which program, or in which format.", valueName: "format"))
  var to: ExportFormat

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, instead of standard output; what it holds is replaced.",
      valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup(title: "Which transactions") var which: Filters<ExportFilterNames>
  @OptionGroup var options: BookOptions

  var verbosity: Console.Verbosity { options.verbosity }

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.looking, console)
    let transactions = try book.transactionTable()
    var request = ListRequest()
    request.filter = try which.filter(in: book)
    request.locale = book.locale
    request.basis = book.configuration.dateBasis
    request.doubles = try book.doubts()
    request.periods = book.periods
    try which.requirePeriods(request.periods, or: transactions)
    let categories = try book.categories
    var export = Export(
      ListReport(
        table: transactions, cards: book.cards, categories: categories, request: request),
      categories: categories)
    export.names = book.configuration.exportNames
    export.currency = book.configuration.currency
    if to.hasAccounts { export.transfers = try book.transfers() }
    guard let output else {
      export.write(as: to, to: console.write)
      return .done
    }
    try OutputFile.write(export.bytes(as: to), to: output)
    console.mention("\(TerminalText.safe(output)): written.")
    return .done
  }
}

extension ExportFormat: ExpressibleByArgument {}

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
