import BookAnswers
import BookKeeping
import StatementModel

/// What needs a person, and a person's word on it.
struct ReviewDoor: Sendable {
  let desk: BookDesk

  func list() throws -> HTTPResponse {
    .json(try desk.look { try ReviewAnswer.served(of: $0.book) })
  }

  /// Says whether two transactions are one.
  func decideDuplicate(_ request: HTTPRequest) throws -> HTTPResponse {
    var body = try RequestBody(request)
    let first = try body.neededText("first")
    let second = try body.neededText("second")
    let areSame = try body.neededFlag("same")
    try body.finish()
    return try answer { book in
      _ = try DecideDuplicates(in: book).decide(
        try book.transaction(idPrefix: first), try book.transaction(idPrefix: second),
        areSame: areSame)
    }
  }

  /// Says whether two transactions belong together.
  func decideLink(_ request: HTTPRequest) throws -> HTTPResponse {
    var body = try RequestBody(request)
    let ids = [try body.neededText("out"), try body.neededText("in")]
    let isTrue = try body.neededFlag("confirm")
    try body.finish()
    return try answer { book in
      let links = DecideLinks(in: book)
      _ = isTrue ? try links.confirm(ids) : try links.refuse(ids)
    }
  }

  private func answer(_ work: @Sendable (Book) throws -> Void) throws -> HTTPResponse {
    let (_, generation) = try desk.change(work)
    return .json(.object([("generation", .string(generation))]))
  }
}
