import StatementModel
import Testing

@testable import StatementFormats

/// Reads a JSON text as a file with that content.
func readJSON(_ text: String, profile: StatementProfile? = nil) -> StatementFile {
  var options = ReadingOptions(path: "test.json")
  options.profile = profile
  return JSONFormat.read(Array(text.utf8), options: options)
}

extension StatementFile {
  /// `read`, `ambiguous`, `noStatement` or `unreadable`, with the reason's code behind.
  var outcomeText: String {
    switch outcome {
    case .read: "read"
    case .ambiguous(let questions):
      "ambiguous " + questions.map(\.fact.code).joined(separator: " ")
    case .noStatement(let reason): "noStatement \(reason.fact.code)"
    case .unreadable(let reason): "unreadable \(reason.fact.code)"
    }
  }

  var rows: [StatementRow] { statements.flatMap(\.rows) }

  /// The rows' key dates, amounts and descriptions, in order.
  var rowTexts: [String] {
    rows.map { row in
      let mark = row.status == .pending ? " pending" : ""
      return "\(row.keyDate) \(row.amount) \(row.description)\(mark)"
    }
  }
}
