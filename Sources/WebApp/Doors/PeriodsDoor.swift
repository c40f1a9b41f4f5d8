import BookAnswers
import BookKeeping
import StatementModel

/// Periods: all of them, and making, changing and deleting one.
struct PeriodsDoor: Sendable {
  let desk: BookDesk

  func list() throws -> HTTPResponse {
    .json(try desk.look { try PeriodOverview(of: $0.book).json })
  }

  func create(_ request: HTTPRequest) throws -> HTTPResponse {
    var body = try RequestBody(request)
    let name = try body.neededText("name")
    guard let start = try body.day("start") else {
      throw APIError.fact(.missing("start"), field: "start")
    }
    let end = try body.day("end")
    let isAutomatic = try body.flag("automatic") ?? false
    try body.finish()
    return try answer { book in
      try ChangePeriods(in: book).create(
        PeriodDraft(name: name, start: start, end: end, isAutomatic: isAutomatic))
    }
  }

  func change(_ id: String, _ request: HTTPRequest) throws -> HTTPResponse {
    var body = try RequestBody(request)
    var change = PeriodChange()
    change.name = try body.text("name")
    change.start = try body.day("start")
    // A last day that is null or empty makes it open.
    if body.has("end") { change.end = .some(try body.day("end")) }
    change.isAutomatic = try body.flag("automatic")
    try body.finish()
    let wanted = change
    return try answer { book in
      try ChangePeriods(in: book).change(try Self.period(id, in: book), wanted)
    }
  }

  func delete(_ id: String) throws -> HTTPResponse {
    let (deleted, generation) = try desk.change { book in
      let period = try Self.period(id, in: book)
      let count = try PeriodOverview(of: book).count(in: period.id)
      try ChangePeriods(in: book).delete(period)
      return (id: period.id.text, count: count)
    }
    return .json(
      .object([
        ("deleted", .string(deleted.id)), ("transactions", .integer(deleted.count)),
        ("generation", .string(generation)),
      ]))
  }

  /// The period of an address, which has its id and no name.
  private static func period(_ id: String, in book: Book) throws -> Period {
    guard let period = book.periods[PeriodID(id)] else {
      throw APIError.fact(.noSuchPlace("/api/periods/\(id)"))
    }
    return period
  }

  /// Changes the book and answers with the period as it is then.
  private func answer(_ work: @Sendable (Book) throws -> Period) throws -> HTTPResponse {
    let (period, generation) = try desk.change { book in
      let period = try work(book)
      return try PeriodOverview(of: book).json(of: period.id) ?? .null
    }
    return .json(.object([("period", period), ("generation", .string(generation))]))
  }
}
