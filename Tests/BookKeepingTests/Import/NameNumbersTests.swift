import StatementModel
import Testing

@testable import BookKeeping

/// Which digits of a file's name may be a card's number.
struct NameNumbersTests {
  private static let ofMarch: Statement = {
    var statement = Statement()
    statement.statedFrom = CalendarDate(year: 2026, month: 3, day: 1)
    statement.statedTo = CalendarDate(year: 2026, month: 3, day: 31)
    return statement
  }()

  @Test(arguments: [
    ("Chase4417_Activity20260301.CSV", ["4417"]),
    ("Chase4417_Activity20260301_20260331_20260402.CSV", ["4417"]),
    ("card-1234-march.csv", ["1234"]),
    ("4417.csv", ["4417"]),
    ("activity 4417 (2).csv", ["4417"]),
    ("XXXXXXXXXXXX4417.ofx", ["4417"]),
    ("4111111111114417.qfx", ["4111111111114417"]),
    ("4111-1111-1111-4417.csv", ["4111", "4417"]),
    ("from 4417 to 9921.csv", ["4417", "9921"]),
    ("DE89370400440532013000.xml", ["89370400440532013000"]),
    ("büro4417ß.csv", ["4417"]),
    // Dates, however they are written.
    ("export-20260301.csv", []),
    ("export-01032026.csv", []),
    ("export-03312026.csv", []),
    ("2026-03.csv", []),
    ("202603.csv", []),
    ("032026.csv", []),
    ("260301.csv", []),
    ("310326.csv", []),
    ("0326.csv", []),
    ("2603.csv", []),
    ("3103.csv", []),
    ("2026.csv", []),
    ("20252026.csv", []),
    ("2026-03-01-4417.csv", ["4417"]),
    ("2026030120260331.csv", []),
    // Times of day, right behind a date.
    ("export-20260301-1417.csv", []),
    ("export-20260301T141759.csv", []),
    ("export_2026-03-01_1417.csv", []),
    ("20260301141759.csv", []),
    ("1417.csv", ["1417"]),
    // Numbers in a row of files, and what is too short.
    ("statement-0007.csv", []),
    ("statement 417.csv", []),
    ("statement.csv", []),
    ("export.4417", []),
    ("", []),
    // A month of a year that the file can't be of.
    ("1234.csv", ["1234"]),
    ("1235.csv", ["1235"]),
  ])
  func `what may be a date, a time or a count is no number of a card`(
    _ name: String, _ numbers: [String]
  ) {
    #expect(NameNumbers(name, of: Self.ofMarch).numbers == numbers)
  }

  @Test func `without days in the file any year may be meant`() {
    #expect(NameNumbers("1234.csv", of: Statement()).numbers.isEmpty)
    #expect(NameNumbers("4417.csv", of: Statement()).numbers == ["4417"])
  }

  @Test(arguments: [
    ("4111111111114417", "4417", true), ("****4417", "4417", true), ("4417", "4417", true),
    ("****4417", "14417", false), ("4111111111114417", "14417", true),
    ("****4417", "4111111111114417", true), ("4111111111114418", "4417", false),
    ("4111****4417", "14417", false), ("DE89 3704 0044 0532 0130 00", "3000", true),
    ("", "4417", false),
  ])
  func `an account ends in digits as far as it shows them`(
    _ account: String, _ digits: String, _ does: Bool
  ) {
    #expect(AccountNumber.ends(account, in: digits) == does)
  }
}
