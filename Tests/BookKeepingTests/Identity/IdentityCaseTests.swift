import StatementModel
import TestSupport
import Testing

@testable import BookKeeping
@testable import Identity

/// Identity by small named cases.
struct IdentityCaseTests {
  /// A statement of rows written as `day amount description id status`.
  private func statement(
    _ number: Int, _ first: String, _ last: String, _ rows: [Row]
  ) throws -> LiveStatement {
    LiveStatement(
      fileHash: String(number), ordinal: 0, source: "ofx", currency: .usd, from: try day(first),
      to: try day(last),
      rows: try rows.enumerated().map { index, row in
        StatementRow(
          record: index + 1, span: SourceSpan(line: index + 1, offset: 0, length: 0),
          status: row.pending ? .pending : .posted, amount: try decimal(row.amount),
          postingDate: try day(row.day), description: row.text, nativeID: row.id,
          details: row.details)
      })
  }

  struct Row {
    var day: String
    var amount: String
    var text: String
    var id: String?
    var pending = false
    var details = RowDetails()
  }

  private func count(_ statements: LiveStatement...) -> Int {
    CardClusters.evaluate(card: CardID("c"), statements: statements).clusters.count
  }

  @Test func `equal purchases of one day are as many as the fullest statement shows`() throws {
    let coffee = Row(day: "2026-03-10", amount: "-4.50", text: "COFFEE")
    let one = try statement(1, "2026-03-01", "2026-03-10", [coffee])
    let two = try statement(2, "2026-03-10", "2026-03-20", [coffee, coffee])
    #expect(count(one, two) == 2)
    #expect(count(two, one) == 2)
  }

  @Test func `a purchase and its fee under one id are two`() throws {
    let rows = [
      Row(day: "2026-03-10", amount: "-100", text: "HOTEL ROMA", id: "7"),
      Row(day: "2026-03-10", amount: "-3", text: "FOREIGN TRANSACTION FEE", id: "7"),
    ]
    let one = try statement(1, "2026-03-01", "2026-03-10", rows)
    let two = try statement(2, "2026-03-05", "2026-03-20", rows)
    #expect(count(one, two) == 2)
  }

  @Test func `an id whose description the bank rewrote slightly is the same transaction`() throws {
    let one = try statement(
      1, "2026-03-01", "2026-03-10",
      [Row(day: "2026-03-10", amount: "-20", text: "AMAZON MKTPLACE", id: "a")])
    let two = try statement(
      2, "2026-03-05", "2026-03-20",
      [Row(day: "2026-03-11", amount: "-20", text: "AMAZON MKTPLACE PMTS SEATTLE", id: "a")])
    #expect(count(one, two) == 1)
  }

  @Test func `an id that comes again months later is another transaction`() throws {
    let one = try statement(
      1, "2026-03-01", "2026-03-10", [Row(day: "2026-03-10", amount: "-20", text: "GYM", id: "1")])
    let two = try statement(
      2, "2026-06-01", "2026-06-20", [Row(day: "2026-06-11", amount: "-20", text: "GYM", id: "1")])
    #expect(count(one, two) == 2)
  }

  @Test func `an id that many rows share is none`() throws {
    func rows(_ day: String, _ names: [String]) -> [Row] {
      names.enumerated().map {
        Row(day: day, amount: "-\($0 + 1)", text: $1, id: "7")
      }
    }
    let names = ["TEA", "BUS", "GYM", "BOOK", "CINEMA"]
    let one = try statement(1, "2026-03-01", "2026-03-10", rows("2026-03-09", names))
    let two = try statement(2, "2026-03-11", "2026-03-20", rows("2026-03-12", names))
    #expect(count(one, two) == 10)
  }

