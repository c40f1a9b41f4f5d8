import Foundation
import StatementModel
import Testing

@testable import StatementFormats

/// Expects that a file that was read gives the same answer by the profile with all that was decided
/// about it, and by one that names any one of its columns.
func expectSameByItsProfile(
  _ bytes: [UInt8], _ options: ReadingOptions, as file: StatementFile,
  at place: Testing.SourceLocation = #_sourceLocation
) {
  for difference in ProfileLaw.differences(bytes, options, file) {
    Issue.record("\(difference)", sourceLocation: place)
  }
}

/// Naming what was found anyway changes nothing.
enum ProfileLaw {
  /// How the answers by the file's own profiles differ from the one without.
  static func differences(
    _ bytes: [UInt8], _ options: ReadingOptions, _ file: StatementFile
  ) -> [String] {
    guard case .read = file.outcome, let whole = profile(of: file, over: options) else { return [] }
    var profiles = [whole]
    for column in whole.columns {
      var lone = options.profile ?? StatementProfile(name: "")
      guard lone.columns[column.key] == nil else { continue }
      lone.columns[column.key] = column.value
      lone.hasHeader = lone.hasHeader ?? whole.hasHeader
      lone.skipLines = lone.skipLines ?? whole.skipLines
      profiles.append(lone)
    }
    return profiles.compactMap { profile in
      var told = options
      told.profile = profile
      let again = StatementReader.read(bytes, options: told)
      guard let difference = difference(file, again) else { return nil }
      let names = profile.columns.map { "\($0.key): \($0.value)" }.sorted()
      return "by \(names.joined(separator: ", ")): \(difference)"
    }
  }

  /// The profile that the file's settings make.
  private static func profile(
    of file: StatementFile, over options: ReadingOptions
  ) -> StatementProfile? {
    guard !file.settings.isEmpty else { return nil }
    var profile = StatementProfile(name: options.profile?.name ?? "")
    profile.headerContains = options.profile?.headerContains ?? []
    for setting in file.settings {
      let line = "\(setting.key): \(setting.value)"
      guard let said = StatementProfile(setting: line) else {
        Issue.record("no setting: \(line)")
        continue
      }
      profile = profile.overlaid(by: said)
    }
    return profile
  }

  private static func difference(_ file: StatementFile, _ again: StatementFile) -> String? {
    let (one, other) = (Answer(file), Answer(again))
    if one.outcome != other.outcome { return "\(other.outcome) instead of \(one.outcome)" }
    if file.header != again.header { return "header \(again.header) instead of \(file.header)" }
    if one.rejected != other.rejected { return "\(other.rejected) instead of \(one.rejected)" }
    if one.leftOut != other.leftOut { return "\(other.leftOut) instead of \(one.leftOut)" }
    if file.statements.count != again.statements.count {
      return "\(again.statements.count) statements instead of \(file.statements.count)"
    }
    for (one, other) in zip(file.statements, again.statements) where one != other {
      if let pair = zip(one.rows, other.rows).first(where: { $0 != $1 }) {
        return "\(pair.1)\ninstead of\n\(pair.0)"
      }
      var (first, second) = (one, other)
      first.rows = []
      second.rows = []
      return "\(second) (\(other.rows.count) rows) instead of \(first) (\(one.rows.count) rows)"
    }
    return nil
  }
}

/// The law over whole folders of statements, which the environment names.
struct ProfileLawTests {
  @Test func `naming what was found changes nothing in the folders that are named`() throws {
    let folders = ProcessInfo.processInfo.environment["DAYBOOK_STATEMENTS"]?.split(separator: ":")
    for folder in folders ?? [] {
      let paths = FileManager.default.enumerator(atPath: String(folder))
      for case let path as String in paths ?? .init()
      where path.hasSuffix(".csv") || path.hasSuffix(".txt") || path.hasSuffix(".tsv") {
        let bytes = Array(try Data(contentsOf: URL(filePath: "\(folder)/\(path)")))
        let options = ReadingOptions(path: path)
        let file = StatementReader.read(bytes, options: options)
        guard file.format == CSVFormat.name else { continue }
        let differences = ProfileLaw.differences(bytes, options, file)
        #expect(differences.isEmpty, "\(path): \(differences.joined(separator: "\n"))")
      }
    }
  }
}
