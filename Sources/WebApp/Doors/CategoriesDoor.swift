import BookAnswers
import BookKeeping
import Reports
import RuleEngine
import StatementModel

/// Categories: all of them, and adding, changing and removing one.
struct CategoriesDoor: Sendable {
  let desk: BookDesk

  func list() throws -> HTTPResponse {
    .json(
      try desk.look { open in
        let input = try open.book.reportInput()
        let counts = CategoriesTable(input).counts
        return .array(
          input.categories.paths.map { path in
            let category = input.categories[path]
            return .object([
              ("path", .string(path.text)), ("icon", .optional(category?.icon)),
              ("color", .optional(category?.color)),
              ("is_default", .bool(input.categories.isDefault(path))),
              ("transactions", .integer(counts[path] ?? 0)),
            ])
          })
      })
  }

  func add(_ request: HTTPRequest) throws -> HTTPResponse {
    var body = try RequestBody(request)
    let path = try body.neededText("path")
    let details = try CategoryDetailChange(icon: body.text("icon"), color: body.text("color"))
    try body.finish()
    return try answer { categories in [try categories.add(path, details)] }
  }

  /// Changes details, and the name last: another name would not be found again.
  func change(_ request: HTTPRequest) throws -> HTTPResponse {
    var body = try RequestBody(request)
    let path = try body.neededText("path")
    let target = try body.text("to")
    let details = try CategoryDetailChange(icon: body.text("icon"), color: body.text("color"))
    try body.finish()
    // What can't have its new name keeps its details, too.
    if let target { _ = try changes(isDryRun: true).rename(path, to: target) }
    return try answer { categories in
      var outcomes: [ChangeCategories.Outcome] = []
      if !details.isEmpty || target == nil {
        outcomes.append(try categories.change(path, details))
      }
      if let target { outcomes.append(try categories.rename(path, to: target)) }
      return outcomes
    }
  }

  func remove(_ request: HTTPRequest) throws -> HTTPResponse {
    var body = try RequestBody(request)
    let path = try body.neededText("path")
    let target = try body.text("to")
    try body.finish()
    let desk = self.desk
    do {
      return try answer { categories in
        let book = try Book.open(desk.paths, .reading, environment: desk.environment)
        return [try categories.remove(path, movingTo: target, in: book)]
      }
    } catch {
      var failure = APIError(error)
      guard failure.diagnostic.fact.code == "category-in-use" else { throw failure }
      failure.more = [("uses", try uses(of: path))]
      throw failure
    }
  }

  /// Where a category is used: places in files, and transactions.
  private func uses(of name: String) throws -> JSONText {
    let settings = try CategorySettings(desk.paths)
    let category = try settings.category(named: name)
    let counts = try desk.look { try $0.book.count(in: category) }
    let places = settings.uses(of: category).map { use -> JSONText in
      .object([
        ("file", .string(use.location.file)), ("line", .optional(use.location.line)),
        ("kind", .string(use.kind.rawValue)),
      ])
    }
    return .object([
      ("transactions", .integer(counts.all)), ("by_hand", .integer(counts.byHand)),
      ("places", .array(places)),
    ])
  }

  /// What a page takes the change back by; nothing where the journal tells of all of it.
  private func undoName(of plans: [CategorySettings.Plan]) -> String? {
    let files = plans.filter { $0.rename == nil }.flatMap(\.changedFiles)
    guard !files.isEmpty else { return nil }
    return desk.fileUndos.keep(.init(files: files, hasRename: plans.contains { $0.rename != nil }))
  }

  private func changes(isDryRun: Bool = false) -> ChangeCategories {
    ChangeCategories(
      desk.paths, environment: desk.environment, isDryRun: isDryRun,
      waiting: LockWait(seconds: LockWait.usual))
  }

  /// Changes files, and tells which and how many transactions go along.
  private func answer(
    _ work: @Sendable (ChangeCategories) throws -> [ChangeCategories.Outcome]
  ) throws -> HTTPResponse {
    let (outcomes, generation) = try desk.alone { try work(changes()) }
    var files: [String] = []
    for file in outcomes.flatMap(\.plan.files) where !files.contains(file.path) {
      files.append(file.path)
    }
    return .json(
      .object([
        ("files", .array(files.map(JSONText.string))),
        ("transactions", .integer(outcomes.compactMap(\.moved).reduce(0, +))),
        (
          "remarks",
          .array(outcomes.flatMap(\.plan.remarks).map { .string($0.fact.summary) })
        ),
        ("change", .optional(undoName(of: outcomes.map(\.plan)))),
        ("generation", .string(generation)),
      ]))
  }
}
