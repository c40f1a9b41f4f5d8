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
    guard text.contains("include") else { return [] }
    guard case .mapping(let entries, _)? = YAMLReader.read(text, path: path).0,
      let entry = entries.first(where: { $0.key.text == RuleSection.include.rawValue })
    else { return [] }
    let source = SourceText(text, path: path)
    return Self.scalars(entry.value).filter(\.saysSomething).map { scalar in
      RuleInclude(
        path: scalar.text, location: scalar.location, excerpt: source.excerpt(at: scalar.location))
    }
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
