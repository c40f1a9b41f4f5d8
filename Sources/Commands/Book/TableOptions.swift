import ArgumentParser
import Reports
import StatementModel

/// How a command that lists writes its list.
struct TableOptions: ParsableArguments {
  @Option(help: "How to write.")
  var format = OutputFormat.table

  @OptionGroup var paging: PagingOptions

  func write(_ table: TextTable, in locale: ReportLocale, _ console: Console) {
    paging.start(console)
    console.write(table.bytes(as: format, locale: locale, layout: console.layout))
  }
}
