import StatementModel
import TestSupport
import Testing

@testable import BookKeeping
@testable import Identity

/// Equal rows of the day on which one statement ends and another begins.
struct SharedBoundaryTests {
  struct Row {
    var text = "COFFEE"
    var day = "2026-03-10"
    var id: String?
    var balance: String?
    var isPending = false
    /// Another for each length of a text, so that no other doubt comes up.
    var amount: String { "-\(text.count).50" }
  }

  struct Statement {
    var first: String
    var last: String
    var rows: [Row]
  }

  /// A statement that ends on the day, and one that begins on it.
  static func ending(_ rows: [Row]) -> Statement {
    Statement(first: "2026-03-01", last: "2026-03-10", rows: rows)
  }

  static func beginning(_ rows: [Row]) -> Statement {
    Statement(first: "2026-03-10", last: "2026-03-20", rows: rows)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var statements: [Statement]
    var count: Int
    var doubts = 0
  }

  static let cases: [Case] = [
    Case(
      testDescription: "one row in each, and nothing else on the day",
      statements: [ending([Row()]), beginning([Row()])], count: 1, doubts: 1),
    Case(
      testDescription: "one row in each, and others in one of them only",
      statements: [
        ending([Row(text: "BOOKS"), Row()]), beginning([Row(), Row(text: "CINEMA")]),
      ], count: 3, doubts: 1),
    Case(
      testDescription: "two rows that both show: both show the day whole",
      statements: [
        ending([Row(text: "BOOKS"), Row()]), beginning([Row(), Row(text: "BOOKS")]),
      ], count: 2),
    Case(
      testDescription: "two equal rows in the second",
      statements: [ending([Row()]), beginning([Row(), Row()])], count: 2),
    Case(
      testDescription: "another day before it in both",
      statements: [
        Statement(first: "2026-03-01", last: "2026-03-10", rows: [Row()]),
        Statement(first: "2026-03-09", last: "2026-03-20", rows: [Row()]),
      ], count: 1),
    Case(
      testDescription: "a third statement that covers the day",
      statements: [
        ending([Row()]), beginning([Row()]),
        Statement(first: "2026-03-05", last: "2026-03-25", rows: [Row()]),
      ], count: 1),
    Case(
      testDescription: "a third statement that ends with the first",
      statements: [
        ending([Row()]), beginning([Row()]),
        Statement(first: "2026-03-05", last: "2026-03-10", rows: [Row()]),
      ], count: 1, doubts: 1),
    Case(
      testDescription: "ids that agree",
      statements: [ending([Row(id: "a")]), beginning([Row(id: "a")])], count: 1),
    Case(
      testDescription: "equal balances behind the rows",
      statements: [ending([Row(balance: "95.50")]), beginning([Row(balance: "95.50")])], count: 1),
    Case(
      testDescription: "different balances behind the rows",
      statements: [ending([Row(balance: "95.50")]), beginning([Row(balance: "91.00")])], count: 1,
      doubts: 1),
    Case(
      testDescription: "rows that are pending",
      statements: [ending([Row(isPending: true)]), beginning([Row(isPending: true)])], count: 1),
    Case(
      testDescription: "statements of one day",
      statements: [
        ending([Row()]), Statement(first: "2026-03-10", last: "2026-03-10", rows: [Row()]),
      ], count: 1),
    Case(
      testDescription: "an equal row on the day before",
      statements: [
        ending([Row(day: "2026-03-09")]),
        Statement(first: "2026-03-10", last: "2026-03-20", rows: [Row()]),
      ], count: 2),
  ]

  static func evaluate(
    _ statements: [Statement], _ decisions: [DuplicateDecision] = []
  ) throws -> CardClusters {
    let live = try statements.enumerated().map { number, statement in
      LiveStatement(
        fileHash: String(number), ordinal: 0, source: "csv", currency: .usd,
        from: try day(statement.first), to: try day(statement.last),
        rows: try statement.rows.enumerated().map { index, row in
          StatementRow(
            record: index + 1, span: SourceSpan(line: index + 2, offset: 0, length: 0),
            status: row.isPending ? .pending : .posted, amount: try decimal(row.amount),
            postingDate: try day(row.day), description: row.text, nativeID: row.id,
            runningBalance: try row.balance.map(decimal))
        })
    }
    let result = CardClusters.evaluate(card: CardID("c"), statements: live, decisions: decisions)
    let turned = CardClusters.evaluate(
      card: CardID("c"), statements: live.reversed(), decisions: decisions)
    #expect(result.shownIDs == turned.shownIDs)
    #expect(result.possibleDuplicates == turned.possibleDuplicates)
    return result
  }

  @Test(arguments: cases)
  func `they are one, and doubtful where nothing decides`(_ test: Case) throws {
    let result = try Self.evaluate(test.statements)
    #expect(result.clusters.count == test.count)
    #expect(result.possibleDuplicates.count == test.doubts)
    let single = result.possibleDuplicates.filter(\.isOne)
    #expect(single.count == test.doubts)
  }

  @Test func `a person's word makes two of it, or leaves it one`() throws {
    let statements = [Self.ending([Row()]), Self.beginning([Row()])]
    let doubt = try #require(try Self.evaluate(statements).possibleDuplicates.first)
    let result = try Self.evaluate(statements)
    let names = doubt.rows.map { result.name(of: $0) }
    let two = DuplicateDecision(first: names[0], second: names[1], isSame: false)
    let one = DuplicateDecision(first: names[0], second: names[1], isSame: true)
    let kept = try Self.evaluate(statements, [two])
    #expect(kept.clusters.count == 2)
    #expect(Set(kept.shownIDs).count == 2)
    #expect(kept.possibleDuplicates.isEmpty)
    let merged = try Self.evaluate(statements, [one])
    #expect(merged.clusters.count == 1)
    #expect(merged.possibleDuplicates.isEmpty)
    #expect(try Self.evaluate(statements, [two, one]).clusters.count == 1)
    #expect(try Self.evaluate(statements, [one, two]).clusters.count == 2)
    // A later statement that shows both has nothing to add; one that shows three has.
    let all = Statement(first: "2026-03-02", last: "2026-03-25", rows: [Row(), Row()])
    #expect(try Self.evaluate(statements + [all], [two]).clusters.count == 2)
    var more = all
    more.rows.append(Row())
    #expect(try Self.evaluate(statements + [more], [two]).clusters.count == 3)
  }
}