  @Test func `different stable ids with equal content are different transactions`() throws {
    let shared = (5...8).map {
      Row(day: "2026-03-0\($0)", amount: "-\($0)", text: "SHOP", id: "s\($0)")
    }
    let one = try statement(
      1, "2026-03-01", "2026-03-10",
      shared + [Row(day: "2026-03-10", amount: "-5", text: "METRO", id: "m1")])
    let two = try statement(
      2, "2026-03-05", "2026-03-20",
      shared + [Row(day: "2026-03-10", amount: "-5", text: "METRO", id: "m2")])
    #expect(count(one, two) == 6)
  }

  @Test func `a pending row is settled by the posted one, and counts once`() throws {
    let one = try statement(
      1, "2026-03-01", "2026-03-10",
      [Row(day: "2026-03-10", amount: "-20", text: "BOOKSHOP LONDON", pending: true)])
    let two = try statement(
      2, "2026-03-05", "2026-03-30",
      [Row(day: "2026-03-12", amount: "-20", text: "BOOKSHOP LONDON GB")])
    let result = CardClusters.evaluate(card: CardID("c"), statements: [two, one])
    let made = result.transactions
    #expect(made.map(\.transaction.status) == [.posted])
  }

  @Test func `a pending row that nothing settles is withdrawn in time`() throws {
    let one = try statement(
      1, "2026-03-01", "2026-03-10",
      [Row(day: "2026-03-10", amount: "-1", text: "FUEL HOLD", pending: true)])
    let soon = try statement(2, "2026-03-05", "2026-03-15", [])
    let later = try statement(
      3, "2026-03-05", "2026-03-20", [Row(day: "2026-03-19", amount: "-9", text: "TEA")])
    let interim = try statement(
      4, "2026-03-20", "2026-03-20",
      [Row(day: "2026-03-20", amount: "-9", text: "TEA", pending: true)])
    let empty = try statement(5, "2026-03-20", "2026-03-21", [])
    func status(_ statements: LiveStatement...) -> [Transaction.Status] {
      let result = CardClusters.evaluate(card: CardID("c"), statements: statements)
      return result.transactions
        .map(\.transaction.status)
    }
    #expect(status(one, soon) == [.pending])
    #expect(status(one, soon, later) == [.withdrawn, .posted])
    #expect(status(one, interim, empty) == [.pending, .pending])
  }

  @Test func `a tip may be added at a restaurant only`() throws {
    var food = RowDetails()
    food.merchantCategoryCode = 5812
    func found(_ details: RowDetails) throws -> Int {
      let one = try statement(
        1, "2026-03-01", "2026-03-10",
        [Row(day: "2026-03-10", amount: "-40", text: "DINER", pending: true, details: details)])
      let two = try statement(
        2, "2026-03-05", "2026-03-15", [Row(day: "2026-03-11", amount: "-48", text: "DINER")])
      return count(one, two)
    }
    #expect(try found(food) == 1)
    #expect(try found(RowDetails()) == 2)
  }

  @Test func `a correction replaces or deletes the row it names, in a chain too`() throws {
    func correcting(_ id: String, _ action: RowCorrection.Action) -> RowDetails {
      var details = RowDetails()
      details.correction = RowCorrection(nativeID: id, action: action)
      return details
    }
    let one = try statement(
      1, "2026-03-01", "2026-03-10", [Row(day: "2026-03-10", amount: "-40", text: "TV", id: "1")])
    let two = try statement(
      2, "2026-03-01", "2026-03-11",
      [
        Row(
          day: "2026-03-10", amount: "-45", text: "TV", id: "2",
          details: correcting("1", .replace))
      ])
    let three = try statement(
      3, "2026-03-01", "2026-03-12",
      [
        Row(
          day: "2026-03-10", amount: "-45", text: "TV", id: "3", details: correcting("2", .delete))
      ])
    func amounts(_ statements: LiveStatement...) -> [String] {
      let result = CardClusters.evaluate(card: CardID("c"), statements: statements)
      return result.transactions
        .map(\.transaction.amount.description)
    }
    #expect(amounts(one, two) == ["-45.00 USD"])
    #expect(amounts(one, two, three) == [])
  }
}
