import RuleEngine
import StatementModel

/// What a book's files say of categories, and what they would say after a change.
///
/// Nothing is written before all texts are made, read back and compiled. What is in the files
/// already needs no change, so that a change which was cut off between two files can be asked for
/// again.
package struct CategorySettings: Sendable {
  /// One file that is to be changed.
  package struct FileChange: Sendable {
    /// As it is shown.
    package var path: String
    package var old: String
    package var new: String
    var absolute: String

    /// The lines in which they differ.
    package var lines: [LineChange] { LineChange.between(old, new) }
  }

  /// What a change comes to.
  package struct Plan: Sendable {
    /// In the order of the files, `daybook.yaml` first.
    package var files: [FileChange] = []
    /// What the journal is to say.
    package var rename: CategoryRename?
    /// What should be known of it.
    package var remarks: [Diagnostic] = []

    /// What became of the files, told so that it can be taken back.
    package var changedFiles: [ChangedFile] { files.map(ChangedFile.init) }
  }

  let paths: BookPaths
  var settings: CategoryText
  var rules: [(text: CategoryText, absolute: String)]
  /// All categories there are as far as the files can be read.
  package let tree: CategoryTree
  /// Whether files outside of the book may be changed.
  package var mayChangeOutside = false

  /// Reads a book's settings and rules; they may have mistakes.
  package init(_ paths: BookPaths) throws(BookError) {
    self.paths = paths
    settings = CategoryText(
      try Catalog.text(of: paths.configuration), path: paths.shown(paths.configuration),
      isOfRules: false)
    let files = try RuleFiles.of(paths)
    rules = files.sources.map { source in
      (
        CategoryText(source.text, path: source.path, isOfRules: true),
        FilePath(source.path).absolute(from: paths.root)
      )
    }
    let declared = files.sources.isEmpty ? [] : files.compiled().ruleSet?.categories
    let named = rules.flatMap(\.text.uses).filter { $0.kind == .declaration }.map {
      Category(path: $0.category)
    }
    tree = CategoryTree(declared: files.categories + (declared ?? named))
  }

  /// The category that a person names, in any letter case.
  ///
  /// - Throws: `.usage` where there is none.
  package func category(named text: String) throws(BookError) -> CategoryPath {
    if let path = CategoryPath(text), tree.contains(path) { return path }
    let folded = text.lowercased()
    if let found = tree.paths.first(where: { $0.text.lowercased() == folded }) { return found }
    throw unknown(text)
  }

  /// Where files name a category or what is below it, but for declarations.
  package func uses(of category: CategoryPath) -> [CategoryUse] {
    allUses.filter { $0.kind != .declaration && $0.category.isWithin(category) }
  }

  var allUses: [CategoryUse] { settings.uses + rules.flatMap(\.text.uses) }

  // MARK: Changes

  /// A category more, declared in `daybook.yaml`.
  package func adding(_ category: Category) throws(BookError) -> Plan {
    if tree.contains(category.path), isDeclared(category.path) {
      throw Self.failure(.exists(category.path.text))
    }
    try requireFree(category.path, mayExist: true)
    guard let text = settings.declaring(category) else {
      throw noPlace(category.path.text, in: settings)
    }
    return try plan([(settings, text)])
  }

  /// Other details of a category.
  package func changing(
    _ category: CategoryPath, _ change: CategoryDetailChange
  ) throws(BookError) -> Plan {
    guard !change.isEmpty else { throw Self.failure(.nothingToChange) }
    try requireKnown(category)
    var rest = change
    var texts: [(CategoryText, String)] = []
    for file in [settings] + rules.map(\.text) {
      guard let said = file.details(of: category) else { continue }
      var own = change
      for key in ["kind", "icon", "color"] where !said.contains(key) { own.drop(key) }
      for key in said { rest.drop(key) }
      if own.isEmpty { continue }
      texts.append((file, try changed(file, category, own)))
    }
    rest.dropCleared()
    if !rest.isEmpty {
      let begun = texts.first { $0.0.path == settings.path }?.1
      let file = begun.map { CategoryText($0, path: settings.path, isOfRules: false) } ?? settings
      texts.removeAll { $0.0.path == settings.path }
      let isDeclared = file.details(of: category) != nil
      let text =
        isDeclared
        ? try changed(file, category, rest) : file.declaring(rest.category(of: category))
      guard let text else { throw noPlace(category.text, in: settings) }
      texts.append((settings, text))
    }
    return try plan(texts)
  }

  private func changed(
    _ file: CategoryText, _ category: CategoryPath, _ change: CategoryDetailChange
  ) throws(BookError) -> String {
    guard let text = file.changing(category, change) else {
      throw noPlace(category.text, in: file)
    }
    return text
  }

  /// Another name for a category and, with it, for those below it.
  ///
  /// - Parameter isUsed: Whether anything besides files names it: hand edits do.
  package func renaming(
    _ old: CategoryPath, to new: CategoryPath, isUsed: Bool = false
  ) throws(BookError) -> Plan {
    try requireOwn(old)
    guard !new.isWithin(old) else { throw Self.failure(.intoItself(old.text, new.text)) }
    let isThere = tree.contains(old) || allUses.contains { $0.category.isWithin(old) }
    // What a change that was cut off has renamed already.
    if !isThere, !(isUsed && tree.contains(new)) { try requireKnown(old) }
    try requireFree(new, mayExist: !tree.contains(old))
    var plan = try plan(renamed(old, to: new))
    plan.rename = CategoryRename(from: old, to: new)
    let moved = tree.paths.filter { $0.isWithin(old) }
    let after = try trees(of: plan)
    for path in moved {
      guard let now = path.moved(from: old, to: new), after.kind(of: now) != tree.kind(of: path)
      else { continue }
      plan.remarks.append(
        Diagnostic(
          .warning,
          CategoryRemark.otherKind(
            now.text, was: tree.kind(of: path).rawValue, isNow: after.kind(of: now).rawValue)))
    }
    return plan
  }

  /// A category less.
  ///
  /// - Parameters:
  ///   - target: Where all goes that uses it.
  ///   - transactions: How many transactions are in it, and how many of them by hand.
  package func removing(
    _ category: CategoryPath, movingTo target: CategoryPath?,
    transactions: (all: Int, byHand: Int)
  ) throws(BookError) -> Plan {
    try requireOwn(category)
    try requireKnown(category)
    let children = tree.paths.filter { $0 != category && $0.isWithin(category) }.map(\.text)
    guard children.isEmpty else { throw Self.failure(.hasChildren(category.text, children)) }
    if let target {
      guard tree.contains(target) else { throw unknown(target.text) }
      guard !target.isWithin(category) else {
        throw Self.failure(.intoItself(category.text, target.text))
      }
    } else {
      let users = Self.words(uses(of: category), transactions)
      guard users.isEmpty else { throw Self.failure(.inUse(category.text, users)) }
    }
    var texts: [(CategoryText, String)] = []
    for file in [settings] + rules.map(\.text) {
      guard let bare = file.removingDeclaration(of: category) else {
        throw noPlace(category.text, in: file)
      }
      guard let target else {
        texts.append((file, bare))
        continue
      }
      let rest = CategoryText(bare, path: file.path, isOfRules: file.path != settings.path)
      guard let moved = rest.renaming(category, to: target) else {
        throw noPlace(target.text, in: file)
      }
      texts.append((file, moved))
    }
    var plan = try plan(texts)
    if let target {
      var rename = CategoryRename(from: category, to: target, isMerge: true)
      rename.files = plan.changedFiles
      plan.rename = rename
    }
    return plan
  }

  private func renamed(
    _ old: CategoryPath, to new: CategoryPath
  ) throws(BookError) -> [(CategoryText, String)] {
    var texts: [(CategoryText, String)] = []
    for file in [settings] + rules.map(\.text) {
      guard let text = file.renaming(old, to: new) else { throw noPlace(new.text, in: file) }
      texts.append((file, text))
    }
    return texts
  }
}

/// What should be known of a renaming.
enum CategoryRemark: DiagnosticFact {
  case otherKind(String, was: String, isNow: String)

  var code: String { "category-other-kind" }

  var summary: String {
    switch self {
    case .otherKind(let name, let was, let now):
      "\"\(name)\" counts as \(now) now, as its parent does; before, as \(was)"
    }
  }

  var remedy: String? {
    switch self {
    case .otherKind(let name, let was, _):
      "`daybook categories change \(name) --kind \(was)` lets it count as before"
    }
  }
}
