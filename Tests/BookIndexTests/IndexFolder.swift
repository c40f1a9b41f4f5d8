import BookIndex
import Foundation
import StatementModel

/// A folder of its own for one test's index, removed with the value.
final class IndexFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "daybook-index-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var indexPath: String { path + "/index.sqlite" }

  func create() throws -> BookIndex { try BookIndex.create(at: indexPath) }

  func open(readOnly: Bool = false) throws -> BookIndex {
    try BookIndex.open(at: indexPath, readOnly: readOnly)
  }

  func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: indexPath)) }

  func write(_ bytes: Data) throws {
    try BookIndex.delete(at: indexPath)
    try bytes.write(to: URL(fileURLWithPath: indexPath))
  }

  func exists(_ suffix: String) -> Bool {
    FileManager.default.fileExists(atPath: indexPath + suffix)
  }
}
