import StatementModel

/// A place where a file names a category.
package struct CategoryUse: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// What declares it.
    case declaration
    /// A rule that sets it, by itself or as a part of a split.
    case rule
    /// A test that expects it.
    case test
    case budget
    /// A report of the person's own.
    case report
  }

  package var category: CategoryPath
  package var kind: Kind
  package var location: SourceLocation
}

/// Which scalars of a rules file or of `daybook.yaml` are names of categories.
struct NamedCategories {
  /// One name, as it stands there.
  struct Name {
    var scalar: YAMLScalar
    var path: CategoryPath
    var kind: CategoryUse.Kind
    /// Whether it is a key of a mapping.
    var isKey: Bool
  }

  private(set) var names: [Name] = []

  /// - Parameter isOfRules: Whether it is a rules file; else `daybook.yaml`.
  init(_ root: YAMLNode?, isOfRules: Bool) {
    guard case .mapping(let sections, _)? = root else { return }
    for section in sections {
      switch section.key.text {
      case "categories": addKeys(of: section.value, .declaration)
      case "rules" where isOfRules: for item in Self.items(section.value) { addRule(item) }
      case "tests" where isOfRules: for item in Self.items(section.value) { addTest(item) }
      case "budgets" where !isOfRules:
        addKeys(of: section.value, .budget)
        addValues(below: section.value, .budget)
      case "reports" where !isOfRules: addValues(below: section.value, .report)
      default: break
      }
    }
  }

  private static func items(_ node: YAMLNode) -> [YAMLNode] {
    if case .sequence(let items, _) = node { items } else { [] }
  }

  private static func entries(_ node: YAMLNode) -> [YAMLEntry] {
    if case .mapping(let entries, _) = node { entries } else { [] }
  }

  private mutating func add(_ scalar: YAMLScalar, _ kind: CategoryUse.Kind, isKey: Bool) {
    guard !scalar.isNull, let path = CategoryPath(scalar.text) else { return }
    names.append(Name(scalar: scalar, path: path, kind: kind, isKey: isKey))
  }

  private mutating func addKeys(of node: YAMLNode, _ kind: CategoryUse.Kind) {
    for entry in Self.entries(node) { add(entry.key, kind, isKey: true) }
  }

  private mutating func addTexts(_ node: YAMLNode, _ kind: CategoryUse.Kind) {
    switch node {
    case .scalar(let scalar): add(scalar, kind, isKey: false)
    case .sequence(let items, _): for item in items { addTexts(item, kind) }
    case .mapping: break
    }
  }

  private mutating func addRule(_ node: YAMLNode) {
    let entries = Self.entries(node)
    if entries.count == 1, RuleField(rawValue: entries[0].key.text) == nil {
      return add(entries[0].key, .rule, isKey: true)
    }
    addOutcome(entries, .rule)
  }

  private mutating func addTest(_ node: YAMLNode) {
    let entries = Self.entries(node)
    if entries.count == 1, !TestField.names.contains(entries[0].key.text) {
      return addTexts(entries[0].value, .test)
    }
    addOutcome(entries, .test)
  }

  /// `category:` and the keys of `split:`.
  private mutating func addOutcome(_ entries: [YAMLEntry], _ kind: CategoryUse.Kind) {
    for entry in entries {
      switch RuleField(rawValue: entry.key.text) {
      case .category: addTexts(entry.value, kind)
      case .split:
        addKeys(of: entry.value, kind)
        for item in Self.items(entry.value) { addKeys(of: item, kind) }
      default: break
      }
    }
  }

  /// What stands behind `category:` or `categories:`, however deep.
  private mutating func addValues(below node: YAMLNode, _ kind: CategoryUse.Kind) {
    for item in Self.items(node) { addValues(below: item, kind) }
    for entry in Self.entries(node) {
      if ["category", "categories"].contains(entry.key.text) {
        addTexts(entry.value, kind)
      } else {
        addValues(below: entry.value, kind)
      }
    }
  }
}

extension CategoryPath {
  /// Whether a rules file would take it for something else than a category.
  package var isReserved: Bool {
    KnownNames.isUncategorized(root.text) || RuleField(rawValue: text) != nil
      || TestField.names.contains(text)
  }
}
