import RuleEngine
import StatementFormats
import StatementModel

/// Reads a file of exporters: `profiles:` as in `daybook.yaml`, and nothing else.
package enum ExporterSettings {
  private static let keys = [ConfigurationKey.profiles.rawValue]

  /// The entries that could be understood, and every mistake.
  package static func parse(
    _ text: String, path: String
  ) -> (entries: [ExporterEntry], mistakes: [Diagnostic]) {
    var reader = SettingsReader(SourceText(text, path: path))
    let (root, mistakes) = YAMLReader.read(text, path: path)
    reader.add(mistakes)
    guard let root else { return ([], reader.diagnostics) }
    var entries: [ExporterEntry] = []
    for part in reader.entries(of: root, key: path, known: keys) {
      for entry in reader.entries(of: part.value, key: part.key.text) {
        let exporter = ProfileSettings.profile(entry, with: &reader)
        check(exporter, at: entry.key.location, with: &reader)
        entries.append(ExporterEntry(exporter: exporter, location: entry.key.location))
      }
    }
    return (entries, reader.diagnostics)
  }

  private static func check(
    _ exporter: StatementProfile, at location: SourceLocation, with reader: inout SettingsReader
  ) {
    let header = exporter.headerContains
    guard !header.isEmpty || !exporter.members.isEmpty || !exporter.shape.isEmpty else {
      reader.report(ExporterFact.unrecognisable(exporter.name), at: location)
      return
    }
    let single: [(ProfileKey, Bool)] = [
      (.year, exporter.year != nil), (.undated, exporter.undatedDay != nil),
      (.card, exporter.card != nil),
    ]
    for (key, isSaid) in single where isSaid {
      reader.report(ExporterFact.notOfAll(key.rawValue), at: location)
    }
    for case .named(let name) in exporter.columns.values.sorted(by: { "\($0)" < "\($1)" })
    where exporter.members.isEmpty && exporter.mayHaveFurtherColumns != true {
      if !header.contains(name) {
        reader.report(ExporterFact.columnNotInHeader(name, header: header), at: location)
      }
    }
  }

  /// Entries of one name, or that claim the same files as one before them.
  package static func doubles(_ entries: [ExporterEntry]) -> [Diagnostic] {
    var names: [String: SourceLocation] = [:]
    var headers: [[String]: ExporterEntry] = [:]
    var found: [Diagnostic] = []
    for entry in entries {
      if let first = names.updateValue(entry.location, forKey: entry.exporter.name) {
        found.append(
          Diagnostic(.error, ExporterFact.sameName(entry.exporter.name, first), at: entry.location))
      }
      guard !entry.exporter.headerContains.isEmpty else { continue }
      let header =
        entry.exporter.headerContains + ["\(entry.exporter.mayHaveFurtherColumns == true)"]
      if let first = headers.updateValue(entry, forKey: header) {
        found.append(
          Diagnostic(
            .error, ExporterFact.sameHeader(first.exporter.name, first.location),
            at: entry.location))
      }
    }
    return found
  }
}
