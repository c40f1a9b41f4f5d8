import StatementModel
import TestSupport
import Testing

@testable import Reports

/// A line is its cells, one behind the other in columns of one width.
@Suite struct TransactionLinesTests {
  private static func amount(_ number: Int) -> String {
    let sign = number % 2 == 0 ? "-" : ""
    return "\(sign)12\(number).5 USD"
  }

  private static func transaction(_ number: Int, _ merchant: String) throws -> Transaction {
    try Sample.transaction(
      UInt64(number), "2026-03-0\(number)", amount(number), merchant,
      category: number == 2 ? "Food/Coffee" : nil, status: number == 5 ? .pending : .posted)
  }

  /// Of a merchant whose name may be long.
  private func report(_ length: Int) throws -> ListReport {
    let long = String(repeating: "ab", count: length / 2)
    let all = try (1...7).map { try Self.transaction($0, $0 == 3 ? "shop" : long) }
    var request = ListRequest()
    request.grouping = .card
    return ListReport(
      table: TransactionTable(all), cards: Sample.cards, categories: Sample.categories,
      request: request)
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: width - text.utf8.count)
  }

  /// A line behind its date.
  private static func line(_ number: Int, _ merchant: String, _ width: Int) -> String {
    let merchant = padded(merchant, width)
    let category = padded(number == 2 ? "Food/Coffee" : "", 11)
    let amount = (number % 2 == 0 ? "-" : " ") + "12\(number).50 USD"
    return "  \(merchant)  \(category)  \(amount)" + (number == 5 ? "  pending" : "")
  }

  @Test(arguments: [2, 70, 30_000, 80_000])
  func `lines are as wide as what stands in them, however much that is`(_ length: Int) throws {
    let width = max(length, "Merchant".utf8.count)
    let long = String(repeating: "ab", count: length / 2)
    let lines = try report(length).text(as: .table).split(separator: "\n").map(String.init)
    let written = lines.filter { $0.hasPrefix("0000000") }
    #expect(written.count == 7)
    for (line, number) in zip(written, (1...7).reversed()) {
      #expect(line.hasPrefix("0000000\(number)  "))
      #expect(line.hasSuffix(Self.line(number, number == 3 ? "shop" : long, width)))
    }
  }

  @Test func `colours stand around cells`() throws {
    let text = try report(2).text(
      as: .table, layout: TerminalLayout(width: nil, usesColor: true))
    #expect(text.contains("\u{1B}[2m00000005\u{1B}[0m  "))
    #expect(text.contains("\u{1B}[32m 125.50 USD\u{1B}[0m  \u{1B}[33mpending\u{1B}[0m\n"))
    #expect(text.contains("  -122.50 USD\n"))
  }

  @Test func `in Markdown the last column is as wide as the others`() throws {
    let lines = try report(2).text(as: .md).split(separator: "\n").filter { $0.hasPrefix("| ") }
    // The titles and the rule below them are as wide.
    #expect(lines.count == 9 && Set(lines.map(\.utf8.count)).count == 1)
    #expect(lines.filter { $0.hasSuffix(" 125.50 USD | pending |") }.count == 1)
  }
}
