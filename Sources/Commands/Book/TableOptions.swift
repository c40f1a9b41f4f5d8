import ArgumentParser
import Reports
import StatementModel

/// How a command that lists writes its list.
struct TableOptions: ParsableArguments {
  @Option(help: "How to write.")
  var format = OutputFormat.table

  @Flag(help: PagingOptions.help)
  var noPager = false

  func startPager(_ console: Console) {
    if !noPager { console.page() }
  }

  func write(_ table: TextTable, in locale: ReportLocale, _ console: Console) {
    startPager(console)
    console.write(table.bytes(as: format, locale: locale, layout: console.layout))
  }
}
