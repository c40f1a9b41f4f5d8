import StatementModel
import Testing

@testable import BookIndex

@Suite struct CurrencyUsageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// A currency, how many transactions, and how many parts each has.
    var added: [(String, Int, Int)]
    var order: [String]?
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "nothing", added: [], order: []),
    Case(name: "one currency", added: [("USD", 3, 0)], order: ["USD"]),
    Case(name: "more use first", added: [("USD", 2, 0), ("EUR", 5, 0)], order: ["EUR", "USD"]),
    Case(
      name: "by code where equal", added: [("USD", 4, 0), ("EUR", 4, 0)], order: ["EUR", "USD"]),
    Case(
      name: "parts that change nothing", added: [("USD", 9, 0), ("EUR", 2, 3)],
      order: ["USD", "EUR"]),
    Case(name: "parts that may change it", added: [("USD", 5, 0), ("EUR", 2, 3)], order: nil),
    Case(
      name: "by code where nearly equal", added: [("USD", 7, 0), ("EUR", 4, 0)],
      order: ["EUR", "USD"]),
    Case(
      name: "a tie that parts don't break", added: [("USD", 2, 0), ("EUR", 2, 2)],
      order: ["EUR", "USD"]),
    Case(name: "a tie that parts may break", added: [("USD", 2, 2), ("EUR", 2, 0)], order: nil),
  ]

  @Test(arguments: cases)
  func `the order is told where it is sure`(_ item: Case) throws {
    var usage = CurrencyUsage()
    for (code, count, parts) in item.added {
      let currency = try #require(Currency(code: code))
      for _ in 0..<count { usage.add(currency, parts: parts) }
    }
    #expect(usage.order?.map(\.code) == item.order)
    #expect(try CurrencyUsage(text: usage.text) == usage)
    var doubled = usage
    doubled.add(usage)
    #expect(doubled.isEmpty == usage.isEmpty)
    #expect(doubled.order?.map(\.code) == item.order)
  }

  @Test(arguments: ["USD", "USD 1", "USD 0 1", "USD 3 2", "USD x 2", "USD 1 2 3", "U 1 1"])
  func `what is no usage is refused`(text: String) {
    #expect(throws: IndexError.corrupt(.checksum)) { try CurrencyUsage(text: text) }
  }
}
