import StatementModel
import TestSupport
import Testing

@testable import BookKeeping
@testable import Identity

/// OFX corrections, wherever the row they name stands.
struct CorrectionTests {
  /// A row: its amount, id, and the id it replaces or deletes.
  struct Row: Sendable {
    var amount: String
    var id: String
    var replaces: String?
    var deletes: String?
    var day = "2026-03-10"
    var text = "SHOP"
  }

  /// What statements show and what is left of it.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var statements: [[Row]]
    var left: [String]
  }

  static let cases = [
    Case(
      testDescription: "in one statement",
      statements: [
        [
          Row(amount: "-5", id: "1"), Row(amount: "-6", id: "2"),
          Row(amount: "-7", id: "3", replaces: "1"), Row(amount: "-6", id: "4", deletes: "2"),
        ]
      ],
      left: ["-7.00 USD"]),
    Case(
      testDescription: "before the rows they name",
      statements: [
        [
          Row(amount: "-7", id: "3", replaces: "1"), Row(amount: "-6", id: "4", deletes: "2"),
          Row(amount: "-5", id: "1"), Row(amount: "-6", id: "2"),
        ]
      ],
      left: ["-7.00 USD"]),
    Case(
      testDescription: "in another statement of the same days",
      statements: [
        [Row(amount: "-5", id: "1"), Row(amount: "-6", id: "2")],
        [Row(amount: "-7", id: "3", replaces: "1"), Row(amount: "-6", id: "4", deletes: "2")],
      ],
      left: ["-7.00 USD"]),
    Case(
      testDescription: "and are downloaded twice",
      statements: [
        [Row(amount: "-5", id: "1"), Row(amount: "-7", id: "3", replaces: "1")],
        [Row(amount: "-7", id: "3", replaces: "1")],
        [Row(amount: "-7", id: "3")],
      ],
      left: ["-7.00 USD"]),
    Case(
      testDescription: "in a chain",
      statements: [
        [
          Row(amount: "-8", id: "3", replaces: "2"), Row(amount: "-5", id: "1"),
          Row(amount: "-7", id: "2", replaces: "1"),
        ]
      ],
      left: ["-8.00 USD"]),
    Case(
      testDescription: "in a chain that ends with a deletion",
      statements: [
        [Row(amount: "-7", id: "2", replaces: "1")], [Row(amount: "-7", id: "3", deletes: "2")],
        [Row(amount: "-5", id: "1")],
      ],
      left: []),
    Case(
      testDescription: "beside a row that looks the same",
      statements: [
        [Row(amount: "-5", id: "1"), Row(amount: "-5", id: "2")],
        [Row(amount: "-5", id: "3", deletes: "1")],
      ],
      left: ["-5.00 USD"]),
    Case(
      testDescription: "by a deletion that bears the id it names, as a removal in a sync does",
      statements: [
        [Row(amount: "-5", id: "1"), Row(amount: "-6", id: "2")],
        [Row(amount: "-7", id: "3"), Row(amount: "0", id: "1", deletes: "1", text: "")],
      ],
      left: ["-6.00 USD", "-7.00 USD"]),
    Case(
      testDescription: "by such a deletion of a row that was replaced before",
      statements: [
        [Row(amount: "-5", id: "1"), Row(amount: "-6", id: "2")],
        [Row(amount: "-8", id: "1", replaces: "1")],
        [Row(amount: "0", id: "1", deletes: "1", text: "")],
      ],
      left: ["-6.00 USD"]),
    Case(
      testDescription: "with only the text changed",
      statements: [
        [
          Row(amount: "-5", id: "1"),
          Row(amount: "-5", id: "2", replaces: "1", text: "SHOP LONDON"),
        ]
      ],
      left: ["-5.00 USD"]),
    Case(
      testDescription: "of a row that nobody has",
      statements: [
        [Row(amount: "-7", id: "3", replaces: "8"), Row(amount: "-6", id: "4", deletes: "9")]
      ],
      left: ["-7.00 USD"]),
    Case(
      testDescription: "of an id that a purchase and its fee share",
      statements: [
        [Row(amount: "-100", id: "1"), Row(amount: "-3", id: "1", text: "FEE")],
        [Row(amount: "-3", id: "2", deletes: "1")],
      ],
      left: ["-100.00 USD"]),
    Case(
      testDescription: "of an id that two rows share, neither of which is meant for sure",
      statements: [
        [Row(amount: "-100", id: "1"), Row(amount: "-3", id: "1", text: "FEE")],
        [Row(amount: "-90", id: "2", replaces: "1")],
      ],
      left: ["-100.00 USD", "-3.00 USD", "-90.00 USD"]),
    Case(
      testDescription: "in files that count their rows from 1, each of its own rows",
      statements: [
        [Row(amount: "-1", id: "1", text: "A"), Row(amount: "-2", id: "2", text: "B")],
        [
          Row(amount: "-3", id: "1", day: "2026-03-20", text: "C"),
          Row(amount: "-4", id: "2", replaces: "1", day: "2026-03-20", text: "C"),
        ],
      ],
      left: ["-1.00 USD", "-2.00 USD", "-4.00 USD"]),
    Case(
      testDescription: "in a ring",
      statements: [
        [Row(amount: "-1", id: "1", replaces: "2"), Row(amount: "-2", id: "2", replaces: "1")]
      ],
      left: ["-2.00 USD"]),
    Case(
      testDescription: "of the row of the same id that was sent before",
      statements: [
        [Row(amount: "-5", id: "1")], [Row(amount: "-7", id: "1", replaces: "1")],
        [Row(amount: "-7", id: "1", replaces: "1"), Row(amount: "-9", id: "2")],
      ],
      left: ["-7.00 USD", "-9.00 USD"]),
  ]

  @Test("Corrections act", arguments: cases)
  func act(_ given: Case) throws {
    let statements = try given.statements.enumerated().map(Self.statement)
    // Whatever the order, and also if each file comes again under another name.
    let again = try given.statements.enumerated().map {
      try Self.statement($0 + 20, $1)
    }
    for order in [statements, statements.reversed(), again + statements] {
      let result = CardClusters.evaluate(card: CardID("c"), statements: order)
      let made = result.transactions
      #expect(made.map(\.transaction.amount.description).sorted() == given.left.sorted())
      let members = result.memberLists.joined()
      #expect(Set(members).count == order.map(\.rows.count).reduce(0, +))
    }
  }

  @Test("Corrections in one statement are counted as identity counts them", arguments: cases)
  func countAlike(_ given: Case) throws {
    for (index, rows) in given.statements.enumerated() {
      let statement = try Self.statement(index, rows)
      let result = CardClusters.evaluate(card: CardID("c"), statements: [statement])
      let made = result.transactions
      let void = StatementCorrections(statement.rows).void
      #expect(made.count == rows.count - void.count)
    }
  }

  private static func statement(_ number: Int, _ rows: [Row]) throws -> LiveStatement {
    LiveStatement(
      // The hash orders statements of one end; the later ones are to come first as well.
      fileHash: String((number * 7) % 10) + String(number), ordinal: 0, source: "ofx",
      currency: .usd,
      from: try day("2026-03-01"), to: try day("2026-03-31"),
      rows: try rows.enumerated().map { index, row in
        var details = RowDetails()
        if let id = row.replaces {
          details.correction = RowCorrection(nativeID: id, action: .replace)
        }
        if let id = row.deletes {
          details.correction = RowCorrection(nativeID: id, action: .delete)
        }
        return StatementRow(
          record: index + 1, span: SourceSpan(line: index + 1, offset: 0, length: 0),
          amount: try decimal(row.amount), postingDate: try day(row.day), description: row.text,
          nativeID: row.id, details: details)
      })
  }
}
