import StatementModel
import TestSupport
import Testing

@testable import BookKeeping
@testable import Identity

/// At which file and line a transaction is shown.
struct ShownPlaceTests {
  private static let card = CardID("card")
  private static let first = CalendarDate(dayNumber: 20_513)

  /// A statement of March 2026 from its first day to the day of the number, whose file begins with
  /// so many lines of other things.
  private func statement(
    _ file: String, to last: Int, after lines: Int = 0, rows: [StatementRow]
  ) -> LiveStatement {
    LiveStatement(
      fileHash: file, ordinal: 0, source: "csv", currency: .usd, from: Self.first,
      to: Self.first.adding(days: last - 1),
      rows: rows.enumerated().map { number, row in
        var row = row
        row.record = number + 1
        row.span = SourceSpan(line: lines + number + 1, offset: 0, length: 0)
        return row
      })
  }

  private func row(
    _ day: Int, _ text: String, pending: Bool = false, units: Int64 = -450
  ) throws -> StatementRow {
    StatementRow(
      record: 0, span: SourceSpan(line: 0, offset: 0, length: 0),
      status: pending ? .pending : .posted,
      amount: try #require(ExactDecimal(units: units, scale: 2)),
      postingDate: Self.first.adding(days: day - 1), description: text, nativeID: "id \(day)")
  }

  private func shown(_ statements: [LiveStatement]) -> [String] {
    let result = CardClusters.evaluate(card: Self.card, statements: statements)
    let builder = TransactionBuilder(result)
    return result.clusters.indices.compactMap { builder.draft(of: $0) }.map { draft in
      let text = result.rows.description(of: draft.row)
      return "\(text) \(result.rows.fileHash(of: draft.row)):\(draft.numbers.sourceLine)"
    }.sorted()
  }

  @Test func `a newer file that lists a row once more leaves its place`() throws {
    let one = statement("one", to: 10, rows: [try row(3, "COFFEE")])
    let two = statement("two", to: 20, after: 5, rows: [try row(3, "COFFEE"), try row(12, "TEA")])
    #expect(shown([one, two]) == ["COFFEE one:1", "TEA two:7"])
    #expect(shown([two, one]) == ["COFFEE one:1", "TEA two:7"])
    // The first file is taken back.
    #expect(shown([two]) == ["COFFEE two:6", "TEA two:7"])
  }

  @Test func `the place is that of a row that says what is shown`() throws {
    let one = statement("one", to: 10, rows: [try row(3, "COFFEE HOUSE")])
    let two = statement("two", to: 20, rows: [try row(3, "COFFEE HOUSE LONDON")])
    let three = statement("three", to: 25, rows: [try row(3, "COFFEE HOUSE LONDON")])
    #expect(shown([three, one, two]) == ["COFFEE HOUSE LONDON two:1"])
  }

  @Test func `of files that end on one day the one whose rows lie earlier is the older`() throws {
    let rows = [try row(3, "COFFEE"), try row(5, "TEA")]
    for names in [("a", "b"), ("b", "a")] {
      let one = statement(names.0, to: 10, rows: rows)
      let two = statement(names.1, to: 10, after: 5, rows: rows + [try row(10, "CAKE")])
      let places = ["CAKE \(names.1):8", "COFFEE \(names.0):1", "TEA \(names.0):2"]
      #expect(shown([one, two]) == places)
      #expect(shown([two, one]) == places)
    }
  }

  @Test func `a posted row goes before the pending one it settles`() throws {
    let one = statement("one", to: 10, rows: [try row(3, "COFFEE", pending: true)])
    let two = statement("two", to: 20, rows: [try row(3, "COFFEE")])
    let three = statement("three", to: 25, rows: [try row(3, "COFFEE")])
    #expect(shown([one, two, three]) == ["COFFEE two:1"])
  }

  @Test func `details count as what is shown`() throws {
    var with = try row(3, "COFFEE")
    with.details.memo = "large"
    let one = statement("one", to: 10, rows: [try row(3, "COFFEE")])
    let two = statement("two", to: 20, rows: [with])
    #expect(shown([one, two]) == ["COFFEE two:1"])
    #expect(shown([statement("none", to: 5, rows: [with]), one]) == ["COFFEE one:1"])
  }
}
