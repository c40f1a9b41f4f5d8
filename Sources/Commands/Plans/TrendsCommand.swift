import ArgumentParser
import BookKeeping
import Reports
import StatementModel

/// `trends`: how spending moves.
struct TrendsCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "trends",
    abstract:
      "Show how spending moves: averages, this month so far, what changed, what stands out.",
    discussion: """
      As of the end of the newest statement: this month is compared with the same days of last \
      month and of last year. csv, json and ndjson have months by categories, with averages of 3, \
      6 and 12 months.

      EXAMPLES
        daybook trends
        daybook trends --as-of 2026-03-15
        daybook trends --format csv > trends.csv
      """)

  @Option(help: ArgumentHelp("As of this day.", valueName: "day"))
  var asOf: String?

  @OptionGroup var table: TableOptions
  @OptionGroup var options: BookOptions

  var verbosity: Console.Verbosity { options.common.verbosity }

  func execute(_ console: Console) throws -> ExitStatus {
    let day = try DayOption.day(asOf, option: "--as-of")
    let book = try options.open(.reading, console)
    let input = try book.reportInput()
    let report = TrendsReport(input, asOf: day).printed
      .named("trends", asOf: day ?? input.asOf, input)
    table.paging.start(console)
    console.write(report.bytes(as: table.format, locale: book.locale, layout: console.layout))
    return .done
  }
}
