import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// Statements and their rows come back from the index as they were read.
struct IndexedCardTests {
  private func back(_ rows: [StatementColumns]) throws -> [StatementColumns] {
    let statements = rows.enumerated().map { (key: StatementKey.sample($0), rows: $1) }
    let back = try IndexFiles.throughFile(IndexedCard(statements))
    #expect(back.statements.map(\.key) == statements.map(\.key))
    return back.statements.map(\.rows)
  }

  @Test(arguments: 0..<10)
  func `rows of any fields come back as they were`(_ seed: Int) throws {
    var chance = Chance(seed: UInt64(seed))
    let rows = [chance.rows(150), chance.rows(0), chance.rows(7)]
    for (back, rows) in zip(try back(rows), rows) {
      #expect(back == rows)
      // Swift's equality of texts is looser than the bytes we owe.
      #expect(
        back.texts.strings.map { Array($0.utf8) } == rows.texts.strings.map { Array($0.utf8) })
      #expect(back.numbers == rows.numbers && back.places == rows.places)
      #expect(back.nativeIDs == rows.nativeIDs && back.currencies == rows.currencies)
      #expect(back.details == rows.details)
    }
  }

  @Test func `ids that were made for rows come back with them`() throws {
    var chance = Chance(seed: 4)
    var rows = chance.rows(50)
    rows.nameRows(card: CardID("visa"), currency: .eur)
    let ids = try #require(rows.names?.ids)
    let all = try back([chance.rows(3), rows])
    #expect(all[0].names == nil)
    #expect(all[1].names?.ids == ids && all[1].names?.currency == .eur)
    #expect(all[1].ids(card: CardID("visa"), currency: .eur) == ids)
    #expect(all[1].ids(card: CardID("other"), currency: .eur) != ids)
    rows[3].amount = -rows[3].amount
    #expect(rows.names == nil)
  }

  @Test func `neighbours share their details again`() throws {
    var chance = Chance(seed: 6)
    var all = (0..<60).map { _ in chance.row() }
    for place in all.indices { all[place].details.kind = .fee }
    for place in all.indices where place % 4 > 0 { all[place].details = all[place - 1].details }
    all[21].details = RowDetails()
    let rows = StatementColumns(all)
    let back = try back([rows])[0]
    #expect(back == rows && back.numbers == rows.numbers)
    #expect(back.details == rows.details && back.details.count <= 15)
  }

  @Test func `columns that do not fit together are none`() throws {
    var chance = Chance(seed: 7)
    let rows = chance.rows(5)
    func columns(
      _ numbers: [RowNumbers]? = nil, _ places: [RowPlace]? = nil, _ texts: [String]? = nil,
      _ balances: [ExactDecimal?]? = nil
    ) -> StatementColumns? {
      StatementColumns(
        numbers: numbers ?? rows.numbers, places: places ?? rows.places,
        texts: texts ?? rows.texts.strings, nativeIDs: rows.nativeIDs,
        currencies: rows.currencies, balances: balances ?? rows.balances, details: rows.details,
        names: nil)
    }
    #expect(columns() == rows)
    #expect(columns(nil, rows.places.dropLast()) == nil)
    #expect(columns(nil, nil, []) == nil)
    #expect(columns(nil, nil, nil, [nil]) == nil)
    for change in [
      { (row: inout RowNumbers) in row.nativeID = 99 }, { $0.details = 99 },
      { $0.currency = 99 }, { $0.currency = -1 }, { $0.text = -1 },
    ] {
      var numbers = rows.numbers
      change(&numbers[2])
      #expect(columns(numbers) == nil)
    }
  }

  @Test func `a statement comes back with all its fields`() throws {
    var full = IndexedStatement(
      key: .sample(1), file: "Statements/visa/märz.csv", importID: "laptop-17", rowCount: 3)
    full.account = "4580 **** 4417"
    full.accountType = .creditLine
    full.institution = "First Bank"
    full.currency = .ils
    full.statedFrom = try day("2026-03-01")
    full.statedTo = try day("2026-03-31")
    full.from = try day("2026-03-02")
    full.to = try day("2026-03-30")
    full.openingBalance = StatedBalance(amount: try decimal("-12.5"), date: try day("2026-03-01"))
    full.closingBalance = StatedBalance(amount: try decimal("0.12345678901234"))
    for statement in [full, IndexedStatement(key: .sample(2), file: "", importID: "")] {
      var packed = PackedWriter()
      packed.statement(statement)
      var input = PackedReader(packed.bytes)
      #expect(try input.statement() == statement)
      for cut in packed.bytes.indices {
        var input = PackedReader(Array(packed.bytes[..<cut]))
        #expect(throws: IndexError.self) { try input.statement() }
      }
    }
  }

  @Test func `what is kept of a statement makes it again`() throws {
    var chance = Chance(seed: 4)
    var statement = Statement(rows: chance.rows(5))
    statement.account = "1005"
    statement.accountType = .checking
    statement.institution = "Bank"
    statement.currency = .eur
    statement.statedTo = try day("2026-01-31")
    statement.closingBalance = StatedBalance(amount: try decimal("7"))
    let kept = IndexedStatement(statement, key: .sample(1), file: "a.csv", importID: "1")
    #expect(kept.statement(rows: statement.rows) == statement)
    #expect(kept.rowCount == 5 && kept.from == statement.from && kept.to == statement.to)
  }
}
