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
  func `the newest come first, and of one day those of the lower id`(basis: DateBasis) throws {
    var random = SeededGenerator(seed: 81)
    for _ in 0..<50 {
      let mixed = try table(Int.random(in: 0...80, using: &random), &random)
      let sorted = mixed.newestFirst(by: basis)
      for (one, next) in zip(sorted, sorted.dropFirst()) {
        let days = (one.date(by: basis), next.date(by: basis))
        #expect(days.0 > days.1 || days.0 == days.1 && one.id <= next.id)
      }
      #expect(Set(sorted) == Set(mixed))
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
      #expect(Array(table) == Array(other.picking(expected)))
    }
  }
}
