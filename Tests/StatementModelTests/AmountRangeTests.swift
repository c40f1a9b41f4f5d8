import TestSupport
import Testing

@testable import StatementModel

struct AmountRangeTests {
  struct Case: CustomTestStringConvertible {
    var range: String
    var inside: [String]
    var outside: [String]
    var testDescription: String { range }
  }

  @Test(arguments: [
    Case(range: "12.50", inside: ["12.5", "-12.50"], outside: ["12.51", "0"]),
    Case(range: "10..20", inside: ["10", "-20", "15.5"], outside: ["9.99", "20.01"]),
    Case(range: "..50", inside: ["0", "-50"], outside: ["50.001"]),
    Case(range: "100..", inside: ["100", "-1000"], outside: ["99.99"]),
    Case(range: "-20..-30", inside: ["25"], outside: ["31"]),
  ])
  func `holds magnitudes, ends included`(_ c: Case) throws {
    let range = try AmountRange(c.range)
    for text in c.inside { #expect(range.contains(try decimal(text)), "\(text)") }
    for text in c.outside { #expect(!range.contains(try decimal(text)), "\(text)") }
  }

  @Test(arguments: ["", "..", "a", "1...2", "1..2..3", "1e2", "12,50", "1.. 2"])
  func `refuses what is no range`(_ text: String) {
    #expect(throws: SelectionFact.badAmountRange(text)) { try AmountRange(text) }
  }

  @Test func `refuses a range that ends before it begins`() {
    #expect(throws: SelectionFact.emptyAmountRange("20..10")) { try AmountRange("20..10") }
  }
}
