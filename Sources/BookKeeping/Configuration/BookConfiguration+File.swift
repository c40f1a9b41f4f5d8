import StatementFormats
import StatementModel

extension BookConfiguration {
  /// What a `daybook.yaml` says that is named alone, and the exporters beside it.
  ///
  /// - Throws: `.configuration` with every mistake.
  package init(file path: String) throws(BookError) {
    var (configuration, mistakes) = ConfigurationParser.parse(
      try InputFile.text(of: path), path: path)
    let exporters = try ExporterFolder(beside: path)
    mistakes += exporters.mistakes
    guard !mistakes.contains(where: { $0.severity == .error }) else {
      throw .configuration(mistakes)
    }
    configuration.exporters = try exporters.library
    self = configuration
  }
}
