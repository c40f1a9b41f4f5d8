import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Amounts that stand beside the account's: of purchases abroad, before fees, bought and sold.
struct ForeignColumnTests {
  private func questions(_ file: StatementFile) -> [String] {
    guard case .ambiguous(let questions) = file.outcome else { return [] }
    return questions.map(\.fact.code)
  }

  @Test(arguments: [
    "Date,Text,Amount,Merchant Amount,Merchant Currency",
    "Date,Text,Amount,FX Amount,FX Currency",
    "Fecha,Concepto,Importe,Importe comercio,Divisa comercio",
    "Data,Opis,Kwota,Kwota sklepu,Waluta sklepu",
    "Datum,Text,Betrag,Betrag beim Laden,Währung beim Laden",
  ])
  func `What is filled together and abroad alone is of the purchase`(_ header: String) throws {
    let file = readCSV(
      """
      \(header)
      2026-03-02,BOOKS.COM,-9.20,-10.00,USD
      2026-03-03,REWE 12,-45.67,,
      2026-03-04,SALARY,1500.00,,
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-9.2"), decimal("-45.67"), decimal("1500")])
    #expect(file.statements.map(\.currency) == [nil])
    #expect(rows(file).first?.details.original == Money(try decimal("-10"), .usd))
    #expect(rows(file).dropFirst().allSatisfy { $0.details.original == nil })
  }

  /// Two columns of amounts that differ, of names that don't tell; the answer, and what it gives.
  @Test(arguments: [
    ("Buchungstag;Text;Betrag;Betrag in EUR", "columns: { amount: 4 }", "1445.13"),
    ("Date;Text;Gross;Net", "columns: { amount: 3 }", "1444.33"),
    ("Fecha;Concepto;Importe;Importe neto", "columns: { amount: 4 }", "1445.13"),
    ("Datum;Omschrijving;Bedrag;Totaal bedrag", "columns: { amount: 3 }", "1444.33"),
  ])
  func `Which of two amounts is the account's is asked`(
    _ header: String, _ answer: String, _ sum: String
  ) throws {
    let text = """
      \(header)
      2026-03-02;REWE 12;-45.67;-45.67
      2026-03-03;BOOKS.COM;-10.00;-9.20
      2026-03-04;SALARY;1500.00;1500.00
      """
    #expect(questions(readCSV(text)) == ["open-amount-column"])
    let told = readCSV(text, profile: StatementProfile(setting: answer))
    var total = DecimalSum()
    for row in rows(told) { total.add(row.amount) }
    #expect(try total.exactDecimal == decimal(sum))
  }

  @Test func `The balance tells which of two amounts is the account's`() throws {
    let file = readCSV(
      """
      Date;Text;Amount;Total amount;Balance
      2026-03-02;REWE 12;-45.67;-45.67;954.33
      2026-03-03;BOOKS.COM;-9.20;-10.00;945.13
      2026-03-04;SALARY;1500.00;1500.00;2445.13
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-45.67"), decimal("-9.2"), decimal("1500")])
  }

  @Test(arguments: ["Date,Text,Paid,Currency,Charged\n", ""])
  func `Currencies between two amounts are asked about, and each answer is enough`(
    _ header: String
  ) throws {
    let text =
      header + """
        2026-03-02,REWE 12,-45.67,EUR,-45.67
        2026-03-03,BOOKS.COM,-10.00,USD,-9.20
        2026-03-04,SALARY,1500.00,EUR,1500.00
        """
    let file = readCSV(text)
    guard
      case .ambiguous(let questions) = StatementReader.read(
        Array(text.utf8), options: ReadingOptions(path: "test.csv")
      ).outcome, let question = questions.first?.fact as? any ProfileQuestion
    else {
      Issue.record("not asked: \(file.outcome)")
      return
    }
    #expect(question.code == "open-foreign-pair")
    let found = question.settings.map { answer in
      rows(readCSV(text, profile: StatementProfile(setting: answer)))[1]
    }
    #expect(try found.map(\.amount) == ["-9.2", "-10", "-10", "-9.2"].map(decimal))
    #expect(found.map(\.currency) == [nil, nil, .usd, .usd])
    #expect(found.map { $0.details.original != nil } == [true, true, false, false])
  }

  @Test func `Bought and sold are asked about, and quantity and price are no amounts`() throws {
    let text = """
      Date,Instrument,Quantity,Price,Buy amount,Sell amount
      2026-03-02,Fund A,10,10.00,100.00,
      2026-03-03,Fund B,5,50.00,,250.00
      2026-03-04,Fund A,5,10.00,50.00,
      """
    #expect(questions(readCSV(text)) == ["open-debit-credit"])
    let profile = StatementProfile(setting: #"columns: { debit: "Buy amount" }"#)
    let file = readCSV(text, profile: profile)
    #expect(try rows(file).map(\.amount) == [decimal("-100"), decimal("250"), decimal("-50")])
  }

  @Test(arguments: [
    ("columns: { debit: 3, credit: 4 }", "44.33"), ("columns: { debit: 4, credit: 3 }", "-44.33"),
  ])
  func `A balance against the order of columns without header is asked about`(
    _ answer: String, _ sum: String
  ) throws {
    let text = """
      2026-03-02,REWE 12,45.67,,145.67
      2026-03-03,BOOKS.COM,10.00,,155.67
      2026-03-04,TRANSFER,,100.00,55.67
      """
    #expect(questions(readCSV(text)) == ["open-debit-credit"])
    let file = readCSV(text, profile: StatementProfile(setting: answer))
    var total = DecimalSum()
    for row in rows(file) { total.add(row.amount) }
    #expect(try total.exactDecimal == decimal(sum))
  }

  @Test(arguments: [
    "Date,Text,Amount,Balance before,Balance after",
    "Date,Text,Amount,Balance after,Balance before",
    "Datum,Text,Betrag,Saldo vorher,Saldo nachher",
    "Date,Libellé,Montant,Solde avant,Solde après",
  ])
  func `The balance after each row is the one that is held against it`(_ header: String) throws {
    let isSwapped = header.contains("after,Balance before")
    let lines = [
      ("2026-03-02,RENT,850.00", "1000.00", "150.00"),
      ("2026-03-03,SALARY,6500.50", "150.00", "6650.50"),
      ("2026-03-04,SHOP,50.00", "6650.50", "6600.50"),
    ]
    .map { isSwapped ? "\($0),\($2),\($1)" : "\($0),\($1),\($2)" }
    let file = readCSV(([header] + lines).joined(separator: "\n"))
    #expect(try rows(file).map(\.amount) == [decimal("-850"), decimal("6500.5"), decimal("-50")])
    #expect(try file.statements.map(\.closingBalance?.amount) == [decimal("6600.5")])
  }

  @Test(arguments: ["IBAN", "Konto", "Account", "Rekening", "Numer rachunku"])
  func `An account that is another one in every row is not the holder's`(_ name: String) {
    let file = readCSV(
      """
      Date;Text;\(name);Amount
      2026-03-02;REWE 12;DE02120300000000202051;-45.67
      2026-03-03;BOOKS.COM;DE02500105170137075030;-10.00
      2026-03-04;SALARY;DE02100500000054540402;1500.00
      """)
    #expect(file.statements.map(\.account) == [nil])
  }

  @Test func `All columns can be named where there is no header`() throws {
    let profile = StatementProfile(
      setting: "columns: { date: 3, description: 1, amount: 2, balance: 4 }")
    let file = readCSV(
      "Cafe;-40.00;2026-03-02;60.00\nBakery;-12.50;2026-03-03;47.50\n", profile: profile)
    #expect(try rows(file).map(\.amount) == [decimal("-40"), decimal("-12.5")])
    #expect(rows(file).map(\.description) == ["Cafe", "Bakery"])
  }
}
