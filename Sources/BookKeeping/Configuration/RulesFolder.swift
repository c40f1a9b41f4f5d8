import StatementModel

/// The folder of a book's rules files, as `daybook.yaml` names it.
struct RulesFolder {
  /// Absolute, or below the book's folder.
  let path: String
  private let location: SourceLocation

  /// - Throws: `.configuration` where there is none, or where it is none of rules alone.
  init(_ configuration: BookConfiguration, of paths: BookPaths) throws(BookError) {
    let named = configuration.rulesFolder
    path = FilePath(named).isAbsolute ? named : "\(paths.root)/\(named)"
    location =
      configuration.rulesLocation ?? SourceLocation(file: paths.shown(paths.configuration))
    guard let status = FileAccess.status(path), status.kind == .folder else {
      throw .configuration([
        Diagnostic(.error, CatalogFact.noRulesFolder(named), at: location)
      ])
    }
    guard !Self.isAbove(status, paths.root) else {
      throw .configuration([
        Diagnostic(.error, CatalogFact.rulesFolderHoldsBook(named), at: location)
      ])
    }
  }

  /// Its rules files, relative to it, in the order of their paths' bytes.
  func files() throws(BookError) -> [String] { try Catalog.ruleFiles(in: path, namedAt: location) }

  /// Whether a folder is another one, or any above that: the root of all folders is above each.
  private static func isAbove(_ folder: FileStatus, _ other: String) -> Bool {
    var path: String? = FileAccess.realPath(other) ?? other
    while let above = path {
      if FileAccess.status(above)?.identity == folder.identity { return true }
      path = FilePath(above).parent
    }
    return false
  }
}
