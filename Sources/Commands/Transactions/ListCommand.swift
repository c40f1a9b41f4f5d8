import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// `list`: transactions, searched, filtered, grouped and sorted.
struct ListCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List transactions: search, filter, group, sort.",
    discussion: HelpText.discussion(of: "list"))

  @OptionGroup(title: "Which transactions") var which: FilterOptions

  @Option(
    help: ArgumentHelp(
      "By what to group.",
      valueName: "what"))
  var groupBy: Grouping?

  @Flag(help: "Group so from now on: writes --group-by into daybook.yaml.")
  var remember = false

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

  @OptionGroup var paging: PagingOptions
  @OptionGroup var options: BookOptions

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit must be at least 1.") }
    if remember, groupBy == nil {
      throw ValidationError("--remember needs --group-by: say what to remember.")
    }
  }

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.looking, console)
    var request = ListRequest()
    request.filter = try which.filter(in: book)
    let transactions = try book.transactionTable()
    request.grouping = grouping(in: book)
    request.sorting = sort
    request.locale = book.locale
    request.basis = book.configuration.dateBasis
    request.today = Environment.today
    request.limit = limit
    request.doubles = try book.doubts()
    request.periods = book.periods
    try which.requirePeriods(request.periods, or: transactions)
    if remember, let groupBy, try book.rememberGrouping(groupBy) {
      console.say("Lists are grouped by \(groupBy.rawValue) from now on: daybook.yaml says so.")
    }
    let report = ListReport(
      table: transactions, cards: book.cards, categories: try book.categories, request: request)
    paging.start(console)
    report.write(as: format, layout: console.layout, to: console.write)
    console.adviseIfEmpty(book)
    return .done
  }

  /// What was asked for; else the book's own grouping where people read.
  private func grouping(in book: Book) -> Grouping {
    if let groupBy { return groupBy }
    guard !format.isForMachines else { return .none }
    return book.configuration.defaultGrouping
  }
}

extension Console {
  /// What tables may take and use of standard output.
  var layout: TerminalLayout { TerminalLayout(width: width, usesColor: colorsResults) }
}
