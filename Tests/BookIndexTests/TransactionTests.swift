import BookIndex
import StatementModel
import TestSupport
import Testing

@Suite struct TransactionTests {
  private let folder: IndexFolder

  init() throws { folder = try IndexFolder() }

  /// By hand what the index promises of its order.
  static func ordered(_ transactions: [Transaction], by basis: DateBasis = .purchase)
    -> [Transaction]
  {
    transactions.sorted { left, right in
      let days = (left.date(by: basis), right.date(by: basis))
      return days.0 == days.1 ? left.id < right.id : days.0 > days.1
    }
  }

  @Test(arguments: 0..<8)
  func `transactions of any fields come back in order`(_ seed: Int) throws {
    var chance = Chance(seed: UInt64(seed))
    let transactions = chance.transactions(300)
    let index = try folder.create()
    try index.update { try $0.insertTransactions(transactions) }
    #expect(try index.transactions() == Self.ordered(transactions))
    try index.close()
    let again = try folder.open(readOnly: true)
    let back = try again.transactions()
    #expect(back == Self.ordered(transactions))
    #expect(
      back.map { Array($0.description.utf8) }
        == Self.ordered(transactions).map { Array($0.description.utf8) })
  }

  @Test(arguments: DateBasis.allCases)
  func `a query gives what a filter of all would`(_ basis: DateBasis) throws {
    var chance = Chance(seed: 21)
    let transactions = chance.transactions(500)
    let index = try folder.create()
    try index.update { try $0.insertTransactions(transactions) }
    let all = Self.ordered(transactions, by: basis)
    for _ in 0..<60 {
      var query = IndexQuery(basis: basis)
      query.from = chance.some { $0.date() }
      query.to = chance.some { $0.date() }
      query.cards = chance.some { [CardID("card-\($0.number(below: 4))"), CardID("card-0")] }
      query.ids = chance.some { chance in
        Set((0..<5).map { _ in chance.of(transactions).id } + [chance.id()])
      }
      let expected = all.filter { transaction in
        let day = transaction.date(by: basis)
        return (query.from.map { $0 <= day } ?? true) && (query.to.map { day <= $0 } ?? true)
          && (query.cards?.contains(transaction.card) ?? true)
          && (query.ids?.contains(transaction.id) ?? true)
      }
      #expect(try index.transactions(matching: query) == expected)
    }
  }

  @Test func `inserting in pieces and deleting leaves what remains`() throws {
    var chance = Chance(seed: 33)
    let transactions = chance.transactions(600)
    let index = try folder.create()
    for start in stride(from: 0, to: 600, by: 50) {
      try index.update { try $0.insertTransactions(Array(transactions[start..<(start + 50)])) }
    }
    #expect(try index.transactions() == Self.ordered(transactions))
    let gone = Set(transactions[100..<350].map(\.id))
    let count = try index.update { try $0.deleteTransactions(gone.union([chance.id()])) }
    #expect(count == 250)
    let rest = transactions.filter { !gone.contains($0.id) }
    #expect(try index.transactions() == Self.ordered(rest))
    try index.close()
    #expect(try folder.open().transactions() == Self.ordered(rest))
  }

  @Test func `replacing a card leaves the others alone`() throws {
    var chance = Chance(seed: 34)
    let transactions = chance.transactions(200)
    let card = CardID("card-1")
    let index = try folder.create()
    try index.update { try $0.insertTransactions(transactions) }
    let others = transactions.filter { $0.card != card }
    var new = (0..<40).map { _ in chance.transaction(card: card) }
    try index.update { try $0.replaceTransactions(ofCard: card, with: new) }
    #expect(try index.transactions() == Self.ordered(others + new))
    new[7].payee = "Somebody else"
    try index.update { try $0.replaceTransactions(ofCard: card, with: new) }
    #expect(try index.transactions() == Self.ordered(others + new))
    try index.update { try $0.replaceTransactions(ofCard: card, with: []) }
    #expect(try index.transactions() == Self.ordered(others))
  }

  @Test func `a card is not given another's transactions`() throws {
    var chance = Chance(seed: 35)
    let stray = chance.transaction(card: CardID("amex"))
    let index = try folder.create()
    #expect(throws: IndexError.misuse) {
      try index.update { try $0.replaceTransactions(ofCard: CardID("visa"), with: [stray]) }
    }
  }

  @Test func `one id is inserted once`() throws {
    var chance = Chance(seed: 36)
    let one = chance.transaction(card: CardID("visa"))
    let index = try folder.create()
    try index.update { try $0.insertTransactions([one]) }
    #expect(throws: IndexError.alreadyThere) {
      try index.update { try $0.insertTransactions([one]) }
    }
    #expect(try index.transactions() == [one])
  }

  @Test func `decisions replace what was decided, and nothing else`() throws {
    var chance = Chance(seed: 37)
    var transactions = chance.transactions(100)
    let index = try folder.create()
    try index.update { try $0.insertTransactions(transactions) }
    var decisions = [TransactionDecision(id: chance.id(), payee: "nobody's")]
    for place in stride(from: 0, to: 100, by: 3) {
      let decision = TransactionDecision(
        id: transactions[place].id, category: CategoryPath("Home/Garden"),
        categorySource: .rule(place), payee: chance.some { $0.text() },
        note: chance.some { $0.text() }, tags: ["a", "b"], isHidden: true, isTransfer: false)
      decisions.append(decision)
      transactions[place].category = decision.category
      transactions[place].categorySource = decision.categorySource
      transactions[place].payee = decision.payee
      transactions[place].isHidden = true
      transactions[place].isTransfer = false
      transactions[place].details.note = decision.note
      transactions[place].details.tags = ["a", "b"]
      #expect(TransactionDecision(of: transactions[place]) == decision)
    }
    let count = try index.update { try $0.updateDecisions(decisions) }
    #expect(count == 34)
    #expect(try index.transactions() == Self.ordered(transactions))
  }

  @Test func `a hundred bytes suffice for a usual transaction`() throws {
    var chance = Chance(seed: 38)
    let names = (0..<400).map { "MERCHANT NUMBER \($0) SPRINGFIELD US" }
    let category = CategoryPath("Food/Groceries")
    let transactions = (0..<20_000).map { number in
      let day = CalendarDate(dayNumber: Int32(20_000 - number / 15))
      return Transaction(
        id: chance.id(), card: CardID("card-\(number % 3)"), status: .posted, purchaseDate: day,
        postingDate: day.adding(days: chance.number(below: 4)),
        amount: Money(chance.decimal(), .usd), description: chance.of(names),
        category: category, categorySource: .rule(chance.number(below: 900)),
        sourceFile: "Statements/card/\(number / 1000).csv", sourceLine: number % 1000)
    }
    let index = try folder.create()
    try index.update { try $0.insertTransactions(transactions) }
    try index.close()
    #expect(try folder.bytes().count <= 100 * transactions.count)
  }
}
