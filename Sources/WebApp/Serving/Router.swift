import StatementModel

/// Takes each request past the gate to the door that it is for.
struct Router: Sendable {
  let gate: AccessGate
  let routes: [Route]

  init(gate: AccessGate, desk: BookDesk, front: FrontFiles, events: EventSource) {
    self.gate = gate
    let book = BookDoor(desk: desk)
    let transactions = TransactionsDoor(desk: desk)
    let categories = CategoriesDoor(desk: desk)
    let periods = PeriodsDoor(desk: desk)
    let rules = RulesDoor(desk: desk)
    let ruleChanges = RuleChangesDoor(desk: desk)
    let review = ReviewDoor(desk: desk)
    let importing = ImportDoor(desk: desk)
    routes = [
      Route("/", ["GET": { _, _ in try book.document() }]),
      Route("/front/*", ["GET": { try front.answer($1, at: $0.path) }]),
      Route("/api/book", ["GET": { _, _ in try book.data() }]),
      Route("/api/events", ["GET": { _, _ in events.stream() }]),
      Route(
        "/api/transactions/edit", ["POST": { request, _ in try transactions.editAll(request) }]),
      Route(
        "/api/transactions/*",
        ["GET": { try transactions.show($1) }, "PATCH": { try transactions.edit($1, $0) }]),
      Route("/api/undo", ["POST": { request, _ in try UndoDoor(desk: desk).undo(request) }]),
      Route(
        "/api/categories",
        [
          "GET": { _, _ in try categories.list() },
          "POST": { request, _ in try categories.add(request) },
          "PATCH": { request, _ in try categories.change(request) },
          "DELETE": { request, _ in try categories.remove(request) },
        ]),
      Route(
        "/api/periods",
        [
          "GET": { _, _ in try periods.list() },
          "POST": { request, _ in try periods.create(request) },
        ]),
      Route(
        "/api/periods/*",
        ["PATCH": { try periods.change($1, $0) }, "DELETE": { try periods.delete($1) }]),
      Route("/api/import", ["POST": { request, _ in try importing.take(request) }]),
      Route("/api/import/look", ["POST": { request, _ in try importing.look(request) }]),
      Route("/api/review", ["GET": { _, _ in try review.list() }]),
      Route(
        "/api/review/duplicates",
        ["POST": { request, _ in try review.decideDuplicate(request) }]),
      Route("/api/review/links", ["POST": { request, _ in try review.decideLink(request) }]),
      Route(
        "/api/rules",
        [
          "GET": { _, _ in try ruleChanges.list() },
          "POST": { request, _ in try rules.add(request) },
        ]),
      Route("/api/rules/decided", ["POST": { request, _ in try ruleChanges.decided(request) }]),
      Route("/api/rules/change", ["POST": { request, _ in try ruleChanges.change(request) }]),
      Route(
        "/api/rules/change/preview", ["POST": { request, _ in try ruleChanges.preview(request) }]),
      Route("/api/rules/preview", ["POST": { request, _ in try rules.preview(request) }]),
    ]
  }

  /// How many bytes the body of a request may have: files are large, and only those who are let in may
  /// bring any.
  func limit(of request: HTTPRequest) -> Int {
    let bringsFiles = request.path == "/api/import" || request.path.hasPrefix("/api/import/")
    return bringsFiles && gate.decide(on: request) == .enter ? 48 << 20 : 1 << 20
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    var response = answerBare(request)
    response.headers += Self.headers
    return response
  }

  private func answerBare(_ request: HTTPRequest) -> HTTPResponse {
    switch gate.decide(on: request) {
    case .refuse(let refusal): return RefusalPage.answer(refusal)
    case .welcome:
      var response = HTTPResponse(303, type: "text/plain; charset=utf-8", text: "")
      response.headers += [("Location", "/"), ("Set-Cookie", gate.cookie)]
      return response
    case .enter: break
    }
    do {
      guard !request.isTooLarge else {
        throw APIError.fact(.tooLarge(limit: limit(of: request)))
      }
      return try route(request)
    } catch {
      let failure = APIError(error)
      var response = HTTPResponse.json(failure.json, status: failure.status)
      if let fact = failure.diagnostic.fact as? APIFact, case .wrongMethod(_, let allowed) = fact {
        response.headers.append(("Allow", allowed.joined(separator: ", ")))
      }
      return response
    }
  }

  private func route(_ request: HTTPRequest) throws -> HTTPResponse {
    for route in routes {
      guard let part = route.match(request.path) else { continue }
      guard let handler = route.handlers[request.method] else {
        throw APIError.fact(
          .wrongMethod(request.method, allowed: route.handlers.keys.sorted()))
      }
      // A form of another page can't send this type.
      if request.method != "GET" { try RequestBody.requireJSON(request) }
      return try handler(request, part)
    }
    throw APIError.fact(.noSuchPlace(request.path))
  }

  /// What every answer says: nothing is loaded from elsewhere, nothing stands within the document itself,
  /// nobody else shows it, and nothing is kept.
  private static let headers: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        + "form-action 'none'; frame-ancestors 'none'"
    ),
    ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Cache-Control", "no-store"),
  ]
}

extension HTTPResponse {
  /// An answer in JSON.
  static func json(_ value: JSONText, status: Int = 200) -> HTTPResponse {
    HTTPResponse(status, type: jsonType, text: value.line)
  }

  static let jsonType = "application/json; charset=utf-8"
}
