import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Files and cells that have broken readers of statements, each by its name.
struct TrapTests {
  @Test(arguments: [
    LayoutSample(
      "preamble of fewer fields", rows: 2, sum: "995.50", account: "DE02120300000000202051",
      closing: "1000.00",
      text: #"""
        "Girokonto";"DE02120300000000202051"
        "Zeitraum:";"01.01.2024 - 31.01.2024"
        "Kontostand vom 31.01.2024:";"1.000,00 EUR"
        ""
        "Buchungsdatum";"Wertstellung";"Status";"Verwendungszweck";"Betrag (€)"
        "30.01.24";"31.01.24";"Gebucht";"Laden";"-4,50"
        "28.01.24";"28.01.24";"Gebucht";"Gehalt";"1.000,00"
        """#),
    LayoutSample(
      "footer of sums and legal words", rows: 2, sum: "995.50",
      text: #"""
        Datum;Text;Betrag;Saldo
        28.01.2024;Gehalt;1.000,00;1.000,00
        31.01.2024;Laden;-4,50;995,50
        Summe;;995,50;
        Alle Angaben ohne Gewähr;;;
        """#),
    LayoutSample(
      "line break in a header cell", rows: 2, sum: "-70.00",
      text: """
        "תאריך
        עסקה","שם בית עסק","סכום
        חיוב"
        05/01/2024,מכולת,50.00
        15/01/2024,מאפייה,20.00
        """),
    LayoutSample(
      "bidi marks in header cells", rows: 2, sum: "-70.00",
      text:
        "\u{200F}תאריך עסקה\u{200E},\u{202B}שם בית עסק\u{202C},\u{2067}סכום חיוב\u{2069}\n"
        + "05/01/2024,מכולת,50.00\n15/01/2024,מאפייה,\u{200E}20.00\n"),
    LayoutSample(
      "blank before quotes", rows: 2, sum: "995.50",
      text: #"""
        "Date", "Description", "Amount"
        "2024-01-31", "Fish, fresh", "-4.50"
        "2024-01-28", "Salary", "1,000.00"
        """#),
    LayoutSample(
      "padded cells", rows: 2, sum: "995.50",
      text: #"""
        Date       ,Description          ,Amount      ,Balance
        31/01/2024 ,Fishmonger           ,      -4.50 ,     995.50
        28/01/2024 ,Salary               ,    1000.00 ,    1000.00
        """#),
    LayoutSample(
      "formula and apostrophe", rows: 2, sum: "995.50", account: "00123",
      text: #"""
        Account Number,Date,Description,Amount
        ="00123",="2024-01-31",'=Fish,="-4.50"
        ="00123",="2024-01-28",'Salary,'1000.00
        """#),
    LayoutSample(
      "debit column already negative", rows: 2, sum: "995.50",
      text: #"""
        Datum;Text;Belastung;Gutschrift;Saldo
        28.01.2024;Gehalt;;1'000.00;1'000.00
        31.01.2024;Laden;-4.50;;995.50
        """#),
    LayoutSample(
      "zero in the other column", rows: 2, sum: "995.50",
      text: #"""
        Date,Description,Debit,Credit
        2024-01-31,Shop,4.50,0.00
        2024-01-28,Salary,0.00,1000.00
        """#),
    LayoutSample(
      "card export with positive purchases", rows: 3, sum: "-14.50",
      text: #"""
        Date,Merchant,Amount
        2024-01-31,Fishmonger,4.50
        2024-01-30,Baker,20.00
        2024-01-28,Refund Baker,-10.00
        """#),
    LayoutSample(
      "sections with headers of their own, repeated headers, a further line", rows: 3,
      sum: "-34.50", pending: 1,
      text: #"""
        Pending transactions
        Date,Description,Amount
        2024-01-31,PURCHASE Fish,-4.50
        Posted transactions
        Date,Description,Amount
        2024-01-30,PURCHASE Baker,-20.00
        ,second line of it,
        Date,Description,Amount
        2024-01-29,PURCHASE Baker,-10.00
        """#),
    LayoutSample(
      "facts above the table", rows: 2, sum: "995.50", currency: "CHF",
      account: "CH9300762011623852957", closing: "995.50",
      text: #"""
        Kontonummer:;CH93 0076 2011 6238 5295 7
        Währung:;CHF
        Von:;01.01.2024
        Bis:;31.01.2024
        Anfangssaldo:;0.00
        Schlusssaldo:;995.50

        Datum;Text;Betrag
        28.01.2024;Lohn;1'000.00
        31.01.2024;Lastschrift Laden;-4.50
        """#),
    LayoutSample(
      "no header at all", rows: 2, sum: "995.50",
      text: #"""
        31.01.2024;Lastschrift Laden;-4,50;EUR
        28.01.2024;Gehalt;1.000,00;EUR
        """#),
    LayoutSample(
      "pipes", rows: 2, sum: "995.50",
      text: """
        Date|Description|Amount|Balance
        2024-01-31|Fish, fresh; cheap|-4.50|995.50
        2024-01-28|Salary|1000.00|1000.00
        """),
    LayoutSample(
      "no decimals in a currency of none", rows: 2, sum: "99550", currency: "JPY",
      text: #"""
        Date,Description,Amount,Currency
        2024-01-31,Withdrawal,"-4,450",JPY
        2024-01-28,Salary,"104,000",JPY
        """#),
    LayoutSample(
      "three decimals", rows: 2, sum: "995.500", currency: "KWD",
      text: #"""
        Date,Description,Amount,Currency
        2024-01-31,Withdrawal,-4.500,KWD
        2024-01-28,Salary,"1,000.000",KWD
        """#),
  ])
  func `The file is read`(sample: LayoutSample) throws {
    try sample.check()
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `A quoted line break above the header does not shift what a profile skips`(
    _ end: String
  ) throws {
    let lines = [
      "\"A note", "of two lines\"", "", "Date,Description,Amount", "2024-01-31,Fish,-4.50",
    ]
    var profile = StatementProfile(name: "bank")
    profile.skipLines = 3
    let file = readCSV(lines.joined(separator: end) + end, profile: profile)
    #expect(try rows(file).map(\.amount) == [decimal("-4.5")])
    #expect(rows(file).map(\.span.line) == [5])
  }

  @Test(arguments: [
    ("English", "Debit", "Credit"), ("German", "Soll", "Haben"), ("German, short", "S", "H"),
    ("Dutch", "Af", "Bij"), ("Spanish", "Cargo", "Abono"), ("Italian", "Dare", "Avere"),
    ("Swedish", "Uttag", "Insättning"), ("Russian", "Расход", "Приход"), ("Hebrew", "חובה", "זכות"),
    ("Chinese", "支出", "收入"), ("Japanese", "出金", "入金"), ("letters", "D", "C"),
    ("Wise", "OUT", "IN"), ("signs", "-", "+"),
  ])
  func `A column of directions tells the sign`(_ name: String, _ out: String, _ into: String) throws
  {
    let file = readCSV(
      """
      Date;Description;Amount;D/C
      2024-01-31;Alpha;4.50;\(out)
      2024-01-28;Beta;1000.00;\(into)
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-4.5"), decimal("1000")])
  }

  @Test(arguments: [
    ("(1.06)", "-1.06"), ("1.06-", "-1.06"), ("-1.06", "-1.06"), ("\u{2212}1.06", "-1.06"),
    ("1.06 DR", "-1.06"), ("1.06DB", "-1.06"), ("$ (1.06)", "-1.06"), ("-$1,001.06", "-1001.06"),
    ("US$ -1.06", "-1.06"), ("-1.06 USD", "-1.06"), ("USD -1.06", "-1.06"),
    ("-1'234.50", "-1234.5"),
    ("-1\u{2019}234.50", "-1234.5"), ("-14\u{A0}800.00", "-14800"), ("-14\u{202F}800.00", "-14800"),
    ("-14\u{2009}800.00", "-14800"), ("-1,23,456.00", "-123456"), ("-25.00000", "-25"),
  ])
  func `A written amount is read exactly`(_ cell: String, _ amount: String) throws {
    let file = readCSV(
      """
      Date;Description;Amount
      2024-01-31;CARD PURCHASE;\(cell)
      2024-01-30;CARD PURCHASE;-2.50
      2024-01-29;CARD PURCHASE;-3.50
      """)
    #expect(try rows(file).first?.amount == decimal(amount))
  }

  @Test(arguments: ["--5.00", "-5.00-", "-(5.00)", "5.00 EUR USD", "five"])
  func `An amount of doubtful sign is rejected`(_ cell: String) {
    let file = readCSV(
      """
      Date;Description;Amount
      2024-01-31;CARD PURCHASE;\(cell)
      2024-01-30;CARD PURCHASE;-2.50
      2024-01-29;CARD PURCHASE;-3.50
      """)
    #expect(file.rejected.map(\.span.line) == [2])
    #expect(file.rejected.map(\.fact.code) == ["bad-amount"])
  }

  @Test(arguments: ["-", "", "()"])
  func `A sign without digits is no amount`(_ cell: String) {
    let file = readCSV(
      """
      Date;Description;Amount
      2024-01-31;CARD PURCHASE;\(cell)
      2024-01-30;CARD PURCHASE;-2.50
      """)
    #expect(rows(file).count == 1)
    #expect(file.leftOut.map(\.reason) == [.withoutAmount])
  }

  @Test func `Both columns filled is rejected with its line`() {
    let file = readCSV(
      """
      Date,Description,Debit,Credit
      2024-01-31,Shop,4.50,
      2024-01-30,Shop,4.50,3.00
      2024-01-28,Salary,,1000.00
      """)
    #expect(rows(file).count == 2)
    #expect(file.rejected.map(\.span.line) == [3])
    #expect(file.rejected.map(\.fact.code) == ["both-columns-filled"])
  }
}
