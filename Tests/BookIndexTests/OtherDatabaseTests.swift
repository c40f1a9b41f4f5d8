import Foundation
import Testing

@testable import BookIndex

struct OtherDatabaseTests {
  @Test func `rows of another program's file are read as texts`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "book.gnucash").path
    let connection = try Connection(path: path, readOnly: false, busyTimeout: 1)
    try connection.configure { handle in
      try handle.execute("CREATE TABLE slots (id INTEGER, name TEXT, part REAL)")
      try handle.execute("INSERT INTO slots VALUES (7, 'a', 0.5), (-2, NULL, NULL)")
    }
    try connection.close()
    let before = try Data(contentsOf: URL(filePath: path))
    let rows = try OtherDatabase.rows(of: path, "SELECT id, name, part FROM slots ORDER BY id")
    #expect(rows == [["-2", nil, nil], ["7", "a", nil]])
    #expect(OtherDatabase.isOne(before))
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
    #expect(throws: IndexError.self) { try OtherDatabase.rows(of: path, "SELECT x FROM accounts") }
  }

  @Test func `what is no database is refused`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try Data("SQLite format 3\0 but nothing else".utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(throws: IndexError.self) { try OtherDatabase.rows(of: path, "SELECT 1 FROM slots") }
    #expect(!OtherDatabase.isOne(Array("SQLite".utf8)))
  }
}
