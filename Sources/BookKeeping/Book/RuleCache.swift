import RuleEngine
import StatementModel

/// The compiled rules of a book, kept in `.daybook/rules/` so that commands need not read the
/// files' YAML again.
///
/// The file's name is a hash of all that the compiler was handed and of the program's versions:
/// what is found under it is what compiling would give. Whatever is wrong with the file or with
/// the folder, the rules are compiled; nothing is ever said of it.
struct RuleCache {
  private let folder: String
  private let name: String

  /// Nothing where a file could not be read: such rules have a mistake.
  init?(paths: BookPaths, sources: [RuleSource], categories: [Category]) {
    guard sources.allSatisfy(\.diagnostics.isEmpty) else { return nil }
    folder = paths.compiledRules
    var hash = StableHash()
    hash.add(Int64(RuleSet.compiledFormVersion))
    hash.add(Book.engineVersion)
    hash.add(Int64(categories.count))
    for category in categories {
      for text in [
        category.path.text, category.kind?.rawValue, category.icon, category.color,
      ] {
        hash.add(UInt8(text == nil ? 0 : 1))
        hash.add(text ?? "")
      }
    }
    for source in sources {
      hash.add(source.path)
      hash.add("\(source.role)")
      hash.add(source.text)
    }
    name = hash.text
  }

  /// The rules that were kept, if they were and are whole.
  func load() -> RuleSet? {
    guard let bytes = try? FileAccess.read("\(folder)/\(name)") else { return nil }
    return RuleSet(encoded: bytes)
  }

  /// The categories of the rules that were kept, as far as they are asked for.
  func loadCategories() -> [Category]? {
    guard let bytes = try? FileAccess.read("\(folder)/\(name)") else { return nil }
    return RuleSet.categories(encoded: bytes)
  }

  /// Keeps the rules, in place of those that were kept before.
  func store(_ rules: RuleSet) {
    do throws(FileError) {
      try FileAccess.makeFolder(folder)
      // Readers hold no lock: two of them may be here at once.
      try FileAccess.write(
        rules.encoded(), to: "\(folder)/\(name)", isDurable: false, isShared: true)
      for other in try FileAccess.names(in: folder) where other != name {
        try FileAccess.remove("\(folder)/\(other)")
      }
    } catch {
      // A book that can't be written works without.
    }
  }
}
