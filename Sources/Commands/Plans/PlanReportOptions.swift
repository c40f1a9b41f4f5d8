import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// What commands share that print a report as of a day.
struct PlanReportOptions: ParsableArguments {
  @Option(help: ArgumentHelp("As of this day: 2026-03-31, or today.", valueName: "day"))
  var asOf: String?

  @OptionGroup var table: TableOptions
  @OptionGroup var options: BookOptions

  /// The book, what its reports are made from, and the day that was asked for.
  func open(
    _ console: Console
  ) throws -> (book: Book, input: ReportInput, day: CalendarDate?) {
    // A day that can't be read is told before anything is opened.
    let day = try DayOption.day(asOf, option: "--as-of")
    let book = try options.open(.looking, console)
    return (book, try book.reportInput(), day)
  }

  func write(
    _ report: PrintedReport, _ name: String, asOf day: CalendarDate?, _ input: ReportInput,
    _ console: Console
  ) {
    let report = report.named(name, asOf: day, input)
    table.startPager(console)
    console.write(report.bytes(as: table.format, locale: input.locale, layout: console.layout))
  }
}
