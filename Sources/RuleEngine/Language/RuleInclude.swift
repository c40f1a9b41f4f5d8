import StatementModel

/// A file that a rules file names under `include:`.
package struct RuleInclude: Sendable {
  /// As written: relative to the folder of the file that names it, or absolute.
  package var path: String
  package var location: SourceLocation
  /// The line that names it.
  package var excerpt: String?
}

extension RuleSource {
  /// The files that this one includes, in their order; what is no path is told when it is compiled.
  ///
  /// Their rules stand behind those of this file, so that it can say what they should not decide.
  package var includes: [RuleInclude] {
    // Most files have none, and reading them twice would take its time.
    guard Self.mentionsInclude(text.utf8.span) else { return [] }
    guard case .mapping(let entries, _)? = YAMLReader.read(text, path: path).0,
      let entry = entries.first(where: { $0.key.text == RuleSection.include.rawValue })
    else { return [] }
    let source = SourceText(text, path: path)
    return Self.scalars(entry.value).filter(\.saysSomething).map { scalar in
      RuleInclude(
        path: scalar.text, location: scalar.location, excerpt: source.excerpt(at: scalar.location))
    }
  }

  /// Whether the bytes of the word stand anywhere.
  private static func mentionsInclude(_ text: Span<UInt8>) -> Bool {
    let word = Array(RuleSection.include.rawValue.utf8)
    guard let first = word.first, text.count >= word.count else { return false }
    for start in 0...(text.count - word.count) where text[start] == first {
      var length = 1
      while length < word.count, text[start + length] == word[length] { length += 1 }
      if length == word.count { return true }
    }
    return false
  }

  private static func scalars(_ node: YAMLNode) -> [YAMLScalar] {
    switch node {
    case .scalar(let scalar): [scalar]
    case .sequence(let items, _):
      items.compactMap { if case .scalar(let scalar) = $0 { scalar } else { nil } }
    case .mapping: []
    }
  }
}
