import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Tables in which two columns have one name.
struct ColumnTwinsTests {
  private static let differing = """
    Date,Date,Description,Amount,Amount
    2024-01-04,2024-01-03,TESCO STORES,-5.00,-4.00
    2024-01-04,2024-01-05,SALARY,10.00,11.00
    """

  private func questions(_ file: StatementFile) -> [Diagnostic] {
    if case .ambiguous(let questions) = file.outcome { return questions }
    return []
  }

  @Test func `Two columns of one name that differ are asked about, one after the other`() throws {
    let first = questions(readCSV(Self.differing))
    #expect(first.map(\.fact.code) == ["columns-of-one-name"])
    #expect(first.first?.fact.summary.contains("1 and 2") == true)
    var profile = StatementProfile(name: "bank")
    profile.columns = [.date: .number(2)]
    let second = questions(readCSV(Self.differing, profile: profile))
    #expect(
      second.first?.fact.remedy
        == "add \"columns: { amount: 4 }\" or \"columns: { amount: 5 }\" to the profile")
    profile.columns[.amount] = .number(5)
    let read = rows(readCSV(Self.differing, profile: profile))
    #expect(try read.map(\.amount) == [decimal("-4"), decimal("11")])
    #expect(try read.map(\.keyDate) == [day("2024-01-03"), day("2024-01-05")])
  }

  @Test(arguments: [
    (
      "the first is earlier",
      ["02.01.2024;04.01.2024", "05.01.2024;05.01.2024", "06.01.2024;08.01.2024"], 1
    ),
    ("the second is earlier", ["04.01.2024;02.01.2024", "08.01.2024;06.01.2024"], 2),
    (
      "they change places",
      ["04.01.2024;02.01.2024", "06.01.2024;08.01.2024", "07.01.2024;09.01.2024"], 0
    ),
    ("one row is too few", ["02.01.2024;02.01.2024", "02.01.2024;04.01.2024"], 0),
    ("one is no date", ["02.01.2024;04.01.2024", "05.01.2024;06.01.2024", "07.01.2024;open"], 0),
    ("their order is open, and alike", ["02/03/2024;03/03/2024", "05/03/2024;06/03/2024"], 1),
    ("their order is open, and differs", ["02/03/2024;03/02/2024", "05/06/2024;06/05/2024"], 0),
  ])
  func `Of two columns of dates the one that is never later is of the purchase`(
    _ name: String, _ days: [String], _ purchase: Int
  ) {
    let lines = days.enumerated().map { "\($1);REWE Markt \($0);-\($0 + 1),50" }
    var profile = StatementProfile(name: "bank")
    profile.dateOrder = .dmy
    let file = readCSV(
      (["Buchungsdatum;Buchungsdatum;Beschreibung;Betrag"] + lines).joined(separator: "\n"),
      profile: profile)
    guard purchase > 0 else {
      #expect(questions(file).map(\.fact.code) == ["columns-of-one-name"])
      return
    }
    let read = rows(file)
    let parts = days.map { $0.split(separator: ";") }
    let firsts = parts.map { $0[purchase - 1].prefix(2) }
    let seconds = parts.map { $0[2 - purchase].prefix(2) }
    #expect(
      read.map { String($0.purchaseDate?.description.suffix(2) ?? "") } == firsts.map(String.init))
    #expect(
      read.map { String($0.postingDate?.description.suffix(2) ?? "") } == seconds.map(String.init))
  }

  @Test func `A name in the profile does not choose between two columns of that name`() {
    var profile = StatementProfile(name: "bank")
    profile.columns = [.amount: .named("Amount"), .date: .number(1)]
    let asked = questions(readCSV(Self.differing, profile: profile))
    #expect(asked.map(\.fact.code) == ["columns-of-one-name"])
  }

  @Test func `Two columns that hold the same are one`() throws {
    let file = readCSV(
      """
      Date,Date,Description,Amount,Amount
      2024-01-02,2024-01-02,TESCO STORES,-5.00,-5.00
      2024-01-03,2024-01-03,SALARY,10.00,10.00
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-5"), decimal("10")])
  }

  @Test func `An empty column of the same name is passed over`() throws {
    let file = readCSV(
      """
      Date,Description,Amount,Amount
      2024-01-02,TESCO STORES,,-5.00
      2024-01-03,SALARY,,10.00
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-5"), decimal("10")])
  }

  @Test func `Where one is filled when the other is not, the balance tells them apart`() throws {
    let file = readCSV(
      """
      Date,Description,Amount,Amount,Balance
      2024-01-02,Alpha,5.00,,95.00
      2024-01-03,Beta,,10.00,105.00
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-5"), decimal("10")])
  }

  @Test(arguments: ["5.00", "-5.00"])
  func `Without balance no row of either is passed over`(_ amount: String) {
    let file = readCSV(
      """
      Date,Description,Amount,Amount
      2024-01-02,TESCO STORES,\(amount),
      2024-01-03,SALARY,,10.00
      """)
    #expect(questions(file).map(\.fact.code) == ["open-debit-credit"])
  }
}

/// Tables whose header names fewer columns of amounts in known words than there are.
struct HalfNamedPairTests {
  @Test(arguments: [("Debit", "Xyzzy", "-5"), ("Xyzzy", "Debit", "5")])
  func `The column beside a named one is its counterpart`(
    _ first: String, _ second: String, _ amount: String
  ) throws {
    let file = readCSV(
      """
      Date,Description,\(first),\(second)
      2024-01-02,Alpha,5.00,
      2024-01-03,Beta,,10.00
      """)
    #expect(try rows(file).map(\.amount).first == decimal(amount))
    #expect(rows(file).count == 2)
  }

  @Test func `Rows that hold an amount only where no column is known are asked about`() {
    let file = readCSV(
      """
      Date,Description,Amount,Xyzzy,Balance
      2024-01-02,TESCO STORES,-5.00,,95.00
      2024-01-03,PURCHASE,-5.00,,90.00
      2024-01-04,Beta,,10.00,100.00
      """)
    guard case .ambiguous(let questions) = file.outcome else {
      Issue.record("\(file.outcome)")
      return
    }
    #expect(questions.map(\.fact.code) == ["open-amount-column"])
  }
}
