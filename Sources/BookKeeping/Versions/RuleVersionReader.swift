import RuleEngine
import StatementModel

/// Reads versions of a book's rules from git, from a file or from a folder.
struct RuleVersionReader {
  let paths: BookPaths
  let catalog: Catalog
  /// Absolute.
  let workingDirectory: String
  let environment: [String: String]

  /// The places among the book's files of those named.
  func places(of files: [String]) throws(BookError) -> [Int] {
    var places: [Int] = []
    for file in files {
      let path = FilePath(file).absolute(from: workingDirectory)
      let place = catalog.sources.firstIndex {
        FilePath($0.path).absolute(from: paths.root) == path
      }
      guard let place else {
        throw .usage(
          Diagnostic(
            .error, RuleVersionFact.noFileOfBook(file, known: catalog.sources.map(\.path))))
      }
      if !places.contains(place) { places.append(place) }
    }
    return places
  }

  private func compiled(
    _ origin: RuleVersion.Origin, _ sources: [RuleSource], _ categories: [Category],
    files: [String] = []
  ) throws(BookError) -> RuleVersion {
    let compilation = RuleCompiler.compile(sources, categories: categories)
    guard let rules = compilation.ruleSet else { throw .configuration(compilation.diagnostics) }
    return RuleVersion(origin: origin, rules: rules, files: files)
  }

  // MARK: Files and folders

  /// A file in the place of the one that was named, else of the one of its name.
  func file(_ name: String, at path: String, _ places: [Int]) throws(BookError) -> RuleVersion {
    var place = places.first
    guard places.count <= 1 else {
      throw .usage(Diagnostic(.error, RuleVersionFact.standsForSeveral(name)))
    }
    if place == nil {
      let alike = catalog.sources.indices.filter {
        FilePath(catalog.sources[$0].path).name == FilePath(path).name
      }
      if alike.count == 1 { place = alike[0] }
    }
    guard let place else {
      throw .usage(Diagnostic(.error, RuleVersionFact.standsForNothing(name)))
    }
    var sources = catalog.sources
    let shown = sources[place].path
    sources[place] = RuleSource(path: name, text: try Catalog.text(of: path))
    return try compiled(
      .file(name, standsFor: shown), sources, catalog.configuration.categories, files: [shown])
  }

  /// All rules files of a folder, or of the book that the folder is, in the place of the book's.
  func folder(_ name: String, at path: String, _ places: [Int]) throws(BookError) -> RuleVersion {
    guard places.isEmpty else {
      throw .usage(Diagnostic(.error, RuleVersionFact.folderIsWhole(name)))
    }
    if FileAccess.status(BookPaths(root: path).configuration)?.kind == .file {
      let other = try Catalog(paths: BookPaths(root: path))
      return try compiled(.folder(name), other.sources, other.configuration.categories)
    }
    var files: [(path: String, source: RuleSource)] = []
    for relative in try Catalog.ruleFiles(in: path) {
      let text = try Catalog.text(of: "\(path)/\(relative)")
      files.append(("\(path)/\(relative)", RuleSource(path: "\(name)/\(relative)", text: text)))
    }
    let sources = IncludedRules(files) { $0 }.sources
    return try compiled(.folder(name), sources, catalog.configuration.categories)
  }

  // MARK: Git

  /// The revision in the repository of the book, else in that of its rules.
  func open(_ name: String) throws(GitFailure) -> GitRevision {
    do throws(GitFailure) {
      return try GitRevision(name, at: paths.root, environment: environment)
    } catch {
      guard case .noRepository = error else { throw error }
      let rules = FilePath(catalog.configuration.rulesFolder).absolute(from: paths.root)
      return try GitRevision(name, at: rules, environment: environment)
    }
  }

  /// The book's rules as they were in a commit; of what git does not have, `daybook.yaml` and
  /// included files are as they are now.
  func version(of revision: GitRevision, _ places: [Int]) throws(BookError) -> RuleVersion {
    do {
      return places.isEmpty ? try whole(revision) : try part(revision, places)
    } catch let failure as GitFailure {
      // Rules that can't be read are mistakes of one side.
      if case .notUTF8 = failure { throw .configuration([Diagnostic(.error, failure)]) }
      throw .io(Diagnostic(.error, failure))
    } catch let error as BookError {
      throw error
    } catch {
      throw .io(Diagnostic(.error, GitFailure.failed("\(error)")))
    }
  }

  private func whole(_ revision: GitRevision) throws -> RuleVersion {
    var configuration = catalog.configuration
    let settings = Self.relative(paths.configuration, to: revision.folder)
    if let text = try revision.text(of: settings) {
      let (then, mistakes) = ConfigurationParser.parse(
        text, path: "\(revision.name):\(paths.shown(paths.configuration))")
      guard !mistakes.contains(where: { $0.severity == .error }) else {
        throw BookError.configuration(mistakes)
      }
      configuration = then
    }
    let folder = FilePath(configuration.rulesFolder).absolute(from: paths.root)
    let inner = Self.relative(folder, to: revision.folder)
    var files: [(path: String, source: RuleSource)] = []
    for file in try revision.texts(below: inner, where: Self.isRulesFile) {
      let path = FilePath(file.path).absolute(from: revision.folder)
      let shown = "\(revision.name):\(paths.shown(path))"
      files.append((path, RuleSource(path: shown, text: file.text)))
    }
    let all = IncludedRules(
      files, shown: { "\(revision.name):\(paths.shown($0))" },
      read: { path throws(BookError) in try included(path, revision) })
    return try compiled(
      .revision(revision.name, commit: revision.commit), all.sources,
      configuration.categories)
  }

  private func included(_ path: String, _ revision: GitRevision) throws(BookError) -> String {
    let relative = Self.relative(path, to: revision.folder)
    if let text = (try? revision.text(of: relative)) ?? nil { return text }
    return try Catalog.text(of: path)
  }

  /// The files named as they were; one that was not there has no rules.
  private func part(_ revision: GitRevision, _ places: [Int]) throws -> RuleVersion {
    var sources = catalog.sources
    for place in places {
      let path = FilePath(sources[place].path).absolute(from: paths.root)
      let text = try revision.text(of: Self.relative(path, to: revision.folder))
      sources[place] = RuleSource(
        path: "\(revision.name):\(sources[place].path)", text: text ?? "")
    }
    return try compiled(
      .revision(revision.name, commit: revision.commit), sources,
      catalog.configuration.categories, files: places.map { catalog.sources[$0].path })
  }

  /// Whether a path of a commit is a rules file: no part of it is hidden.
  private static func isRulesFile(_ path: String) -> Bool {
    (path.hasSuffix(".yaml") || path.hasSuffix(".yml"))
      && !FilePath(path).components.contains { $0.utf8.first == UInt8(ascii: ".") && $0 != ".." }
  }

  /// An absolute path as seen from an absolute folder.
  static func relative(_ path: String, to folder: String) -> String {
    var one = FilePath(path).components[...]
    var other = FilePath(folder).components[...]
    while let first = one.first, first == other.first {
      one.removeFirst()
      other.removeFirst()
    }
    let parts = other.map { _ in ".." } + one
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
