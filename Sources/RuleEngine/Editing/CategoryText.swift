import StatementModel

/// A rules file or a `daybook.yaml`, whose words on categories are to be changed with every other
/// byte left as it is.
///
/// Each change is read back: a text comes out only if it says what it is to say, and all else as
/// before.
package struct CategoryText: Sendable {
  /// The path as it is shown.
  package let path: String
  package let text: String
  private let isOfRules: Bool
  private let file: RulesFileText

  /// - Parameter isOfRules: Whether it is a rules file; else `daybook.yaml`.
  package init(_ text: String, path: String, isOfRules: Bool) {
    self.text = text
    self.path = path
    self.isOfRules = isOfRules
    file = RulesFileText(text, path: path)
  }

  private var names: [NamedCategories.Name] {
    NamedCategories(file.root, isOfRules: isOfRules).names
  }

  /// All places where a category is named, in the order of the file.
  package var uses: [CategoryUse] {
    names.map { CategoryUse(category: $0.path, kind: $0.kind, location: $0.scalar.location) }
  }

  /// The details that this file states of a category, by their words.
  package func details(of category: CategoryPath) -> Set<String>? {
    let found = declarations(of: category)
    guard !found.isEmpty else { return nil }
    let keys = found.flatMap { entry -> [String] in
      guard case .mapping(let details, _) = entry.value else { return [] }
      return details.map(\.key.text)
    }
    return Set(keys)
  }

  private func declarations(of category: CategoryPath) -> [YAMLEntry] {
    guard case .mapping(let entries, _)? = file.section("categories")?.value else { return [] }
    return entries.filter { CategoryPath($0.key.text) == category }
  }

  // MARK: Renaming

  /// The text with another name for a category, and for those below it; nothing where a name
  /// stands in a form that can't be replaced.
  ///
  /// - Parameter kinds: Which of its names are meant; all where nothing is given.
  package func renaming(
    _ old: CategoryPath, to new: CategoryPath, only kinds: Set<CategoryUse.Kind>? = nil
  ) -> String? {
    var pieces: [(range: Range<Int>, text: String)] = []
    var replaced: [SourceLocation: String] = [:]
    for name in names where kinds?.contains(name.kind) != false {
      guard let path = name.path.moved(from: old, to: new) else { continue }
      guard let range = file.range(of: name.scalar) else { return nil }
      pieces.append((range, file.scalar(path.text, like: name.scalar, at: range.lowerBound)))
      replaced[name.scalar.location] = path.text
    }
    return text(pieces, expecting: YAMLShape(file.root, with: replaced))
  }

  // MARK: Declarations

  /// The text with a declaration more.
  package func declaring(_ category: Category) -> String? {
    let editor = RulesFileEditor(file)
    return editor.text(editor.declaring(category, isOfRules: isOfRules))?.text
  }

  /// The text without the declarations of a category.
  package func removingDeclaration(of category: CategoryPath) -> String? {
    guard let section = file.section("categories"),
      case .mapping(let entries, let start) = section.value,
      let offset = file.source.offset(of: start)
    else { return text }
    let isInBraces = file.bytes[offset] == UInt8(ascii: "{")
    let kept = entries.filter { CategoryPath($0.key.text) != category }
    guard kept.count < entries.count else { return text }
    let ranges = entries.indices.filter { CategoryPath(entries[$0].key.text) == category }
      .map { file.range(ofEntry: $0, of: entries, isInBraces: isInBraces) }
    guard !ranges.contains(nil) else { return nil }
    let left = YAMLShape.mapping(
      kept.map { YAMLShape.Entry($0.key.text, YAMLShape($0.value)) })
    let expected = file.shape.replacing(
      "categories", with: kept.isEmpty && !isInBraces ? .nothing : left)
    return text(ranges.compactMap(\.self).map { ($0, "") }, expecting: expected)
  }

  /// The text with other details of a category that it declares.
  ///
  /// - Parameter change: Details that are said are changed wherever they are; others are put to the
  ///   first declaration.
  package func changing(
    _ category: CategoryPath, _ change: CategoryDetailChange
  ) -> String? {
    var current = self
    for member in change.members {
      guard let next = current.changing(category, member.key, member.change) else { return nil }
      current = CategoryText(next, path: path, isOfRules: isOfRules)
    }
    return current.text
  }

  private func changing(
    _ category: CategoryPath, _ key: String, _ change: CategoryDetailChange.Change
  ) -> String? {
    let found = declarations(of: category)
    let saying = found.filter { entry in
      if case .mapping(let details, _) = entry.value {
        details.contains { $0.key.text == key }
      } else {
        false
      }
    }
    var pieces: [(range: Range<Int>, text: String)] = []
    switch change {
    case .set(let value):
      if saying.isEmpty {
        guard let first = found.first, let piece = file.adding((key, value), to: first) else {
          return nil
        }
        pieces = [piece]
      }
      for entry in saying {
        guard let piece = file.setting(key, to: value, of: entry) else { return nil }
        pieces.append(piece)
      }
    case .clear:
      for entry in saying {
        guard let piece = file.removing(key, of: entry) else { return nil }
        pieces.append(piece)
      }
    }
    let sayingKeys = Set(saying.map(\.key.location))
    let shape = YAMLShape.mapping(
      file.sections.map { section in
        guard section.key.text == "categories", case .mapping(let entries, _) = section.value else {
          return YAMLShape.Entry(section.key.text, YAMLShape(section.value))
        }
        var isFirst = true
        return YAMLShape.Entry(
          section.key.text,
          .mapping(
            entries.map { entry in
              let shape = YAMLShape(entry.value)
              guard CategoryPath(entry.key.text) == category else {
                return .init(entry.key.text, shape)
              }
              defer { isFirst = false }
              let isMeant =
                saying.isEmpty ? isFirst : sayingKeys.contains(entry.key.location)
              return .init(entry.key.text, isMeant ? shape.detailed(key, change) : shape)
            }))
      })
    return text(pieces, expecting: shape, orEmpty: true)
  }

  /// The whole text with ranges replaced, if it says what is expected.
  private func text(
    _ pieces: [(range: Range<Int>, text: String)], expecting shape: YAMLShape,
    orEmpty mayBeEmpty: Bool = false
  ) -> String? {
    let new = file.text(replacing: pieces)
    let read = RulesFileText(new, path: path)
    guard read.diagnostics.isEmpty || read.diagnostics.count == file.diagnostics.count else {
      return nil
    }
    let found = read.shape
    return found == shape || mayBeEmpty && found.withoutEmpty == shape.withoutEmpty ? new : nil
  }
}

