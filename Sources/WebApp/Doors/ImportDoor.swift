import BookAnswers
import BookKeeping
import Foundation
import StatementModel

/// Statements that are dropped on the page: what they would bring, and bringing it.
struct ImportDoor: Sendable {
  let desk: BookDesk

  /// What the files would bring; nothing is changed.
  func look(_ request: HTTPRequest) throws -> HTTPResponse {
    let files = try Self.files(request)
    let desk = self.desk
    let (answer, generation) = try desk.alone {
      let book = try Book.open(desk.paths, .reading, environment: desk.environment)
      return try Self.answer(files, in: book, isDryRun: true)
    }
    return .json(.object([("files", answer), ("generation", .string(generation))]))
  }

  func take(_ request: HTTPRequest) throws -> HTTPResponse {
    let files = try Self.files(request)
    let (answer, generation) = try desk.change { book in
      try Self.answer(files, in: book, isDryRun: false)
    }
    return .json(.object([("files", answer), ("generation", .string(generation))]))
  }

  private static func answer(
    _ files: [GivenFile], in book: Book, isDryRun: Bool
  ) throws -> JSONText {
    var options = ImportOptions()
    options.isDryRun = isDryRun
    options.explains = true
    return ImportAnswer(try ImportStatements(in: book).given(files, options), of: files).files
  }

  private static func files(_ request: HTTPRequest) throws -> [GivenFile] {
    var body = try RequestBody(request)
    var files: [GivenFile] = []
    for var each in try body.neededObjects("files") {
      let name = try each.neededText("name")
      guard isPlain(name), !files.contains(where: { $0.name == name }) else {
        throw APIError.fact(.badFileName(name), field: "name")
      }
      guard let content = Data(base64Encoded: try each.neededText("content")) else {
        throw APIError.fact(.wrongKind("content", wanted: "base64"), field: "content")
      }
      files.append(
        try GivenFile(
          name: name, bytes: Array(content), card: try each.text("card"),
          answers: try each.texts("answers") ?? [],
          acceptsNewHeader: try each.flag("accept_new_header") ?? false,
          asksAgain: try each.flag("ask_again") ?? false))
      try each.finish()
    }
    try body.finish()
    return files
  }

  /// A name alone: it leads nowhere, and says what it seems to.
  static func isPlain(_ name: String) -> Bool {
    let isShort = (1...255).contains(name.utf8.count)
    let hasSigns = name.unicodeScalars.contains {
      $0 == "/" || $0 == "\\" || $0.value < 0x20 || $0.value == 0x7F
    }
    return isShort && !hasSigns && !name.hasPrefix(".") && TerminalText.safe(name) == name
  }
}
