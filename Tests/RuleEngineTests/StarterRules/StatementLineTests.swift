import StatementModel
import Testing

@testable import RuleEngine

/// The starter rules against lines that were written without a look at them, country by country.
///
/// What a set shows is mended, so these figures say what must not be lost; how rules do on lines that
/// nobody has seen, only a new set tells.
@Suite struct StatementLineTests {
  private struct Line {
    let country: Substring
    let text: String
    let amount: Money
    /// The first parts of categories under which a person might file it; none for one that says nothing.
    let accepted: [Substring]

    init(_ line: Substring) throws {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      try #require(fields.count == 5, "\(line)")
      country = fields[0]
      text = String(fields[1])
      amount = Money(
        try #require(ExactDecimal(String(fields[2])), "\(line)"),
        try #require(Currency(code: String(fields[3])), "\(line)"))
      accepted = fields[4].split(separator: "|").filter { $0 != "-" }
    }
  }

  private struct Tally {
    var count = 0
    var right = 0
    var wrong: [String] = []

    mutating func add(_ other: Tally) {
      count += other.count
      right += other.right
      wrong += other.wrong
    }
  }

  @Test func `lines come out as a person would file them, or without a category`() throws {
    let rules = try StarterRules()
    var tallies: [Substring: Tally] = [:]
    for text in try LintCases.text(of: "lines.tsv").split(separator: "\n") where text.first != "#" {
      let line = try Line(text)
      let found = rules.category(of: line.text, line.amount)
      // Of a line that says nothing silence is right.
      if found == nil, line.accepted.isEmpty { continue }
      var tally = Tally(count: 1)
      if let found, line.accepted.contains(found.prefix { $0 != "/" }) {
        tally.right = 1
      } else if let found {
        tally.wrong = ["\(line.country) \(line.text): \(found)"]
      }
      tallies[line.country, default: Tally()].add(tally)
    }
    #expect(tallies.count >= 26)
    var all = Tally()
    for (country, tally) in tallies {
      #expect(tally.right * 100 >= tally.count * 94, "\(country): \(tally.right) of \(tally.count)")
      all.add(tally)
    }
    #expect(all.right * 1000 >= all.count * 975, "\(all.right) of \(all.count)")
    #expect(all.wrong.count * 1000 <= all.count * 3, "\(all.wrong)")
  }
}
