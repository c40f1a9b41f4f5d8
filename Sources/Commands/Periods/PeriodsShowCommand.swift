import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// `periods show`: one period, what was spent in it, and its transactions.
struct PeriodsShowCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show one period: what was spent in it, by category, and its transactions.",
    discussion: HelpText.discussion(of: "periods-show"))

  @Argument(help: "The period, by its name or id.", completion: .periods)
  var period: String

  @OptionGroup var table: TableOptions
  @OptionGroup var options: BookOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.looking, console)
    let period = try book.period(named: period)
    let basis = book.configuration.dateBasis
    let whole = try book.transactions()
    let own = whole.filter { transaction in
      !transaction.status.isGone
        && book.periods.periods(
          assigned: transaction.details.period, on: transaction.date(by: basis)
        ).contains { $0.id == period.id }
    }
    var request = ListRequest()
    request.locale = book.locale
    request.basis = basis
    let list = ListReport(
      own, cards: book.cards, categories: try book.categories, request: request)
    switch table.format {
    case .csv, .ndjson: list.write(as: table.format, layout: console.layout, to: console.write)
    case .json: console.print(document: try json(period, own, list, book))
    case .table, .md: try write(period, own, list, book, console)
    }
    return .done
  }

  private func write(
    _ period: Period, _ own: [Transaction], _ list: ListReport, _ book: Book, _ console: Console
  ) throws {
    let input = try book.reportInput()
    var report = try ReportCatalog.make("period", arguments: [period.id.text], from: input)
    report.title += period.isAutomatic ? " (automatic)" : ""
    console.write(
      report.bytes(as: table.format, locale: input.locale, layout: console.layout))
    guard !own.isEmpty else { return }
    let isMarkdown = table.format == .md
    console.print("")
    console.print(
      words: (isMarkdown ? "## " : "")
        + Self.summary(own, by: book.configuration.dateBasis, book.locale))
    if isMarkdown { console.print("") }
    list.write(as: table.format, layout: console.layout, to: console.write)
  }

  /// `12 transactions, 1 July 2026 – 13 July 2026`.
  private static func summary(
    _ own: [Transaction], by basis: DateBasis, _ locale: ReportLocale
  ) -> String {
    let dates = own.map { $0.date(by: basis) }
    let count = own.count == 1 ? "1 transaction" : "\(locale.text(own.count)) transactions"
    guard let first = dates.min(), let last = dates.max() else { return count }
    let days =
      first == last
      ? locale.longText(first) : "\(locale.longText(first)) – \(locale.longText(last))"
    return "\(count), \(days)"
  }

  private func json(
    _ period: Period, _ own: [Transaction], _ list: ListReport, _ book: Book
  ) throws -> JSONText {
    let input = try book.reportInput()
    let ledger = input.ledger
    let report = PeriodReports(input, ledger: ledger).all.first { $0.period.id == period.id }
    let spending = (report?.spending.sections ?? []).map { section -> JSONText in
      .object([
        ("currency", .string(section.currency.code)),
        ("spent", .string(section.spent.text(minimumDecimals: section.currency.minorUnits))),
        ("count", .integer(section.count)),
        (
          "categories",
          .array(
            section.lines.map { line in
              .object([
                ("category", .optional(line.category?.text)),
                ("spent", .string(line.spent.text(minimumDecimals: section.currency.minorUnits))),
                ("count", .integer(line.count)),
              ])
            })
        ),
      ])
    }
    let ids = own.map { JSONText.string($0.id.description) }
    return .object(
      PeriodAnswer(book: book, period: period).members + [
        ("count", .integer(own.count)),
        ("first", .optional(report?.days?.lowerBound.description)),
        ("last", .optional(report?.days?.upperBound.description)),
        ("spending", .array(spending)), ("transactions", .array(ids)),
      ])
  }
}
