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

  @OptionGroup var plan: PlanReportOptions

  var options: BookOptions { plan.options }

  func execute(_ console: Console) throws -> ExitStatus {
    let (_, input, day) = try plan.open(console)
    plan.write(
      TrendsReport(input, asOf: day).printed, "trends", asOf: day ?? input.asOf, input, console)
    return .done
  }
}
