import StatementModel

/// Finds our categories for those of another program.
struct ForeignCategories {
  /// What the person says, by the other program's name: a category, or a parent of some.
  private let given: [(old: [String], new: CategoryPath)]
  /// The categories that are there, by their names in lower case.
  private let known: [String: CategoryPath]
  private(set) var used: [CategoryPath: Category.Kind?] = [:]

  /// - Parameters:
  ///   - given: Names of the other program and of ours.
  ///   - categories: What a book declares; the defaults are known anyway.
  init(given: [(old: String, new: CategoryPath)], categories: [Category]) {
    self.given = given.map { (Self.folded(Self.names(in: $0.old)), $0.new) }
    known = Dictionary(
      CategoryTree(declared: categories).paths.map { ($0.text.lowercased(), $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Names parted by `:` or `/`.
  static func names(in text: String) -> [String] {
    text.split { $0 == ":" || $0 == "/" }.map { trimmed($0) }.filter { !$0.isEmpty }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func folded(_ names: [String]) -> [String] { names.map { $0.lowercased() } }

  /// Our category; nothing for a name that can't be one.
  ///
  /// What the person says counts first, for the whole name or for the longest beginning of it; then
  /// a category that is there, whatever the case of its letters; else the name itself.
  mutating func category(for foreign: ForeignCategory) -> CategoryPath? {
    guard let path = path(for: foreign), path.root.text != CategoryDeclarations.uncategorized
    else { return nil }
    let isKnown = known[path.text.lowercased()] != nil
    if used[path] == nil { used[path] = .some(isKnown ? nil : foreign.kind) }
    return path
  }

  private func path(for foreign: ForeignCategory) -> CategoryPath? {
    // A slash of the other program is part of a name, and parts names here.
    let names = foreign.names.map { Self.trimmed($0.replacing("/", with: "-")) }
    let folded = Self.folded(names)
    let fitting = given.filter {
      folded.starts(with: $0.old) || Self.folded(foreign.names) == $0.old
    }
    if let best = fitting.max(by: { $0.old.count < $1.old.count }) {
      return CategoryPath(
        ([best.new.text] + names.dropFirst(best.old.count)).joined(separator: "/"))
    }
    if foreign.kind == .transfer { return CategoryPath("Transfer") }
    let own = foreign.hasKindForRoot && names.count > 1 ? Array(names.dropFirst()) : names
    var path = CategoryPath(own.joined(separator: "/"))
    // The nearest parent that is there lends its spelling.
    for count in (1...max(1, own.count)).reversed() {
      let parent = own.prefix(count).joined(separator: "/")
      guard let found = known[parent.lowercased()] else { continue }
      path = CategoryPath(([found.text] + own.dropFirst(count)).joined(separator: "/"))
      break
    }
    return path
  }
}