extension CategoryPath {
  /// The path after a category is moved, where it is that one or below it.
  package func moved(from old: CategoryPath, to new: CategoryPath) -> CategoryPath? {
    guard isWithin(old) else { return nil }
    return CategoryPath(new.text + text.dropFirst(old.text.count))
  }
}

extension YAMLShape {
  /// The shape of a tree in which some scalars say something else.
  fileprivate init(_ node: YAMLNode?, with replaced: [SourceLocation: String]) {
    switch node {
    case .scalar(let scalar):
      self = replaced[scalar.location].map { .text($0) } ?? YAMLShape(node)
    case .sequence(let items, _):
      self = .sequence(items.map { YAMLShape($0, with: replaced) })
    case .mapping(let entries, _):
      self = .mapping(
        entries.map {
          Entry(
            replaced[$0.key.location] ?? $0.key.text, YAMLShape($0.value, with: replaced))
        })
    case nil: self = .nothing
    }
  }

  /// The details of a category with one of them changed.
  fileprivate func detailed(_ key: String, _ change: CategoryDetailChange.Change) -> YAMLShape {
    let bytes = Array(key.utf8)
    switch change {
    case .clear: return .mapping(entries.filter { $0.key != bytes })
    case .set(let value):
      guard entries.contains(where: { $0.key == bytes }) else {
        return .mapping([Entry(key, .text(value))] + entries)
      }
      return replacing(key, with: .text(value))
    }
  }

  /// With nothing said where a mapping is empty: of a declaration both mean the same.
  fileprivate var withoutEmpty: YAMLShape {
    guard case .mapping(let entries) = self else { return self }
    if entries.isEmpty { return .nothing }
    return .mapping(
      entries.map { entry in
        var entry = entry
        entry.value = entry.value.withoutEmpty
        return entry
      })
  }
}
