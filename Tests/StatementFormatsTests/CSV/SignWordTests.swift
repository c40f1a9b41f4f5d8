import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// How many words, and of which rows, reverse the signs as written.
struct SignWordTests {
  @Test(arguments: [
    SignSample(
      name: "payments of a card in an account",
      text: """
        Date,Description,Amount
        2024-02-24,SHOP ONE,-97.73
        2024-02-22,ALPHA CRD AUTOPAY,-220.00
        2024-02-19,CASHOUT,300.00
        2024-02-16,JOE DINER,-66.58
        2024-02-13,BETA AUTOPAY PAYMENT,-120.00
        """, asks: "open-sign"),
    SignSample(
      name: "transfers from oneself in an account",
      text: """
        Date,Description,Amount
        2024-02-24,ALPHA DD,-97.73
        2024-02-22,OWNER TRANSFER FROM ALPHA SO,-20.00
        2024-02-19,BETA,300.00
        2024-02-16,GROSS INTEREST,66.58
        2024-02-13,OWNER TRANSFER FROM ALPHA SO,-20.00
        """, amounts: ["-97.73", "-20", "300", "66.58", "-20"]),
    SignSample(
      name: "refunds taken back, more negative rows than positive ones",
      text: """
        Date,Description,Amount
        2024-02-24,ALPHA REFUND FEE,-97.73
        2024-02-22,SALARY SACRIFICE,-20.00
        2024-02-19,BETA,300.00
        2024-02-16,GAMMA,-66.58
        """, asks: "open-sign"),
    SignSample(
      name: "payments received by a firm",
      text: """
        data,importo,causale
        2024-02-01,3472.21,PAGAMENTO FT-2024-040
        2024-02-14,4144.65,PAGAMENTO FT-2024-026
        2024-02-16,-1850.0,F24 TASSE E CONTRIBUTI
        2024-03-02,4333.29,PAGAMENTO FORNITURA
        2024-03-07,300.96,BONIFICO DA ALFA
        2024-03-27,-4200.0,STIPENDI FEBBRAIO
        2024-03-31,-12.5,COMMISSIONI TENUTA CONTO
        """, amounts: ["3472.21", "4144.65", "-1850", "4333.29", "300.96", "-4200", "-12.5"]),
    SignSample(
      name: "purchases and payments of a card",
      text: """
        Date,Description,Amount
        2024-02-24,AMAZON ALPHA,97.73
        2024-02-22,NETFLIX,20.00
        2024-02-19,AUTOPAY - THANK YOU,-300.00
        2024-02-16,GAMMA,66.58
        """, amounts: ["-97.73", "-20", "300", "-66.58"]),
    SignSample(
      name: "thanks for the payment of a card",
      text: """
        Date,Description,Amount
        2024-02-24,Alpha,97.73
        2024-02-22,PAYMENT RECEIVED THANK YOU,-20.00
        """, amounts: ["-97.73", "20"]),
    SignSample(
      name: "two amounts without a header, of one row",
      text: "12/15/2024,Your payment,EUR,\"1,525.00\",\"-1,000.00\",Alpha\n",
      asks: "open-amount-column"),
    SignSample(
      name: "a few words among many rows without sign",
      text: "Date,Description,Amount\n"
        + (1...9).map { "2024-02-0\($0),Alpha \($0),5\($0).00\n" }.joined()
        + "2024-02-10,PURCHASE A,7.00\n2024-02-11,PURCHASE B,8.00\n",
      asks: "open-sign"),
  ])
  func `Words reverse only a card's signs`(_ sample: SignSample) throws {
    try sample.check()
  }
}

/// Columns that hold nothing but zero.
struct ZeroAmountTests {
  @Test func `They are not the amount where another column is filled`() throws {
    let file = readCSV(
      """
      Fecha,Concepto,Monto1,Monto2,Balance
      24/10/2017,A,0.00,"200.00","1,611.70"
      24/10/2017,B,0.00,"175.00","1,411.70"
      24/10/2017,C,0.00,"35.00","1,236.70"
      23/10/2017,C,0.00,"45.00","1,201.70"
      """)
    let sum = rows(file).map(\.amount)
    #expect(try sum.isEmpty || sum == ["200", "175", "35", "45"].map { try decimal($0) })
    #expect(!sum.contains { $0.isZero })
  }

  @Test func `Nothing but zeros is warned of`() {
    let file = readCSV("Date,Description,Amount\n2024-01-02,A,0.00\n2024-01-03,B,0.00\n")
    #expect(rows(file).count == 2)
    #expect(file.warnings.map(\.fact.code) == ["every-amount-zero"])
  }
}
