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
    discussion: HelpText.discussion(of: "trends"))

  @OptionGroup var plan: PlanReportOptions

  var options: BookOptions { plan.options }

  func execute(_ console: Console) throws -> ExitStatus {
    let (_, input, day) = try plan.open(console)
    plan.write(
      TrendsReport(input, asOf: day).printed, "trends", asOf: day ?? input.asOf, input, console)
    return .done
  }
}
