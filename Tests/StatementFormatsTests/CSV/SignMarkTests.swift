import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Marks, words and columns beside an amount that tell its sign where nothing else does.
struct SignMarkTests {
  static let samples: [SignSample] = [
    SignSample(
      name: "a plus beside minuses",
      text: """
        A1;Alpha;02.07.2013;-5,99;EUR
        A1;Beta;21.06.2013;+30,99;EUR
        A1;Gamma;19.02.2013;-22,69;EUR
        """, amounts: ["-5.99", "30.99", "-22.69"]),
    SignSample(
      name: "the same without the plus",
      text: """
        A1;Alpha;02.07.2013;-5,99;EUR
        A1;Beta;21.06.2013;30,99;EUR
        A1;Gamma;19.02.2013;30,69;EUR
        """, asks: "open-sign"),
    SignSample(
      name: "a plus that words speak against",
      text: """
        Date,Description,Amount
        2024-01-02,CARD PURCHASE ALPHA,+20.00
        2024-01-03,Beta,-5.00
        """, asks: "open-sign"),
    SignSample(
      name: "columns of transfers",
      text: """
        Buchungstag;Text;Betrag;Mandatsreferenz
        01.02.2017;Alpha;-5,00;
        13.02.2017;Beta;10,00;
        14.02.2017;Gamma;20,00;
        """, amounts: ["-5", "10", "20"]),
    SignSample(
      name: "the same without them",
      text: """
        Buchungstag;Text;Betrag;Xyzzy
        01.02.2017;Alpha;-5,00;
        13.02.2017;Beta;10,00;
        14.02.2017;Gamma;20,00;
        """, asks: "open-sign"),
    SignSample(
      name: "purchases positive, refunds negative, as many of both",
      text: """
        交易日期,交易摘要,交易金额
        2025/01/15,（消费）示例商户A,15.90
        2025/01/14,（退款）示例商户B,-97.20
        2025/01/13,（分期）示例,387.42
        2024/12/25,（还款）示例,-1130.68
        """, amounts: ["-15.9", "97.2", "-387.42", "1130.68"]),
    SignSample(
      name: "a line above that names a credit card",
      text: """
        Kreditkarte:;4711
        Umsatz;Beleg;Betrag
        01.02.2017;Alpha;5,00
        13.02.2017;Beta;10,00
        14.02.2017;Gamma;20,00
        15.02.2017;Delta;21,00
        16.02.2017;Epsilon;-21,00
        """, amounts: ["-5", "-10", "-20", "-21", "21"]),
    SignSample(
      name: "the same line of an account",
      text: """
        Konto:;4711
        Umsatz;Beleg;Betrag
        01.02.2017;Alpha;5,00
        13.02.2017;Beta;10,00
        14.02.2017;Gamma;20,00
        15.02.2017;Delta;21,00
        16.02.2017;Epsilon;-21,00
        """, asks: "open-sign"),
    SignSample(
      name: "a direction in two languages",
      text: """
        交易日期,借贷,交易金额,摘要
        2025-01-15,贷 Cr,1.23,Alpha
        2025-02-16,借 Dr,3.21,Beta
        """, amounts: ["1.23", "-3.21"]),
    SignSample(
      name: "two words for different directions are none",
      text: """
        交易日期,借贷,交易金额,摘要
        2025-01-15,贷 Dr,1.23,Alpha
        2025-02-16,借 Cr,3.21,Beta
        """, asks: "open-sign"),
  ]

  @Test(arguments: samples)
  func `Marks and columns tell the sign`(_ sample: SignSample) throws { try sample.check() }
}

/// What else than its own cells tells which of a file's columns is the amount, and its mark.
struct AmountColumnTests {
  @Test func `Of two columns of one name, the one that is filled in every row is the amount`()
    throws
  {
    let file = readCSV(
      """
      Belegdatum;Text;Währung;Betrag;Kurs;Betrag;Währung
      11.01.2024;TESCO PURCHASE;;;;-12,34;EUR
      12.01.2024;REFUND TESCO;;;;12,34;EUR
      13.01.2024;PURCHASE ABROAD;USD;-123,45;1,10000;-112,23;EUR
      """)
    #expect(
      try rows(file).map(\.amount) == [decimal("-12.34"), decimal("12.34"), decimal("-112.23")])
  }

  @Test func `Rates tell the decimal mark of amounts with three decimals`() throws {
    let file = readCSV(
      """
      Date,Description,Amount,Currency,Exchange Rate
      2025-03-17,PURCHASE ALPHA,-29.000,CHF,1.000000
      2025-03-18,PURCHASE BETA,-12.900,CHF,0.848252
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-29"), decimal("-12.9")])
    #expect(file.decisions.contains { $0.evidence.contains("Exchange Rate") })
  }

  @Test func `Numbers of two minds tell nothing`() {
    let file = readCSV(
      """
      Date,Description,Rate,Share,Amount
      2025-03-17,PURCHASE ALPHA,1.000000,"0,5",-29.000
      2025-03-18,PURCHASE BETA,0.848252,"0,5",-12.900
      """)
    guard case .ambiguous(let questions) = file.outcome else {
      Issue.record("\(file.outcome)")
      return
    }
    #expect(questions.map(\.fact.code) == ["open-decimal-mark"])
  }
}
