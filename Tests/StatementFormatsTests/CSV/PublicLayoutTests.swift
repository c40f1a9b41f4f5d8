import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Layouts that were once read wrongly, each with invented rows.
struct PublicLayoutTests {
  static let samples = [
    LayoutSample(
      "amounts named by the operation alone, beside the number of a document", rows: 2,
      sum: "-1734.56", currency: "RUB", account: "4111111111111111", pending: 1,
      text: """
        Номер документа;Дата операции;Номер карты;Статус;Сумма операции;Валюта операции;Описание
        777;01.09.2026;4111111111111111;Выполнено;-1234,56;RUB;ЛЕНТА
        778;02.09.2026;4111111111111111;В обработке;-500,00;RUB;ЛЕНТА
        """),
    LayoutSample(
      "balances of the day between the rows, in the column of amounts", rows: 2, sum: "1265.44",
      closing: "12500.00",
      text: """
        Data;Histórico;Valor;Saldo
        02/01/2026;PIX ENVIADO;-1.234,56;10.000,00
        03/01/2026;TED RECEBIDA;2.500,00;12.500,00
        03/01/2026;SALDO DO DIA;12.500,00;
        31/01/2026;SALDO FINAL DISPONIVEL;12.500,00;
        """),
    LayoutSample(
      "what can be spent, which is not the balance that the rows lead to", rows: 2, sum: "-15.00",
      closing: "985.00",
      text: """
        Date,Description,Amount
        2026-01-01,Opening balance,1000.00
        2026-01-02,TESCO STORES,-5.00
        2026-01-03,CAFE,-10.00
        2026-01-31,Closing balance,985.00
        2026-01-31,Available balance,1485.00
        """),
    LayoutSample(
      "letters for debit and credit behind the amounts", rows: 2, sum: "20.00", closing: "130.00",
      text: """
        Datum;Text;Betrag;Saldo
        01.01.2026;Kauf;10,00 S;100,00
        02.01.2026;Einzahlung;30,00 H;130,00
        """),
    LayoutSample(
      "letters of another language, without a blank", rows: 2, sum: "100.00",
      text: """
        Data;Histórico;Valor
        13/01/2026;TARIFA;12,00D
        14/01/2026;DEPOSITO;112,00C
        """),
    LayoutSample(
      "a card's number that is null, in a row of the account", rows: 2, sum: "379.00",
      account: "****4073",
      text: """
        Transactiedatum;Omschrijving;Card nummer;Debit/Credit;Bedrag;Valuta
        30-06-2026;WINKEL;****4073;D;121,00;EUR
        28-06-2026;GEINCASSEERD VORIG SALDO;****null;C;-500,00;EUR
        """),
    LayoutSample(
      "a wallet whose payments may be refused", rows: 2, sum: "28.40", currency: "EUR",
      text: """
        id,name,state,kind,date,amount,currency,extra info
        a,Ricarica,APPROVED,BANK,"24 lug 2026. 02:59:45","30,40 ",EUR,""
        b,Bottega,APPROVED,C2B,"20 mag 2026. 12:21:36","-2,00 ",EUR,""
        c,Qualcuno,NOT APPROVED,P2P,"13 apr 2026. 11:48:16","-5,00 ",EUR,""
        """),
    LayoutSample(
      "a card with more payments than purchases", rows: 4, sum: "-24.45", currency: "CNY",
      account: "1234", first: "2023-12-30",
      text: """
        信用卡对账单 2024年01月
        交易日,记账日,交易摘要,人民币金额,卡号末四位,交易地金额
        ,12/30,财付通还款,-345.67,1234,-345.67
        ,01/01,银联转账还款,-30.00,1234,-30.00
        01/02,01/03,电影票,56.78,1234,56.78
        01/05,01/07,中国移动,343.34,1234,343.34
        """),
    LayoutSample(
      "a Japanese card whose header has no kana", rows: 2, sum: "-17780", currency: "JPY",
      text: """
        利用日,利用店名・商品名,利用者,支払方法,利用金額,支払手数料,支払総額,9月支払金額
        2026/08/30,AMAZON.CO.JP,本人,1回払い,"4,980",0,"4,980","4,980"
        2026/09/01,商店,家族,1回払い,"12,800",0,"12,800","12,800"
        """),
    LayoutSample(
      "shops by a Japanese name", rows: 2, sum: "-5400",
      text: "ご利用日,利用店名・商品名,ご利用金額\n2026-01-22,商店,4500\n2026-01-23,商店,900\n"),
    LayoutSample(
      "Korean columns, with the currency behind the amounts", rows: 2, sum: "1887700",
      currency: "KRW",
      text: """
        거래일시,적요,출금액(원),입금액(원),내용
        2026-09-01 13:45:12,체크카드,"12,300원",0,편의점
        2026-09-02 09:00:00,급여,0,"1,900,000원",회사
        합계,,"12,300원","1,900,000원",
        """),
    LayoutSample(
      "Korean columns of money out before money in", rows: 2, sum: "2495000", closing: "2995000",
      text: """
        거래일시,적요,출금금액,입금금액,잔액
        2026-06-01,급여,,2500000,3000000
        2026-06-03,상점,5000,,2995000
        합계,,5000,2500000,
        """),
    LayoutSample(
      "what comes in, in Hungarian", rows: 3, sum: "1114516", currency: "HUF",
      text: """
        Könyvelés dátuma;Partner neve;Közlemény;Összeg;Devizanem
        2026.07.22;Vízmű;Számla 41;-15 484;HUF
        2026.07.23;NAV;Előleg;-120 000;HUF
        2026.07.24;Ügyfél Kft.;Bejövő utalás;1.250.000,00;HUF
        """),
  ]

  @Test(arguments: samples)
  func `A layout of the field is read`(_ sample: LayoutSample) throws {
    try sample.check()
  }

  @Test func `Takings by the way of payment are no card's statement, and no account is an amount`()
  {
    let file = readCSV(
      """
      Datum,Umsatz_Netto_19,USt_19,Brutto_Gesamt,Zahlungsart_EC,Zahlungsart_Kreditkarte
      01.01.2026,1034.45,196.55,1445.00,645.00,0.00
      02.01.2026,890.76,169.24,1220.50,620.50,0.00
      """)
    guard case .ambiguous(let questions) = file.outcome else {
      Issue.record("\(file.outcome)")
      return
    }
    #expect(questions.map(\.fact.code) == ["open-sign"])
  }

  @Test func `A balance is not offered as the amount`() {
    let file = readCSV("Datum;Text;Betrag;Saldo\n01.01.2026;Kauf;zehn;100,00\n")
    guard case .ambiguous(let questions) = file.outcome else {
      Issue.record("\(file.outcome)")
      return
    }
    let settings = questions.compactMap { $0.fact as? any ProfileQuestion }.flatMap(\.settings)
    #expect(!settings.contains("columns: { amount: 4 }"))
  }
}
