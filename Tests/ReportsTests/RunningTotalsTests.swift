import StatementModel
import TestSupport
import Testing

@testable import Reports

/// Sums that are being added up come to what adding each by its currency comes to.
@Suite struct RunningTotalsTests {
  @Test(arguments: [1, 2, 3, 12])
  func `any number of currencies`(_ count: Int) throws {
    let codes = (0..<count).map { "C\($0)X" }
    var random = SeededGenerator(seed: UInt64(count))
    var running = RunningTotals()
    var plain = CurrencyTotals()
    #expect(running.totals == plain)
    for number in 1...300 {
      let code = codes[Int.random(in: 0..<count, using: &random)]
      let money = try money("\(number % 2 == 0 ? "-" : "")\(number).\(number % 90) \(code)")
      let role = SpendingRole.allCases[number % SpendingRole.allCases.count]
      running.add(money, as: role)
      plain.add(money, as: role)
    }
    plain.sortByCode()
    #expect(running.totals == plain)
    for code in codes {
      let currency = try #require(Currency(code: code))
      #expect(running.totals[currency] == plain[currency])
    }
  }
}
