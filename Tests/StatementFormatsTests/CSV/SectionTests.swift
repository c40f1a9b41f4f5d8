import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

struct SectionTests {
  @Test func `Tables under headers of their own are read each in its way`() throws {
    let file = readCSV(
      """
      Card 4417
      Charged this month
      Purchase date,Merchant,Original amount,Charged amount,Reference
      05.01.24,Grocer,120.50,120.50,A1
      15.01.24,Furniture,150.00,50.00,A2
      Total,,,170.50,

      Purchases abroad
      Purchase date,Charge date,Merchant,Original amount,Original currency,Charged amount
      20.01.24,22.01.24,Bookshop,10.00,USD,37.00

      Pending transactions
      Purchase date,Merchant,Charged amount
      25.01.24,Pizza,60.00
      """)
    let read = rows(file)
    #expect(
      try read.map(\.amount) == [
        decimal("-120.5"), decimal("-50"), decimal("-37"), decimal("-60"),
      ])
    #expect(read.map(\.description) == ["Grocer", "Furniture", "Bookshop", "Pizza"])
    #expect(read.map(\.status) == [.posted, .posted, .posted, .pending])
    #expect(read.map(\.span.line) == [4, 5, 10, 14])
    #expect(read.map(\.record) == [4, 5, 9, 12])
    #expect(try read[2].details.original == money("-10 USD"))
  }

  @Test func `What one table asks, the file asks`() {
    let file = readCSV(
      """
      Date,Description,Amount
      2024-01-31,Grocer,-5.00
      2024-01-30,Grocer,-6.00
      Date,Merchant,Amount,Note
      01/02/2024,Grocer,-5.00,x
      """)
    guard case .ambiguous(let questions) = file.outcome else {
      Issue.record("\(file.outcome)")
      return
    }
    #expect(questions.map(\.fact.code) == ["open-date-order"])
    #expect(file.statements.isEmpty)
  }

  @Test func `A line above with another header is no table of dates`() throws {
    let file = readCSV(
      """
      Fund,Price,Shares,Total value
      Target 2040,9.45,348.5265,3293.58

      Account Number,Trade Date,Description,Amount
      535-01,06/30/2023,Contribution,250.00
      535-01,05/31/2023,Contribution,250.00
      """)
    #expect(try rows(file).map(\.amount) == [decimal("250"), decimal("250")])
    #expect(file.statements.map(\.account) == ["535-01"])
  }

  @Test func `Amounts in a currency without decimals have grouping marks only`() throws {
    let file = readCSV(
      """
      Date,Description,Amount (JPY)
      2024-01-31,Withdrawal,"-1,234"
      2024-01-30,Salary,"100,000"
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-1234"), decimal("100000")])
    #expect(file.statements.first?.currency?.code == "JPY")
  }
}

struct RareSignTests {
  @Test func `one payment among thousands of purchases tells the sign`() throws {
    var text =
      "Date,Description,Amount\n2024-03-13,SHOP,-5.00\n2024-03-14,PAYMENT THANK YOU,50.00\n"
    text += String(repeating: "2024-03-15,SAME,-4.00\n", count: 5000)
    let file = readCSV(text)
    #expect(rows(file).count == 5002)
    #expect(try rows(file).first?.amount == decimal("-5"))
  }

  @Test func `both signs and no word that tells: asked`() {
    let file = readCSV(
      """
      Date,Description,Amount
      2024-03-13,ALPHA,-5.00
      2024-03-14,BETA,-7.00
      2024-03-15,GAMMA,50.00
      """)
    guard case .ambiguous(let questions) = file.outcome else {
      Issue.record("\(file.outcome)")
      return
    }
    #expect(questions.map(\.fact.code) == ["open-sign"])
  }
}

struct MalformedAmountTests {
  @Test(arguments: ["-12.3.4", "-18.9.0", "-1,23.4", "-12.3,4", "-1.2.3,00"])
  func `an amount that is no number is rejected alone`(_ amount: String) throws {
    let file = readCSV(
      """
      Date,Description,Amount
      2026-01-15,SHOP,"\(amount)"
      2026-01-16,BOOKS,-5.00
      2026-01-17,PAYMENT THANK YOU,9.00
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-5"), decimal("9")])
    #expect(file.rejected.map(\.span.line) == [2])
  }

  @Test func `groups as India writes them prove the decimal mark`() throws {
    let file = readCSV(
      """
      Date,Description,Amount
      2026-01-15,FLAT,"-1,23,456"
      2026-01-16,BOOKS,"-5,000"
      2026-01-17,PAYMENT THANK YOU,"9,000"
      """)
    #expect(
      try rows(file).map(\.amount) == [decimal("-123456"), decimal("-5000"), decimal("9000")])
  }
}
