import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// Which transactions are meant.
typealias FilterOptions = Filters<UsualFilterNames>

/// What the options of a filter are called where commands differ in it.
protocol FilterNames: SendableMetatype {
  /// The option for the last day.
  static var lastDay: NameSpecification { get }
}

/// `--to`, or `--until` as where `--to` means something else.
enum UsualFilterNames: FilterNames {
  static var lastDay: NameSpecification { [.customLong("to"), .customLong("until")] }
}

/// The options of a filter, by the names that a command has for them.
struct Filters<Names: FilterNames>: ParsableArguments {
  @Argument(
    help: """
      Words to search for in description, payee, category, note, tags and card; all must be found.
      """,
    completion: .merchants)
  var words: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The same as words, as one text; a \"quoted phrase\" in it stays together.",
      valueName: "text"))
  var search: [String] = []

  @Option(help: ArgumentHelp("The first day.", valueName: "date"))
  var from: String?

  @Option(name: Names.lastDay, help: ArgumentHelp("The last day.", valueName: "date"))
  var to: String?

  @Option(
    help: ArgumentHelp("Only this month: 2026-03, this or last.", valueName: "month"),
    completion: .months)
  var month: String?

  @Option(help: ArgumentHelp("Only this year: 2026, this or last.", valueName: "year"))
  var year: String?

  @Option(
    help: ArgumentHelp("Only this period, by name or id; repeatable.", valueName: "period"),
    completion: .periods)
  var period: [String] = []

  @Option(
    help: ArgumentHelp("Only this card, by id or name; repeatable.", valueName: "card"),
    completion: .cards)
  var card: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only this category and those below it; repeatable.", valueName: "category"),
    completion: .categories)
  var category: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only amounts of this size, whatever the sign: 12.50, 10..20, ..50 or 100...",
      valueName: "range"))
  var amount: String?

  @Option(help: "Only money that came (in) or went (out).")
  var direction: TransactionFilter.Direction?

  @Option(
    help: ArgumentHelp("Only with this tag; repeatable: all of them.", valueName: "tag"),
    completion: .tags)
  var tag: [String] = []

  @Option(help: ArgumentHelp("Only this currency.", valueName: "code"))
  var currency: String?

  @Flag(help: "Only what is still pending.")
  var pending = false

  @Flag(help: "Only what has no category.")
  var uncategorized = false

  @Flag(help: "Withdrawn transactions too, pending ones that never came, and those you deleted.")
  var all = false

  /// Whether everything is asked for.
  var isEmpty: Bool {
    words.isEmpty && search.isEmpty && from == nil && to == nil && month == nil && year == nil
      && period.isEmpty
      && card.isEmpty && category.isEmpty && amount == nil && direction == nil && tag.isEmpty
      && currency == nil && !pending && !uncategorized
  }

  /// The filter that the options describe, for the cards and categories of a book.
  func filter(in book: Book) throws -> TransactionFilter {
    var filter = TransactionFilter()
    let sought = search + words
    if !sought.isEmpty { filter.search = try SearchQuery(sought.joined(separator: " ")) }
    (filter.from, filter.to) = try Self.days(from: from, to: to)
    if let year {
      guard from == nil, to == nil else {
        throw CommandFailure(
          .conflictingOptions("--year", from == nil ? "--to" : "--from"), .usage)
      }
      let months = try Self.year(year)
      (filter.from, filter.to) = (months.lowerBound.firstDay, months.upperBound.lastDay)
    }
    filter.month = try month.map(Self.month)
    filter.periods = period
    filter.cards = Set(try card.map(book.card(named:)))
    filter.amount = try amount.map { try AmountRange($0) }
    filter.direction = direction
    filter.tags = tag
    filter.currency = try currency.map(Self.currency)
    if pending { filter.isPending = true }
    filter.uncategorizedOnly = uncategorized
    filter.includesGone = all
    for name in category {
      if name.lowercased() == "uncategorized" {
        filter.uncategorizedOnly = true
      } else {
        filter.categories.append(try book.category(named: name))
      }
    }
    if filter.uncategorizedOnly, !filter.categories.isEmpty {
      throw CommandFailure(.conflictingOptions("--category", "--uncategorized"), .usage)
    }
    return filter
  }

  /// Refuses a period that neither the book knows nor any of its transactions names.
  func requirePeriods(_ periods: PeriodList, or transactions: TransactionTable) throws {
    try periods.require(period) { transactions }
  }

  /// The first and the last day, as far as they are given.
  static func days(
    from: String?, to: String?
  ) throws -> (from: CalendarDate?, to: CalendarDate?) {
    let first = try from.map { try day($0, option: "--from") }
    let last = try to.map { try day($0, option: "--to") }
    if let first, let last, last < first {
      throw CommandFailure(.reversedDays(first, last), .usage)
    }
    return (first, last)
  }

  /// A day: `2026-03-31`.
  static func day(_ text: String, option: String) throws -> CalendarDate {
    if let date = CalendarDate(iso: text) { return date }
    throw CommandFailure(.badDate(text, option: option), .usage)
  }

  /// A month: `2026-03`, or by the clock `this` or `last`.
  static func month(_ text: String) throws -> Month {
    let month =
      switch text {
      case "this": Environment.today?.month
      case "last": Environment.today?.month.previous
      default: Month(iso: text)
      }
    guard let month else { throw CommandFailure(.badMonth(text), .usage) }
    return month
  }

  /// The months of a year: `2026`, or by the clock `this` or `last`.
  static func year(_ text: String) throws -> ClosedRange<Month> {
    let year =
      switch text {
      case "this": Environment.today?.parts.year
      case "last": Environment.today.map { $0.parts.year - 1 }
      default: text.utf8.count == 4 ? Int(text) : nil
      }
    guard let year, year > 0 else { throw CommandFailure(.badYear(text), .usage) }
    return Month(year: year, month: 1)...Month(year: year, month: 12)
  }

  static func currency(_ text: String) throws -> Currency {
    if let currency = Currency(code: text) { return currency }
    throw CommandFailure(.badCurrency(text), .usage)
  }
}

extension TransactionFilter.Direction: ExpressibleByArgument {}
extension Grouping: ExpressibleByArgument {}
extension Sorting: ExpressibleByArgument {}
extension OutputFormat: ExpressibleByArgument {
  /// What some commands call text is a table.
  package init?(argument: String) { self.init(rawValue: argument == "text" ? "table" : argument) }
}
