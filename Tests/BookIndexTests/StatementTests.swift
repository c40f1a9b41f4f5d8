import BookIndex
import StatementModel
import TestSupport
import Testing

@Suite struct StatementTests {
  private let folder: IndexFolder

  init() throws { folder = try IndexFolder() }

  @Test func `a statement comes back with all its fields`() throws {
    let index = try folder.create()
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
    let bare = IndexedStatement(key: .sample(2), file: "", importID: "")
    try index.update { writer in
      try writer.insertStatement(full, rows: [])
      try writer.insertStatement(bare, rows: [])
    }
    try index.close()
    #expect(try folder.open().statements() == [full, bare])
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
    #expect(kept.rowCount == 5)
    #expect(kept.from == statement.from)
    #expect(kept.to == statement.to)
  }

  @Test func `rows are those of their statement`() throws {
    var chance = Chance(seed: 9)
    let index = try folder.create()
    let rows = (0..<30).map { _ in chance.row() }
    try index.update { writer in
      for number in 0..<3 {
        try writer.insertStatement(
          IndexedStatement(key: .sample(number), file: "f", importID: "i"),
          rows: StatementColumns(rows[(number * 10)..<(number * 10 + 10)]))
      }
    }
    #expect(try index.rows(of: .sample(1)) == StatementColumns(rows[10..<20]))
    #expect(try index.rows(of: .sample(7)) == nil)
    #expect(try index.rows(of: .sample(1, card: "amex")) == nil)
  }

  @Test func `statements are found by card and removed by key`() throws {
    let index = try folder.create()
    let keys: [StatementKey] = [.sample(1), .sample(2), .sample(1, card: "amex")]
    try index.update { writer in
      for key in keys {
        try writer.insertStatement(
          IndexedStatement(key: key, file: "f", importID: "i"), rows: [])
      }
    }
    #expect(try index.statements().map(\.key) == keys.sorted())
    #expect(try index.statements(ofCard: CardID("visa")).map(\.key) == [keys[0], keys[1]])
    let removed = try index.update { writer in
      [try writer.removeStatement(keys[0]), try writer.removeStatement(keys[0])]
    }
    #expect(removed == [true, false])
    #expect(try index.statements().map(\.key) == [keys[2], keys[1]])
  }

  @Test func `one key is inserted once`() throws {
    let index = try folder.create()
    let statement = IndexedStatement(key: .sample(1), file: "f", importID: "i")
    #expect(throws: IndexError.alreadyThere) {
      try index.update { writer in
        try writer.insertStatement(statement, rows: [])
        try writer.insertStatement(statement, rows: [])
      }
    }
    #expect(try index.statements().isEmpty)
  }
}
