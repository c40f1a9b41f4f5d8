import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

struct QuestionTests {
  private func questions(_ text: String, _ profile: StatementProfile? = nil) -> [Diagnostic] {
    if case .ambiguous(let questions) = readCSV(text, profile: profile).outcome { return questions }
    return []
  }

  private static let openDates = """
    Date,Description,Amount
    01/02/2024,TESCO STORES,-5.00
    03/02/2024,SALARY,100.00
    """

  @Test func `Dates that day first and month first both fit are asked for`() throws {
    let asked = questions(Self.openDates)
    #expect(asked.map(\.fact.code) == ["open-date-order"])
    #expect(asked.first?.fact.remedy == "add \"dates: dmy\" or \"dates: mdy\" to the profile")
    #expect(readCSV(Self.openDates).statements.isEmpty)
  }

  @Test func `The profile answers for the dates`() throws {
    var profile = StatementProfile(name: "bank")
    profile.dateOrder = .mdy
    let read = rows(readCSV(Self.openDates, profile: profile))
    #expect(try read.map(\.keyDate) == [day("2024-01-02"), day("2024-03-02")])
    profile.dateOrder = .dmy
    let other = rows(readCSV(Self.openDates, profile: profile))
    #expect(try other.map(\.keyDate) == [day("2024-02-01"), day("2024-02-03")])
  }

  @Test func `A second date column of the same form decides the first`() throws {
    let file = readCSV(
      """
      Transaction Date,Post Date,Description,Amount
      01/02/2024,01/31/2024,TESCO STORES,-5.00
      03/02/2024,03/04/2024,CAFE,-6.00
      """)
    #expect(try rows(file).map(\.purchaseDate) == [day("2024-01-02"), day("2024-03-02")])
  }

  @Test func `Rows in date order under one reading only decide`() throws {
    let file = readCSV(
      """
      Date,Description,Amount
      01/02/2024,TESCO STORES,-5.00
      05/02/2024,CAFE,-6.00
      11/02/2024,CAFE,-6.00
      02/03/2024,CAFE,-6.00
      """)
    #expect(try rows(file).first?.keyDate == day("2024-02-01"))
    #expect(file.decisions.contains { $0.evidence.contains("date order") })
  }

  @Test func `The stated period decides`() throws {
    let file = readCSV(
      """
      Period,2024-02-01,2024-02-29

      Date,Description,Amount
      01/02/2024,TESCO STORES,-5.00
      03/02/2024,CAFE,-6.00
      """)
    #expect(try rows(file).first?.keyDate == day("2024-02-01"))
  }

  @Test func `A mark that can be decimal or grouping is asked for`() {
    let asked = questions(
      """
      Date;Description;Amount
      2024-01-31;Restaurant;-14.000
      """)
    #expect(asked.map(\.fact.code) == ["open-decimal-mark"])
  }

