import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Dates of three numbers of two digits.
struct ShortYearTests {
  private func read(
    _ dates: [String], header: String = "Date;Description;Amount"
  ) -> StatementFile {
    readCSV("\(header)\n" + dates.map { "\($0);CARD PURCHASE;-5.00\n" }.joined())
  }

  @Test(arguments: [
    ("dashes", ["24-01-15", "24-01-16", "24-01-17"]), ("one day", ["24/01/15"]),
    ("dots", ["24.01.15", "24.01.16"]), ("once a year", ["20-12-31", "21-12-31", "22-12-31"]),
  ])
  func `It is asked whether the year comes first or last`(_ name: String, _ dates: [String]) {
    guard case .ambiguous(let questions) = read(dates).outcome else {
      Issue.record("not asked")
      return
    }
    #expect(questions.map(\.fact.code) == ["open-date-order"])
    #expect(questions.first?.fact.summary.contains("dmy or ymd") == true)
  }

  @Test(arguments: [
    ("year first", ["24-01-01", "24-01-16", "24-01-31"], "2024-01-01"),
    ("year first, dots", ["24.01.01", "24.01.16", "24.01.31"], "2024-01-01"),
    ("year last", ["01/01/24", "16/01/24", "31/01/24"], "2024-01-01"),
    ("year last, dots", ["15.01.24", "16.01.24", "17.01.24"], "2024-01-15"),
  ])
  func `Dates that would else lie scattered over years tell the year`(
    _ name: String, _ dates: [String], _ first: String
  ) throws {
    #expect(try rows(read(dates)).map(\.keyDate).first == day(first))
  }

  @Test func `Dots tell the day of a single date`() throws {
    let file = read(["15.01.24"])
    #expect(try rows(file).map(\.keyDate) == [day("2024-01-15")])
  }

  @Test func `A Hungarian header tells nothing of a single date`() {
    let file = read(["24.01.15"], header: "Könyvelés dátuma;Közlemény;Összeg")
    if case .ambiguous = file.outcome { return }
    Issue.record("not asked: \(file.outcome)")
  }
}
