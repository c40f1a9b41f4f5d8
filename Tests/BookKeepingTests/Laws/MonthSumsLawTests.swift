import BookIndex
import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// Months that are said to be as they were hold the same transactions, and the other way round.
struct MonthSumsLawTests {
  private static let histories: UInt64 = 500

  @Test func `months of one sum have the same transactions`() {
    var same = 0
    Laws.check("months of one sum", histories: Self.histories, TrueHistory.init(seed:)) { history in
      Self.fault(history.told().map(\.statement), &same)
    }
    #expect(same > 100)
  }

  @Test func `months of one sum have the same transactions, without sense`() {
    var same = 0
    Laws.check(
      "months of one sum, without sense", histories: Self.histories, WildStatements.init(seed:)
    ) { wild in Self.fault(wild.statements, &same) }
    #expect(same > 10)
  }

  private static let card = CardID("card")

  /// Takes the statements one after the other, and compares each step with the one before.
  private static func fault(_ statements: [LiveStatement], _ same: inout Int) -> String? {
    var before: Evaluated?
    for count in 1...max(1, statements.count) {
      let after = Evaluated(Array(statements.prefix(count)))
      if let before {
        let kept = after.months.sums.same(as: before.months.sums)
        same += kept.count
        for place in Set(before.byPlace.keys).union(after.byPlace.keys) {
          let isEqual = before.byPlace[place] == after.byPlace[place]
          guard isEqual == (kept[place] != nil) else {
            return "\(place) after \(count) files: equal \(isEqual)\n\(before)\n\(after)"
          }
        }
      }
      before = after
    }
    return nil
  }

  /// A card's transactions by the months they lie in.
  private struct Evaluated {
    var months: ClusterMonths
    var byPlace: [MonthPart: Set<Transaction>] = [:]

    init(_ statements: [LiveStatement]) {
      let result = Identity.evaluate(card: MonthSumsLawTests.card, statements: statements)
      let paths = Dictionary(
        statements.map { ($0.fileHash, "\($0.fileHash).csv") }, uniquingKeysWith: { one, _ in one })
      let builder = TransactionBuilder(card: MonthSumsLawTests.card, shownPaths: paths)
      months = ClusterMonths(result, by: builder, edits: [:], accountType: nil)
      for (_, transaction) in builder.transactions(of: result) {
        let place = MonthPart(transaction.date(by: .purchase), isParted: false)
        byPlace[place, default: []].insert(transaction)
      }
    }
  }
}
