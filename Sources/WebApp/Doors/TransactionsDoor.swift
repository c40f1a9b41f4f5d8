import BookAnswers
import BookKeeping
import StatementModel

/// Transactions: one with all that is known of it, changes of one or of many.
struct TransactionsDoor: Sendable {
  let desk: BookDesk

  func show(_ id: String) throws -> HTTPResponse {
    .json(
      try desk.look { open in
        try ShowAnswer(try open.book.transaction(idPrefix: id), in: open.book).json
      })
  }

  func edit(_ id: String, _ request: HTTPRequest) throws -> HTTPResponse {
    var body = try RequestBody(request)
    let edit = try EditRequest(&body)
    try body.finish()
    let (shown, generation) = try desk.change { book in
      let changed = try edit.make([id], in: book)
      return try changed.map { try ShowAnswer($0, in: book).json }
    }
    return .json(
      .object([("transaction", shown.first ?? .null), ("generation", .string(generation))]))
  }

  func editAll(_ request: HTTPRequest) throws -> HTTPResponse {
    var body = try RequestBody(request)
    guard let ids = try body.texts("ids") else {
      throw APIError.fact(.missing("ids"), field: "ids")
    }
    var changes = try body.neededObject("changes")
    var edit = try EditRequest(&changes)
    edit.addTags = try changes.texts("add_tags") ?? []
    edit.removeTags = try changes.texts("remove_tags") ?? []
    try changes.finish()
    try body.finish()
    let wanted = edit
    let (count, generation) = try desk.change { book in
      try wanted.make(ids, in: book).count
    }
    return .json(.object([("changed", .integer(count)), ("generation", .string(generation))]))
  }
}

extension EditRequest {
  /// Takes what is to be changed of a transaction from a request.
  init(_ body: inout RequestBody) throws(APIError) {
    self.init()
    category = try body.text("category")
    note = try body.text("note")
    payee = try body.text("payee")
    period = try body.text("period")
    tags = try body.texts("tags")
    isHidden = try body.flag("hidden")
    isDeleted = try body.flag("deleted")
    for name in try body.texts("clear") ?? [] {
      guard let field = Field(rawValue: name) else {
        let known = Field.allCases.map(\.rawValue).joined(separator: ", ")
        throw .fact(.wrongKind("clear", wanted: "a list of: \(known)"), field: "clear")
      }
      clear.append(field)
    }
  }
}
