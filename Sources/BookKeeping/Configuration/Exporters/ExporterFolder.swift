import StatementFormats
import StatementModel

/// A person's own exporters: the files of the folder `Exporters` beside `daybook.yaml`.
package struct ExporterFolder {
  package let entries: [ExporterEntry]
  package let mistakes: [Diagnostic]

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
    for path in try Self.files(beside: configuration) {
      let found = ExporterSettings.parse(try Catalog.text(of: path), path: shown(path))
      entries += found.entries
      mistakes += found.mistakes
    }
    self.entries = entries
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
