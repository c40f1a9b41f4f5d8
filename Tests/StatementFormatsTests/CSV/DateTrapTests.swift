import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Forms of dates that have broken readers of statements.
struct DateTrapTests {
  private func read(_ dates: [String], above: String = "") -> StatementFile {
    readCSV(
      above + "Date;Description;Amount\n"
        + dates.map { "\($0);CARD PURCHASE;-5.00\n" }.joined())
  }

  private func questions(_ file: StatementFile) -> [String] {
    if case .ambiguous(let questions) = file.outcome { return questions.map(\.fact.code) }
    return []
  }

  @Test(arguments: [
    ("trailing dot", "2019.05.31.", "2019-05-31"), ("two digits", "31.05.19", "2019-05-31"),
    ("English month", "31 May 2019", "2019-05-31"), ("month first", "May 31, 2019", "2019-05-31"),
    ("capitals", "31-MAY-2019", "2019-05-31"), ("French month", "31 août 2019", "2019-08-31"),
    ("German month", "31. März 2019", "2019-03-31"), ("Polish month", "31 maja 2019", "2019-05-31"),
    ("Finnish month", "31. toukokuuta 2019", "2019-05-31"),
    ("Turkish month", "31 Mayıs 2019", "2019-05-31"),
    ("Greek month", "31 Μαΐου 2019", "2019-05-31"),
    ("Ukrainian month", "31 травня 2019", "2019-05-31"),
    ("Romanian month", "31 mai 2019", "2019-05-31"),
    ("kanji", "2019年5月31日", "2019-05-31"), ("compact", "20190531", "2019-05-31"),
    ("compact, day first", "31052019", "2019-05-31"),
    ("spreadsheet's day", "43616", "2019-05-31"), ("day with time", "43616.5", "2019-05-31"),
    ("apostrophe year", "5/31'19", "2019-05-31"), ("blank for zero", " 5/31/19", "2019-05-31"),
    ("time after", "31/05/2019 23:59", "2019-05-31"),
    ("time before", "23:59, 31/05/2019", "2019-05-31"),
    ("time with am", "5/31/2019 11:59:59 PM", "2019-05-31"),
    ("zone", "2019-05-31T23:59:59+02:00", "2019-05-31"),
    ("literal offset", "2019-05-31 23:59:59 +0000", "2019-05-31"),
    ("any separator", "05#31#2019", "2019-05-31"), ("year between", "31/2019/05", "2019-05-31"),
    ("weekday", "Fri, 31 May 2019", "2019-05-31"),
    ("month's name before a short year", "28-Oct-10", "2010-10-28"),
    ("month's name after the year", "2010-Oct-28", "2010-10-28"),
    ("colons", "2019:05:31", "2019-05-31"), ("colons and time", "2019:05:31 23:59", "2019-05-31"),
    ("date and time in one", "20190531235959", "2019-05-31"),
    ("OFX's zone", "20190531120000[0:GMT]", "2019-05-31"),
    ("OFX's fraction and zone", "20190531120000.000[-5:EST]", "2019-05-31"),
  ])
  func `The day is read as written`(_ name: String, _ cell: String, _ expected: String) throws {
    #expect(try rows(read([cell])).map(\.keyDate) == [day(expected)])
  }

  @Test(arguments: ["01/02/2024", "01-02-24", "1/2/2024", "01/2024/02"])
  func `Days and months that could be exchanged are asked about`(_ cell: String) {
    #expect(questions(read([cell])) == ["open-date-order"])
  }

  @Test(arguments: ["30.02.2024", "31/04/2024", "2024-02-30", "0.1.2024", "2024-13-01"])
  func `A day that does not exist is rejected with its line`(_ cell: String) throws {
    let file = read(["2024-01-31", cell, "2024-01-30", "2024-01-29"])
    #expect(rows(file).count == 3)
    #expect(file.rejected.map(\.span.line) == [3])
  }

  @Test(arguments: ["10-Nov-9", "9-Nov-9", "32-Nov-10", "10-Nov-2"])
  func `Beside a month's name no short year comes first`(_ cell: String) throws {
    let file = read(["28-Oct-10", cell, "09-Nov-10", "04-Nov-11"])
    #expect(
      try rows(file).map(\.keyDate) == [day("2010-10-28"), day("2010-11-09"), day("2011-11-04")])
    #expect(file.rejected.map(\.span.line) == [3])
  }

  @Test func `Dates without a year take it from the period above`() throws {
    let file = read(["30.01.", "02.01."], above: "Zeitraum:;01.01.2024 - 31.01.2024\n")
    #expect(try rows(file).map(\.keyDate) == [day("2024-01-30"), day("2024-01-02")])
  }

  @Test func `Dates without a year and without a period are asked about`() {
    #expect(questions(read(["30.12.", "02.01."])) == ["no-year"])
    let outside = read(["30.11.", "02.01."], above: "Zeitraum:;01.01.2024 - 31.01.2024\n")
    #expect(questions(outside) == ["no-year"])
  }

  @Test(
    arguments: [
      ("Dato,Beskrivelse,Beløp", "open-date-order"),
      ("Datum,Beskrivning,Belopp", "open-date-order"),
      ("Date,Description,Amount", "open-date-order"), ("Dato;Tekst;Beløp", nil),
    ] as [(String, String?)])
  func `slashes below a header of the North are not taken for its language's`(
    _ header: String, _ question: String?
  ) {
    let mark = header.contains(";") ? ";" : ","
    let slash = question == nil ? "." : "/"
    let rows = [("05", "07", "Kiwi", "-12,50"), ("05", "06", "Rema", "-100,00")].map { row in
      [row.0 + slash + row.1 + slash + "2023", row.2, "\"\(row.3)\""].joined(separator: mark)
    }
    let file = readCSV(([header] + rows).joined(separator: "\n") + "\n")
    #expect(questions(file).contains("open-date-order") == (question != nil), "\(file.outcome)")
  }

  @Test func `Years as Thailand counts them are those of everyone`() throws {
    let file = read(["30/01/2569", "29/02/2567"])
    #expect(try rows(file).map(\.keyDate) == [day("2026-01-30"), day("2024-02-29")])
  }

  @Test(arguments: [("dmy", "2009-11-10"), ("ymd", "2010-11-09")])
  func `A year or a day of one digit beside a month's name is asked about`(
    _ order: String, _ first: String
  ) throws {
    let dates = ["10-Nov-9", "10-Nov-8"]
    #expect(questions(read(dates)) == ["open-date-order"])
    let file = readCSV(
      "Date;Description;Amount\n" + dates.map { "\($0);CARD PURCHASE;-5.00\n" }.joined(),
      profile: StatementProfile(setting: "dates: \(order)"))
    #expect(try rows(file).first?.keyDate == day(first))
  }

  @Test func `Postings that are all a month late belong to another order of dates`() throws {
    let text = """
      Trans Date,Post Date,Description,Amount
      01/08/2026,01/09/2026,CARD PURCHASE A,-5.00
      03/08/2026,03/10/2026,CARD PURCHASE B,-6.00
      02/08/2026,02/09/2026,CARD PURCHASE C,-7.00
      05/08/2026,05/09/2026,CARD PURCHASE D,-8.00
      """
    #expect(try rows(readCSV(text)).first?.keyDate == day("2026-01-09"))
  }
}
