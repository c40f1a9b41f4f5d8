import RuleEngine
import StatementModel

/// Takes settings out of a YAML tree, and notes what is wrong with each instead of stopping.
struct SettingsReader {
  /// For the excerpts under messages.
  let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []

  init(_ source: SourceText) { self.source = source }

  mutating func report(
    _ fact: some DiagnosticFact, at location: SourceLocation,
    severity: Diagnostic.Severity = .error
  ) {
    diagnostics.append(
      Diagnostic(severity, fact, at: location, excerpt: source.excerpt(at: location)))
  }

  /// Takes over what another parser found.
  mutating func add(_ found: [Diagnostic]) { diagnostics += found }

  private mutating func wrongKind(_ key: String, _ expected: String, _ node: YAMLNode) {
    var found = node.kindName
    if case .scalar(let scalar) = node, !scalar.isNull, scalar.text.isEmpty { found = "empty" }
    report(
      ConfigurationFact.wrongKind(key: key, expected: expected, found: found), at: node.location)
  }

  // MARK: Mappings

  /// The entries of a mapping; an empty value is an empty mapping.
  ///
  /// - Parameters:
  ///   - key: What the mapping is called in messages.
  ///   - known: The keys it may have; nothing where the keys are names that a person chooses.
  mutating func entries(
    of node: YAMLNode, key: String, known: [String]? = nil
  ) -> [YAMLEntry] {
    let all: [YAMLEntry]
    switch node {
    case .mapping(let entries, _): all = entries
    case .scalar(let scalar) where scalar.isNull: return []
    default:
      wrongKind(key, "a mapping", node)
      return []
    }
    guard let known else { return all }
    return all.filter { entry in
      let name = entry.key.text
      if known.contains(name) { return true }
      report(
        ConfigurationFact.unknownKey(name, section: "`\(key)`", known: known),
        at: entry.key.location)
      return false
    }
  }

  // MARK: Scalars

  /// A text that is not empty.
  mutating func text(_ node: YAMLNode, key: String) -> YAMLScalar? {
    guard case .scalar(let scalar) = node, !scalar.isNull, !scalar.text.isEmpty else {
      wrongKind(key, "a text", node)
      return nil
    }
    return scalar
  }

  /// A list of texts; a single text is a list of one.
  mutating func texts(_ node: YAMLNode, key: String) -> [YAMLScalar] {
    switch node {
    case .sequence(let items, _):
      return items.compactMap { text($0, key: key) }
    case .scalar(let scalar) where !scalar.isNull:
      return [scalar]
    default:
      wrongKind(key, "a text or a list of texts", node)
      return []
    }
  }

  /// One of a few words.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: YAMLNode, key: String, as _: Word.Type
  ) -> Word? {
    guard let scalar = text(node, key: key) else { return nil }
    if let word = Word(rawValue: scalar.text.lowercased()) { return word }
    report(
      ConfigurationFact.unknownWord(
        scalar.text, key: key, allowed: Word.allCases.map(\.rawValue)), at: scalar.location)
    return nil
  }

  mutating func number(_ node: YAMLNode, key: String, in range: ClosedRange<Int>) -> Int? {
    guard let scalar = text(node, key: key) else { return nil }
    if let number = Int(scalar.text), range.contains(number) { return number }
    report(
      ConfigurationFact.notANumber(scalar.text, key: key, range: range), at: scalar.location)
    return nil
  }

  mutating func yesOrNo(_ node: YAMLNode, key: String) -> Bool? {
    guard let scalar = text(node, key: key) else { return nil }
    switch scalar.text.lowercased() {
    case "yes", "true": return true
    case "no", "false": return false
    default:
      report(
        ConfigurationFact.unknownWord(scalar.text, key: key, allowed: ["yes", "no"]),
        at: scalar.location)
      return nil
    }
  }

  mutating func currency(_ node: YAMLNode, key: String) -> Currency? {
    guard let scalar = text(node, key: key) else { return nil }
    if let currency = Currency(code: scalar.text), currency.isKnown { return currency }
    report(ConfigurationFact.unknownCurrency(scalar.text, key: key), at: scalar.location)
    return nil
  }
}
