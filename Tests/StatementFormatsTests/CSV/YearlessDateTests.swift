import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Dates that are written without a year.
struct YearlessDateTests {
  private func read(_ dates: [String], above: String = "", year: Int? = nil) -> StatementFile {
    var profile: StatementProfile?
    if let year {
      profile = StatementProfile(name: "card")
      profile?.year = year
    }
    let rows = dates.map { "\($0);CARD PURCHASE;-5.00\n" }.joined()
    return readCSV("\(above)Date;Description;Amount\n" + rows, profile: profile)
  }

  private func days(_ file: StatementFile) -> [String] { rows(file).map { "\($0.keyDate)" } }

  @Test(arguments: [
    ("rising", ["28.12.", "30.12.", "02.01.", "05.01."], ["2023-12-28", "2024-01-05"]),
    ("falling", ["05.01.", "02.01.", "30.12.", "28.12."], ["2024-01-05", "2023-12-28"]),
    ("two rows", ["31.12.", "01.01."], ["2023-12-31", "2024-01-01"]),
    (
      "in disorder", ["30.12.", "28.12.", "02.01.", "31.12.", "03.01."],
      ["2023-12-30", "2024-01-03"]
    ),
    ("within a year", ["05.03.", "07.03.", "02.12."], ["2024-03-05", "2024-12-02"]),
    ("a pause of months", ["05.01.", "07.01.", "29.12."], ["2024-01-05", "2024-12-29"]),
    ("a leap day", ["28.02.", "29.02.", "01.03."], ["2024-02-28", "2024-03-01"]),
    ("months' names", ["28 Dec", "30 Dec", "02 Jan", "03 Jan"], ["2023-12-28", "2024-01-03"]),
  ])
  func `The profile's year is that of the newest date`(
    _ name: String, _ dates: [String], _ ends: [String]
  ) {
    let found = days(read(dates, year: 2024))
    #expect([found.first, found.last] == ends)
  }

  @Test(arguments: [
    ("a year and more", ["05.01.", "05.06.", "05.11.", "07.01."]),
    ("no order", ["05.01.", "05.11.", "05.03.", "05.12.", "05.02."]),
  ])
  func `Where a year ends nobody can tell, nothing is read`(_ name: String, _ dates: [String]) {
    guard case .unreadable(let reason) = read(dates, year: 2024).outcome else {
      Issue.record("read")
      return
    }
    #expect(reason.fact.code == "no-turn-of-year")
  }

  @Test(arguments: [
    ("Chinese", "信用卡对账单 2024年01月;;\n"), ("English", "Statement January 2024;;\n"),
    ("numbers", "Statement;01/2024;\n"), ("period", "Period;2023-12-15;2024-01-14\n"),
  ])
  func `The month or period above the table tells the year, whatever the profile says`(
    _ name: String, _ above: String
  ) {
    let dates = ["28.12.", "30.12.", "02.01.", "05.01."]
    let expected = ["2023-12-28", "2023-12-30", "2024-01-02", "2024-01-05"]
    #expect(days(read(dates, above: above)) == expected)
    #expect(days(read(dates, above: above, year: 2019)) == expected)
  }

  @Test(arguments: [
    ("another month", "Statement June 2024;;\n"), ("since", "Member since January 2024;;\n"),
    ("two months", "Printed March 2024;Statement January 2024;\n"),
  ])
  func `Other months above the table tell nothing`(_ name: String, _ above: String) {
    guard case .ambiguous(let questions) = read(["28.12.", "02.01."], above: above).outcome else {
      Issue.record("not asked")
      return
    }
    #expect(questions.map(\.fact.code) == ["no-year"])
    #expect(questions.first?.fact.remedy?.contains("newest") == true)
  }

  @Test func `The date in another column tells the year`() {
    let file = readCSV(
      """
      Date;Description;Amount;Valuta
      30.12.;CARD PURCHASE;-3.50;31.12.2023
      31.12.;CARD PURCHASE;-4.50;01.01.2024
      02.01.;CARD PURCHASE;-5.00;02.01.2024
      """)
    let purchases = rows(file).map { $0.purchaseDate.map { "\($0)" } }
    #expect(purchases == ["2023-12-30", "2023-12-31", "2024-01-02"])
  }
}

/// Dates of six digits without marks.
struct SixDigitDateTests {
  private func read(_ dates: [String], _ order: StatementProfile.DateOrder? = nil) -> StatementFile
  {
    var profile: StatementProfile?
    if let order {
      profile = StatementProfile(name: "bank")
      profile?.dateOrder = order
    }
    let rows = dates.map { "\($0);CARD PURCHASE;-5.00\n" }.joined()
    return readCSV("Date;Description;Amount\n" + rows, profile: profile)
  }

  @Test(arguments: [
    ("year first", "240115", StatementProfile.DateOrder.ymd), ("day first", "150124", .dmy),
    ("month first", "011524", .mdy),
  ])
  func `The profile says how they are read`(
    _ name: String, _ date: String, _ order: StatementProfile.DateOrder
  ) throws {
    #expect(try rows(read([date, date], order)).map(\.keyDate).first == day("2024-01-15"))
  }

  @Test func `Without a profile it is asked`() {
    guard case .ambiguous(let questions) = read(["240115", "240116"]).outcome else {
      Issue.record("not asked")
      return
    }
    #expect(questions.map(\.fact.code) == ["open-date-order"])
  }

  @Test func `A single dotted date is asked about where the year would be the later number`() {
    guard case .ambiguous = read(["24.01.15"]).outcome else {
      Issue.record("not asked")
      return
    }
  }
}

/// Dates as people of other lands write them.
struct ForeignDateTests {
  private func read(_ date: String, _ more: String = "") -> StatementFile {
    readCSV("Date;Description;Amount\n\(date);CARD PURCHASE;-5.00\n\(more)")
  }

  @Test(arguments: [
    ("Hebrew, in", "15 בינואר 2024"), ("Hebrew", "15 ינואר 2024"), ("Russian", "15 января 2024 г."),
    ("French", "15 janv. 2024"), ("Spanish", "15-ene-24"), ("Polish", "15 stycznia 2024"),
    ("Czech", "15. ledna 2024"), ("Hungarian", "2024. január 15."),
    ("with a zone", "2024-01-15T23:30:00-08:00"), ("in Greenwich", "2024-01-15T23:59:59.999Z"),
  ])
  func `The day is the one that is written`(_ name: String, _ date: String) throws {
    #expect(try rows(read(date)).map(\.keyDate).first == day("2024-01-15"))
  }

  @Test(arguments: [
    ("Iran", "1402/10/25"), ("Hijri", "1445-07-03"),
    ("Taiwan", "113/01/15"), ("Persian digits", "۱۴۰۲/۱۰/۲۵"),
  ])
  func `Years of other calendars are not read`(_ name: String, _ date: String) {
    let file = read(date, "31.01.2024;FEE;-1.00\n")
    #expect(rows(file).map(\.description) == ["FEE"])
    #expect(file.rejected.map(\.span.line) == [2])
  }
}
