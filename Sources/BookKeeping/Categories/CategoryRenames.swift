import RuleEngine
import StatementModel

/// What a journal says of a category's name: those of its hand edits that say the old one mean the
/// new one.
struct RenameFact: Codable, Hashable, Sendable {
  var from: String
  var to: String
  /// Whether it became part of another category that was there, which no renaming back undoes.
  var merged: Bool?
  /// What was changed in files, where it became part of another one: they alone tell afterwards
  /// which was which.
  var files: [ChangedFile]?
}

/// A category's old and new name.
package struct CategoryRename: Hashable, Sendable {
  package var from: CategoryPath
  package var to: CategoryPath
  /// Whether it became part of another category that was there.
  package var isMerge: Bool
  /// Of one that became part of another: what was changed in files.
  package var files: [ChangedFile] = []

  package init(from: CategoryPath, to: CategoryPath, isMerge: Bool = false) {
    self.from = from
    self.to = to
    self.isMerge = isMerge
  }

  /// The files that were changed, as they are shown.
  package var fileNames: [String] { files.map(\.file) }

  init?(_ fact: RenameFact) {
    guard let from = CategoryPath(fact.from), let to = CategoryPath(fact.to) else { return nil }
    self.init(from: from, to: to, isMerge: fact.merged ?? false)
    files = fact.files ?? []
  }

  var fact: RenameFact {
    RenameFact(
      from: from.text, to: to.text, merged: isMerge ? true : nil,
      files: files.isEmpty ? nil : files)
  }
}

/// All renamings of categories, in merged order.
///
/// An edit that stands before a renaming is renamed by it, and so in turn by each that follows. One
/// that stands behind it is a person's newer word and stays, unless the category is declared no
/// more: then a device said it that had not heard of the renaming, and it follows all of them.
struct CategoryRenames: Hashable, Sendable {
  private var renames: [(place: Int, rename: CategoryRename)] = []
  /// The ids of the entries that count.
  private(set) var entryIDs: [String] = []

  init() {}

  /// - Parameters:
  ///   - entries: In merged order.
  ///   - undone: The ids of entries that count no more.
  init(_ entries: [JournalEntry], undone: Set<String>) {
    for (place, entry) in entries.enumerated()
    where entry.kind == .renamed && !undone.contains(entry.id) {
      guard let rename = entry.renamed.flatMap(CategoryRename.init) else { continue }
      renames.append((place, rename))
      entryIDs.append(entry.id)
    }
  }

  var isEmpty: Bool { renames.isEmpty }

  /// What the name that an edit says means now.
  ///
  /// - Parameter place: Of the edit among all entries.
  func current(_ name: String, saidAt place: Int) -> String {
    guard let path = CategoryPath(name) else { return name }
    return renames.reduce(path) { path, rename in
      rename.place < place
        ? path
        : path.moved(from: rename.rename.from, to: rename.rename.to)
          ?? path
    }.text
  }

  /// A category that is declared, where following the renamings leads to one.
  func living(_ category: CategoryPath, in tree: CategoryTree) -> CategoryPath {
    guard !isEmpty, !tree.contains(category) else { return category }
    let followed = renames.reduce(category) { path, rename in
      path.moved(from: rename.rename.from, to: rename.rename.to) ?? path
    }
    return tree.contains(followed) ? followed : category
  }

  static func == (left: CategoryRenames, right: CategoryRenames) -> Bool {
    left.entryIDs == right.entryIDs && left.renames.map(\.rename) == right.renames.map(\.rename)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(entryIDs) }
}
