import StatementModel

extension RulesFileEditor {
  /// Puts tests behind those that stand in the file.
  ///
  /// - Returns: The new text, every other byte as it was; nothing where the form of the file leaves
  ///   no place that can be found.
  func adding(_ tests: [RecordedTest]) -> String? { text(attempts(tests))?.text }

  private func attempts(_ tests: [RecordedTest]) -> [Attempt] {
    let shapes = tests.map(\.shape)
    guard let section = file.section("tests") else {
      let lines = ["tests:"] + tests.map { "  - " + $0.text }
      return appending(lines, section: "tests", .sequence(shapes))
    }
    guard let keyLine = section.key.location.line else { return [] }
    let expected = file.shape.replacing(
      "tests", with: .sequence(YAMLShape(section.value).items + shapes))
    switch section.value {
    case .scalar(let scalar):
      guard scalar.text.isEmpty else { return [] }
      let lines = tests.map { "  - " + $0.text }
      let piece = file.piece(lines, after: lastCommentLine(below: keyLine))
      return [Attempt(pieces: [piece], expected: expected)]
    case .mapping: return []
    case .sequence(let items, let start):
      guard let offset = file.source.offset(of: start) else { return [] }
      if file.bytes[offset] == UInt8(ascii: "[") {
        return inBrackets(tests, from: offset, areMore: !items.isEmpty, expected)
      }
      return behind(items, tests, expected)
    }
  }

  private func inBrackets(
    _ tests: [RecordedTest], from start: Int, areMore: Bool, _ expected: YAMLShape
  ) -> [Attempt] {
    guard let list = FlowList(file.bytes, at: start) else { return [] }
    let comma = areMore ? list.endsWithComma ? " " : ", " : ""
    // The short form within brackets is a mapping with braces.
    let texts = tests.map { $0.text.hasPrefix("{") ? $0.text : "{ \($0.text) }" }
    let piece = RulesFileText.Piece(
      offset: list.contentEnd, text: comma + texts.joined(separator: ", "))
    return [Attempt(pieces: [piece], expected: expected)]
  }

  private func behind(
    _ items: [YAMLNode], _ tests: [RecordedTest], _ expected: YAMLShape
  ) -> [Attempt] {
    guard let line = items.last?.location.line else { return [] }
    let column = file.indentation(line)
    let limit = nextSection(after: line)
    let ends = [
      file.lastLine(from: line, before: limit, column: column),
      // Where the last test is a text of several lines, what looks like a comment may be none.
      (line..<max(line + 1, limit)).last { !file.isBlank($0) } ?? line,
    ]
    // The dash may stand on a line before the item's own words.
    return Set([column, max(0, column - 2)]).sorted(by: >).flatMap { blanks in
      let lines = tests.map { String(repeating: " ", count: blanks) + "- " + $0.text }
      return ends.map { Attempt(pieces: [file.piece(lines, after: $0)], expected: expected) }
    }
  }
}
