import RuleEngine
import StatementModel

/// The rules files that a command on rules is about, with or without a book around.
package struct RuleFiles: Sendable {
  /// In the order of their paths' UTF-8 bytes; those that are asked about and those around them.
  package var sources: [RuleSource] {
    didSet { book = nil }
  }
  /// What `daybook.yaml` declares.
  package var categories: [Category] = []
  /// The ids of the cards that `daybook.yaml` describes, in its order.
  package var cards: [CardID] = []
  /// Its budgets, whose categories the rules may declare.
  package var budgets: [ConfiguredBudget] = []
  /// `daybook.yaml`, for the lines under messages about it.
  package var settings: SourceText?
  /// The mistakes of `daybook.yaml`.
  package var mistakes: [Diagnostic] = []
  /// The book whose rules these are, all of them and nothing else.
  var book: BookPaths?
  /// The book whose rules these are, all of them or some with the others around.
  package var home: BookPaths?

  /// How many files are asked about.
  package var count: Int { sources.count { $0.role == .asked } }

  /// Compiles them in their order; the compiled form of a book's rules is kept.
  package func compiled() -> RuleCompilation {
    // A rule may name a card that the next statement makes: names of cards are not held against
    // those that are known.
    let compilation = RuleCompiler.compile(sources, categories: categories)
    if let rules = compilation.ruleSet { cache?.store(rules) }
    return compilation
  }

  /// The rules alone: kept from another time, or compiled.
  ///
  /// - Throws: `.configuration` with every mistake of every file at once.
  package func rules() throws(BookError) -> RuleSet {
    if let kept = cache?.load() { return kept }
    let compilation = compiled()
    guard let rules = compilation.ruleSet else { throw .configuration(compilation.diagnostics) }
    return rules
  }

  /// What the rules declare: kept from another time, without reading the rules, or compiled.
  ///
  /// - Throws: as `rules`.
  func declaredCategories() throws(BookError) -> [Category] {
    if let kept = cache?.loadCategories() { return kept }
    return try rules().categories
  }

  private var cache: RuleCache? {
    book.flatMap { RuleCache(paths: $0, sources: sources, categories: categories) }
  }

  /// The files at the paths, files as they are and folders with all that lies below them, and
  /// what is around them.
  ///
  /// A file of a set of rules is judged as part of it: it uses categories that others declare, and
  /// what its tests expect may be the work of a rule of another file.
  ///
  /// - Parameters:
  ///   - book: Its rules files are around; without a book, those in the same folders.
  ///   - workingDirectory: Absolute; what the paths are relative to.
  ///   - isAlone: Whether only the categories of what is around count, not its rules.
  package static func at(
    _ paths: [String], of book: BookPaths?, workingDirectory: String, isAlone: Bool = false
  ) throws(BookError) -> RuleFiles {
    let asked = try at(paths)
    let named = asked.map { FilePath($0.path).absolute(from: workingDirectory) }
    var files = RuleFiles(sources: [])
    var around: [String] = []
    if let book {
      (files.categories, around) = inBook(book)
    } else {
      let folders = Set(named.map { FilePath($0).parent ?? "/" })
      around = folders.sorted().flatMap { folder in
        ((try? Catalog.ruleFiles(in: folder, isDeep: false)) ?? []).map { "\(folder)/\($0)" }
      }
    }
    // Rules of a book are no part of a file that lies elsewhere.
    let isNamed = Set(named)
    let isPart = !isAlone && isNamed.isSubset(of: around)
    if isPart { files.home = book }
    var placed = Array(zip(named, asked))
    for path in around where !isNamed.contains(path) {
      let role = isPart ? RuleSource.Role.around : .names
      if let found = source(path, role, shownFrom: workingDirectory) {
        placed.append((path, found))
      }
    }
    placed.sort { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
    let included = IncludedRules(placed.map { (path: $0.0, source: $0.1) }) { path in
      shown(path, from: workingDirectory)
    }
    files.sources = included.sources.map(withRole)
    return files
  }

  /// The files at the paths and those that they include; what lies beside them has no part in it.
  ///
  /// - Parameters:
  ///   - categories: Those that `daybook.yaml` declares.
  ///   - workingDirectory: Absolute; what the paths are relative to.
  package static func only(
    _ paths: [String], categories: [Category], workingDirectory: String
  ) throws(BookError) -> RuleFiles {
    let files = try at(paths).map { source in
      (path: FilePath(source.path).absolute(from: workingDirectory), source: source)
    }
    let included = IncludedRules(files) { shown($0, from: workingDirectory) }
    return RuleFiles(sources: included.sources, categories: categories)
  }

  /// Tells the files that came with the program from a person's own, which go before them.
  private static func withRole(_ source: RuleSource) -> RuleSource {
    var source = source
    let name = FilePath(source.path).name
    source.isFallback = BookTemplate.isStarter(name, source.text)
    return source
  }

  /// A file that is not asked about: if it can't be read, it declares nothing.
  private static func source(
    _ path: String, _ role: RuleSource.Role, shownFrom folder: String
  ) -> RuleSource? {
    guard let text = try? Catalog.text(of: path) else { return nil }
    return RuleSource(path: shown(path, from: folder), text: text, role: role)
  }

  private static func shown(_ path: String, from folder: String) -> String {
    FilePath(path).relative(to: folder) ?? path
  }

  /// What a book's `daybook.yaml` declares, and its rules files, as far as they can be found.
  private static func inBook(_ book: BookPaths) -> (categories: [Category], files: [String]) {
    guard let text = try? Catalog.text(of: book.configuration) else { return ([], []) }
    let configuration = ConfigurationParser.parse(text, path: book.configuration).configuration
    let folder = FilePath(configuration.rulesFolder).absolute(from: book.root)
    let files = ((try? Catalog.ruleFiles(in: folder)) ?? []).map { "\(folder)/\($0)" }
    return (configuration.categories, files)
  }

  private static func at(_ paths: [String]) throws(BookError) -> [RuleSource] {
    var found: Set<String> = []
    for path in paths {
      try InputFile.requireFile(path, orFolder: true)
      if FileAccess.status(path)?.kind == .folder {
        let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
        for relative in try Catalog.ruleFiles(in: path) { found.insert("\(folder)/\(relative)") }
      } else {
        found.insert(path)
      }
    }
    let sorted = found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return try sources(sorted) { $0 }
  }

  /// The rules files of a book, and what its `daybook.yaml` says; its mistakes stop nothing.
  package static func of(_ book: BookPaths) throws(BookError) -> RuleFiles {
    let text = try Catalog.text(of: book.configuration)
    let shown = book.shown(book.configuration)
    var (configuration, mistakes) = ConfigurationParser.parse(text, path: shown)
    mistakes += try ExporterFolder(beside: book.configuration, shown: book.shown).mistakes
    let folder: RulesFolder
    let relatives: [String]
    do throws(BookError) {
      folder = try RulesFolder(configuration, of: book)
      relatives = try folder.files()
    } catch {
      guard case .configuration(let found) = error else { throw error }
      throw .configuration(mistakes + found)
    }
    let paths = relatives.map { "\(folder.path)/\($0)" }
    let files = zip(paths, try sources(paths, shown: book.shown)).map { path, source in
      (path: FilePath(path).absolute(from: book.root), source: source)
    }
    return RuleFiles(
      sources: IncludedRules(files, shown: book.shown).sources.map(withRole),
      categories: configuration.categories, cards: configuration.cards.map(\.card.id),
      budgets: configuration.budgets, settings: SourceText(text, path: shown),
      mistakes: mistakes, book: book, home: book)
  }

  private static func sources(
    _ paths: [String], shown: (String) -> String
  ) throws(BookError) -> [RuleSource] {
    var sources: [RuleSource] = []
    for path in paths {
      sources.append(RuleSource(path: shown(path), text: try Catalog.text(of: path)))
    }
    return sources
  }
}
