import ArgumentParser
import BookKeeping
import Reports
import StatementModel

/// `list`: transactions, searched, filtered, grouped and sorted.
struct ListCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List transactions: search, filter, group, sort.",
    discussion: """
      Without words and options it lists everything, newest first, grouped as daybook.yaml says. \
      csv, json and ndjson are for programs: one stable set of columns, exact amounts, never \
      grouped.

      EXAMPLES
        daybook list coffee
        daybook list --month 2026-03 --group-by category
        daybook list --uncategorized --direction out --sort amount
        daybook list --card visa-gold --from 2026-01-01 --format csv > visa.csv
      """)

  @OptionGroup(title: "Which transactions") var which: FilterOptions

  @Option(
    help: ArgumentHelp(
      "By what to group.",
      valueName: "what"))
  var groupBy: Grouping?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Order within a group: -date is newest first, amount largest outflow first.",
      valueName: "order"))
  var sort = Sorting.newestFirst

  @Option(help: "How to write.")
  var format = OutputFormat.table

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Show at most so many transactions; totals are of all.", valueName: "n"))
  var limit: Int?

  @OptionGroup var options: BookOptions

  var verbosity: Console.Verbosity { options.common.verbosity }

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit must be at least 1.") }
  }

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.reading, console)
    var request = ListRequest()
    request.filter = try which.filter(in: book)
    request.grouping = grouping(in: book)
    request.sorting = sort
    request.locale = book.locale
    request.basis = book.configuration.dateBasis
    request.today = Environment.today
    request.limit = limit
    request.doubles = try book.doubts()
    let report = ListReport(
      try book.transactions(), cards: book.cards, categories: try book.categories,
      request: request)
    report.write(as: format, layout: console.layout, to: console.write)
    return .done
  }

  /// What was asked for; else the book's own grouping where people read.
  private func grouping(in book: Book) -> Grouping {
    if let groupBy { return groupBy }
    guard !format.isForMachines else { return .none }
    return Grouping(rawValue: book.configuration.defaultGrouping) ?? .date
  }
}

extension Console {
  /// What tables may take and use of standard output.
  var layout: TerminalLayout { TerminalLayout(width: width, usesColor: colorsResults) }
}
