import StatementFormats
import StatementModel
import Testing

@testable import BookKeeping

/// The files of exporters are read line by line when the program runs; here by what reads people's.
struct `Shipped exporters` {
  @Test(arguments: ExporterFile.shipped.map(\.path))
  func `a file is what daybook.yaml could say, and is read as that would be`(
    _ path: String
  ) throws {
    let text = try #require(ExporterFile.shipped.first { $0.path == path }).text
    let (found, mistakes) = ExporterSettings.parse(text, path: path)
    for mistake in mistakes {
      Issue.record("\(mistake.location?.description ?? ""): \(mistake.fact.summary)")
    }
    let entries = ExporterFile.entries(text)
    #expect(found.map(\.exporter.name) == entries.map(\.name))
    for (entry, other) in zip(entries, found) { #expect(entry == other.exporter) }
  }

  @Test func `no two entries have one name or claim the same files`() {
    let entries = ExporterFile.shipped.flatMap {
      ExporterSettings.parse($0.text, path: $0.path).entries
    }
    #expect(ExporterSettings.doubles(entries).map(\.fact.summary) == [])
  }
}
