import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// What is judged by the days that it touches comes to what the whole comes to.
struct IncrementLawTests {
  /// Fewer than elsewhere, since each is evaluated many times.
  private static let histories: UInt64 = 1_500

  @Test func `statements of one source judged by days are as judged whole`() {
    var byDays = 0
    Laws.check("by days as by the whole", histories: Self.histories, TrueHistory.init(seed:)) {
      history in
      let told = history.told().map(\.statement)
      let source = told.first?.source
      let walk = IncrementWalk(told.filter { $0.source == source })
      byDays += walk.byDays
      return walk.fault
    }
    #expect(byDays > 100)
  }

  @Test func `statements without sense judged by days are as judged whole`() {
    var byDays = 0
    Laws.check(
      "by days as by the whole, without sense", histories: Self.histories,
      WildStatements.init(seed:)
    ) { wild in
      let walk = IncrementWalk(wild.ofOneSource)
      byDays += walk.byDays
      return walk.fault
    }
    #expect(byDays > 100)
  }
}

extension WildStatements {
  /// The files as of one source and over a longer time, so that not all touch all.
  var ofOneSource: [LiveStatement] {
    var random = SeededGenerator(seed: UInt64(bitPattern: salt))
    let alike = Bool.random(using: &random)
    return statements.map { statement in
      let days = [0, 0, 11, 16, 40].randomElement(using: &random) ?? 0
      return LiveStatement(
        fileHash: statement.fileHash, ordinal: 0, source: "csv", currency: .usd,
        from: statement.from?.adding(days: days), to: statement.to?.adding(days: days),
        rows: statement.rows.map { row in
          var row = row
          // Rows of both kinds of dates are not judged by days.
          let date = row.keyDate.adding(days: days)
          row.purchaseDate = alike ? row.purchaseDate?.adding(days: days) : nil
          row.postingDate = alike && row.purchaseDate != nil ? date : alike ? nil : date
          if alike, row.purchaseDate == nil { row.purchaseDate = date }
          row.details.settlesID = nil
          return row
        })
    }.shuffled(using: &random)
  }
}
