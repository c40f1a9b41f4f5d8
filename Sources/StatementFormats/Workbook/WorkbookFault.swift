import StatementModel

/// Why a workbook is not read, and where that shows.
struct WorkbookFault: Error {
  var fact: any DiagnosticFact
  var sheet: String?
  var line: Int?
  /// Whether nothing is wrong with the file but that it holds no statement.
  var isNoStatement = false

  init(_ fact: any DiagnosticFact, _ sheet: String? = nil, _ line: Int? = nil) {
    self.fact = fact
    self.sheet = sheet
    self.line = line
  }

  static func damaged(_ words: String, line: Int? = nil) -> WorkbookFault {
    WorkbookFault(WorkbookFact.damaged(words), nil, line)
  }

  static func noStatement(_ fact: any DiagnosticFact) -> WorkbookFault {
    var fault = WorkbookFault(fact)
    fault.isNoStatement = true
    return fault
  }

  /// The answer to a file that is not read for it.
  func answer(_ options: ReadingOptions, format: String) -> StatementFile {
    let place = SourceLocation(file: options.path, sheet: sheet, line: line)
    let reason = Diagnostic(.error, fact, at: place)
    return isNoStatement
      ? StatementFile(.noStatement(reason)) : StatementFile(.unreadable(reason), format: format)
  }
}
