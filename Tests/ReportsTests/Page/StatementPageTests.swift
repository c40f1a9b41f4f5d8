import StatementModel
import TestSupport
import Testing

@testable import Reports

/// What statements state and leave out, as it is shown.
struct StatementPageTests {
  /// A card's balances out of lines: `day amount`.
  private func history(
    _ card: String, _ balances: [String], gaps: [(String, String)] = [], overdue: String? = nil
  ) throws -> StatementHistory {
    let stated = try balances.map { line in
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      return StatementHistory.Balance(day: try day(words[0]), money: try money(words[1]))
    }
    return StatementHistory(
      card: CardID(card),
      parts: stated.map {
        StatementHistory.Part(
          file: "\($0.day).ofx", from: $0.day.month.firstDay, to: $0.day, closing: $0.money)
      },
      gaps: try gaps.map { StatementHistory.Gap(from: try day($0.0), to: try day($0.1)) },
      overdueSince: try overdue.map(day), balances: stated)
  }

  private func input(_ histories: [StatementHistory]) throws -> ReportInput {
    var input = try Sample.input(Sample.book())
    input.statements = histories
    return input
  }

  private func needs(_ histories: [StatementHistory]) throws -> [String] {
    let input = try input(histories)
    return OwnerNeeds(input, input.ledger, budgets: nil, recurring: nil).all
      .map { [$0.title, $0.note].filter { !$0.isEmpty }.joined(separator: " | ") }
      .filter { $0.contains("tatement") }
  }

  @Test func `balances count together from the month in which all are stated`() throws {
    let stated = try #require(
      StatedBalances(
        [
          history("visa", ["2026-01-31 -20 USD", "2026-02-28 -30.5 USD"]),
          history("bank", ["2026-02-15 100 USD", "2026-04-30 120 USD"]),
          history("leumi", ["2026-01-31 7 ILS"]),
        ], in: .usd))
    #expect(stated.months(atMost: 24).map(\.description) == ["2026-02", "2026-03", "2026-04"])
    #expect(
      stated.months(atMost: 24).compactMap { stated.total(of: $0)?.text(minimumDecimals: 2) }
        == ["69.50", "69.50", "89.50"])
    #expect(stated.total.text(minimumDecimals: 2) == "89.50")
    #expect(stated.lines.map(\.card.text) == ["bank", "visa"])
  }

  /// Statements, and what is told of them.
  static let missing: [(name: String, gaps: [(String, String)], overdue: String?, told: [String])] =
    [
      ("nothing", [], nil, []),
      (
        "one gap", [("2026-02-01", "2026-02-28")], nil,
        ["Statements are missing: Visa Gold ···4417 | 01/02/2026 – 28/02/2026"]
      ),
      (
        "two gaps", [("2025-11-01", "2025-11-30"), ("2026-02-01", "2026-02-28")], nil,
        ["Statements are missing: Visa Gold ···4417 | 01/02/2026 – 28/02/2026, and 1 more"]
      ),
      ("a gap of long ago", [("2023-11-01", "2023-11-30")], nil, []),
      (
        "none any more", [], "2025-12-31",
        ["No statement since 31 December 2025: Visa Gold ···4417"]
      ),
    ]

  @Test(arguments: missing)
  func `missing statements need their owner`(
    _ name: String, _ gaps: [(String, String)], _ overdue: String?, _ told: [String]
  ) throws {
    let history = try history("visa-gold", ["2025-12-31 5 USD"], gaps: gaps, overdue: overdue)
    #expect(try needs([history]) == told)
  }

  /// The lines of a scale, from the top down.
  static let scales: [(sums: [String], marks: [String]?)] = [
    (["3", "95"], ["100", "50", "0"]), (["-3", "95"], ["100", "50", "0", "-50"]),
    (["-120", "95"], ["160", "80", "0", "-80", "-160"]), (["-95", "-3"], ["0", "-50", "-100"]),
    (["0", "0"], nil), ([], nil),
  ]

  @Test(arguments: scales)
  func `a scale holds what is below nothing, too`(_ sums: [String], _ marks: [String]?) throws {
    let sums = try sums.map { text in
      var sum = DecimalSum()
      sum.add(try decimal(text))
      return sum
    }
    let scale = ChartScale(of: sums)
    #expect(scale?.marks.map { $0.text() } == marks)
    let heights = sums.compactMap { scale?.height($0) }
    #expect(heights.allSatisfy { (0...ChartScale.height).contains($0) })
    #expect(heights == heights.sorted(), "the sums rise")
  }

  @Test func `a gap stands between the statements around it`() throws {
    let history = try history(
      "visa-gold", ["2026-01-31 5 USD", "2026-03-31 6 USD"],
      gaps: [("2026-02-01", "2026-02-28")])
    let page = try #require(
      WrittenReports.all(try input([history])).last { $0.path == "report.html" }
    ).text
    let places = try ["2026-03-31.ofx", "no statement", "2026-01-31.ofx"].map {
      try #require(page.firstRange(of: $0)).lowerBound
    }
    #expect(places == places.sorted())
  }
}
