import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// A field 61 and what must come of it.
struct LineCase: CustomTestStringConvertible {
  var name: String
  var line: String
  var amount: String
  var date: String
  var id: String?
  var testDescription: String { name }

  init(_ name: String, _ line: String, _ amount: String, _ date: String, id: String? = nil) {
    self.name = name
    self.line = line
    self.amount = amount
    self.date = date
    self.id = id
  }
}

@Suite struct `field 61` {
  @Test(arguments: [
    LineCase("credit", "2603020302C12,30NTRFNONREF", "12.30", "2026-03-02"),
    LineCase("debit", "2603020302D12,30NTRFNONREF", "-12.30", "2026-03-02"),
    LineCase("reversal of a credit", "2603020302RC12,30NTRFNONREF", "-12.30", "2026-03-02"),
    LineCase("reversal of a debit", "2603020302RD12,30NTRFNONREF", "12.30", "2026-03-02"),
    LineCase("credit and funds code R", "2603020302CR12,30NTRFNONREF", "12.30", "2026-03-02"),
    LineCase("debit and funds code D", "2603020302DD12,30NTRFNONREF", "-12.30", "2026-03-02"),
    LineCase("credit and funds code D", "2603020302CD12,30NTRFNONREF", "12.30", "2026-03-02"),
    LineCase("reversal and funds code R", "2603020302RCR12,30N068NONREF", "-12.30", "2026-03-02"),
    LineCase("reversed debit, funds code", "2603020302RDR12,30N068NONREF", "12.30", "2026-03-02"),
    LineCase("no entry date", "260302D12,30NMSC", "-12.30", "2026-03-02"),
    LineCase(
      "four blanks for the entry date", "260302    DD12,30NMSCNONREF//", "-12.30", "2026-03-02"),
    LineCase("no decimals behind the comma", "260302D100,NMSC", "-100", "2026-03-02"),
    LineCase("one decimal", "260302D100,5NMSC", "-100.5", "2026-03-02"),
    LineCase("zeros in front", "260302D000000000400,00N541NONREF", "-400", "2026-03-02"),
    LineCase("a decimal point", "260302D400.25NMSC", "-400.25", "2026-03-02"),
    LineCase("points between groups", "260302D1.234.400,25NMSC", "-1234400.25", "2026-03-02"),
    LineCase("commas between groups", "260302D1,234,400.25NMSC", "-1234400.25", "2026-03-02"),
    LineCase("groups as in India", "260302D1,23,400.25NMSC", "-123400.25", "2026-03-02"),
    LineCase("no mark", "260302D400NMSC", "-400", "2026-03-02"),
    LineCase("wrapped before the amount", "2603020302CR\r\n30,00N062NONREF", "30", "2026-03-02"),
    LineCase("wrapped in the date", "26030203\r\n02C30,00N062NONREF", "30", "2026-03-02"),
    LineCase(
      "wrapped before the type", "2603020302C30,00\r\nN062NONREF//0815471199", "30", "2026-03-02",
      id: "0815471199"),
    LineCase(
      "blank before the type", "2603020302C30,00 NRTIKREF+//2026021783252833", "30", "2026-03-02",
      id: "2026021783252833"),
    LineCase("blank before the amount", "2603020302C 30,00NMSC", "30", "2026-03-02"),
    LineCase("short type", "260302D25,03NOV NONREF", "-25.03", "2026-03-02"),
    LineCase("type S", "260302CM50,S05168790452", "50", "2026-03-02"),
    LineCase("type S of blanks", "2603020302DF24,S   X", "-24", "2026-03-02"),
    LineCase("no type", "260302D25,03", "-25.03", "2026-03-02"),
    LineCase(
      "no type but a reference", "260302DN25,03//19239782213", "-25.03", "2026-03-02",
      id: "19239782213"),
    LineCase(
      "long references",
      "2603020302DR20,NTRFBIPI-dvT1FzfMqvzF5HaU4oetlH7SGRkonU//2026030216391534000", "-20",
      "2026-03-02", id: "2026030216391534000"),
    LineCase(
      "slash in the customer's reference", "2603020302C119,NMSC3412/1XX//O/341241774", "119",
      "2026-03-02", id: "O/341241774"),
    LineCase("bank reference is a filler", "2603020302C119,NMSC3412//NONREF", "119", "2026-03-02"),
    LineCase("bank reference is short", "2603020302C119,NMSC3412//12", "119", "2026-03-02"),
    LineCase("year of four digits", "20260302D4,NMSC", "-4", "2026-03-02"),
    LineCase("year of four digits with entry date", "202603020304D4,NMSC", "-4", "2026-03-04"),
    LineCase("entry date of the year before", "2601021231C1,NMSC", "1", "2025-12-31"),
    LineCase("entry date of the year after", "2512310102C1,NMSC", "1", "2026-01-02"),
    LineCase("entry date months before", "2606300310C1,NMSC", "1", "2026-03-10"),
    LineCase("year 99", "991231C1,NMSC", "1", "1999-12-31"),
    LineCase("year 80", "800101C1,NMSC", "1", "1980-01-01"),
    LineCase("year 79", "790101C1,NMSC", "1", "2079-01-01"),
  ])
  func `is read`(testCase: LineCase) throws {
    let file = MT940Fixture.read(MT940Fixture.statement(":61:" + testCase.line))
    let row = try #require(file.statements.first?.rows.first, "\(file.rejected)")
    #expect(row.amount == (try decimal(testCase.amount)))
    #expect(row.postingDate == (try day(testCase.date)))
    #expect(row.purchaseDate == nil)
    #expect(row.nativeID == testCase.id)
    #expect(row.status == .posted)
  }

