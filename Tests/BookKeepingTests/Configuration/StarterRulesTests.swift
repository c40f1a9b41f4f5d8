import Foundation
import StatementModel
import Testing

@testable import BookKeeping

/// The rules kept in the program are those of the repository.
struct StarterRulesTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Rules")

  @Test func `equal the repository's Rules`() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(BookTemplate.starterRules.map(\.path) == paths)
    for (path, text) in BookTemplate.starterRules {
      let file = Self.folder.appending(path: path)
      #expect(try String(contentsOf: file, encoding: .utf8) == text, "\(path) differs")
    }
  }
}
