import StatementModel

/// Finds patterns that can't be what their writer meant, looked at one by one.
enum PatternWarnings {
  /// What is to be said of a pattern as it stands in a file.
  static func facts(of use: PatternUse, _ pattern: Pattern) -> [RuleFact] {
    var facts: [RuleFact] = []
    switch pattern {
    case .text(let pattern):
      if pattern.isBroad { facts.append(.broadPattern(use.text)) }
      if hasPunctuationAtEdge(use.text) {
        let folded = TextFolding.fold(use.text)
        let left = pattern.words == nil ? pattern.spelling : folded
        facts.append(.droppedPunctuation(use.text, left: left))
      }
    case .regex(let expression):
      if isBroad(expression) { facts.append(.broadPattern(use.text)) }
    }
    return facts
  }

  /// Whether the first or the last character vanishes in folding; spaces and wildcards aside.
  private static func hasPunctuationAtEdge(_ text: String) -> Bool {
    // Nearly all patterns begin and end with a plain letter or digit.
    if let first = text.utf8.first, let last = text.utf8.last, isPlain(first), isPlain(last) {
      return false
    }
    let trimmed = text.unicodeScalars.drop { isBlank($0) }
    guard let first = trimmed.first, let last = trimmed.last(where: { !isBlank($0) }) else {
      return false
    }
    return [first, last].contains { scalar in
      scalar != "*" && scalar != "?" && !scalar.properties.isDefaultIgnorableCodePoint
        && TextFolding.fold(String(Character(scalar))).isEmpty
        && scalar.properties.generalCategory != .nonspacingMark
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }

  /// Whether an expression matches texts that have nothing in common.
  private static func isBroad(_ expression: String) -> Bool {
    guard let regex = try? CompiledRegex(expression) else { return false }
    // Of any script and length, or of the length and the letters that most descriptions have.
    let samples = [["Q", "7 zx", "жю 5", "大"], ["QUARTZ", "JIMBO 7", "HYPHEN DVLS", "WKFX GC"]]
    return samples.contains { texts in
      texts.allSatisfy { regex.match($0.utf8.span) == .match }
    }
  }
}

extension TextPattern {
  /// Whether nearly every description matches: a wildcard with next to no letters.
  fileprivate var isBroad: Bool {
    guard isOpenAtStart || isOpenAtEnd || segments.joined().contains(.anyOne) else { return false }
    var letters = 0
    for case .literal(let bytes) in segments.joined() {
      letters += bytes.count { $0 & 0xC0 != 0x80 && $0 != 0x20 }
    }
    return letters <= 1
  }

  /// The pattern as it is understood.
  fileprivate var spelling: String {
    let inner = segments.map { segment in
      segment.map { piece in
        switch piece {
        case .literal(let bytes): String(decoding: bytes, as: UTF8.self)
        case .anyOne: "?"
        }
      }.joined()
    }.joined(separator: "*")
    return (isOpenAtStart ? "*" : "") + inner + (isOpenAtEnd && !segments.isEmpty ? "*" : "")
  }
}
