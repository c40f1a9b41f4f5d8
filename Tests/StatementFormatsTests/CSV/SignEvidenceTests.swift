import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// What tells the sign of amounts, and what does not.
struct SignEvidenceTests {
  private func questions(_ file: StatementFile) -> [String] {
    if case .ambiguous(let questions) = file.outcome { return questions.map(\.fact.code) }
    return []
  }

  @Test func `In a journal every entry's rows add up to zero, and debits are positive`() throws {
    let file = readCSV(
      """
      Entry,Date,Account,Amount,Text
      1,2024-01-02,cash,50.00,Alpha
      1,2024-01-02,equity,-50.00,Alpha
      2,2024-01-03,cash,-20.00,Beta
      2,2024-01-03,stock,12.00,Beta
      2,2024-01-03,tools,8.00,Beta
      3,2024-01-04,cash,-5.00,Gamma
      3,2024-01-04,stock,5.00,Gamma
      """)
    #expect(file.statements.map(\.account) == ["cash", "equity", "stock", "tools"])
    let cash = try #require(file.statements.first)
    #expect(try cash.rows.map(\.amount) == [decimal("50"), decimal("-20"), decimal("-5")])
  }

  @Test func `Rows that add up to zero in one account are no journal`() {
    let file = readCSV(
      """
      Date,Text,Amount
      2024-01-02,Alpha,50.00
      2024-01-02,Beta,-50.00
      2024-01-03,Gamma,20.00
      2024-01-03,Delta,-20.00
      2024-01-04,Alpha,5.00
      2024-01-04,Beta,-5.00
      """)
    #expect(questions(file) == ["open-sign"])
  }

  @Test func `One balance tells an unnamed pair of unsigned columns`() throws {
    let file = readCSV(
      """
      Date,Label,Amount,Amount2,Balance
      12/15/2024,Alpha,0.00,33.50,-23.50
      12/15/2024,Beta,"1,533.50",0.00,"1,510.00"
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-33.5"), decimal("1533.5")])
  }

  private func unnamedPair(_ balances: [String]) -> StatementFile {
    readCSV(
      """
      4/21/2024,Alpha,-$70.00,"",\(balances[0])
      4/20/2024,Beta,"",+$30.00,\(balances[1])
      4/19/2024,Gamma,"",+$20.00,\(balances[2])
      4/18/2024,Delta,-$15.00,"",\(balances[3])
      4/18/2024,Delta,"",+$15.00,\(balances[4])
      """)
  }

  @Test func `Signs written tell an unnamed pair, though not every balance follows`() throws {
    let file = unnamedPair(["$60.00", "$130.00", "$100.00", "$80.00", "$80.00"])
    #expect(
      try rows(file).map(\.amount)
        == [decimal("-70"), decimal("30"), decimal("20"), decimal("-15"), decimal("15")])
  }

  @Test func `Signs written alone do not tell an unnamed pair`() {
    let file = unnamedPair(["$900.00", "$1.00", "$333.00", "$17.00", "$5.00"])
    #expect(questions(file) == ["open-debit-credit"])
  }

  @Test func `The currency of what is bought is not the amount's`() throws {
    let file = readCSV(
      """
      Date;Category;Asset Name;Asset Currency;Cash Flow;Balance
      2024-01-02;Deposit;;CHF;800.00;800.00
      2024-01-15;Buy;Alpha Fund;USD;-300.00;500.00
      2024-02-01;Buy;Beta Fund;CHF;-100.00;400.00
      2024-03-01;Fee;;CHF;-5.00;395.00
      """)
    #expect(rows(file).count == 4)
    #expect(rows(file).allSatisfy { $0.currency == nil })
    #expect(file.warnings.isEmpty)
  }

  private static let owedByNames = """
    Date,Description,Debit,Credit,Balance
    2024-01-02,AMAZON,20.00,,120.00
    2024-01-03,STARBUCKS,5.00,,125.00
    2024-01-04,PAYMENT - THANK YOU,,100.00,25.00
    2024-01-05,NETFLIX,10.00,,35.00
    """

  @Test func `A balance that is owed does not turn debits into credits`() throws {
    let file = readCSV(Self.owedByNames)
    #expect(
      try rows(file).map(\.amount) == [
        decimal("-20"), decimal("-5"), decimal("100"), decimal("-10"),
      ])
    #expect(file.decisions.contains { $0.evidence.contains("owed") })
  }

  @Test func `Names against balances without a word are asked about`() {
    let file = readCSV(
      """
      Date,Description,Debit,Credit,Balance
      2024-01-02,Alpha,20.00,,120.00
      2024-01-03,Beta,5.00,,125.00
      2024-01-04,Gamma,,100.00,25.00
      2024-01-05,Delta,10.00,,35.00
      """)
    #expect(questions(file) == ["open-debit-credit"])
  }

  @Test func `Without names, what is owed is asked about`() {
    let text = Self.owedByNames.split(separator: "\n").dropFirst().joined(separator: "\n")
    let shopping = text.replacing("AMAZON", with: "PURCHASE A").replacing(
      "STARBUCKS", with: "PURCHASE B")
    #expect(questions(readCSV(shopping)) == ["open-debit-credit"])
  }

  @Test func `A lone amount whose words speak against its balance is asked about`() {
    let file = readCSV(
      """
      Date,Description,Amount,Balance
      2024-01-02,CARD PURCHASE ALPHA,20.00,120.00
      2024-01-03,CARD PURCHASE BETA,5.00,125.00
      2024-01-04,PAYMENT - THANK YOU,-100.00,25.00
      """)
    #expect(questions(file) == ["mixed-signs"])
  }

  @Test func `On a card the same words tell that the balance is owed`() throws {
    let file = readCSV(
      """
      Date,Merchant,Amount,Balance
      2024-01-02,CARD PURCHASE ALPHA,20.00,120.00
      2024-01-03,CARD PURCHASE BETA,5.00,125.00
      2024-01-04,PAYMENT - THANK YOU,-100.00,25.00
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-20"), decimal("-5"), decimal("100")])
  }

  @Test func `On a card, a balance that only rises without a word is asked about`() {
    let file = readCSV(
      """
      Date,Merchant,Amount,Balance
      2024-01-02,Alpha,20.00,120.00
      2024-01-03,Beta,5.00,125.00
      2024-01-04,Gamma,10.00,135.00
      """)
    #expect(questions(file) == ["open-sign"])
  }

  @Test func `Balances of the whole statement in every row are no running balance`() throws {
    let file = readCSV(
      """
      Account,Holder Name,Date,Initial Balance,Final Balance,Amount,Item
      123456,A. Holder,2024-01-02,0.00,1000.00,1500.00,Salary January
      123456,A. Holder,2024-01-03,0.00,1000.00,-500.00,Rent
      """)
    #expect(try rows(file).map(\.amount) == [decimal("1500"), decimal("-500")])
    #expect(rows(file).map(\.description) == ["Salary January", "Rent"])
    let statement = try #require(file.statements.first)
    #expect(try statement.openingBalance?.amount == decimal("0"))
    #expect(try statement.closingBalance?.amount == decimal("1000"))
  }
}

/// Two columns of amounts without names.
struct UnnamedPairTests {
  @Test(arguments: [
    ("31.01.2024;Lastschrift Strom;-5,00;\n30.01.2024;Dauerauftrag Miete;-6,00;", "-5"),
    ("31.01.2024;Lastschrift Strom;5,00;\n30.01.2024;Dauerauftrag Miete;6,00;", "-5"),
    ("31.01.2024;Gutschrift Lohn;5,00;\n30.01.2024;Gehalt;6,00;", "5"),
  ])
  func `Words that leave no doubt tell them apart`(_ lines: String, _ first: String) throws {
    let other = first == "5" ? "29.01.2024;Xyzzy;;7,00" : "29.01.2024;Gutschrift Xyzzy;;7,00"
    let file = readCSV(lines + "\n" + other + "\n")
    #expect(try rows(file).map(\.amount).first == decimal(first))
    #expect(try rows(file).map(\.amount).last == decimal(first == "5" ? "-7" : "7"))
  }

