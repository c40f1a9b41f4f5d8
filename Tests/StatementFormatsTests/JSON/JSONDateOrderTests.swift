import StatementModel
import Testing

@testable import StatementFormats

/// Dates of rows in file order, and the days they are.
struct DateOrderCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var dates: [String]
  /// The days, or the settings that answer the question.
  var outcome: [String]

  init(_ name: String, _ dates: [String], _ outcome: [String]) {
    testDescription = name
    self.dates = dates
    self.outcome = outcome
  }

  static let all: [DateOrderCase] = [
    DateOrderCase(
      "a year of two digits first or last", ["24-01-15", "24-01-16", "24-01-17"],
      ["dates: dmy", "dates: ymd"]),
    DateOrderCase("the same with dots", ["24.01.15"], ["dates: dmy", "dates: ymd"]),
    DateOrderCase("the same with slashes", ["24/01/15"], ["dates: dmy", "dates: ymd"]),
    DateOrderCase(
      "a year first, since nothing else reads all", ["99-01-15", "99-01-31"],
      ["1999-01-15", "1999-01-31"]),
    DateOrderCase(
      "a year first, since the days lie together so",
      ["24-01-03", "24-01-09", "24-01-12", "24-01-30"],
      ["2024-01-03", "2024-01-09", "2024-01-12", "2024-01-30"]),
    DateOrderCase(
      "all three", ["03/04/05"], ["dates: dmy", "dates: mdy", "dates: ymd"]),
    DateOrderCase(
      "the day first by one row", ["03/04/2026", "25/04/2026"], ["2026-04-03", "2026-04-25"]),
    DateOrderCase(
      "the month first by one row", ["03/04/2026", "04/25/2026"], ["2026-03-04", "2026-04-25"]),
    DateOrderCase("the month first before dots", ["03.04.2026"], ["2026-04-03"]),
    DateOrderCase("equal numbers", ["03/03/2026"], ["2026-03-03"]),
    DateOrderCase(
      "rows in order", ["02/01/2026", "02/02/2026", "02/03/2026", "03/01/2026", "03/02/2026"],
      ["2026-02-01", "2026-02-02", "2026-02-03", "2026-03-01", "2026-03-02"]),
    DateOrderCase(
      "a full year needs no answer", ["2026-3-9", "2026/03/10"], ["2026-03-09", "2026-03-10"]),
  ]
}

struct JSONDateOrderTests {
  @Test(arguments: DateOrderCase.all)
  func `the order of numbers in dates is told by all of them, or asked`(_ test: DateOrderCase) {
    let rows = test.dates.map { #"{"date":"\#($0)","name":"a","debit":1}"# }
    let file = readJSON("[\(rows.joined(separator: ","))]")
    let outcome: [String] =
      switch file.outcome {
      case .ambiguous(let questions):
        questions.flatMap { ($0.fact as? any ProfileQuestion)?.settings ?? [] }
      default: file.rows.map { "\($0.keyDate)" }
      }
    #expect(outcome == test.outcome)
    #expect(file.rejected.isEmpty)
  }

  @Test
  func `a profile's order is not bent for dates that it doesn't read`() {
    var profile = StatementProfile(name: "p")
    profile.dateOrder = .ymd
    let file = readJSON(
      #"[{"date":"09/03/2026","name":"a","debit":1},{"date":"26/03/09","name":"a","debit":1}]"#,
      profile: profile)
    #expect(file.rowTexts == ["2026-03-09 -1 a"])
    #expect(file.rejected.map(\.fact.code) == ["bad-date"])
  }

  @Test
  func `a count of days since some day is no date`() {
    let file = readJSON(#"[{"date":45000,"name":"a","debit":1}]"#)
    #expect(file.rows.isEmpty)
  }
}
