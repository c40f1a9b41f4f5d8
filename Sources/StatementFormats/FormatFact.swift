import StatementModel

/// What can be wrong with a file as a whole, whatever its format.
enum FormatFact: DiagnosticFact {
  case empty
  case noKnownFormat
  case fileTooLarge(bytes: Int, limit: Int)
  /// The content is binary: a spreadsheet, a PDF, an archive, an image.
  case binary(kind: String)

  var code: String {
    switch self {
    case .empty: "empty-file"
    case .noKnownFormat: "no-known-format"
    case .fileTooLarge: "file-too-large"
    case .binary: "binary-file"
    }
  }

  var summary: String {
    switch self {
    case .empty: "the file is empty"
    case .noKnownFormat:
      "not a statement: none of CSV, OFX, QIF, camt, MT940 and JSON of a known shape"
    case .fileTooLarge(let bytes, let limit):
      "the file has \(bytes) bytes; at most \(limit) are read"
    case .binary(let kind): "not a statement: the file is \(kind)"
    }
  }

  var remedy: String? {
    switch self {
    case .binary: "export the statement as CSV, OFX/QFX, QIF, camt.053, MT940 or JSON instead"
    case .fileTooLarge: "if it is meant to be so large, raise the limit with --max-file-size"
    default: nil
    }
  }
}
