import Foundation
import Testing

@testable import Databases

/// New databases have what was put in, and say why they can't be written.
struct NewDatabaseTests {
  private static func path() -> String {
    FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
  }

  /// The file is nobody else's before the database is gone.
  private static func fill(_ path: String, _ names: [String]) throws {
    let database = try NewDatabase(path)
    try database.run("CREATE TABLE things (name TEXT, size INTEGER, known INTEGER) STRICT")
    let rows = try database.inserter(into: "things", columns: 3)
    for (place, name) in names.enumerated() {
      rows.add(name)
      rows.add(place == 0 ? Int64.min : Int64.max)
      rows.add(place == 1)
      try rows.finishRow()
    }
    rows.add(String?.none)
    rows.add(Int?.none)
    rows.add(false)
    try rows.finishRow()
    try database.finish()
  }

  @Test func `texts, numbers and nothing are kept as they are`() throws {
    let path = Self.path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let names = ["", "a'b\"c", "שלום", "e\u{301}", String(repeating: "x", count: 100_000)]
    try Self.fill(path, names)
    let read = try #require(ReadDatabase(path))
    var found: [String?] = []
    var marks: [String?] = []
    #expect(
      read.forEachRow(of: "SELECT name, size, known FROM things ORDER BY rowid") { row in
        found.append(row.text(0))
        marks.append("\(row.text(1) ?? "none") \(row.integer(2))")
        return true
      })
    #expect(found == names + [nil])
    #expect(marks.prefix(2) == ["\(Int64.min) 0", "\(Int64.max) 1"] && marks.last == "none 0")
  }

  @Test func `what breaks a rule of the table is a failure, told in words`() throws {
    let path = Self.path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let database = try NewDatabase(path)
    try database.run("CREATE TABLE things (name TEXT NOT NULL PRIMARY KEY) STRICT")
    let rows = try database.inserter(into: "things", columns: 1)
    rows.add("one")
    try rows.finishRow()
    rows.add("one")
    let failure = #expect(throws: DatabaseFailure.self) { try rows.finishRow() }
    #expect(failure?.summary.contains("UNIQUE") == true && failure?.number == 0)
    #expect(throws: DatabaseFailure.self) { try database.inserter(into: "things", columns: 2) }
    #expect(throws: DatabaseFailure.self) { try database.run("SELECT") }
  }

  @Test func `a place where nothing can be is told in the system's words`() {
    let failure = #expect(throws: DatabaseFailure.self) { try NewDatabase("/no/such/folder/x") }
    #expect(failure?.summary == "cannot be written: No such file or directory")
  }
}
