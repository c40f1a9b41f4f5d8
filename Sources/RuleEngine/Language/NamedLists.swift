import StatementModel

/// The lists declared under `lists:`, which conditions use as `$name`.
///
///     lists = mapping from name to list
///     name  = a letter, then letters, digits, "-" and "_"
///     list  = text | list of text, where $name stands for all of another list
///
/// All files see the lists of all files. A `$name` in quotes is a text like any other.
struct NamedLists {
  /// A list as it was written.
  private struct Declared {
    var location: SourceLocation
    var items: [YAMLScalar]
  }

  /// Items that one list may have, with those of the lists it names.
  private static let mostItems = 100_000

  private var declared: [String: Declared] = [:]
  private var resolved: [String: [YAMLScalar]] = [:]

  /// The names of all lists.
  var names: [String] { declared.keys.sorted() }

  /// Where the lists stand that nothing uses, given what rules and tests use.
  func unused(besides used: Set<String>) -> [(name: String, location: SourceLocation)] {
    let named = declared.values.flatMap(\.items).compactMap(Self.name)
    let all = used.union(named)
    return declared.filter { !all.contains($0.key) }
      .map { (name: $0.key, location: $0.value.location) }
      .sorted { $0.name < $1.name }
  }

  /// The list's name, if the text is a use of one.
  static func name(in scalar: YAMLScalar) -> String? {
    guard !scalar.isQuoted, scalar.text.first == "$" else { return nil }
    let name = scalar.text.dropFirst()
    return isName(name) ? String(name) : nil
  }

  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.first, first.isLetter else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  /// Reads the value of `lists:`.
  mutating func declare(_ node: YAMLNode, into sink: inout DiagnosticSink) {
    guard case .mapping(let entries, _) = node else {
      if case .scalar(let scalar) = node, scalar.isNull { return }
      sink.error(
        .wrongShape("lists", expected: "a mapping from names to lists", found: node.kindName),
        at: node.location)
      return
    }
    for entry in entries {
      let key = entry.key
      guard Self.isName(Substring(key.text)) else {
        sink.error(.badListName(key.text), at: key.location)
        continue
      }
      if let first = declared[key.text] {
        sink.error(.listDeclaredTwice(key.text, first: first.location), at: key.location)
        continue
      }
      declared[key.text] = Declared(
        location: key.location, items: Self.items(of: entry, into: &sink))
    }
  }

  private static func items(
    of entry: YAMLEntry, into sink: inout DiagnosticSink
  ) -> [YAMLScalar] {
    let nodes: [YAMLNode]
    switch entry.value {
    case .sequence(let items, _): nodes = items
    case .scalar, .mapping: nodes = [entry.value]
    }
    if nodes.isEmpty { sink.error(.nothingSaid(entry.key.text), at: entry.key.location) }
    return nodes.compactMap { node in
      guard case .scalar(let scalar) = node else {
        sink.error(
          .wrongItem(of: entry.key.text, expected: "a text", found: node.kindName),
          at: node.location)
        return nil
      }
      guard scalar.saysSomething else {
        sink.error(.emptyItem(of: entry.key.text), at: scalar.location)
        return nil
      }
      if let fact = scalar.lineMistake { sink.error(fact, at: scalar.location) }
      return scalar
    }
  }

  /// Puts the items of the lists that a list names in their place, each text once.
  ///
  /// A list that isn't known, or that names itself, is told where it is named.
  ///
  /// - Parameter report: Is called with what is wrong, and where.
  mutating func resolve(_ report: (RuleFact, SourceLocation) -> Void) {
    for name in names { _ = items(of: name, within: [], report) }
  }

  private mutating func items(
    of name: String, within outer: [String], _ report: (RuleFact, SourceLocation) -> Void
  ) -> [YAMLScalar] {
    if let known = resolved[name] { return known }
    guard let list = declared[name] else { return [] }
    var items: [YAMLScalar] = []
    var seen: Set<String> = []
    for scalar in list.items {
      guard let inner = Self.name(in: scalar) else {
        if seen.insert(scalar.text).inserted { items.append(scalar) }
        continue
      }
      if inner == name || outer.contains(inner) {
        report(.listWithinItself(inner), scalar.location)
      } else if declared[inner] == nil {
        report(unknown(inner), scalar.location)
      } else {
        for item in self.items(of: inner, within: outer + [name], report)
        where items.count < Self.mostItems && seen.insert(item.text).inserted {
          items.append(item)
        }
      }
    }
    resolved[name] = items
    return items
  }

  /// The items that the name stands for; nothing if there is no such list.
  func items(of name: String) -> [YAMLScalar]? { resolved[name] }

  /// What is wrong with a name that stands for no list.
  func unknown(_ name: String) -> RuleFact {
    .unknownList(name, suggestion: NearMiss.best(for: name, among: names))
  }
}
