import Reports

/// The document and the book's data.
struct BookDoor: Sendable {
  let desk: BookDesk

  func document() throws -> HTTPResponse {
    let bytes = try desk.look { try $0.page().document }
    return HTTPResponse(200, type: "text/html; charset=utf-8", .bytes(bytes))
  }

  func data() throws -> HTTPResponse {
    let bytes = try desk.look { try $0.page().data(generation: $0.generation) }
    return HTTPResponse(200, type: HTTPResponse.jsonType, .bytes(bytes))
  }
}
