import StatementModel
import Testing

@testable import BookIndex

@Suite struct UpdateTests {
  private let folder: IndexFolder

  init() throws { folder = try IndexFolder() }

  private struct Interruption: Error, Equatable {}

  @Test func `values are kept, replaced and removed`() throws {
    let index = try folder.create()
    try index.update { writer in
      try writer.setValue("1", for: "a")
      try writer.setValue("", for: "b")
      try writer.setValue("2", for: "a")
      try writer.setValue("x", for: "c")
      try writer.setValue(nil, for: "c")
      try writer.setValue("ü\u{0}ü", for: "")
    }
    try index.close()
    let again = try folder.open()
    #expect(try again.value(for: "a") == "2")
    #expect(try again.value(for: "b") == "")
    #expect(try again.value(for: "c") == nil)
    #expect(try again.value(for: "") == "ü\u{0}ü")
  }

  @Test func `what an update gives is handed on`() throws {
    #expect(try folder.create().update { _ in 42 } == 42)
  }

  @Test func `a body that throws leaves nothing behind`() throws {
    let index = try fill(folder.create())
    let before = try index.transactions()
    #expect(throws: Interruption()) {
      try index.update { writer in
        try writer.setValue("new", for: "fingerprint")
        try writer.insertTransactions(sampleTransactions(78))
        try writer.removeStatement(.sample(1))
        try writer.deleteTransactions([before[0].id])
        throw Interruption()
      }
    }
    #expect(try index.value(for: "fingerprint") == "abc")
    #expect(try index.transactions() == before)
    #expect(try index.rows(of: .sample(1))?.count == 50)
    // Texts of the failed update must not be taken for written ones.
    try index.update { try $0.insertTransactions(sampleTransactions(78)) }
    let after = try index.transactions()
    try index.close()
    #expect(try folder.open().transactions() == after)
    #expect(after.count == 600)
  }

  @Test func `a removal that is taken back leaves the texts known`() throws {
    let index = try fill(folder.create())
    let before = try index.transactions()
    #expect(throws: Interruption()) {
      try index.update { writer in
        try writer.removeEverything()
        try writer.insertTransactions(sampleTransactions(79))
        throw Interruption()
      }
    }
    #expect(try index.transactions() == before)
    try index.update { try $0.insertTransactions(sampleTransactions(78)) }
    #expect(try index.transactions() == folder.open().transactions())
    #expect(try index.transactions().count == 600)
  }

  @Test func `an update reads what it has written`() throws {
    let index = try folder.create()
    try index.update { writer in
      try writer.insertTransactions(sampleTransactions(1))
      #expect(try index.transactions().count == 300)
      try writer.setValue("1", for: "a")
      #expect(try index.value(for: "a") == "1")
    }
  }

  @Test func `an update within an update is refused`() throws {
    let index = try folder.create()
    #expect(throws: IndexError.misuse) {
      try index.update { _ in try index.update { _ in } }
    }
    try index.update { try $0.setValue("1", for: "a") }
    #expect(try index.value(for: "a") == "1")
  }

  @Test func `removing everything leaves an empty index to be filled again`() throws {
    let index = try fill(folder.create())
    try index.update { try $0.removeEverything() }
    #expect(try index.transactions().isEmpty)
    #expect(try index.statements().isEmpty)
    #expect(try index.value(for: "fingerprint") == nil)
    try fill(index)
    try index.update { writer in
      try writer.removeEverything()
      try writer.insertTransactions(sampleTransactions(5))
    }
    let all = try index.transactions()
    try index.close()
    #expect(try folder.open().transactions() == all)
    #expect(all.count == 300)
  }

  @Test func `texts that were taken out are numbered anew`() throws {
    let index = try folder.create()
    let first = sampleTransactions(5)
    try index.update { writer in
      try writer.insertTransactions(first)
      try writer.removeEverything()
      try writer.insertTransactions(sampleTransactions(6))
      try writer.insertTransactions(first)
    }
    let all = try index.transactions()
    try index.close()
    #expect(try folder.open().transactions() == all)
    #expect(Set(all).isSuperset(of: first) && all.count == 600)
  }

  @Test func `what stays equal is not written again`() throws {
    let index = try folder.create()
    let transactions = sampleTransactions(3).filter { $0.card == CardID("card-0") }
    try index.update { try $0.insertTransactions(transactions) }
    try index.close()
    let before = try folder.bytes()
    let again = try folder.open()
    try again.update { writer in
      try writer.replaceTransactions(ofCard: CardID("card-0"), with: transactions.reversed())
    }
    try again.close()
    // SQLite counts the commits in the first page, and nothing else may differ.
    #expect(try folder.bytes().dropFirst(8192) == before.dropFirst(8192))
  }

  @Test func `a reader sees the last commit while a writer is at work`() throws {
    let index = try fill(folder.create())
    let reader = try folder.open(readOnly: true)
    let before = try reader.transactions()
    try index.update { writer in
      try writer.insertTransactions(sampleTransactions(79))
      #expect(try reader.transactions() == before)
      let late = try folder.open(readOnly: true)
      #expect(try late.transactions() == before)
    }
    #expect(try reader.transactions().count == 600)
  }

  @Test func `a reader follows when everything is written anew`() throws {
    let index = try fill(folder.create())
    let reader = try folder.open(readOnly: true)
    #expect(try reader.transactions().count == 300)
    try index.update { writer in
      try writer.removeEverything()
      try writer.insertTransactions(sampleTransactions(80))
    }
    #expect(try reader.transactions() == index.transactions())
  }

  @Test func `a snapshot stays at its moment`() throws {
    let index = try fill(folder.create())
    let reader = try folder.open(readOnly: true)
    try reader.snapshot {
      let before = try reader.transactions()
      try index.update { try $0.insertTransactions(sampleTransactions(81)) }
      #expect(try reader.transactions() == before)
    }
    #expect(try reader.transactions().count == 600)
    #expect(throws: Interruption()) { try reader.snapshot { throw Interruption() } }
  }

  @Test func `a second writer is told that the index is busy`() throws {
    let index = try folder.create()
    let second = try BookIndex.open(at: folder.indexPath, readOnly: false, busyTimeout: 0.01)
    try index.update { writer in
      try writer.setValue("first", for: "a")
      #expect(throws: IndexError.busy) {
        try second.update { try $0.setValue("second", for: "a") }
      }
    }
    #expect(try second.value(for: "a") == "first")
    try second.update { try $0.setValue("second", for: "a") }
    #expect(try index.value(for: "a") == "second")
  }

  @Test func `an index opened for reading is not written`() throws {
    try fill(folder.create()).close()
    let reader = try folder.open(readOnly: true)
    #expect(throws: IndexError.misuse) { try reader.update { try $0.removeEverything() } }
    #expect(try reader.transactions().count == 300)
  }
}
