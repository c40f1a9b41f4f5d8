import CSQLite
import Foundation
import Testing

@testable import Databases

/// Databases of other programs are read, and left as they are.
struct ReadDatabaseTests {
  private static func path() -> String {
    FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
  }

  @Test func `rows are read as texts and numbers`() throws {
    let path = Self.path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    var database: OpaquePointer?
    try #require(unsafe sqlite3_open(path, &database) == SQLITE_OK)
    let made = """
      CREATE TABLE slots (id INTEGER, name TEXT, part REAL);
      INSERT INTO slots VALUES (7, 'a', 0.5), (-2, NULL, NULL);
      """
    try #require(unsafe sqlite3_exec(database, made, nil, nil, nil) == SQLITE_OK)
    _ = unsafe sqlite3_close(database)
    let before = try Data(contentsOf: URL(filePath: path))
    #expect(ReadDatabase.isOne(before))
    let opened = try #require(ReadDatabase(path))
    var rows: [[String?]] = []
    let isRead = opened.forEachRow(of: "SELECT id, name FROM slots ORDER BY id") { row in
      rows.append([row.text(0), row.text(1)])
      return true
    }
    #expect(isRead && rows == [["-2", nil], ["7", "a"]])
    #expect(!opened.forEachRow(of: "SELECT x FROM accounts") { _ in true })
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  @Test func `what is no database gives nothing`() throws {
    let path = Self.path()
    try Data("SQLite format 3\0 but nothing else".utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(ReadDatabase(path)?.forEachRow(of: "SELECT 1 FROM slots") { _ in true } != true)
    #expect(!ReadDatabase.isOne(Array("SQLite".utf8)))
    #expect(ReadDatabase(path + " is not there") == nil)
  }
}
