import StatementModel

/// What can be said of rules that are taken over from another program.
enum ImportFact: DiagnosticFact, Hashable {
  /// Something has no equivalent, or none that means the same.
  case leftOut(String, reason: String)
  /// Something is taken over and does not mean quite the same.
  case changed(String)
  /// The file is not of the form that the program writes.
  case notOfFormat(String, expected: String)

  var code: String {
    switch self {
    case .leftOut: "import-left-out"
    case .changed: "import-changed"
    case .notOfFormat: "import-format"
    }
  }

  var summary: String {
    switch self {
    case .leftOut(let what, let reason): "\(what) is left out: \(reason)"
    case .changed(let what): what
    case .notOfFormat(let format, _): "the file holds no rules of \(format)"
    }
  }

  var remedy: String? {
    switch self {
    case .leftOut, .changed: nil
    case .notOfFormat(_, let expected): "It should be \(expected)."
    }
  }
}
