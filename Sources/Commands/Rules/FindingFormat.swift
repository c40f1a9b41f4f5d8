import ArgumentParser
import BookKeeping
import StatementModel

/// How findings about rules files are told.
enum FindingFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
  /// Static Analysis Results Interchange Format 2.1.0 (OASIS), for code scanning.
  case sarif
  /// Workflow commands of GitHub Actions, which mark the lines of a change.
  case github
}

extension FindingFormat {
  /// Prints findings in a form for other programs.
  func print(_ findings: [Diagnostic], _ paths: FindingPaths, _ console: Console) {
    switch self {
    case .sarif: console.print(SARIFLog(findings: findings, paths: paths).json.pretty)
    case .github:
      for finding in findings {
        console.print(WorkflowCommand(finding: finding, paths: paths).line)
      }
    case .text: findings.forEach(console.report)
    case .json: console.print(JSONText.array(findings.map(\.json)).pretty)
    }
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
    let absolute = Book.absolute(path, from: base)
    guard absolute.hasPrefix(workingDirectory + "/") else { return absolute }
    return String(absolute.dropFirst(workingDirectory.count + 1))
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
