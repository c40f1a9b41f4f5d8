import StatementModel
import TestSupport
import Testing

@testable import BookKeeping
@testable import Identity

/// Pending rows of one source that are bound to posted ones of another.
struct BindingTests {
  private static func statement(
    _ number: Int, _ source: String, _ days: ClosedRange<Int>, _ rows: [StatementRow]
  ) throws -> LiveStatement {
    LiveStatement(
      fileHash: String(number), ordinal: 0, source: source, currency: .usd,
      from: try day(date(days.lowerBound)), to: try day(date(days.upperBound)), rows: rows)
  }

  private static func date(_ number: Int) -> String { "2026-01-\(number < 10 ? "0" : "")\(number)" }

  private static func row(
    _ status: StatementRow.Status, _ amount: String, _ text: String, purchase: Int? = nil,
    posting: Int? = nil, id: String
  ) throws -> StatementRow {
    StatementRow(
      record: 1, span: SourceSpan(line: 1, offset: 0, length: 0), status: status,
      amount: try decimal(amount), purchaseDate: try purchase.map { try day(date($0)) },
      postingDate: try posting.map { try day(date($0)) }, description: text, nativeID: id)
  }

  @Test func `an id that two pending rows of one statement bear binds one of them`() throws {
    let statements = [
      try Self.statement(
        1, "csv", 5...7,
        [
          try Self.row(.pending, "-10", "CAFÉ ÎLE", purchase: 5, posting: 5, id: "0"),
          try Self.row(.pending, "-12", "IKEA", posting: 6, id: "0"),
        ]),
      try Self.statement(
        2, "ofx", 3...9, [try Self.row(.posted, "-11", "IKEA", purchase: 6, id: "1")]),
      try Self.statement(
        3, "csv", 5...14,
        [try Self.row(.posted, "-11", "IKEA", purchase: 6, posting: 7, id: "0")]),
    ]
    var shown: Set<[TransactionID]> = []
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let result = CardClusters.evaluate(
        card: CardID("c"), statements: order.map { statements[$0] })
      for rows in result.memberLists {
        let sources = rows.map { result.rows.statement(of: $0) }
        #expect(Set(sources).count == sources.count)
      }
      #expect(result.clusters.map(\.count).sorted() == [1, 3])
      shown.insert(result.shownIDs)
    }
    #expect(shown.count == 1)
  }
}
