import StatementFormats
import StatementModel

/// A person's own exporters: the files of the folder `Exporters` beside `daybook.yaml`.
package struct ExporterFolder {
  package let entries: [ExporterEntry]
  package let mistakes: [Diagnostic]
  /// Equal exactly when the files' texts are.
  let fingerprint: String

  /// Reads the files; without the folder there are none.
  ///
  /// - Parameters:
  ///   - configuration: The path of `daybook.yaml`.
  ///   - shown: How a path is shown.
  package init(
    beside configuration: String, shown: (String) -> String = { $0 }
  ) throws(BookError) {
    var entries: [ExporterEntry] = []
    var mistakes: [Diagnostic] = []
    var hash = StableHash()
    for path in try Self.files(beside: configuration) {
      let text = try Catalog.text(of: path)
      hash.add(text)
      let found = ExporterSettings.parse(text, path: shown(path))
      entries += found.entries
      mistakes += found.mistakes
    }
    self.entries = entries
    fingerprint = hash.text
    self.mistakes = mistakes + ExporterSettings.doubles(entries)
  }

  /// They, before those that are shipped.
  ///
  /// - Throws: `.configuration` with every mistake.
  package var library: ExporterLibrary {
    get throws(BookError) {
      guard !mistakes.contains(where: { $0.severity == .error }) else {
        throw .configuration(mistakes)
      }
      return ExporterLibrary(own: entries.map(\.exporter))
    }
  }

  /// The files' paths.
  static func files(beside configuration: String) throws(BookError) -> [String] {
    let folder = (FilePath(configuration).parent.map { $0 + "/" } ?? "") + "Exporters"
    guard FileAccess.status(folder)?.kind == .folder else { return [] }
    return try Catalog.ruleFiles(in: folder, isDeep: false).map { "\(folder)/\($0)" }
  }
}