  @Test func `One word is not enough`() {
    let file = readCSV(
      """
      31.01.2024;Lastschrift Strom;5,00;
      30.01.2024;Alpha;6,00;
      29.01.2024;Beta;;7,00
      """)
    guard case .ambiguous(let questions) = file.outcome else {
      Issue.record("\(file.outcome)")
      return
    }
    #expect(questions.map(\.fact.code) == ["open-debit-credit"])
  }
}

/// Rows of balances and sums among dated rows with a column of directions.
struct DatedSummaryTests {
  @Test(arguments: [
    ("Likutis pradžiai", "Apyvarta", "Likutis pabaigai"),
    ("Sākuma atlikums", "Apgrozījums", "Beigu atlikums"), ("Algsaldo", "Käive", "Lõppsaldo"),
    ("Opening balance", "Turnover", "Closing balance"),
  ])
  func `They are left out, and the balances kept`(
    _ opening: String, _ turnover: String, _ closing: String
  ) throws {
    let file = readCSV(
      """
      Account,,Date,Payee,Details,Amount,Currency,D/K
      LT01,10,2024-01-01,,\(opening),2000.00,EUR,K
      LT01,20,2024-01-02,"UAB "Alpha"","PIRKINYS 1",14.50,EUR,D
      LT01,20,2024-01-10,Beta,Alga,100.00,EUR,K
      LT01,82,2024-01-31,,\(turnover),14.50,EUR,D
      LT01,82,2024-01-31,,\(turnover),100.00,EUR,K
      LT01,86,2024-01-31,,\(closing),2085.50,EUR,K
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-14.5"), decimal("100")])
    #expect(rows(file).map(\.description) == ["UAB \"Alpha\"", "Beta"])
    let statement = try #require(file.statements.first)
    #expect(try statement.openingBalance?.amount == decimal("2000"))
    #expect(try statement.closingBalance?.amount == decimal("2085.5"))
  }

  @Test func `Balances of another currency are not the first one's`() throws {
    let file = readCSV(
      """
      Account,,Date,Payee,Details,Amount,Currency,D/K
      LT01,20,2024-01-10,Beta,Alga,100.00,EUR,K
      LT01,86,2024-01-31,,Likutis pabaigai,2085.50,EUR,K
      LT01,86,2024-01-31,,Likutis pabaigai,120.00,USD,K
      """)
    #expect(try file.statements.first?.closingBalance?.amount == decimal("2085.5"))
  }

  @Test func `A transfer that goes neither in nor out is left out alone`() throws {
    let file = readCSV(
      """
      交易时间,交易对方,商品,收/支,金额(元)
      2024-01-05 10:00:00,超市,蔬菜,支出,¥28.16
      2024-01-06 10:00:00,朋友,红包,收入,¥5.00
      2024-01-07 10:00:00,自己,提现,/,¥100.00
      2024-01-08 10:00:00,超市,面包,支出,¥8.00
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-28.16"), decimal("5"), decimal("-8")])
    #expect(file.rejected.isEmpty)
    #expect(file.leftOut.map(\.reason) == [.neutral])
  }
}
