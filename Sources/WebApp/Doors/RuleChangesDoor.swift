import BookAnswers
import BookKeeping
import RuleEngine
import StatementModel

/// The rules that there are: where each stands and what it decides, and changing or removing one.
struct RuleChangesDoor: Sendable {
  let desk: BookDesk

  func list() throws -> HTTPResponse {
    .json(try desk.look { try RulesAnswer(of: $0.book).list() })
  }

  /// What one rule decides.
  func decided(_ request: HTTPRequest) throws -> HTTPResponse {
    var body = try RequestBody(request)
    let location = try Self.location(&body)
    try body.finish()
    return .json(try desk.look { try RulesAnswer(of: $0.book).decided(byRuleAt: location) })
  }

  func preview(_ request: HTTPRequest) throws -> HTTPResponse {
    let wanted = try Wanted(request)
    return .json(
      .object(
        try desk.look { open in
          let changing = try ChangeRule(EditableRules.of(open.book.paths))
          return RulesAnswer.json(of: try wanted.plan(changing, in: open.book))
        }))
  }

  func change(_ request: HTTPRequest) throws -> HTTPResponse {
    let wanted = try Wanted(request)
    let desk = self.desk
    let (plan, generation) = try desk.alone {
      let book = try Book.open(desk.paths, .reading, environment: desk.environment)
      var changing = try ChangeRule(EditableRules.of(desk.paths))
      let plan = try wanted.plan(changing, in: book)
      try changing.write(plan)
      return plan
    }
    return .json(
      .object([
        ("file", .string(plan.replacement.path)),
        ("line", .optional(plan.replacement.location.line)),
        ("changed", .integer(plan.diff.changes.count)),
        ("change", .string(desk.fileUndos.keep(.init(files: [plan.changedFile])))),
        ("generation", .string(generation)),
      ]))
  }

  /// Where a rule stands.
  fileprivate static func location(_ body: inout RequestBody) throws(APIError) -> SourceLocation {
    let file = try body.neededText("file")
    guard let line = Int(try body.neededText("line")), line > 0 else {
      throw .fact(.wrongKind("line", wanted: "the number of a line, as a text"), field: "line")
    }
    return SourceLocation(file: file, line: line)
  }
}

/// A rule with other lines in its place.
private struct Wanted: Sendable {
  var location: SourceLocation
  var old: String
  var text: String

  init(_ request: HTTPRequest) throws(APIError) {
    var body = try RequestBody(request)
    location = try RuleChangesDoor.location(&body)
    old = try body.neededText("old")
    text = try body.neededText("text")
    try body.finish()
  }

  /// - Throws: The mistakes of the new lines, each with its place.
  func plan(_ changing: ChangeRule, in book: Book) throws -> ChangeRule.Plan {
    do {
      return try changing.plan(at: location, reading: old, with: text, in: book)
    } catch BookError.configuration(let mistakes) {
      guard let first = mistakes.first else { throw BookError.configuration(mistakes) }
      let told = mistakes.map { mistake -> JSONText in
        .object([
          ("message", .string(mistake.fact.summary)), ("remedy", .optional(mistake.fact.remedy)),
          ("file", .optional(mistake.location?.file)), ("line", .optional(mistake.location?.line)),
          ("column", .optional(mistake.location?.column)),
        ])
      }
      throw APIError(
        status: 400, diagnostic: first, field: "text", more: [("mistakes", .array(told))])
    }
  }
}
