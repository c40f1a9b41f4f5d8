import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import RuleEngine
import StatementModel

/// `rules coverage`: what the rules do for the history.
struct RulesCoverageCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Show which rules categorize what, which do nothing, and what no rule knows.",
    discussion: HelpText.discussion(of: "rules-coverage"))

  /// What is shown.
  enum Part: String, ExpressibleByArgument, CaseIterable {
    case rule, dead, category, merchant
  }

  @Option(help: "Show only this part; csv has one part, the rules unless told.")
  var by: Part?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Rules that matched nothing in so many months do nothing, too.", valueName: "n"))
  var months: Int?

  @Flag(help: "Show the rules that came with daybook also where they do nothing.")
  var starter = false

  @Option(help: ArgumentHelp("The first day.", valueName: "date"))
  var from: String?

  @Option(
    name: UsualFilterNames.lastDay, help: ArgumentHelp("The last day.", valueName: "date"))
  var to: String?

  @Option(help: ArgumentHelp("Only this month: 2026-03.", valueName: "month"), completion: .months)
  var month: String?

  @Option(
    help: ArgumentHelp("Only this card, by id or name; repeatable.", valueName: "card"),
    completion: .cards)
  var card: [String] = []

  @Option(help: "How to write.")
  var format = OutputFormat.table

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Show at most so many of each part; text shows 20 unless told.", valueName: "n"))
  var limit: Int?

  @OptionGroup var options: BookOptions

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit must be at least 1.") }
    if let months, !(1...1200).contains(months) {
      throw ValidationError("--months must be 1 to 1200.")
    }
  }

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try Book.look(try options.locate(), environment: Environment.ofBook)
    for remark in book.remarks { console.report(remark) }
    let basis = book.configuration.dateBasis
    let rules = try book.rules
    var history = try book.ruleHistory()
    let newest = history.transactions.lazy.filter { !$0.status.isGone }
      .map { $0.date(by: basis) }.max()
    let filter = try filter(in: book)
    if !filter.isEmpty {
      history = history.at(
        filter.indices(
          in: TransactionTable(history.transactions), cards: book.cards, basis: basis))
    }
    let coverage = RuleCoverage(history, by: try book.matcher(of: rules), basis: basis)
    var answer = RuleCoverageAnswer(
      coverage: coverage, rules: rules, starterFiles: book.starterFiles(),
      locale: book.locale.inEnglish)
    answer.part = by
    answer.showsStarter = starter
    answer.months = months
    answer.newest = newest
    answer.limit = limit ?? (format == .table ? Self.usualLimit : nil)
    answer.write(as: format, console)
    return .done
  }

  private static let usualLimit = 20

  private func filter(in book: Book) throws -> TransactionFilter {
    var filter = TransactionFilter()
    (filter.from, filter.to) = try FilterOptions.days(from: from, to: to)
    filter.month = try month.map(FilterOptions.month)
    filter.cards = Set(try card.map(book.card(named:)))
    return filter
  }
}
