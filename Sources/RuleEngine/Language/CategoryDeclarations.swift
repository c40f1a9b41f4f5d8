import StatementModel

/// Reads a `categories:` section, of a rules file or of `daybook.yaml`.
///
///     categories = mapping from path to nothing or details
///     details    = mapping with any of
///                    icon:  text
///                    color: "#rrggbb"
///                    kind:  expense | income | transfer
package enum CategoryDeclarations {
  /// The word for transactions that no rule has categorized; no category's name.
  package static let uncategorized = "Uncategorized"

  /// A category with the place of its name.
  struct Declared: Sendable {
    var category: Category
    var location: SourceLocation
  }

  /// Reads the value of `categories:`.
  ///
  /// - Parameter source: The file's text, for the lines under messages.
  package static func parse(
    _ node: YAMLNode, source: SourceText? = nil
  ) -> ([Category], [Diagnostic]) {
    var sink = DiagnosticSink(source: source)
    let declared = parse(node, into: &sink)
    return (declared.map(\.category), sink.diagnostics)
  }

  static func parse(_ node: YAMLNode, into sink: inout DiagnosticSink) -> [Declared] {
    switch node {
    case .scalar(let scalar) where scalar.isNull: return []
    case .scalar, .sequence:
      sink.error(
        .wrongShape(
          "categories", expected: "a mapping from names to details", found: node.kindName),
        at: node.location)
      return []
    case .mapping(let entries, _):
      return entries.compactMap { entry in
        guard let path = path(entry.key, into: &sink) else { return nil }
        var category = Category(path: path)
        readDetails(entry, into: &category, &sink)
        return Declared(category: category, location: entry.key.location)
      }
    }
  }

  private static func path(
    _ key: YAMLScalar, into sink: inout DiagnosticSink
  ) -> CategoryPath? {
    guard let path = CategoryPath(key.text) else {
      sink.error(.badCategoryName(key.text), at: key.location)
      return nil
    }
    guard path.root.text != uncategorized else {
      sink.error(.reservedCategory(key.text), at: key.location)
      return nil
    }
    return path
  }

  private static func readDetails(
    _ entry: YAMLEntry, into category: inout Category, _ sink: inout DiagnosticSink
  ) {
    switch entry.value {
    case .scalar(let scalar) where scalar.isNull: return
    case .scalar, .sequence:
      sink.error(
        .wrongShape(
          entry.key.text,
          expected: "nothing or a mapping with \(WordList.and(CategoryDetail.names))",
          found: entry.value.kindName), at: entry.value.location)
    case .mapping(let details, _):
      for detail in details { read(detail, into: &category, &sink) }
    }
  }

  private static func read(
    _ detail: YAMLEntry, into category: inout Category, _ sink: inout DiagnosticSink
  ) {
    let name = detail.key.text
    guard let field = CategoryDetail(rawValue: name) else {
      let suggestion = NearMiss.best(for: name, among: CategoryDetail.names)
      sink.error(
        .unknownField(name, of: "a category", suggestion: suggestion), at: detail.key.location)
      return
    }
    guard case .scalar(let value) = detail.value else {
      sink.error(
        .wrongShape(name, expected: "a text", found: detail.value.kindName),
        at: detail.value.location)
      return
    }
    guard !value.isNull, !value.text.isEmpty else {
      sink.error(.nothingSaid(name), at: detail.key.location)
      return
    }
    switch field {
    case .icon: category.icon = value.text
    case .color:
      guard isColor(value.text) else {
        let expected = TextForm.color.expected
        sink.error(.badValue(value.text, field: "color", expected: expected), at: value.location)
        return
      }
      category.color = value.text.lowercased()
    case .kind:
      guard let kind = Category.Kind(rawValue: value.text) else {
        let known = Category.Kind.allCases.map(\.rawValue)
        sink.error(.unknownWord(value.text, field: "kind", known: known), at: value.location)
        return
      }
      category.kind = kind
    }
  }

  static func isColor(_ text: String) -> Bool {
    text.utf8.count == 7 && text.utf8.first == UInt8(ascii: "#")
      && text.dropFirst().allSatisfy(\.isHexDigit) && text.utf8.allSatisfy { $0 < 0x80 }
  }
}

/// The union of all declarations, with conflicts found.
struct CategoryUnion {
  private var byPath: [CategoryPath: (category: Category, location: SourceLocation?)] = [:]

  init(_ categories: [Category]) {
    for category in categories { byPath[category.path] = (category, nil) }
  }

  /// All categories, by path.
  var categories: [Category] { byPath.values.map(\.category).sorted { $0.path < $1.path } }

  mutating func add(_ declared: CategoryDeclarations.Declared, _ sink: inout DiagnosticSink) {
    let new = declared.category
    guard let (old, place) = byPath[new.path] else {
      byPath[new.path] = (new, declared.location)
      return
    }
    var merged = old
    let details: [(String, String?, String?)] = [
      ("kind", old.kind?.rawValue, new.kind?.rawValue), ("icon", old.icon, new.icon),
      ("color", old.color, new.color),
    ]
    for case (let name, let one?, let other?) in details where one != other {
      sink.error(
        .conflictingCategory(new.path.text, detail: name, one: one, other: other, at: place),
        at: declared.location)
    }
    merged.kind = old.kind ?? new.kind
    merged.icon = old.icon ?? new.icon
    merged.color = old.color ?? new.color
    byPath[new.path] = (merged, place ?? declared.location)
  }
}
