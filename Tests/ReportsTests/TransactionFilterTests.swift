import StatementModel
import TestSupport
import Testing

@testable import Reports

struct TransactionFilterTests {
  /// The numbers of the sample's transactions that pass.
  static func numbers(_ change: (inout TransactionFilter) throws -> Void) throws -> [Int] {
    var filter = TransactionFilter()
    try change(&filter)
    return filter.indices(
      in: TransactionTable(try Sample.book()), cards: Sample.cards, basis: .purchase
    )
    .map { $0 + 1 }
  }

  struct SearchCase: CustomTestStringConvertible {
    var words: String
    var expected: [Int]
    var testDescription: String { words }
  }

  @Test(arguments: [
    SearchCase(words: "whole", expected: [1, 3, 14]),
    SearchCase(words: "WHOLE refund", expected: [3]),
    SearchCase(words: "refund whole", expected: [3]),
    SearchCase(words: "\"foods refund\"", expected: [3]),
    SearchCase(words: "\"refund foods\"", expected: []),
    SearchCase(words: "bottle", expected: [2]),
    SearchCase(words: "groceries", expected: [1, 3, 12, 14]),
    SearchCase(words: "dana", expected: [2]),
    SearchCase(words: "work", expected: [2]),
    SearchCase(words: "שופרסל", expected: [12]),
    SearchCase(words: "לאומי", expected: [12]),
    SearchCase(words: "4417 coffee dana", expected: [2]),
    SearchCase(words: "lost", expected: [15]),
    SearchCase(words: "fuel", expected: []),
  ])
  func `finds all words wherever they stand`(_ c: SearchCase) throws {
    #expect(try Self.numbers { $0.search = try SearchQuery(c.words) } == c.expected)
  }

  @Test(arguments: ["", "   ", "\"\""])
  func `refuses a search for nothing`(_ text: String) {
    #expect(throws: SelectionFact.emptySearch(text)) { try SearchQuery(text) }
  }

  @Test func `refuses an open quotation mark and too many words`() {
    #expect(throws: SelectionFact.openQuote("a b")) { try SearchQuery("x \"a b") }
    let words = (0..<65).map { "w\($0)" }.joined(separator: " ")
    #expect(throws: SelectionFact.tooManySearchWords(limit: 64)) { try SearchQuery(words) }
    #expect(throws: Never.self) { try SearchQuery(String(words.dropLast(4))) }
  }

  @Test func `a quotation mark within a word is part of it`() throws {
    #expect(throws: Never.self) { try SearchQuery("חו\"ל") }
  }

  @Test func `narrows by each condition`() throws {
    #expect(try Self.numbers { $0.from = try day("2026-03-20") } == [12, 13])
    #expect(try Self.numbers { $0.to = try day("2026-02-10") } == [14])
    #expect(try Self.numbers { $0.month = Month(year: 2026, month: 2) } == [14, 15])
    #expect(try Self.numbers { $0.cards = [CardID("leumi"), CardID("lost")] } == [12, 15])
    #expect(try Self.numbers { $0.categories = [Sample.path("Food")] } == [1, 2, 3, 10, 12, 14])
    #expect(try Self.numbers { $0.categories = [Sample.path("Food/Coffee")] } == [2, 10])
    #expect(try Self.numbers { $0.amount = try AmountRange("60..82.15") } == [1, 14])
    #expect(try Self.numbers { $0.direction = .in } == [3, 5, 6, 7, 13])
    #expect(try Self.numbers { $0.direction = .out }.count == 9)
    #expect(try Self.numbers { $0.isPending = true } == [10])
    #expect(try Self.numbers { $0.isPending = false }.count == 13)
    #expect(try Self.numbers { $0.uncategorizedOnly = true } == [4, 5, 6, 7, 8])
    #expect(try Self.numbers { $0.tags = ["WORK"] } == [2])
    #expect(try Self.numbers { $0.currency = .eur } == [15])
  }

  @Test func `shows withdrawn ones only when asked`() throws {
    #expect(try !Self.numbers { _ in }.contains(11))
    #expect(try Self.numbers { $0.includesGone = true }.count == 15)
  }

  @Test func `a month and a span hold together`() throws {
    let numbers = try Self.numbers { filter in
      filter.month = Month(year: 2026, month: 3)
      filter.from = try day("2026-01-01")
      filter.to = try day("2026-03-09")
    }
    #expect(numbers == [1, 2, 3])
  }

  @Test func `knows whether it asks for anything`() {
    var filter = TransactionFilter()
    #expect(filter.isEmpty)
    filter.includesGone = true
    #expect(filter.isEmpty)
    filter.uncategorizedOnly = true
    #expect(!filter.isEmpty)
  }
}
