import Foundation
import GRDB
import StatementModel
import Testing

@testable import BookIndex

@Suite struct OpeningTests {
  private let folder: IndexFolder

  init() throws { folder = try IndexFolder() }

  /// Does something to the closed database from outside.
  private func meddle(_ sql: String) throws {
    let queue = try DatabaseQueue(path: folder.indexPath)
    try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
    try queue.close()
  }

  @Test(arguments: [true, false])
  func `a missing index is said to be missing, and not made`(_ readOnly: Bool) throws {
    #expect(throws: IndexError.missing) { try folder.open(readOnly: readOnly) }
    #expect(!folder.exists(""))
    #expect(throws: IndexError.missing) {
      try BookIndex.open(at: folder.path + "/no/such/folder", readOnly: readOnly)
    }
  }

  @Test func `where there is no folder, nothing can be created`() throws {
    #expect(throws: IndexError.io(code: 14)) {
      try BookIndex.create(at: folder.path + "/no/index.sqlite")
    }
  }

  @Test func `a folder of that name is no index`() throws {
    #expect(throws: IndexError.io(code: 14)) {
      try BookIndex.open(at: folder.path, readOnly: true)
    }
  }

  @Test(arguments: ["", "This is a letter, not a database. It is long enough to be looked at."])
  func `a file that is no database is damaged`(_ content: String) throws {
    try folder.write(Data(content.utf8))
    #expect(throws: IndexError.corrupt(.file)) { try folder.open() }
  }

  @Test func `another program's database is not ours`() throws {
    try meddle("CREATE TABLE ledger(id INTEGER PRIMARY KEY)")
    #expect(throws: IndexError.corrupt(.schema)) { try folder.open() }
  }

  @Test(arguments: [0, 1, 999])
  func `an index of another version is named by its version`(_ version: Int) throws {
    try folder.create().close()
    try meddle("PRAGMA user_version = \(version)")
    #expect(throws: IndexError.wrongVersion(found: version)) { try folder.open() }
    #expect(try folder.create().transactions().isEmpty)
  }

  @Test(arguments: [
    "DROP TABLE alias", "CREATE TABLE more(id INTEGER)", "ALTER TABLE blob ADD COLUMN x",
    "CREATE TRIGGER t AFTER INSERT ON meta BEGIN DELETE FROM meta; END",
  ])
  func `tables that are not ours are refused`(_ sql: String) throws {
    try folder.create().close()
    try meddle(sql)
    #expect(throws: IndexError.corrupt(.schema)) { try folder.open() }
  }

  @Test(arguments: [
    "DELETE FROM month", "DELETE FROM text", "DELETE FROM statement", "DELETE FROM seal",
    "DELETE FROM meta", "DELETE FROM alias", "UPDATE month SET sum = sum + 1",
  ])
  func `entries that are gone are missed`(_ sql: String) throws {
    try fill(folder.create()).close()
    try meddle(sql)
    #expect(throws: IndexError.corrupt(.seal)) { try folder.open() }
  }

  @Test(arguments: [
    "UPDATE blob SET data = zeroblob(length(data))", "UPDATE blob SET data = ''",
    "UPDATE month SET count = count + 1", "UPDATE month SET first_posting = 1 << 40",
    "UPDATE month SET ids = facts", "UPDATE text SET page = page + 5",
    "UPDATE text SET count = 0",
  ])
  func `contents that changed are refused when read`(_ sql: String) throws {
    try fill(folder.create()).close()
    try meddle(sql)
    let index = try folder.open()
    #expect(throws: IndexError.corrupt(.checksum)) { try index.transactions() }
    #expect(throws: IndexError.corrupt(.checksum)) {
      try index.update { try $0.insertTransactions(sampleTransactions(2)) }
    }
  }

  @Test func `a blob that is gone is missed when read`() throws {
    try fill(folder.create()).close()
    try meddle("DELETE FROM blob")
    let index = try folder.open()
    #expect(throws: IndexError.corrupt(.seal)) { try index.transactions() }
    #expect(throws: IndexError.corrupt(.seal)) { try index.rows(of: .sample(1)) }
  }

  @Test func `the owner alone may read the files`() throws {
    let index = try folder.create()
    try fill(index)
    for suffix in ["", "-wal", "-shm"] {
      let facts = try FileManager.default.attributesOfItem(atPath: folder.indexPath + suffix)
      #expect(facts[.posixPermissions] as? Int == 0o600)
    }
    try index.close()
  }

  @Test func `a new index takes the place of what stood there`() throws {
    try fill(folder.create()).close()
    let index = try folder.create()
    #expect(try index.transactions().isEmpty)
    #expect(try index.value(for: "fingerprint") == nil)
  }

  @Test func `deleting removes all files, and may be repeated`() throws {
    let index = try folder.create()
    try fill(index)
    #expect(folder.exists("-wal"))
    try index.close()
    try BookIndex.delete(at: folder.indexPath)
    for suffix in ["", "-wal", "-shm"] { #expect(!folder.exists(suffix)) }
    try BookIndex.delete(at: folder.indexPath)
  }

  @Test func `an index that was closed answers with an error`() throws {
    let index = try fill(folder.create())
    try index.close()
    #expect(throws: IndexError.io(code: 21)) { try index.transactions() }
    #expect(throws: IndexError.io(code: 21)) {
      try index.update { try $0.setValue("1", for: "a") }
    }
    try index.close()
  }

  @Test func `every error has words, and says when rebuilding helps`() {
    let errors: [IndexError] = [
      .missing, .corrupt(.seal), .wrongVersion(found: 7), .busy, .alreadyThere, .io(code: 13),
      .misuse,
    ]
    #expect(Set(errors.map(\.code)).count == errors.count)
    #expect(errors.filter(\.isCuredByRebuilding).count == 3)
    #expect(IndexError.wrongVersion(found: 7).summary.contains("version 7"))
    #expect(IndexError.io(code: 13).summary.contains("13"))
    #expect(IndexError.missing.remedy?.contains("daybook rebuild") == true)
  }
}

/// Three cards' transactions, one statement, an alias and a fact.
@discardableResult
func fill(_ index: BookIndex) throws -> BookIndex {
  var chance = Chance(seed: 77)
  let rows = chance.rows(50)
  try index.update { writer in
    try writer.setValue("abc", for: "fingerprint")
    try writer.insertTransactions(sampleTransactions(77))
    try writer.insertStatement(
      IndexedStatement(key: .sample(1), file: "f.csv", importID: "i-1"), rows: rows)
    try writer.replaceAliases(
      ofCard: CardID("card-0"),
      with: [TransactionAlias(chance.id(), of: sampleTransactions(77)[0].id)])
  }
  return index
}

func sampleTransactions(_ seed: UInt64) -> [StatementModel.Transaction] {
  var chance = Chance(seed: seed)
  return chance.transactions(300)
}
