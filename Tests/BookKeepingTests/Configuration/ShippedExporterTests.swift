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
    let (configuration, mistakes) = ConfigurationParser.parse(text, path: path)
    for mistake in mistakes {
      Issue.record("\(path):\(mistake.location?.line ?? 0): \(mistake.fact.summary)")
    }
    let entries = ExporterFile.entries(text)
    #expect(configuration.profiles.map(\.name) == entries.map(\.name))
    for (entry, profile) in zip(entries, configuration.profiles) {
      #expect(entry == profile)
    }
  }
}
