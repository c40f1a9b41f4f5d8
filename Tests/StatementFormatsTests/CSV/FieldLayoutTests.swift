import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Layouts that were met in the wild and read wrongly, or asked about without need.
struct FieldLayoutTests {
  @Test(arguments: [
    LayoutSample(
      "balances behind a bar", rows: 2, sum: "-52.90", closing: "47.10",
      text: #"""
        Data;Valuta;Addebiti;Accrediti;Descrizione operazioni
        31/12/25;;;100,00|;SALDO INIZIALE
        13/01/26;13/01/26;2,90;;IMPOSTA DI BOLLO
        14/01/26;14/01/26;50,00;;PRELIEVO
        31/01/26;;;47,10;|SALDO FINALE
        """#),
    LayoutSample(
      "debit and credit in Ukrainian", rows: 3, sum: "740.00", currency: "UAH",
      text: #"""
        Рахунок;Валюта;Дата операції;Дебет;Кредит;Призначення платежу
        UA112233440001;UAH;15.01.2026 09:08:00;100.00;;Комісія
        UA112233440001;UAH;16.01.2026 10:00:00;;1000.00;Оплата за договором
        UA112233440001;UAH;17.01.2026 11:00:00;160.00;;Оренда
        """#),
    LayoutSample(
      "an account's currency above, in Ukrainian", rows: 2, sum: "850.00", currency: "UAH",
      account: "UA112233440000055667788990011",
      text: #"""
        Виписка за рахунком;;;
        Рахунок UA112233440000055667788990011 (UAH);;;
        Дата і час;Деталі;Cума списання;Cума зарахування
        19.01.26 00:58;Комісія;-150,00;
        25.01.26 12:12;Перерахування;;1000,00
        """#),
    LayoutSample(
      "a card's purchases that are not booked yet", rows: 3, sum: "533.70", currency: "CHF",
      account: "0011 2233 4455",
      text: #"""
        sep=;
        Account number;Card number;Account/Cardholder;Purchase date;Booking text;Sector;Amount;Original currency;Rate;Currency;Debit;Credit;Booked
        0011 2233 4455;9900 11XX XXXX 2233;ADA;16.01.2026;CORNER SHOP;Grocery stores;24.45;CHF;;CHF;;;
        0011 2233 4455;9900 11XX XXXX 2233;ADA;13.01.2026;CAFE;Bakeries;16.3;CHF;;CHF;16.3;;15.01.2026
        0011 2233 4455;9900 11XX XXXX 2233;ADA;12.01.2026;BOOKS;Books;50.00;EUR;1.0;CHF;50.00;;15.01.2026
        0011 2233 4455;;ADA;12.01.2026;TRANSFER FROM ACCOUNT;;600.0;CHF;;CHF;;600.0;15.01.2026
        ;;;;Total card bookings;;;;;CHF;66.30;600.00;533.70
        """#),
    LayoutSample(
      "currencies in Chinese", rows: 2, sum: "-28.00", currency: "CNY",
      text: #"""
        交易日期,交易摘要,交易金额,交易货币,余额
        2026/01/15,消费 A,-15.00,人民币,85.00
        2026/01/16,消费 B,-13.00,人民币,72.00
        """#),
    LayoutSample(
      "fees that the amount includes", rows: 3, sum: "-70.00", currency: "EUR",
      text: #"""
        "TransferWise ID",Date,Amount,Currency,Description,"Payment Reference","Running Balance","Total fees"
        CARD-1,15-01-2026,-20.00,EUR,"Card transaction",,,0.10
        CARD-2,16-01-2026,-30.00,EUR,"Card transaction",,,0.00
        TRANSFER-3,17-01-2026,-20.00,EUR,"Sent money",,,2.50
        """#),
    LayoutSample(
      "a card's export in Norwegian", rows: 3, sum: "-19.56",
      text: #"""
        Dato,Beskrivelse,Beløp,Utvidede detaljer,Opptrer på din kontoutskrift som,Adresse,Sted,Postnummer,Land,Referanse,Kategori
        05/19/2026,HJØRNET,"100,00",,,,,,,'AT1',
        05/16/2026,BOK,"19,56",,,,,,,'AT2',
        05/15/2026,INNBETALING,"-100,00",,,,,,,'AT3',
        """#),
    LayoutSample(
      "a Japanese card", rows: 2, sum: "-4600", currency: "JPY",
      text: #"""
        "利用日","利用店名・商品名","利用者","支払方法","利用金額","支払手数料","支払総額","1月支払金額","2月繰越残高","新規サイン"
        "2026/01/05","コンビニ","本人","1回払い","1200","0","1200","1200","0","*"
        "2026/01/15","スーパー","本人","1回払い","3400","0","3400","3400","0","*"
        """#),
    LayoutSample(
      "a card in the Netherlands", rows: 3, sum: "418.36", currency: "EUR", account: "****7733",
      text: #"""
        Transactiedatum;Boekingsdatum;Omschrijving;Naam Card-houder;Card nummer;Debit/Credit;Bedrag;Merchant categorie;Land;Valuta;Bedrag in oorspronkelijke valuta;Type transactie;WalletProvider
        14-06-2026;15-06-2026;SOFTWARE;"Doe, A";****7733;D;70,48;null;SGP;USD;79,00;Transaction;null
        13-06-2026;14-06-2026;BOARD;"Doe, A";****7733;D;11,16;null;USA;USD;12,50;Transaction;null
        12-06-2026;12-06-2026;GEINCASSEERD VORIG SALDO;"Doe, A";****7733;C;-500,00;;;EUR;-500,00;Payment;null
        """#),
    LayoutSample(
      "purchases of a card, and what it was paid", rows: 6, sum: "171.80",
      text: #"""
        data,lançamento,valor
        2026-01-15,MERCADO,120.50
        2026-01-14,PAGAMENTO EFETUADO,-500.00
        2026-01-16,PADARIA 02/10,35.90
        2026-01-17,UBER TRIP,15.90
        2026-01-18,AMAZON,75.90
        2026-01-18,NETFLIX,80.00
        """#),
    LayoutSample(
      "balances without a direction", rows: 2, sum: "2474.50",
      text: #"""
        "Data","Lançamento","Detalhes","N° documento","Valor","Tipo Lançamento"
        "31/12/2025","Saldo Anterior","","","1.000,00",""
        "15/01/2026","Pix - Recebido","ANA","1","2.500,00","Entrada"
        "14/01/2026","Compra com Cartão","MERCADO","2","-25,50","Saída"
        "31/01/2026","S A L D O","","","3.474,50",""
        """#),
    LayoutSample(
      "a means of payment that is no direction", rows: 2, sum: "2474.50",
      text: #"""
        Time,Payee,Description,Amount,Payment Method
        2026-01-15T10:11:12+11:00,ACME,SALARY,2500.00,
        2026-01-14T10:11:12+11:00,Shop,PURCHASE,-25.50,Debit
        """#),
    LayoutSample(
      "a sign of tenge", rows: 2, sum: "247450", currency: "KZT",
      text: #"""
        Дата;Сумма;Операция;Детали
        15.01.26;+ 250 000,00 ₸;Пополнение;Зарплата
        14.01.26;- 2 550,00 ₸;Покупка;Магазин
        """#),
  ])
  func `A layout is read`(_ sample: LayoutSample) throws { try sample.check() }

  @Test func `A lone payment among purchases can be a card's or an account's`() {
    let file = readCSV(
      """
      data,descrição,valor
      2026-01-15,MERCADO,120.50
      2026-01-14,PAGAMENTO EFETUADO,-500.00
      2026-01-16,PADARIA 02/10,35.90

      """)
    guard case .ambiguous(let questions) = file.outcome else {
      Issue.record("read: \(file.outcome)")
      return
    }
    #expect(questions.map(\.fact.code) == ["open-sign"])
  }

  @Test func `Coins are kept apart`() {
    let file = readCSV(
      """
      User_ID,UTC_Time,Account,Operation,Coin,Change,Remark
      77,2026-01-01 00:00:00,Spot,Deposit,USDT,100.5,
      77,2026-01-02 00:00:00,Spot,Deposit,BTC,0.002,
      77,2026-01-02 00:00:00,Spot,Withdrawal,USDT,-50.25,

      """)
    let codes = rows(file).map { $0.currency?.code }
    #expect(codes == ["USDT", "BTC", "USDT"])
  }
}
