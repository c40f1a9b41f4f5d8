import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

struct IsraelTimeTests {
  @Test(arguments: [
    ("2024-01-14T22:00:00.000Z", "2024-01-15"), ("2024-07-14T21:00:00.000Z", "2024-07-15"),
    ("2024-07-14T20:59:59.000Z", "2024-07-14"), ("2024-01-14T21:59:59.000Z", "2024-01-14"),
    // Summer time of 2024: 29 March to 27 October.
    ("2024-03-28T22:00:00.000Z", "2024-03-29"), ("2024-03-29T21:00:00.000Z", "2024-03-30"),
    ("2024-10-26T21:00:00.000Z", "2024-10-27"), ("2024-10-27T21:00:00.000Z", "2024-10-27"),
    ("2024-10-27T22:00:00.000Z", "2024-10-28"),
    // 2012: 30 March to 23 September; 2005: 1 April to 9 October.
    ("2012-09-22T21:00:00.000Z", "2012-09-23"), ("2012-09-23T21:00:00.000Z", "2012-09-23"),
    ("2012-09-23T22:00:00.000Z", "2012-09-24"), ("2005-10-08T21:00:00.000Z", "2005-10-09"),
    ("2005-04-01T21:00:00.000Z", "2005-04-02"), ("2005-03-31T21:00:00.000Z", "2005-03-31"),
    ("1999-07-14T21:00:00.000Z", "1999-07-15"), ("1999-01-14T22:00:00Z", "1999-01-15"),
    ("2020-10-08T14:15:28Z", "2020-10-08"), ("2020-10-08", "2020-10-08"),
    ("2020-10-08T23:30:00", "2020-10-08"), ("2020-10-08T23:30:00+03:00", "2020-10-08"),
    ("2023-12-31T22:00:00.000Z", "2024-01-01"),
  ])
  func `finds the day in Israel`(_ text: String, _ expected: String) throws {
    #expect(IsraelTime.day(text) == (try day(expected)))
  }
}

struct IsraeliScraperTests {
  private static func account(_ number: String, _ rows: String) -> String {
    """
    {"success":true,"accounts":[{"accountNumber":"\(number)","balance":-50,"txns":[\(rows)]}]}
    """
  }

  @Test
  func `a card's processed date is its charge date`() throws {
    let file = readJSON(
      Self.account(
        "4417",
        """
        {"type":"installments","identifier":77,"date":"2024-01-14T22:00:00.000Z",
         "processedDate":"2024-02-09T22:00:00.000Z","originalAmount":-659,"originalCurrency":"ILS",
         "chargedAmount":-219.67,"description":"חנות","memo":"תשלום 3 מתוך 10",
         "installments":{"number":3,"total":10},"status":"completed","category":"מזון"},
        {"type":"normal","identifier":"undefined_1","date":"2024-07-14T21:00:00.000Z",
         "processedDate":"2024-08-09T21:00:00.000Z","originalAmount":-10,"originalCurrency":"$",
         "chargedAmount":-36.5,"chargedCurrency":"₪","description":"Shop","status":"completed"}
        """))
    #expect(file.rowTexts == ["2024-01-15 -219.67 חנות", "2024-07-15 -36.5 Shop"])
    let row = file.rows[0]
    #expect(row.chargeDate == (try day("2024-02-10")))
    #expect(row.nativeID == "77")
    #expect(row.details.installment == Installment(number: 3, count: 10))
    #expect(row.details.bankCategory == "מזון")
    #expect(row.currency == .ils)
    #expect(file.rows[1].nativeID == nil)
    #expect(file.rows[1].details.original == (try money("-10 USD")))
    #expect(file.statements[0].account == "4417")
  }

  @Test
  func `a bank's processed date is its posting date`() throws {
    let row = try #require(
      readJSON(
        Self.account(
          "12-345-678901",
          """
          {"type":"normal","identifier":5,"date":"2024-01-14T22:00:00.000Z",
           "processedDate":"2024-01-15T22:00:00.000Z","originalAmount":100,"originalCurrency":"ILS",
           "chargedAmount":100,"description":"משכורת","status":"completed"}
          """)
      ).rows.first)
    #expect(row.purchaseDate == (try day("2024-01-15")))
    #expect(row.postingDate == (try day("2024-01-16")))
  }

  @Test
  func `a pending row without a charge takes the purchase's amount in its own currency`() {
    let file = readJSON(
      Self.account(
        "4417",
        """
        {"type":"normal","date":"2024-01-14T22:00:00.000Z","processedDate":null,"originalAmount":-30,
         "originalCurrency":"ILS","chargedAmount":-0,"description":"A","status":"pending"},
        {"type":"normal","date":"2024-01-14T22:00:00.000Z","processedDate":null,"originalAmount":-9,
         "originalCurrency":"USD","chargedAmount":null,"description":"B","status":"pending"}
        """))
    #expect(file.rowTexts == ["2024-01-15 -30 A pending"])
    #expect(file.leftOut.map(\.reason) == [.information])
  }

  @Test
  func `flat rows are told apart by account`() {
    let file = readJSON(
      """
      [{"type":"normal","date":"2024-01-14T22:00:00.000Z","processedDate":"2024-02-09T22:00:00.000Z",
        "originalAmount":-1,"originalCurrency":"ILS","chargedAmount":-1,"description":"A",
        "status":"completed","account":"1111","companyId":"max","hash":"h","uniqueId":"u"},
       {"type":"normal","date":"2024-01-14T22:00:00.000Z","processedDate":"2024-02-09T22:00:00.000Z",
        "originalAmount":-2,"originalCurrency":"ILS","chargedAmount":-2,"description":"B",
        "status":"completed","account":"2222","companyId":"visaCal"}]
      """)
    #expect(file.statements.map(\.account) == ["1111", "2222"])
    #expect(file.rows.allSatisfy { $0.chargeDate != nil })
  }
}
