import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// Days that no statement covers.
struct StatementCoverageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// `2026-01-01 2026-01-31`, with `~` behind where rows alone tell of it.
    var statements: [String]
    var gaps: [String]
  }

  static let cases: [Case] = [
    Case(
      testDescription: "one after the other",
      statements: ["2026-01-01 2026-01-31", "2026-02-01 2026-02-28"], gaps: []),
    Case(
      testDescription: "a stated day between",
      statements: ["2026-01-01 2026-01-31", "2026-02-02 2026-02-28"],
      gaps: ["2026-02-01 2026-02-01"]),
    Case(
      testDescription: "a month between",
      statements: ["2026-01-01 2026-01-31", "2026-03-01 2026-03-31"],
      gaps: ["2026-02-01 2026-02-28"]),
    Case(
      testDescription: "overlapping, in any order",
      statements: ["2026-02-10 2026-03-09", "2026-01-01 2026-02-15", "2026-01-20 2026-02-20"],
      gaps: []),
    Case(
      testDescription: "one within another hides no gap",
      statements: ["2026-01-01 2026-03-31", "2026-02-01 2026-02-28", "2026-05-01 2026-05-31"],
      gaps: ["2026-04-01 2026-04-30"]),
    Case(
      testDescription: "rows that do not reach the ends of their months",
      statements: ["2026-01-04 2026-01-27~", "2026-02-09 2026-02-20~", "2026-03-02 2026-03-30~"],
      gaps: []),
    Case(
      testDescription: "rows of every month but one",
      statements: [
        "2026-01-04 2026-01-27~", "2026-02-02 2026-02-26~", "2026-04-03 2026-04-28~",
        "2026-05-02 2026-05-30~",
      ], gaps: ["2026-02-27 2026-04-02"]),
    Case(
      testDescription: "one row a month",
      statements: ["2026-01-15 2026-01-15~", "2026-02-15 2026-02-15~", "2026-03-15 2026-03-15~"],
      gaps: []),
    Case(
      testDescription: "two files weeks apart",
      statements: ["2026-01-04 2026-01-27~", "2026-02-09 2026-02-20~"], gaps: []),
    Case(
      testDescription: "two files months apart",
      statements: ["2026-01-04 2026-01-27~", "2026-04-09 2026-04-20~"],
      gaps: ["2026-01-28 2026-04-08"]),
  ]

  @Test(arguments: cases)
  func `gaps between statements`(_ example: Case) throws {
    let statements = try example.statements.map { text in
      let isStated = !text.hasSuffix("~")
      let days = text.split(separator: " ").map { String($0.replacing("~", with: "")) }
      return try CardStatements.Covering(
        file: text, currency: money("0 USD").currency, from: day(days[0]), to: day(days[1]),
        isStated: isStated)
    }
    for order in [statements, statements.reversed()] {
      let found = StatementCoverage(order).gaps
      #expect(found.map { "\($0.from) \($0.to)" } == example.gaps)
    }
  }

  @Test func `whole months are named`() throws {
    let gap = StatementGap(
      from: try day("2026-01-31"), to: try day("2026-04-01"), before: "a", after: "b")
    #expect(gap.months.map(\.description) == ["2026-02", "2026-03"])
    #expect(gap.dayCount == 61)
  }

  @Test func `a card without statements has no gaps`() {
    let coverage = StatementCoverage([])
    #expect(coverage.gaps.isEmpty)
    #expect(coverage.end == nil)
  }
}
