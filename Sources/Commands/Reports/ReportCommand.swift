import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// `report`: one report, to the terminal or a file.
struct ReportCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Print one report, or write it to a file.",
    discussion: HelpText.discussion(of: "report"))

  @Argument(
    help: """
      The report's name, and the month of a report that is of one: 2026-03, this or last; else the \
      newest.
      """)
  var name: [String] = []

  @Option(help: "How to write.")
  var format = OutputFormat.table

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write to this file instead of the terminal.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var paging: PagingOptions
  @OptionGroup var options: BookOptions

  func execute(_ console: Console) throws -> ExitStatus {
    guard let first = name.first else {
      var kinds = TextTable(columns: [.init("Report"), .init("Shows", cut: .end)])
      kinds.rows = ReportCatalog.all.map { [.text($0.name), .text($0.abstract)] }
      if (try? options.locate()) != nil {
        kinds.rows += try options.open(.looking, console).configuration.customReports.map {
          [.text($0.name), .text($0.title ?? "A report of your own.")]
        }
      }
      paging.start(console)
      console.write(kinds.bytes(as: format, layout: console.layout))
      return .done
    }
    let book = try options.open(.looking, console)
    if let own = book.configuration.customReports.first(where: { $0.name == first }) {
      let mistakes = try book.customReports.mistakes.filter { $0.location == own.location }
      guard mistakes.isEmpty else { throw CommandFailure(mistakes, .configuration) }
    }
    let input = try book.reportInput()
    let report = try ReportCatalog.make(first, arguments: try Self.arguments(name), from: input)
    console.adviseIfEmpty(book)
    guard let output else {
      paging.start(console)
      console.write(report.bytes(as: format, locale: input.locale, layout: console.layout))
      return .done
    }
    try OutputFile.write(report.bytes(as: format, locale: input.locale), to: output)
    return .done
  }

  /// The words behind the report's name; a month by the clock as its name.
  private static func arguments(_ name: [String]) throws -> [String] {
    let rest = Array(name.dropFirst())
    guard name.first == "month", let word = rest.first, ["this", "last"].contains(word) else {
      return rest
    }
    return [try FilterOptions.month(word).description] + rest.dropFirst()
  }
}
