import Foundation

@testable import BookKeeping

/// A folder for files of an index, removed with the value.
final class IndexFiles {
  let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/Index \(UUID())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(
    _ name: String = "file", _ content: (inout ColumnFileWriter) throws(FileError) -> Void
  ) throws {
    var out = try ColumnFileWriter(at: "\(folder)/\(name)")
    try content(&out)
    try out.finish(as: "\(folder)/\(name)")
  }

  func reader(_ name: String = "file") throws -> ColumnFileReader {
    try ColumnFileReader("\(folder)/\(name)")
  }

  var bytes: Data {
    get throws { try Data(contentsOf: URL(filePath: "\(folder)/file")) }
  }

  func put(_ bytes: Data) throws { try bytes.write(to: URL(filePath: "\(folder)/file")) }

  /// A card's statements as a file gives them back.
  static func throughFile(_ card: IndexedCard) throws -> IndexedCard {
    let files = try IndexFiles()
    try files.write { (out) throws(FileError) in try card.write(to: &out) }
    var input = try files.reader()
    return try IndexedCard(from: &input)
  }

  static func throughFile(_ snapshot: Snapshot) throws -> Snapshot {
    let files = try IndexFiles()
    try files.write { (out) throws(FileError) in try snapshot.write(to: &out) }
    var input = try files.reader()
    return try Snapshot(from: &input)
  }
}
