import TestSupport
import Testing

/// The report of one month reads that month and the one before; it must be what the whole book
/// says.
struct MonthReportTests {
  private func place() throws -> Place {
    let place = try Place.book(rules: TotalsBook.rules)
    for (path, text) in TotalsBook.statements() { try place.write(path, text) }
    let ran = try place("run", "--quiet")
    try #require(ran.code <= 1, "\(ran.talk)")
    return place
  }

  @Test func `each month is what the report of all months says of it`() throws {
    let place = try place()
    let lines = try place.text("Reports/spending.csv").split(separator: "\r\n")
    let head = try #require(lines.first)
    let months = Set(lines.dropFirst().map { $0.prefix(7) }).sorted()
    try #require(months.count > 3)
    for month in months {
      let report = try place("report", "month", String(month), "--format", "csv")
      #expect(report.code == 0, "\(report.talk)")
      let expected = [head] + lines.dropFirst().filter { $0.hasPrefix(month) }
      #expect(report.output.split(separator: "\r\n") == expected, "\(month)")
    }
  }

  @Test func `a month before and a month after the book are empty`() throws {
    let place = try place()
    for month in ["1999-12", "2031-01"] {
      let report = try place("report", "month", month, "--format", "csv")
      #expect(report.code == 0, "\(report.talk)")
      #expect(report.output.split(separator: "\r\n").count <= 1, "\(report.output)")
    }
  }
}
