import StatementModel
import TestSupport
import Testing

@testable import BookKeeping
@testable import Identity

/// What is read off the rows of why they are of one transaction.
struct MatchEvidenceTests {
  struct Pair: CustomTestStringConvertible, Sendable {
    var name: String
    var first: Row
    var second: Row
    var rule: String
    var words: String
    var testDescription: String { name }
  }

  struct Row: Sendable {
    var source = "csv"
    var day: String
    var purchase: String?
    var amount = "-20"
    var text = "CAFÉ ÎLE PARIS"
    var id: String?
    var isPending = false
    var code: Int?
    var category: String?
    var settles: String?
  }

  static let pairs: [Pair] = [
    Pair(
      name: "content", first: Row(day: "2026-03-02"), second: Row(day: "2026-03-02"),
      rule: "content", words: "same date, amount and text"),
    Pair(
      name: "id", first: Row(day: "2026-03-02", id: "a"),
      second: Row(day: "2026-03-04", text: "CAFÉ ÎLE PARIS 12", id: "a"), rule: "native-id",
      words: "same id a and amount, 2 days apart"),
    Pair(
      name: "settled", first: Row(day: "2026-03-02", isPending: true),
      second: Row(day: "2026-03-05"), rule: "settlement-exact",
      words: "same amount and similar text as a pending row, 3 days later"),
    Pair(
      name: "tip by code", first: Row(day: "2026-03-02", isPending: true, code: 5812),
      second: Row(day: "2026-03-03", amount: "-24"), rule: "settlement-tip",
      words: "a pending row of -20 with a tip, 1 day later"),
    Pair(
      name: "tip by category",
      first: Row(day: "2026-03-02", isPending: true, category: "Food & Drink / Restaurants"),
      second: Row(day: "2026-03-03", amount: "-24"), rule: "settlement-tip",
      words: "a pending row of -20 with a tip, 1 day later"),
    Pair(
      name: "settled by id", first: Row(day: "2026-03-02", id: "a", isPending: true),
      second: Row(day: "2026-03-02", amount: "-44.2", id: "a"), rule: "settlement-id",
      words: "same id a as the pending row of -20, on the same day"),
    Pair(
      name: "stated", first: Row(day: "2026-03-02", id: "p", isPending: true),
      second: Row(day: "2026-03-03", amount: "-44.2", id: "a", settles: "p"), rule: "stated-id",
      words: "states its pending row p, 1 day later"),
    Pair(
      name: "formats", first: Row(day: "2026-03-02", purchase: "2026-03-01"),
      second: Row(source: "ofx", day: "2026-03-02", text: "CAFÉ ÎLE"), rule: "across-formats",
      words: "same amount and date, similar text in csv"),
  ]

  private func statement(_ number: Int, _ row: Row) throws -> LiveStatement {
    var details = RowDetails()
    details.merchantCategoryCode = row.code
    details.bankCategory = row.category
    details.settlesID = row.settles
    let posting = try day(row.day)
    return LiveStatement(
      fileHash: String(number), ordinal: 0, source: row.source, currency: .usd,
      from: posting, to: posting.adding(days: number),
      rows: [
        StatementRow(
          record: 1, span: SourceSpan(line: 1, offset: 0, length: 0),
          status: row.isPending ? .pending : .posted, amount: try decimal(row.amount),
          purchaseDate: try row.purchase.map(day), postingDate: posting, description: row.text,
          nativeID: row.id, details: details)
      ])
  }

  @Test(arguments: pairs)
  func `evidence says what agreed`(_ pair: Pair) throws {
    let result = CardClusters.evaluate(
      card: CardID("c"),
      statements: [try statement(1, pair.first), try statement(9, pair.second)])
    try #require(result.clusters.count == 1)
    let rows = result.memberLists[0]
    try #require(rows.count == 2)
    let match = result.match(of: rows[1], in: 0)
    #expect(match.evidence.rule == pair.rule)
    #expect(match.evidence.description == pair.words)
    #expect(match.with == rows[0])
    #expect(result.match(of: rows[0], in: 0).evidence == .first)
  }

  @Test func `a place without tips settles no other amount`() throws {
    let result = CardClusters.evaluate(
      card: CardID("c"),
      statements: [
        try statement(1, Row(day: "2026-03-02", isPending: true, category: "Groceries")),
        try statement(9, Row(day: "2026-03-03", amount: "-24")),
      ])
    #expect(result.clusters.count == 2)
  }
}
