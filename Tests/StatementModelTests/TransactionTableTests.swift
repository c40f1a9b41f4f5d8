import StatementModel
import TestSupport
import Testing

@Suite struct TransactionTableTests {
  private func transaction(
    _ number: Int, _ description: String, payee: String? = nil, category: String? = nil,
    file: String = "a.csv", _ details: TransactionDetails = TransactionDetails()
  ) throws -> Transaction {
    Transaction(
      id: TransactionID(high: UInt64(number), low: 1), card: CardID("visa"), status: .posted,
      purchaseDate: CalendarDate(dayNumber: Int32(20_000 + number)), postingDate: nil,
      amount: Money(try #require(ExactDecimal(units: -1250, scale: 2)), .usd),
      description: description, payee: payee, category: category.flatMap { CategoryPath($0) },
      sourceFile: file, sourceLine: number, details: details)
  }

  private func all() throws -> [Transaction] {
    var noted = TransactionDetails()
    noted.note = "with a friend"
    noted.tags = ["fun"]
    return [
      try transaction(1, "COFFEE"), try transaction(2, "COFFEE", category: "Food/Coffee"),
      try transaction(3, "COFFEE", payee: "Corner", category: "Food"),
      try transaction(4, "COFFEE", noted), try transaction(5, "COFFEE", file: "b.csv"),
      try transaction(6, "e\u{301}clair"), try transaction(7, "\u{e9}clair"),
    ]
  }

  @Test func `transactions come back as they were, byte by byte`() throws {
    let all = try all()
    let table = TransactionTable(all)
    #expect(Array(table) == all)
    #expect(
      table.map { Array($0.description.utf8) }
        == all.map { Array($0.description.utf8) })
  }

  @Test func `a text has one number`() throws {
    let table = TransactionTable(try all())
    #expect(Set(table.names.map(\.description)).count == 3)
    #expect(table.names[2].merchant != table.names[1].merchant)
    #expect(table.merchant(at: 2) == "Corner")
    #expect(table.category(at: 0) == nil)
    #expect(table.sourceFile(at: 4) == "b.csv")
    #expect(table.details(at: 3)?.tags == ["fun"])
    #expect(table.categories.map(\.text) == ["Food/Coffee", "Food"])
  }

  @Test func `changes touch one transaction alone`() throws {
    var table = TransactionTable(try all())
    table.markTransfer(at: 0)
    table.set(category: CategoryPath("Food"), from: .link, at: 0)
    table.set(category: nil, from: .none, at: 1)
    var details = try #require(table.details(at: 3))
    details.tags = []
    table.set(details, at: 3)
    var expected = try all()
    expected[0].isTransfer = true
    expected[0].category = CategoryPath("Food")
    expected[0].categorySource = .link
    expected[1].category = nil
    expected[1].categorySource = .none
    expected[3].details.tags = []
    #expect(Array(table) == expected)
    table.set(TransactionDetails(), at: 3)
    #expect(table.details(at: 3) == nil)
  }

  @Test func `some are picked in the order asked for`() throws {
    let all = try all()
    let table = TransactionTable(all)
    #expect(Array(table.picking([6, 0, 3])) == [all[6], all[0], all[3]])
    #expect(table.picking([]).isEmpty)
  }

  @Test func `a split one stands as its parts`() throws {
    var split = TransactionDetails()
    let parts = ["-10 USD": "Food", "-2.50 USD": "Home"].sorted { $0.key < $1.key }
    split.split = try parts.map { amount, category in
      CategorySplit.Part(
        try #require(CategoryPath(category)), try money(amount))
    }
    split.original = try money("-11 EUR")
    split.note = "both"
    let table = TransactionTable([
      try transaction(1, "SHOP", split), try transaction(2, "SHOP"),
    ]).byParts()
    #expect(table.count == 3)
    #expect(
      table.numbers.map(\.amount) == [
        split.split[0].amount, split.split[1].amount, table.numbers[2].amount,
      ])
    #expect(table.category(at: 1) == split.split[1].category)
    #expect(table.details(at: 1)?.part == SplitPlace(number: 2, count: 2))
    #expect(table.details(at: 1)?.note == "both")
    #expect(table.details(at: 1)?.original == nil)
    #expect(table.details(at: 2) == nil)
  }
}
