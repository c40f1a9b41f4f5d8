import BookIndex
import StatementModel
import Testing

@Suite struct IDSearchTests {
  private let folder: IndexFolder

  init() throws { folder = try IndexFolder() }

  private func index(
    of ids: [TransactionID], aliases: [TransactionAlias] = []
  ) throws -> BookIndex {
    var chance = Chance(seed: 1)
    let index = try folder.create()
    try index.update { writer in
      try writer.insertTransactions(
        ids.map { id in
          var transaction = chance.transaction(card: CardID("visa"))
          transaction.id = id
          return transaction
        })
      try writer.replaceAliases(ofCard: CardID("visa"), with: aliases)
    }
    return index
  }

  @Test func `a prefix finds the ids that begin with it`() throws {
    var chance = Chance(seed: 2)
    let ids = (0..<3000).map { _ in chance.id() }
    let index = try self.index(of: ids)
    for length in [1, 2, 3, 6, 8, 15, 16, 17, 31, 32] {
      let prefix = String(chance.of(ids).description.prefix(length))
      let expected = ids.filter { $0.description.hasPrefix(prefix) }.sorted()
      #expect(!expected.isEmpty)
      #expect(try index.transactionIDs(withPrefix: prefix) == expected)
      #expect(try index.transactionIDs(withPrefix: prefix.uppercased()) == expected)
    }
    #expect(try index.transactionIDs(withPrefix: "") == ids.sorted())
  }

  @Test(arguments: ["xyz", "12 4", "-1", "+1", "０", String(repeating: "0", count: 33)])
  func `what is no id finds nothing`(_ prefix: String) throws {
    let index = try self.index(of: [TransactionID(high: 0, low: 0)])
    #expect(try index.transactionIDs(withPrefix: prefix) == [])
  }

  @Test func `the first and the last id are found`() throws {
    let first = TransactionID(high: 0, low: 0)
    let last = TransactionID(high: .max, low: .max)
    let index = try self.index(of: [first, last])
    #expect(try index.transactionIDs(withPrefix: "0") == [first])
    #expect(try index.transactionIDs(withPrefix: "f") == [last])
    #expect(try index.transaction(id: last)?.id == last)
  }

  @Test func `an alias finds the transaction by its shown id`() throws {
    var chance = Chance(seed: 5)
    let ids = (0..<50).map { _ in chance.id() }
    let aliases = (0..<400).map { TransactionAlias(chance.id(), of: ids[$0 % 50]) }
    let index = try self.index(of: ids, aliases: aliases + aliases)
    for alias in aliases {
      #expect(
        try index.transactionIDs(withPrefix: String(alias.alias.description.prefix(20)))
          == [alias.shown])
      #expect(try index.transaction(id: alias.alias)?.id == alias.shown)
    }
    #expect(try index.transaction(id: chance.id()) == nil)
  }

  @Test func `alias and shown id of one transaction are one answer`() throws {
    let shown = TransactionID(high: 0xABCD_EF00_0000_0000, low: 1)
    let alias = TransactionID(high: 0xABCD_EF11_0000_0000, low: 1)
    let index = try self.index(of: [shown], aliases: [TransactionAlias(alias, of: shown)])
    #expect(try index.transactionIDs(withPrefix: "abcdef") == [shown])
  }

  @Test func `replaced aliases are gone, other cards' stay`() throws {
    let shown = TransactionID(high: 1, low: 1)
    let old = TransactionID(high: 2 << 56, low: 2)
    let new = TransactionID(high: 3 << 56, low: 3)
    let other = TransactionID(high: 4 << 56, low: 4)
    let index = try self.index(of: [shown], aliases: [TransactionAlias(old, of: shown)])
    try index.update { writer in
      try writer.replaceAliases(
        ofCard: CardID("amex"), with: [TransactionAlias(other, of: shown)])
      try writer.replaceAliases(ofCard: CardID("visa"), with: [TransactionAlias(new, of: shown)])
    }
    #expect(try index.transaction(id: old) == nil)
    #expect(try index.transaction(id: new)?.id == shown)
    #expect(try index.transaction(id: other)?.id == shown)
  }
}