  @Test(arguments: [
    ("no date", "C12,30NMSC", "mt940-unreadable-date"),
    ("month 13", "261302C12,30NMSC", "mt940-unreadable-date"),
    ("31 April", "260431C12,30NMSC", "mt940-unreadable-date"),
    ("31 February", "260231C12,30NMSC", "mt940-unreadable-date"),
    ("day 0", "260300C12,30NMSC", "mt940-unreadable-date"),
    ("entry date of month 13", "2603021302C12,30NMSC", "mt940-unreadable-date"),
    ("seven digits", "2603021C12,30NMSC", "mt940-unreadable-date"),
    ("endless digits", String(repeating: "9", count: 60) + "C1,", "mt940-unreadable-date"),
    ("no mark", "26030212,30NMSC", "mt940-unreadable-date"),
    ("another mark", "260302X12,30NMSC", "mt940-unreadable-mark"),
    ("reversal of nothing", "260302R12,30NMSC", "mt940-unreadable-mark"),
    ("no amount", "260302CNMSC", "mt940-unreadable-amount"),
    ("a comma alone", "260302C,NMSC", "mt940-unreadable-amount"),
    ("blanks between groups", "260302D1 234,56NMSC", "mt940-unreadable-amount"),
    ("apostrophes between groups", "260302D1'234,56NMSC", "mt940-unreadable-amount"),
    ("no-break spaces between groups", "260302D1\u{A0}234,56NMSC", "mt940-unreadable-amount"),
    ("cut within the amount", "260302D1\r\n234,56NMSC", "mt940-unreadable-amount"),
    ("cut behind the comma", "260302D1,\r\n50NMSC", "mt940-unreadable-amount"),
    ("a sign behind", "260302D12,30-NMSC", "mt940-unreadable-amount"),
    ("a sign", "260302D-12,30NMSC", "mt940-unreadable-amount"),
    ("uneven groups", "260302D1.2.400,25NMSC", "mt940-unreadable-amount"),
    (
      "too large", "260302D" + String(repeating: "9", count: 30) + ",00NMSC",
      "mt940-unreadable-amount"
    ),
    ("one point and three digits", "260302D1.400NMSC", "mt940-undecided-amount"),
    ("one comma and three digits", "260302D1,400NMSC", "mt940-undecided-amount"),
  ])
  func `is rejected`(name: String, line: String, code: String) {
    let file = MT940Fixture.read(
      MT940Fixture.statement(":61:260301C1,00NMSC\r\n:61:" + line + "\r\n:86:text"))
    #expect(file.statements.first?.rows.count == 1)
    #expect(file.rejected.map(\.fact.code) == [code])
    #expect(file.rejected.first?.record == 2)
    #expect(file.rejected.first?.span.line == 6)
  }

  @Test func `three decimals are read where the currency has them`() throws {
    let text = MT940Fixture.statement(
      ":61:260302D1,405NMSC", opening: ":60F:C260301KWD10,000", closing: ":62F:C260331KWD8,595")
    let file = MT940Fixture.read(text)
    #expect(try file.statements.first?.rows.first?.amount == decimal("-1.405"))
    #expect(file.codes.isEmpty)
  }

  @Test(arguments: [
    ("leap year", "1602300301", "2016-02-29", "2016-03-01"),
    ("common year", "1502300301", "2015-02-28", "2015-03-01"),
    ("29 of a common year", "1502290301", "2015-02-28", "2015-03-01"),
    ("entry date too", "1502300230", "2015-02-28", "2015-02-28"),
  ])
  func `30 February is the end of February`(
    name: String, dates: String, value: String, entry: String
  ) throws {
    let file = MT940Fixture.read(
      MT940Fixture.statement(":61:\(dates)C0,00NINTNONREF\r\n:86:Zinsen"))
    let row = try #require(file.statements.first?.rows.first)
    #expect(row.postingDate == (try day(entry)))
    #expect(file.codes == ["mt940-clamped-date"])
    let words = file.warnings.first?.fact.summary ?? ""
    #expect(words.contains("\(dates)") && words.contains(value))
  }

  @Test func `what is expected is pending`() {
    let rows = MT940Fixture.rows(
      ":61:260302EC1,00NMSC\r\n:61:260302ED1,00NMSC\r\n:61:260302C0,00NMSC")
    #expect(rows.map(\.status) == [.pending, .pending, .posted])
    #expect(rows.map(\.amount.isNegative) == [false, true, false])
  }

  @Test func `a bank reference of several rows is no id`() {
    let rows = MT940Fixture.rows(
      """
      :61:260302C1,00NMSCNONREF//BATCH-00001
      :61:260302D1,00NMSCNONREF//BATCH-00001
      :61:260302C0,00NMSCNONREF//BATCH-00002
      """)
    #expect(rows.map(\.nativeID) == [nil, nil, "BATCH-00002"])
  }

  @Test func `cheques and original amounts are kept`() throws {
    let rows = MT940Fixture.rows(
      """
      :61:260302D5,00NCHK73403
      :61:260302C4,00NTRFNONREF//260302000001
      /OCMT/USD4,50//CHGS/EUR0,50/
      :61:260302C1,00NTRFNONREF//260302000002
      /OCMT/EUR1,00/
      """)
    #expect(rows.map(\.details.checkNumber) == ["73403", nil, nil])
    #expect(rows.map(\.details.original) == [nil, try money("4.50 USD"), nil])
  }
}
