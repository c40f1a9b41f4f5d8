import StatementModel

/// A finding as a workflow command of GitHub Actions: a line that marks a place of a change.
///
///     command  = "::" weight " " property *("," property) "::" message
///     property = name "=" value
///
/// In a message `%` and line breaks are escaped, in a value `:` and `,` as well.
struct WorkflowCommand {
  let finding: Diagnostic
  let paths: FindingPaths

  var line: String {
    let weight =
      switch finding.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "notice"
      }
    var properties: [(String, String)] = []
    if let location = finding.location {
      properties.append(("file", paths.shown(location.file)))
      if let line = location.line { properties.append(("line", String(line))) }
      if let column = finding.scalarColumn { properties.append(("col", String(column))) }
    }
    properties.append(("title", finding.fact.code))
    let list = properties.map { "\($0.0)=\(Self.escapedValue($0.1))" }.joined(separator: ",")
    let message = finding.fact.summary + (finding.fact.remedy.map { "\n" + $0 } ?? "")
    return
      "::\(weight) \(list)::\(Self.escaped(TerminalText.safe(message, keepingLineBreaks: true)))"
  }

  /// A message's text; `%` first, since the others are written with it.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A property's value.
  static func escapedValue(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
