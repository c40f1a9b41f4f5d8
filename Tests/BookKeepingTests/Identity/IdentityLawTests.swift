import StatementModel
import TestSupport
import Testing

@testable import BookKeeping
@testable import Identity

/// The laws of identity, over a few longer histories.
struct IdentityLawTests {
  static let seeds = Array(UInt64(1)...8)
  static let card = CardID("card")

  @Test(arguments: RandomHistory.IDs.allCases)
  func `overlapping exports in any order give exactly the history`(_ ids: RandomHistory.IDs) {
    for seed in Self.seeds {
      var history = RandomHistory(seed: seed, ids: ids)
      let statements = history.cut()
      let result = CardClusters.evaluate(card: Self.card, statements: statements)
      #expect(RandomHistory.found(result) == history.truth, "seed \(seed)")
    }
  }

  @Test(arguments: RandomHistory.IDs.allCases)
  func `the order of import does not matter`(_ ids: RandomHistory.IDs) {
    for seed in Self.seeds {
      var history = RandomHistory(seed: seed, ids: ids)
      let statements = history.cut()
      var random = SeededGenerator(seed: seed &* 31)
      let one = CardClusters.evaluate(card: Self.card, statements: statements)
      let other = CardClusters.evaluate(
        card: Self.card, statements: statements.shuffled(using: &random))
      #expect(one.shownIDs == other.shownIDs, "seed \(seed)")
      #expect(RandomHistory.found(one) == RandomHistory.found(other), "seed \(seed)")
    }
  }

  @Test(arguments: RandomHistory.IDs.allCases)
  func `the same rows downloaded again add nothing`(_ ids: RandomHistory.IDs) {
    for seed in Self.seeds {
      let history = RandomHistory(seed: seed, ids: ids)
      let once = history.statement(from: 0, to: 39, number: 1)
      let again = history.statement(from: 0, to: 39, number: 2)
      let result = CardClusters.evaluate(card: Self.card, statements: [once, again])
      #expect(RandomHistory.found(result) == history.truth, "seed \(seed)")
    }
  }

  @Test func `every shown id is of one transaction only`() {
    for seed in Self.seeds {
      for ids in RandomHistory.IDs.allCases {
        var history = RandomHistory(seed: seed, ids: ids)
        let result = CardClusters.evaluate(card: Self.card, statements: history.cut())
        #expect(Set(result.shownIDs).count == result.shownIDs.count)
        #expect(result.clusters.allSatisfy { $0.count > 0 })
      }
    }
  }

  @Test func `every row is in exactly one cluster`() {
    for seed in Self.seeds {
      for ids in RandomHistory.IDs.allCases {
        var history = RandomHistory(seed: seed, ids: ids)
        let result = CardClusters.evaluate(card: Self.card, statements: history.cut())
        let members = result.memberLists.joined()
        #expect(Set(members).count == members.count)
        #expect(members.count == result.rows.statements.map(\.rows.count).reduce(0, +))
      }
    }
  }
}
