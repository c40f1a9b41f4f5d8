import StatementModel
import TestSupport
import Testing

@testable import Reports

/// Orders by keys are those of comparing transactions one by one.
@Suite struct ListOrderTests {
  /// Amounts that no common scale holds, and those of a few digits.
  private static let wide = ["0.00000000000001", "-999999999999999", "92233720368547.75807"]

  private static let names =
    [
      "alpha", "ALPHA", "Émile", "émile", "zeta", "ת", "Café", "CAFE", "cafe\u{301}", "Ω", "ω",
      "한강", "קפה", "ק\"פ", "Straße", "STRASSE", "ﬁn", "fin", "Å", "ที่", "東京", "x", "xx",
      "xxxxxxxx", "xxxxxxxxx", "İ", "ı", "",
    ]
    + ["", "a", "ab", "abcdefgh", "ABCDEFGH"].map {
      String(repeating: "the long name ", count: 40) + $0
    }

  private func transactions(_ random: inout SeededGenerator, isWide: Bool) throws -> [Transaction] {
    try (0..<400).map { _ in
      let small = ["-5", "5", "-5.5", "0", "12.345", "-0.01", "100000"]
      let amount = (isWide ? small + Self.wide : small).randomElement(using: &random) ?? "0"
      let name = Self.names.randomElement(using: &random)
      let number = UInt64.random(in: 0...UInt64(UInt32.max), using: &random)
      return try Sample.transaction(
        number, "2026-01-0\(Int.random(in: 1...4, using: &random))", amount + " USD", name ?? "")
    }
  }

  @Test(arguments: Sorting.allCases, [false, true])
  func `an order is that of its comparison`(_ sorting: Sorting, isWide: Bool) throws {
    var random = SeededGenerator(seed: 41)
    let transactions = try transactions(&random, isWide: isWide)
    let table = TransactionTable(transactions)
    let places = Array(transactions.indices).shuffled(using: &random)
    let order = ListOrder(sorting: sorting, basis: .purchase)
    let sorted = order.sorted(places, of: table)
    let plain = places.sorted { left, right in
      let (one, other) = (transactions[left], transactions[right])
      switch sorting {
      case .newestFirst: break
      case .date:
        let (day, second) = (one.date(by: .purchase), other.date(by: .purchase))
        if day != second { return day < second }
      case .amount where one.amount.amount != other.amount.amount:
        return one.amount.amount < other.amount.amount
      case .largestFirst where one.amount.amount != other.amount.amount:
        return other.amount.amount < one.amount.amount
      case .merchant:
        let (name, second) = (TextFolding.fold(one.merchant), TextFolding.fold(other.merchant))
        if name != second { return name < second }
      default: break
      }
      let (day, second) = (one.date(by: .purchase), other.date(by: .purchase))
      return day == second ? one.id < other.id : day > second
    }
    #expect(sorted.map { transactions[$0].id } == plain.map { transactions[$0].id })
  }
}
