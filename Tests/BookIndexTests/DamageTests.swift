import BookIndex
import Foundation
import StatementModel
import Testing

@Suite struct DamageTests {
  private let folder: IndexFolder

  init() throws { folder = try IndexFolder() }

  /// Everything an index answers.
  private struct Answers: Equatable {
    var value: String?
    var statements: [IndexedStatement]
    var rows: StatementColumns?
    var transactions: [StatementModel.Transaction]
    var ids: [TransactionID]

    init(_ index: BookIndex) throws(IndexError) {
      value = try index.value(for: "fingerprint")
      statements = try index.statements()
      rows = try index.rows(of: .sample(1))
      transactions = try index.transactions()
      ids = try index.transactionIDs(withPrefix: "")
    }
  }

  /// Asks everything; nothing if an error was given that says to rebuild.
  private func answers() throws -> Answers? {
    do throws(IndexError) {
      let index = try BookIndex.open(at: folder.indexPath, readOnly: false)
      return try Answers(index)
    } catch {
      #expect(error.isCuredByRebuilding, "\(error)")
      return nil
    }
  }

  @Test(arguments: 0..<4)
  func `changed bytes give an error or the right answers`(_ seed: Int) throws {
    let index = try fill(folder.create())
    let right = try Answers(index)
    try index.close()
    let sound = try folder.bytes()
    var chance = Chance(seed: UInt64(seed))
    var refused = 0
    for _ in 0..<60 {
      var damaged = sound
      // A quarter of the damage goes to the header and the tables' own description.
      let limit = chance.once(in: 4) ? 4096 : sound.count
      for _ in 0...chance.number(below: 3) {
        damaged[chance.number(below: limit)] = UInt8(chance.number(below: 256))
      }
      try folder.write(damaged)
      let found = try answers()
      if let found { #expect(found == right) } else { refused += 1 }
    }
    #expect(refused > 0)
  }

  @Test func `whole pages of nothing give an error or the right answers`() throws {
    let index = try fill(folder.create())
    let right = try Answers(index)
    try index.close()
    let sound = try folder.bytes()
    for page in 0..<(sound.count / 8192) {
      var damaged = sound
      damaged.replaceSubrange((page * 8192)..<((page + 1) * 8192), with: Data(count: 8192))
      try folder.write(damaged)
      if let found = try answers() { #expect(found == right) }
    }
  }

  @Test func `a header that forbids writing is damage`() throws {
    try fill(folder.create()).close()
    var damaged = try folder.bytes()
    damaged[18] = 9  // the file format's version for writing
    try folder.write(damaged)
    #expect(throws: IndexError.corrupt(.file)) { try folder.open() }
  }

  @Test(arguments: 0..<3)
  func `a damaged log gives an error or the answers of some commit`(_ seed: Int) throws {
    let index = try folder.create()
    var states = [try Answers(index)]
    try fill(index)
    states.append(try Answers(index))
    try index.update { try $0.insertTransactions(sampleTransactions(78)) }
    states.append(try Answers(index))
    let sound = try folder.bytes()
    let log = try Data(contentsOf: URL(fileURLWithPath: folder.indexPath + "-wal"))
    #expect(log.count > 100_000)
    try index.close()
    var chance = Chance(seed: UInt64(seed))
    var earlier = 0
    for round in 0..<40 {
      var damaged = log
      if chance.once(in: 3) {
        damaged = damaged.prefix(chance.number(below: log.count))
      } else if round > 0 {
        damaged[chance.number(below: log.count)] ^= UInt8(1 + chance.number(below: 255))
      }
      try folder.write(sound)
      try damaged.write(to: URL(fileURLWithPath: folder.indexPath + "-wal"))
      guard let found = try answers() else { continue }
      #expect(states.contains(found))
      if found != states[2] { earlier += 1 }
    }
    #expect(earlier > 0)
  }

  @Test func `an index cut short is refused`() throws {
    try fill(folder.create()).close()
    let sound = try folder.bytes()
    for count in [1, 15, 16, 99, 100, 512, 8191, 8192, 8193, sound.count / 2, sound.count - 1] {
      try folder.write(sound.prefix(count))
      #expect(try answers() == nil)
    }
  }

  @Test func `without its log an index is as it was before`() throws {
    let index = try folder.create()
    try index.close()
    let before = try folder.bytes()
    try fill(try folder.open())
    try folder.write(before)
    #expect(try folder.open().transactions().isEmpty)
  }

  @Test func `a rebuilt index is sound after any damage`() throws {
    try folder.write(Data("no index".utf8))
    #expect(try answers() == nil)
    let right = try Answers(fill(folder.create()))
    #expect(try answers() == right)
  }
}
