import ArgumentParser
import BookKeeping
import Reports
import StatementModel

/// How findings about rules files are told.
enum FindingFormat: String, ExpressibleByArgument, CaseIterable {
  case text, table, csv, json, ndjson, md
  /// Static Analysis Results Interchange Format 2.1.0 (OASIS), for code scanning.
  case sarif
  /// Workflow commands of GitHub Actions, which mark the lines of a change.
  case github
}

extension FindingFormat {
  /// As other lists have it; nothing for the formats of other programs.
  var listing: ListingFormat? { ListingFormat(rawValue: rawValue) }

  /// Prints findings in a form for other programs.
  func print(_ findings: [Diagnostic], _ paths: FindingPaths, _ console: Console) {
    switch self {
    case .sarif: console.print(SARIFLog(findings: findings, paths: paths).json.pretty)
    case .github:
      for finding in findings {
        console.print(WorkflowCommand(finding: finding, paths: paths).line)
      }
    case .text, .table, .csv, .json, .ndjson, .md:
      listing?.write(
        TextTable(columns: Diagnostic.columns, rows: findings.map(\.cells)),
        items: findings.map(\.json), console
      ) { findings.forEach(console.report) }
    }
  }
}

extension Diagnostic {
  /// The columns of a table of findings.
  static let columns: [TextTable.Column] = [
    .init("Severity"), .init("Code", priority: .low), .init("File", cut: .middle),
    .init("Line", .right),
    .init("Column", .right, priority: .low), .init("Message", cut: .end),
    .init("Remedy", cut: .end, priority: .low),
  ]

  /// What stands in them.
  var cells: [TextTable.Cell] {
    [
      .text(severity.rawValue), .text(fact.code), .optional(location?.file),
      location?.line.map { .integer($0) } ?? .empty,
      location?.column.map { .integer($0) } ?? .empty,
      .text(fact.summary), .optional(fact.remedy),
    ]
  }
}

/// The path of a finding as programs outside of the book look for it.
struct FindingPaths {
  /// What the paths of findings are relative to.
  private let base: String
  private let workingDirectory: String

  /// - Parameters:
  ///   - base: Absolute: the book's folder; nothing where paths are relative to the working folder.
  ///   - workingDirectory: Absolute.
  init(base: String?, workingDirectory: String = Environment.workingDirectory) {
    self.base = base ?? workingDirectory
    self.workingDirectory = workingDirectory
  }

  /// The path relative to the working folder where it lies below it, else absolute.
  func shown(_ path: String) -> String {
    let absolute = FilePath(path).absolute(from: base)
    return FilePath(absolute).relative(to: workingDirectory) ?? absolute
  }
}

extension Diagnostic {
  /// The column in Unicode scalars, from 1, which is what other programs count; ours are
  /// characters as people see them.
  var scalarColumn: Int? {
    guard let column = location?.column else { return nil }
    guard let excerpt else { return column }
    let before = excerpt.prefix(max(0, column - 1))
    // A column beyond the line's end stays as far beyond it.
    return before.unicodeScalars.count + 1 + max(0, column - 1 - before.count)
  }
}
