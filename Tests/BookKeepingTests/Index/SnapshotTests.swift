import Identity
import RuleEngine
import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// What a snapshot keeps, and what it is asked.
struct SnapshotTests {
  private func snapshot(
    of ids: [TransactionID], aliases: [TransactionAlias] = []
  ) -> Snapshot {
    var chance = Chance(seed: 1)
    var snapshot = Snapshot()
    snapshot.transactions = TransactionTable(
      ids.map { id in
        var transaction = chance.transaction(card: CardID("visa"))
        transaction.id = id
        return transaction
      })
    snapshot.aliases = aliases.sorted { $0.alias < $1.alias }
    return snapshot
  }

  @Test(arguments: 0..<10)
  func `transactions of any fields come back as they were`(_ seed: Int) throws {
    var chance = Chance(seed: UInt64(seed))
    var snapshot = Snapshot()
    let all = chance.transactions(200)
    snapshot.transactions = TransactionTable(all)
    snapshot.asOf = chance.some { $0.date() }
    snapshot.aliases = (0..<20).map { _ in TransactionAlias(chance.id(), of: chance.id()) }
    snapshot.doubts = [DoubtfulPair(first: chance.id(), second: chance.id())]
    snapshot.links = (0..<20).map { _ in chance.link() }
    snapshot.effects = LinkEffects(
      Dictionary(
        (0..<20).map { _ in (chance.id(), chance.effect()) }, uniquingKeysWith: { $1 }))
    snapshot.patterns = MatchedPatterns(of: snapshot.transactions) { text in
      text % 5 == 0 ? nil : (0..<Int32(text % 4)).map { $0 * 7 }
    }
    let back = try IndexFiles.throughFile(snapshot)
    #expect(Array(back.transactions) == all)
    for text in snapshot.transactions.texts.indices {
      #expect(back.patterns[text] == snapshot.patterns[text])
    }
    #expect(!back.patterns.lists.isEmpty)
    #expect(
      back.transactions.texts.map { Array($0.utf8) }
        == snapshot.transactions.texts.map { Array($0.utf8) })
    #expect(back.asOf == snapshot.asOf && back.aliases == snapshot.aliases)
    #expect(back.doubts == snapshot.doubts)
    #expect(back.links == snapshot.links && back.effects == snapshot.effects)
  }

  @Test func `a prefix finds the ids that begin with it`() throws {
    var chance = Chance(seed: 2)
    let ids = (0..<3000).map { _ in chance.id() }
    let snapshot = snapshot(of: ids)
    for length in [1, 2, 3, 6, 8, 15, 16, 17, 31, 32] {
      let prefix = String(chance.of(ids).description.prefix(length))
      let expected = ids.filter { $0.description.hasPrefix(prefix) }.sorted()
      #expect(!expected.isEmpty)
      #expect(snapshot.ids(withPrefix: prefix) == expected)
      #expect(snapshot.ids(withPrefix: prefix.uppercased()) == expected)
    }
    #expect(snapshot.ids(withPrefix: "") == ids.sorted())
  }

  @Test(arguments: ["xyz", "12 4", "-1", "+1", "０", String(repeating: "0", count: 33)])
  func `what is no id finds nothing`(_ prefix: String) throws {
    #expect(snapshot(of: [TransactionID(high: 0, low: 0)]).ids(withPrefix: prefix) == [])
  }

  @Test func `the first and the last id are found`() throws {
    let first = TransactionID(high: 0, low: 0)
    let last = TransactionID(high: .max, low: .max)
    let snapshot = snapshot(of: [first, last])
    #expect(snapshot.ids(withPrefix: "0") == [first])
    #expect(snapshot.ids(withPrefix: "f") == [last])
  }

  @Test func `an alias finds the transaction by its shown id`() throws {
    var chance = Chance(seed: 5)
    let ids = (0..<50).map { _ in chance.id() }
    let aliases = (0..<400).map { TransactionAlias(chance.id(), of: ids[$0 % 50]) }
    let snapshot = snapshot(of: ids, aliases: aliases)
    for alias in aliases {
      #expect(snapshot.ids(withPrefix: alias.alias.description) == [alias.shown])
    }
    let wanted = Set([aliases[3].alias, ids[7], chance.id()])
    #expect(
      snapshot.shownIDs(of: wanted) == [aliases[3].alias: aliases[3].shown, ids[7]: ids[7]])
    // A prefix of both finds a transaction once.
    let both = TransactionAlias(
      TransactionID(high: ids[0].high, low: ~ids[0].low), of: ids[0])
    #expect(
      self.snapshot(of: ids, aliases: [both])
        .ids(withPrefix: String(ids[0].description.prefix(16))) == [ids[0]])
  }
}
