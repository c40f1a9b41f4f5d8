import BookKeeping
import StatementModel

/// Why a request was not done, as the interface tells it.
struct APIError: Error {
  var status: Int
  var diagnostic: Diagnostic
  /// The member of the request that is wrong.
  var field: String?
  /// What else is told beside it.
  var more: [(key: String, value: JSONText)] = []

  static func fact(_ fact: APIFact, field: String? = nil) -> APIError {
    APIError(status: fact.status, diagnostic: Diagnostic(.error, fact), field: field)
  }

  static func request(_ fact: RequestFact, field: String? = nil) -> APIError {
    APIError(status: 400, diagnostic: Diagnostic(.error, fact), field: field)
  }

  init(
    status: Int, diagnostic: Diagnostic, field: String? = nil,
    more: [(key: String, value: JSONText)] = []
  ) {
    self.status = status
    self.diagnostic = diagnostic
    self.field = field
    self.more = more
  }

  /// Any error of the work that was asked for.
  init(_ error: any Error) {
    switch error {
    case let error as APIError: self = error
    case let error as BookError: self.init(error)
    case let diagnostic as Diagnostic: self.init(status: 400, diagnostic: diagnostic)
    case let fact as any DiagnosticFact & Error:
      self.init(status: 400, diagnostic: Diagnostic(.error, fact))
    default: self.init(status: 500, diagnostic: Diagnostic(.error, InternalFact(text: "\(error)")))
    }
  }

  private init(_ error: BookError) {
    let diagnostic =
      error.diagnostics.first ?? Diagnostic(.error, InternalFact(text: "\(error)"))
    let code = diagnostic.fact.code
    let status =
      switch error {
      case .usage: Self.missing.contains(code) ? 404 : Self.conflicts.contains(code) ? 409 : 400
      case .notFound: 404
      case .configuration, .unreadable: 409
      case .busy: 503
      case .cannotCreate, .io: Self.conflicts.contains(code) ? 409 : 500
      }
    self.init(status: status, diagnostic: diagnostic, field: Self.fields[code])
  }

  /// The codes of facts about something that is not there.
  private static let missing: Set<String> = ["unknown-id", "no-id"]
  /// The codes of facts about a state of the book in which it can't be done.
  private static let conflicts: Set<String> = [
    "nothing-to-undo", "category-in-use", "category-with-children", "default-category",
    "category-exists", "file-changed", "changed-since",
  ]
  /// What member the codes of facts speak of.
  private static let fields: [String: String] = [
    "bad-category": "category", "unknown-category": "category", "bad-tag": "tags",
    "unknown-period": "period", "ambiguous-period": "period", "bad-color": "color",
    "bad-icon": "icon", "period-without-name": "name", "period-name-too-long": "name",
    "period-name-unseen-sign": "name", "period-exists": "name", "period-ends-before-start": "end",
    "category-exists": "path", "reserved-category": "path", "default-category": "path",
  ]

  var json: JSONText {
    .object(
      [
        (
          "error",
          .object([
            ("message", .string(message)), ("remedy", .optional(diagnostic.fact.remedy)),
            ("field", .optional(field)),
          ])
        )
      ] + more)
  }

  private var message: String {
    (diagnostic.location.map { "\($0): " } ?? "") + diagnostic.fact.summary
  }
}

/// What nobody foresaw.
private struct InternalFact: DiagnosticFact {
  var text: String

  var code: String { "internal-error" }
  var summary: String { "this should not have happened: \(text)" }
  var remedy: String? { "please report it, with what you did before" }
}
