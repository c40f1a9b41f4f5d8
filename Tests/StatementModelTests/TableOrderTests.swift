import StatementModel
import TestSupport
import Testing

/// Tables put in order, and thinned out, where they lie.
struct TableOrderTests {
  private func table(_ count: Int, _ random: inout SeededGenerator) throws -> TransactionTable {
    TransactionTable(
      try (0..<count).map { number in
        // Few days, and ids that come twice: no two transactions are alike in their lines.
        Transaction(
          id: TransactionID(high: UInt64.random(in: 0...9, using: &random), low: 1),
          card: CardID("visa"), status: .posted,
          purchaseDate: CalendarDate(dayNumber: Int32.random(in: 20_000...20_009, using: &random)),
          postingDate: CalendarDate(dayNumber: Int32.random(in: 20_000...20_009, using: &random)),
          amount: Money(try #require(ExactDecimal(units: -1250, scale: 2)), .usd),
          description: "shop \(number % 3)", sourceFile: "a.csv", sourceLine: number)
      })
  }

  @Test(arguments: [DateBasis.purchase, .posting])
  func `a few behind many in order come to lie as all put in order`(basis: DateBasis) throws {
    var random = SeededGenerator(seed: 81)
    for _ in 0..<200 {
      var mixed = try table(Int.random(in: 0...80, using: &random), &random)
        .newestFirst(by: basis)
      mixed.append([try table(Int.random(in: 0...12, using: &random), &random).transactions])
      let expected = mixed.indices
        .map { TransactionOrder(mixed.numbers[$0], by: basis, place: $0) }.sorted()
      let all = mixed.transactions
      #expect(mixed.newestFirst(by: basis).transactions == expected.map { all[$0.place] })
      mixed.sortNewestFirst(by: basis)
      #expect(mixed.transactions == expected.map { all[$0.place] })
    }
  }

  @Test func `what a test does not let pass goes, and the others stay as they were`() throws {
    var random = SeededGenerator(seed: 82)
    for _ in 0..<50 {
      var table = try table(Int.random(in: 0...40, using: &random), &random)
      let other = table
      let modulus = UInt64.random(in: 1...4, using: &random)
      table.keepAll { numbers, names in numbers.id.high % modulus == 0 || names.description == 0 }
      let expected = other.indices.filter {
        other.numbers[$0].id.high % modulus == 0 || other.names[$0].description == 0
      }
      #expect(table.transactions == other.picking(expected).transactions)
    }
  }
}