  @Test func `A currency of three decimals decides the mark`() throws {
    let file = readCSV(
      """
      Date;Description;Amount;Currency
      2024-01-31;Restaurant;KWD -14.000;KWD
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-14")])
  }

  @Test func `Another column of money decides the mark`() throws {
    let file = readCSV(
      """
      Date;Description;Amount;Balance
      2024-01-31;Restaurant;-14.000;1.000,50
      2024-01-30;Restaurant;-1.000;15.000,50
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-14000"), decimal("-1000")])
  }

  @Test func `Two decimal marks in one column refuse the file`() {
    let file = readCSV(
      """
      Date;Description;Amount
      2024-01-31;Restaurant;1,234.56
      2024-01-30;Restaurant;-1.234,56
      """)
    guard case .unreadable(let reason) = file.outcome else {
      Issue.record("read")
      return
    }
    #expect(reason.fact.code == "mixed-decimal-marks")
    #expect(reason.fact.summary.contains("line 2"))
    #expect(reason.fact.summary.contains("line 3"))
  }

  private static let openSign = """
    Date,Description,Amount
    2024-01-31,Smith & Sons,5.00
    2024-01-30,Jones,100.00
    """

  @Test func `A lone amount without evidence for its sign is asked for`() {
    let asked = questions(Self.openSign)
    #expect(asked.map(\.fact.code) == ["open-sign"])
    #expect(asked.first?.fact.remedy?.contains("outflow: positive") == true)
  }

  @Test func `The profile answers for the sign`() throws {
    var profile = StatementProfile(name: "card")
    profile.outflow = .positive
    #expect(
      try rows(readCSV(Self.openSign, profile: profile)).map(\.amount) == [
        decimal("-5"), decimal("-100"),
      ])
    profile.outflow = .negative
    #expect(
      try rows(readCSV(Self.openSign, profile: profile)).map(\.amount) == [
        decimal("5"), decimal("100"),
      ])
  }

  @Test func `The running balance decides the sign against the words`() throws {
    let file = readCSV(
      """
      Date,Description,Amount,Balance
      2024-01-28,CAFE,5.00,-5.00
      2024-01-29,CAFE,6.00,-11.00
      2024-01-30,PAYMENT,-11.00,0.00
      """)
    #expect(
      try rows(file).map(\.amount) == [decimal("-5"), decimal("-6"), decimal("11")])
    #expect(try file.statements.first?.closingBalance?.amount == decimal("0"))
  }

  @Test func `Words on the rarer rows decide the sign`() throws {
    let file = readCSV(
      """
      Date,Description,Amount
      2024-01-28,Smith,5.00
      2024-01-29,Jones,6.00
      2024-01-30,PAYMENT RECEIVED - THANK YOU,-11.00
      2024-01-31,REFUND Jones,-6.00
      """)
    #expect(
      try rows(file).map(\.amount) == [
        decimal("-5"), decimal("-6"), decimal("11"), decimal("6"),
      ])
  }

  @Test func `Dates without a year are asked for, and the profile answers`() throws {
    let text = """
      Datum;Text;Betrag
      31.12.;Lastschrift;-5,00
      30.12.;Gehalt;100,00
      """
    #expect(questions(text).map(\.fact.code) == ["no-year"])
    var profile = StatementProfile(name: "bank")
    profile.year = 2023
    #expect(
      try rows(readCSV(text, profile: profile)).map(\.keyDate) == [
        day("2023-12-31"), day("2023-12-30"),
      ])
  }

  @Test func `A column that the profile names and the header lacks is said`() {
    var profile = StatementProfile(name: "bank")
    profile.columns = [.amount: .named("Sum of money")]
    let asked = questions(Self.openSign, profile)
    #expect(asked.map(\.fact.code) == ["unknown-column"])
    #expect(asked.first?.fact.remedy?.contains("Description") == true)
  }

  @Test func `A profile's columns, delimiter and header bind`() throws {
    var profile = StatementProfile(name: "bank")
    profile.hasHeader = false
    profile.delimiter = UInt8(ascii: "|")
    profile.columns = [.date: .number(2), .amount: .number(3), .description: .number(1)]
    profile.outflow = .positive
    profile.currency = .eur
    let file = readCSV("Rent, and more|2024-01-31|700,00\nX|2024-01-30|5,00\n", profile: profile)
    #expect(rows(file).map(\.description) == ["Rent, and more", "X"])
    #expect(try rows(file).map(\.amount) == [decimal("-700"), decimal("-5")])
    #expect(file.statements.first?.currency == .eur)
  }

  @Test func `A profile is found by its header`() throws {
    var profile = StatementProfile(name: "card")
    profile.headerContains = ["description", "AMOUNT"]
    profile.outflow = .positive
    var options = ReadingOptions(path: "test.csv")
    options.profiles = [profile]
    let file = CSVFormat.read(Array(Self.openSign.utf8), options: options)
    #expect(try rows(file).first?.amount == decimal("-5"))
  }
}

extension QuestionTests {
  @Test func `Balances before each row do not prove the reverse of the sign`() {
    // Newest first: 900 before the deposit of 100, then 1000 before the purchase.
    let asked = readCSV(
      """
      31-01-2023,Smith,1000.00,-12.34
      30-01-2023,Jones,900.00,100.00
      """)
    guard case .ambiguous(let questions) = asked.outcome else {
      Issue.record("\(asked.outcome)")
      return
    }
    #expect(questions.map(\.fact.code) == ["open-amount-column"])
  }

  @Test func `Two columns of which one is filled are told apart by the balance`() throws {
    let file = readCSV(
      """
      01/31/2023,SMITH,4.50,,995.50
      01/30/2023,JONES,,1000.00,1000.00
      01/13/2023,BROWN,1.00,,0.00
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-4.5"), decimal("1000"), decimal("-1")])
  }

  @Test func `Words and signs that contradict each other are asked about`() {
    let asked = readCSV(
      """
      Date,Description,Amount
      2024-01-28,ATM WITHDRAWAL,5.00
      2024-01-29,CARD PURCHASE,-6.00
      """)
    guard case .ambiguous(let questions) = asked.outcome else {
      Issue.record("\(asked.outcome)")
      return
    }
    #expect(questions.map(\.fact.code) == ["mixed-signs"])
  }
}
