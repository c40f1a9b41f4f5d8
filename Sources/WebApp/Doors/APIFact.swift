import StatementModel

/// What can be wrong with a request by itself, whatever the book says.
enum APIFact: DiagnosticFact, Hashable {
  case noSuchPlace(String)
  case wrongMethod(String, allowed: [String])
  case tooLarge(limit: Int)
  case notJSONType
  case notAnObject
  case unknownMember(String)
  case missing(String)
  case wrongKind(String, wanted: String)
  /// A name of a file that is none by itself, or stands there twice.
  case badFileName(String)
  /// A change of files that nobody knows how to take back, since it was or the server was started anew.
  case noSuchChange(String)

  var code: String {
    switch self {
    case .noSuchPlace: "no-such-place"
    case .wrongMethod: "wrong-method"
    case .tooLarge: "body-too-large"
    case .notJSONType: "not-json"
    case .notAnObject: "not-an-object"
    case .unknownMember: "unknown-member"
    case .missing: "missing-member"
    case .wrongKind: "wrong-kind"
    case .badFileName: "bad-file-name"
    case .noSuchChange: "no-such-change"
    }
  }

  /// The status of HTTP that says the same.
  var status: Int {
    switch self {
    case .noSuchPlace, .noSuchChange: 404
    case .wrongMethod: 405
    case .tooLarge: 413
    case .notJSONType: 415
    case .notAnObject, .unknownMember, .missing, .wrongKind, .badFileName: 400
    }
  }

  var summary: String {
    switch self {
    case .noSuchPlace(let path): "there is nothing at \"\(path)\""
    case .wrongMethod(let method, _): "\"\(method)\" can't be done here"
    case .tooLarge(let limit): "the request has more than \(limit) bytes"
    case .notJSONType: "the request must have the type application/json"
    case .notAnObject: "the request must be a JSON object"
    case .unknownMember(let name): "\"\(name)\" is not known here"
    case .missing(let name): "\"\(name)\" is missing"
    case .wrongKind(let name, let wanted): "\"\(name)\" must be \(wanted)"
    case .badFileName(let name): "\"\(name)\" is no name of a file, or is given twice"
    case .noSuchChange: "the change is not known any more"
    }
  }

  var remedy: String? {
    switch self {
    case .noSuchPlace, .unknownMember, .missing, .wrongKind:
      "`daybook schema api` describes the interface"
    case .wrongMethod(_, let allowed): "what can be: \(allowed.joined(separator: ", "))"
    case .noSuchChange: "its files can be put back by hand"
    case .badFileName: "rename the file, and give each once"
    case .tooLarge, .notJSONType, .notAnObject: nil
    }
  }
}
