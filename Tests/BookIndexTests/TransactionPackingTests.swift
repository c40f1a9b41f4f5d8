import StatementModel
import Testing

@testable import BookIndex

/// The packed forms without the checksums that guard them in the file.
@Suite struct TransactionPackingTests {
  private let card = CardID("visa")

  /// A month of transactions as it is packed, and the table that knows its texts.
  private func month(
    _ count: Int, seed: UInt64
  ) throws -> (packed: PackedMonth, texts: TextTable, transactions: [Transaction]) {
    var chance = Chance(seed: seed)
    let transactions = (0..<count).map { number in
      var transaction = chance.transaction(card: card)
      let day = CalendarDate(dayNumber: Int32(19_723 + number % 31))
      transaction.purchaseDate = day
      return transaction
    }
    let texts = TextTable()
    var packer = TransactionPacker(texts: texts)
    let slices = try MonthSlice.cut(transactions)
    let slice = try #require(slices.count == 1 ? slices.first : nil)
    return (try packer.pack(slice, of: transactions), texts, transactions)
  }

  private func unpack(
    _ packed: PackedMonth, texts: TextTable
  ) throws(IndexError) -> [Transaction] {
    var collector = MonthCollector(IndexQuery(), screen: nil, texts: texts)
    try collector.add(
      MonthBlobs(
        card: card, month: 0, count: packed.count, ids: packed.ids, facts: packed.facts))
    collector.endMonth()
    return collector.finish().transactions
  }

  @Test func `a month comes back in order`() throws {
    let (packed, texts, transactions) = try month(200, seed: 1)
    #expect(
      try unpack(packed, texts: texts)
        == TransactionTable(transactions).newestFirst(by: .purchase).transactions)
    #expect(packed.firstPosting == transactions.map { $0.date(by: .posting) }.min())
    #expect(packed.lastPosting == transactions.map { $0.date(by: .posting) }.max())
  }

  @Test func `every beginning of a month is refused`() throws {
    let (packed, texts, _) = try month(20, seed: 2)
    for count in 0..<packed.facts.count {
      var damaged = packed
      damaged.facts = Array(packed.facts[..<count])
      #expect(throws: IndexError.corrupt(.packing)) { try unpack(damaged, texts: texts) }
    }
    for count in [0, packed.count - 1, packed.count + 1, -1, .max, .min] {
      var damaged = packed
      damaged.count = count
      #expect(throws: IndexError.corrupt(.packing)) { try unpack(damaged, texts: texts) }
    }
  }

  @Test func `changed bytes give transactions or a typed error, and never a crash`() throws {
    let (packed, texts, _) = try month(40, seed: 3)
    var chance = Chance(seed: 12)
    var refused = 0
    for _ in 0..<3000 {
      var damaged = packed
      for _ in 0...chance.number(below: 3) {
        damaged.facts[chance.number(below: packed.facts.count)] = UInt8(
          chance.number(below: 256))
      }
      do throws(IndexError) {
        _ = try unpack(damaged, texts: texts)
      } catch {
        #expect(error == .corrupt(.packing))
        refused += 1
      }
    }
    #expect(refused > 300)
  }

  @Test func `a damaged header of a statement gives a statement or a typed error`() throws {
    var chance = Chance(seed: 13)
    var statement = IndexedStatement(key: .sample(1), file: "a.csv", importID: "i")
    statement.account = "4417"
    statement.accountType = .savings
    statement.currency = .eur
    statement.from = chance.date()
    statement.closingBalance = StatedBalance(amount: chance.decimal(), date: chance.date())
    let header = StatementHeader.pack(statement)
    #expect(try StatementHeader.unpack(header.span, key: statement.key) == statement)
    for count in 0..<header.count {
      #expect(throws: IndexError.corrupt(.packing)) {
        try StatementHeader.unpack(Array(header[..<count]).span, key: statement.key)
      }
    }
    for _ in 0..<2000 {
      var damaged = header
      damaged[chance.number(below: damaged.count)] = UInt8(chance.number(below: 256))
      do throws(IndexError) {
        _ = try StatementHeader.unpack(damaged.span, key: statement.key)
      } catch {
        #expect(error == .corrupt(.packing))
      }
    }
  }
}
