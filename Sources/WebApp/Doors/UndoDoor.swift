import BookAnswers
import BookKeeping
import StatementModel

/// Taking back the last change, or one of files that a page names.
struct UndoDoor: Sendable {
  let desk: BookDesk

  func undo(_ request: HTTPRequest) throws -> HTTPResponse {
    var body = request.body.isEmpty ? RequestBody([:]) : try RequestBody(request)
    let name = try body.text("change")
    let imports = try body.texts("imports")
    try body.finish()
    if let imports {
      let (words, generation) = try desk.change { book in
        // What came last goes first.
        try imports.reversed().map { id in
          let undone = try UndoChanges(in: book).undoImport(id)
          return "\(undone.record.file): \(undone.before - undone.after)"
        }
      }
      return Self.answer(words, generation)
    }
    guard let name else {
      let (words, generation) = try undoEdits()
      return Self.answer(words, generation)
    }
    guard let change = desk.fileUndos[name] else {
      throw APIError.fact(.noSuchChange(name), field: "change")
    }
    // What was done last goes first.
    var words = change.hasRename ? try undoEdits().answer : []
    let desk = self.desk
    let (files, generation) = try desk.alone {
      try UndoFileChanges(
        desk.paths, environment: desk.environment, waiting: LockWait(seconds: LockWait.usual)
      ).undo(change.files)
    }
    desk.fileUndos.forget(name)
    words += files.map { "\($0) is as before" }
    return Self.answer(words, generation)
  }

  private func undoEdits() throws -> (answer: [String], generation: String) {
    try desk.change { book in
      let undone = try UndoChanges(in: book).undoEdits()
      let files = FollowingFiles(undone, areUndone: true, in: book.paths)
      return undone.map { $0.line(in: book.locale) } + files.changed.map { "\($0) follows" }
        + files.warnings.map(\.description)
    }
  }

  private static func answer(_ words: [String], _ generation: String) -> HTTPResponse {
    .json(
      .object([
        ("undone", .string(words.joined(separator: "\n"))), ("generation", .string(generation)),
      ]))
  }
}
