import StatementModel

/// What can be wrong with a file as a whole, whatever its format.
enum FormatFact: DiagnosticFact {
  case empty
  case noKnownFormat
  case fileTooLarge(bytes: Int, limit: Int)
  /// The content is binary: a PDF, an archive, an image.
  case binary(kind: String)
  /// A spreadsheet of the kind before XLSX.
  case oldSpreadsheet
  /// A workbook that opens with a password alone.
  case protectedWorkbook
  /// HTML: what a bank's site gives in place of a statement when one is not logged in.
  case webPage

  var code: String {
    switch self {
    case .empty: "empty-file"
    case .noKnownFormat: "no-known-format"
    case .fileTooLarge: "file-too-large"
    case .binary, .oldSpreadsheet, .protectedWorkbook: "binary-file"
    case .webPage: "web-page"
    }
  }

  var summary: String {
    switch self {
    case .empty: "the file is empty"
    case .noKnownFormat:
      "not a statement: none of CSV, XLSX, OFX, QIF, camt, MT940 and JSON of a known shape"
    case .fileTooLarge(let bytes, let limit):
      "the file has \(bytes) bytes; at most \(limit) are read"
    case .binary(let kind): "not a statement: the file is \(kind)"
    case .oldSpreadsheet: "not a statement: the file is an old spreadsheet (XLS)"
    case .protectedWorkbook: "not read: the workbook is protected with a password"
    case .webPage:
      "not a statement: the file is a web page (HTML), such as a site gives to log in or for an error"
    }
  }

  var remedy: String? {
    switch self {
    case .binary: "export the statement as CSV, OFX/QFX, QIF, camt.053, MT940 or JSON instead"
    case .oldSpreadsheet:
      "save it as XLSX or CSV, or export the statement as CSV, OFX/QFX, QIF, camt.053, MT940 or JSON"
    case .protectedWorkbook: "open it with its password, and save it as XLSX without one, or as CSV"
    case .webPage: "log in and export the statement anew, or save the page's table as CSV"
    case .fileTooLarge: "if it is meant to be so large, raise the limit with --max-file-size"
    default: nil
    }
  }
}
