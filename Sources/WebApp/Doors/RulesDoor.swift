import BookAnswers
import BookKeeping
import RuleEngine
import StatementModel

/// Rules: what a new one would be and change, and adding it.
struct RulesDoor: Sendable {
  let desk: BookDesk

  /// So many transactions are named.
  private static let named = 50

  func preview(_ request: HTTPRequest) throws -> HTTPResponse {
    let wanted = try Wanted(request)
    return .json(
      try desk.look { open in
        let (_, plan) = try wanted.plan(in: open.book)
        let moved = plan.effect?.moved ?? []
        let basis = open.book.configuration.dateBasis
        let target = plan.insertion.ruleSet.rules[plan.insertion.rule].effects.category
        let added = plan.insertion.changes.filter { $0.kind == .added }.map(\.text)
        return .object([
          ("rule", .string(added.joined(separator: "\n"))),
          ("file", .string(plan.insertion.path)),
          ("matches", .integer(plan.effect?.matches ?? 0)),
          (
            "changes",
            .array(
              moved.prefix(Self.named).map { number in
                Self.json(plan.subjects[number].transaction, basis, to: target)
              })
          ),
          ("changed", .integer(moved.count)),
        ])
      })
  }

  func add(_ request: HTTPRequest) throws -> HTTPResponse {
    let wanted = try Wanted(request)
    let desk = self.desk
    let (plan, generation) = try desk.alone {
      let book = try Book.open(desk.paths, .reading, environment: desk.environment)
      var (adding, plan) = try wanted.plan(in: book)
      try adding.write(plan)
      return plan
    }
    return .json(
      .object([
        ("file", .string(plan.insertion.path)),
        ("line", .optional(plan.insertion.location.line)),
        ("changed", .integer(plan.effect?.moved.count ?? 0)),
        ("change", .string(desk.fileUndos.keep(.init(files: [plan.changedFile])))),
        ("generation", .string(generation)),
      ]))
  }

  private static func json(
    _ transaction: Transaction, _ basis: DateBasis, to target: CategoryPath?
  ) -> JSONText {
    .object([
      ("id", .string(transaction.id.description)),
      ("date", .string(transaction.date(by: basis).description)),
      ("merchant", .string(transaction.merchant)),
      ("amount", .string(transaction.amount.plainText)),
      ("currency", .string(transaction.amount.currency.code)),
      ("from", .optional(transaction.category?.text)), ("to", .optional(target?.text)),
    ])
  }
}

/// A rule as a request asks for it: one pattern and a category, and conditions beside the pattern.
private struct Wanted: Sendable {
  var match: String
  var category: String
  var conditions: [(name: String, values: [String])]
  /// Whether the category may be a new one.
  var mayDeclare: Bool

  init(_ request: HTTPRequest) throws(APIError) {
    var body = try RequestBody(request)
    match = try body.neededText("match")
    category = try body.neededText("category")
    conditions = try body.textLists("conditions")
    mayDeclare = try body.flag("declare") ?? false
    try body.finish()
  }

  /// Where the rule would go and what it would change.
  func plan(in book: Book) throws -> (AddRule, AddRule.Plan) {
    var adding = try AddRule(EditableRules.of(book.paths))
    let (path, isNew) = try adding.category(named: category, mayDeclare: mayDeclare)
    var rule = NewRule(path, [match])
    rule.conditions = conditions.map { .init($0.name, $0.values) }
    // Planning may add a file to those that can be written.
    let plan = try adding.plan(rule, declaringCategory: isNew, in: book)
    return (adding, plan)
  }
}
