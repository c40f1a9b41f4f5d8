import StatementModel
import TestSupport
import Testing

@testable import BookKeeping
@testable import Identity

/// Statements of a layout with the date of purchase alone, beside others with both dates.
struct PurchaseDateTests {
  /// A row: its days of March 2026, its text.
  struct Row: Sendable {
    var purchase: Int?
    var posting: Int?
    var text: String

    init(_ purchase: Int?, _ posting: Int?, _ text: String = "SHOP") {
      self.purchase = purchase
      self.posting = posting
      self.text = text
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var statements: [[Row]]
    /// The days of purchase and posting of what is left.
    var left: [String]
  }

  static let cases = [
    Case(
      testDescription: "a column for the posting date is added",
      statements: [[Row(10, nil), Row(11, nil, "TEA")], [Row(10, 12), Row(11, 11, "TEA")]],
      left: ["10/12", "11/11"]),
    Case(
      testDescription: "a fare of every day",
      statements: [
        [Row(10, nil), Row(11, nil), Row(12, nil)], [Row(10, 11), Row(11, 12), Row(12, 13)],
      ],
      left: ["10/11", "11/12", "12/13"]),
    Case(
      testDescription: "the lone date is that of posting",
      statements: [
        [Row(11, nil), Row(12, nil), Row(13, nil), Row(20, nil, "TEA")],
        [Row(10, 11), Row(11, 12), Row(12, 13), Row(18, 20, "TEA")],
      ],
      left: ["10/11", "11/12", "12/13", "18/20"]),
    Case(
      testDescription: "two of one day are two",
      statements: [[Row(10, nil), Row(10, nil)], [Row(10, 12), Row(10, 13)]],
      left: ["10/12", "10/13"]),
    Case(
      testDescription: "two of one day that were posted apart, in files apart",
      statements: [[Row(10, 12)], [Row(10, 13)], [Row(10, nil), Row(10, nil)]],
      left: ["10/12", "10/13"]),
    Case(
      testDescription: "posting dates that differ are two, whatever the purchase",
      statements: [[Row(10, 12)], [Row(10, 13)]],
      left: ["10/12", "10/13"]),
    Case(
      testDescription: "a third layout with the posting date alone",
      statements: [[Row(10, nil)], [Row(10, 12)], [Row(nil, 12)]],
      left: ["10/12"]),
    Case(
      testDescription: "one layout only",
      statements: [[Row(10, nil)], [Row(10, nil), Row(11, nil)]],
      left: ["10/-", "11/-"]),
  ]

  @Test("Layouts meet", arguments: cases)
  func meet(_ given: Case) throws {
    let statements = try given.statements.enumerated().map { number, rows in
      try Self.statement(number, rows)
    }
    // Another hash turns the canonical order of statements that end on one day.
    let turned = try given.statements.enumerated().map { number, rows in
      try Self.statement(9 - number, rows)
    }
    for order in [statements, turned, statements + turned] {
      let result = CardClusters.evaluate(card: CardID("c"), statements: order)
      let made = result.transactions
      let days = made.map { _, transaction in
        let purchase = transaction.purchaseDate.map { "\($0.day)" } ?? "-"
        return "\(purchase)/\(transaction.postingDate.map { "\($0.day)" } ?? "-")"
      }
      #expect(days.sorted() == given.left.sorted())
    }
  }

  private static func statement(_ number: Int, _ rows: [Row]) throws -> LiveStatement {
    let month = try day("2026-03-01")
    func date(_ day: Int?) -> CalendarDate? { day.map { month.adding(days: $0 - 1) } }
    return LiveStatement(
      fileHash: String(number), ordinal: 0, source: "csv", currency: .usd, from: month,
      to: try day("2026-03-31"),
      rows: try rows.enumerated().map { index, row in
        StatementRow(
          record: index + 1, span: SourceSpan(line: index + 1, offset: 0, length: 0),
          amount: try decimal("-5"), purchaseDate: date(row.purchase),
          postingDate: date(row.posting), description: row.text)
      })
  }
}
