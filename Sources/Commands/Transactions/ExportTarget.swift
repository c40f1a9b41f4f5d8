import ArgumentParser
import Reports

/// What an export is written as: a text in a format of another program, or a database.
enum ExportTarget: Equatable {
  case text(ExportFormat)
  case sqlite

  private static let database = "sqlite"
}

extension ExportTarget: ExpressibleByArgument {
  init?(argument: String) {
    if argument == Self.database {
      self = .sqlite
    } else if let format = ExportFormat(rawValue: argument) {
      self = .text(format)
    } else {
      return nil
    }
  }

  static var allValueStrings: [String] { ExportFormat.allCases.map(\.rawValue) + [database] }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
