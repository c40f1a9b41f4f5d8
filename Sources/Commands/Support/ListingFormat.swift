import ArgumentParser
import Reports
import StatementModel

/// How a command lists what it has more to say of to people than a table holds: in words, or as
/// every other list.
enum ListingFormat: String, ExpressibleByArgument, CaseIterable {
  case text, table, csv, json, ndjson, md

  /// Nothing for those that are no table.
  private var ofTables: OutputFormat? {
    switch self {
    case .text, .json, .ndjson: nil
    case .table: .table
    case .csv: .csv
    case .md: .md
    }
  }

  /// Writes a list in this format.
  ///
  /// - Parameters:
  ///   - table: A row a thing.
  ///   - items: The things for programs, one a line.
  ///   - whole: All in JSON, where that is more than a list of the things.
  ///   - text: Writes it in words.
  func write(
    _ table: @autoclosure () -> TextTable, items: @autoclosure () -> [JSONText],
    whole: @autoclosure () -> JSONText? = nil, in locale: ReportLocale = .standard,
    _ console: Console, text: () -> Void
  ) {
    switch self {
    case .text: text()
    case .json: console.print(document: whole() ?? .array(items()))
    case .ndjson: for item in items() { console.print(item.line) }
    case .table, .csv, .md:
      guard let format = ofTables else { return }
      console.write(table().bytes(as: format, locale: locale, layout: console.layout))
    }
  }
}
