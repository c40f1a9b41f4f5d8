import RuleEngine
import StatementModel

/// `daybook.yaml` and the rules files as read, and the rule set they compile to.
struct Catalog {
  let configuration: BookConfiguration
  /// In the order of their paths' UTF-8 bytes.
  let sources: [RuleSource]
  /// Equal exactly when the texts are.
  let fingerprint: String
  /// Equal exactly when the texts of `daybook.yaml` are.
  let configurationFingerprint: String
  /// Equal exactly when a person's own exporters are.
  let exportersFingerprint: String

  /// Reads and checks `daybook.yaml`, and reads the rules files.
  init(paths: BookPaths) throws(BookError) {
    let text = try Self.text(of: paths.configuration)
    var (configuration, diagnostics) = ConfigurationParser.parse(
      text, path: paths.shown(paths.configuration))
    let exporters = try ExporterFolder(beside: paths.configuration, shown: paths.shown)
    diagnostics += exporters.mistakes
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      throw .configuration(diagnostics)
    }
    configuration.exporters = try exporters.library
    exportersFingerprint = exporters.fingerprint
    let folder = try RulesFolder(configuration, of: paths)
    var hash = StableHash()
    hash.add(text)
    configurationFingerprint = hash.text
    var files: [(path: String, source: RuleSource)] = []
    for relative in try folder.files() {
      let path = "\(folder.path)/\(relative)"
      let shown = "\(configuration.rulesFolder)/\(relative)"
      var source = RuleSource(path: shown, text: "")
      do throws(BookError) {
        source = RuleSource(path: shown, text: try Self.text(of: path))
      } catch {
        // A mistake in the rules like any other.
        guard case .configuration = error else { throw error }
        source.diagnostics.append(
          Diagnostic(.error, CatalogFact.notUTF8, at: SourceLocation(file: shown)))
      }
      files.append((FilePath(path).absolute(from: paths.root), source))
    }
    let sources = IncludedRules(files, shown: paths.shown).sources
    for source in sources {
      hash.add(source.path)
      hash.add(source.text)
      for mistake in source.diagnostics { hash.add(mistake.fact.code) }
    }
    self.configuration = configuration
    self.sources = sources
    fingerprint = hash.text
  }

  /// Settings that are in no folder; their rules are compiled elsewhere.
  init(_ configuration: BookConfiguration) {
    self.configuration = configuration
    sources = []
    fingerprint = ""
    configurationFingerprint = ""
    exportersFingerprint = ""
  }

  /// The compiled rules, from the cache where it has them.
  ///
  /// - Parameter keepsForm: Whether the cache may be read and written.
  /// - Throws: `.configuration` with every mistake of every file at once.
  func rules(_ paths: BookPaths, keepsForm: Bool = true) throws(BookError) -> RuleSet {
    try files(paths, keepsForm: keepsForm).rules()
  }

  /// The categories that the rules declare, of which the rules themselves are the larger part.
  ///
  /// - Throws: as `rules`.
  func ruleCategories(_ paths: BookPaths, keepsForm: Bool) throws(BookError) -> [Category] {
    try files(paths, keepsForm: keepsForm).declaredCategories()
  }

  private func files(_ paths: BookPaths, keepsForm: Bool) -> RuleFiles {
    RuleFiles(
      sources: sources, categories: configuration.categories, book: keepsForm ? paths : nil)
  }

  /// So many names are looked at for rules files: a folder of more is none of rules.
  private static let mostNames = 10_000

  /// The rules files below a folder, relative to it, in the order of their paths' bytes.
  ///
  /// - Parameters:
  ///   - isDeep: Whether those in sub-folders count.
  ///   - location: Where the folder is named, if not by a person.
  static func ruleFiles(
    in folder: String, isDeep: Bool = true, namedAt location: SourceLocation? = nil
  ) throws(BookError) -> [String] {
    var found: [String] = []
    var looked = 0
    // With those above it, since a link may lead back to one of them.
    var waiting: [(prefix: String, above: [FileStatus.Identity])] = [("", [])]
    while let (prefix, above) = waiting.popLast() {
      let path = "\(folder)/\(prefix)"
      let identity = FileAccess.status(path)?.identity
      if let identity, above.contains(identity) { continue }
      let names = try BookError.wrap { () throws(FileError) in try FileAccess.names(in: path) }
      looked += names.count
      guard looked <= mostNames else {
        throw .configuration([
          Diagnostic(
            .error, CatalogFact.rulesFolderTooLarge(folder, limit: mostNames),
            at: location ?? SourceLocation(file: folder))
        ])
      }
      for name in names where !name.hasPrefix(".") {
        let relative = prefix + name
        switch FileAccess.status("\(folder)/\(relative)")?.kind {
        case .folder:
          if isDeep { waiting.append((relative + "/", above + [identity].compactMap(\.self))) }
        case .file: if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { found.append(relative) }
        default: break
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A text file's content, which must be UTF-8.
  static func text(of path: String) throws(BookError) -> String {
    let bytes = try BookError.wrap { () throws(FileError) in try FileAccess.read(path) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .configuration([
        Diagnostic(.error, CatalogFact.notUTF8, at: SourceLocation(file: path))
      ])
    }
    return text
  }
}

/// What can be wrong with the files around the rules.
enum CatalogFact: DiagnosticFact {
  case noRulesFolder(String)
  /// The folder named holds other things than rules.
  case rulesFolderHoldsBook(String)
  case rulesFolderTooLarge(String, limit: Int)
  case notUTF8

  var code: String {
    switch self {
    case .noRulesFolder: "no-rules-folder"
    case .rulesFolderHoldsBook: "rules-folder-holds-book"
    case .rulesFolderTooLarge: "rules-folder-too-large"
    case .notUTF8: "not-utf8"
    }
  }

  var summary: String {
    switch self {
    case .noRulesFolder(let path): "there is no rules folder \"\(path)\""
    case .rulesFolderHoldsBook(let path):
      "the rules folder \"\(path)\" holds the book itself, so it is no folder of rules"
    case .rulesFolderTooLarge(let path, let limit):
      "\"\(path)\" holds more than \(limit) files and folders, so it is no folder of rules"
    case .notUTF8: "the file is not UTF-8"
    }
  }

  var remedy: String? {
    switch self {
    case .noRulesFolder: "make the folder, or name another under rules: in daybook.yaml"
    case .rulesFolderHoldsBook: "name a folder that holds rules files alone, like rules: Rules"
    case .rulesFolderTooLarge: "name a folder that holds rules files alone"
    case .notUTF8: "save it as UTF-8 in your editor"
    }
  }
}
