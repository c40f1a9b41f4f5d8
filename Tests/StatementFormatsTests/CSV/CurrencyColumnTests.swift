import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Which column or header says the currency of the rows' amounts.
struct CurrencyColumnTests {
  struct Table: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    /// Each row's amount and currency, `-` where none is named.
    var expected: [String]
  }

  private func amounts(_ file: StatementFile) -> [String] {
    file.statements.flatMap { statement in
      statement.rows.map { row in
        "\(row.amount) \((row.currency ?? statement.currency)?.code ?? "-")"
      }
    }
  }

  static let tables = [
    Table(
      testDescription: "an amount's header names the currency, another column the shop's",
      text: """
        Date,Payee,Payment reference,Amount (EUR),Amount (Foreign Currency),Type Foreign Currency
        2024-04-28,Harbour Cafe,one,-35.24,-14000.00,HUF
        2024-04-29,Mill Bakery,two,-3.50,,
        """,
      expected: ["-35.24 EUR", "-3.5 EUR"]),
    Table(
      testDescription: "so it does before a plain column of currencies of several",
      text: """
        Date;Text;Betrag in CHF;Währung
        28.04.2024;Kiosk;-35,24;EUR
        29.04.2024;Kiosk;-3,50;CHF
        """,
      expected: ["-35.24 CHF", "-3.5 CHF"]),
    Table(
      testDescription: "euros in Finnish and in French",
      text: """
        Kirjauspäivä;Selitys;Määrä EUROA
        28.04.2024;PALKKA;2500,00
        29.04.2024;OSTO;-3,50
        """,
      expected: ["2500 EUR", "-3.5 EUR"]),
    Table(
      testDescription: "instructed amounts are what was paid abroad",
      text: """
        Ccy,Reference,Date,Amount,Description,Instr Amt,Instr Ccy,Rate
        EUR,1,2024-04-28,-5.60,Harbour Cafe,50.00,HKD,8.92857
        EUR,2,2024-04-28,-0.11,Exchange fee,,,
        """,
      expected: ["-5.6 EUR", "-0.11 EUR"]),
    Table(
      testDescription: "a code beside the original amount, which differs where it is foreign",
      text: """
        Datum;Omschrijving;Af Bij;Bedrag;Soort;Valuta;Bedrag in oorspronkelijke valuta
        28-04-2024;Kiosk;Af;70,48;x;USD;79,00
        29-04-2024;Kiosk;Af;12,00;x;EUR;12,00
        """,
      expected: ["-70.48 EUR", "-12 EUR"]),
    Table(
      testDescription: "two foreign codes beside original amounts, none the account's",
      text: """
        Datum;Omschrijving;Af Bij;Bedrag;Soort;Valuta;Bedrag in oorspronkelijke valuta
        28-04-2024;Kiosk;Af;70,48;x;USD;79,00
        29-04-2024;Kiosk;Af;12,00;x;GBP;10,00
        """,
      expected: ["-70.48 -", "-12 -"]),
    Table(
      testDescription: "a code of all rows, which is the account's",
      text: """
        Datum;Omschrijving;Af Bij;Bedrag;Soort;Valuta;Bedrag in oorspronkelijke valuta
        28-04-2024;Kiosk;Af;70,48;x;EUR;79,00
        29-04-2024;Kiosk;Af;12,00;x;EUR;12,00
        """,
      expected: ["-70.48 EUR", "-12 EUR"]),
    Table(
      testDescription: "by its sign",
      text: """
        Date,Description,Money In (€),Money Out (€),Original Currency
        2024-04-28,Salary,900.00,,EUR
        2024-04-29,Shop abroad,,20.00,USD
        """,
      expected: ["900 EUR", "-20 EUR"]),
    Table(
      testDescription: "of several columns of currencies the one beside the amount",
      text: """
        Date,Description,Orig currency,Orig amount,Payment currency,Amount,Fee,Fee currency,Balance
        2024-04-28,Shop abroad,USD,-20.00,EUR,-18.00,0.00,EUR,82.00
        2024-04-29,Shop,EUR,-5.00,EUR,-5.00,0.00,EUR,77.00
        """,
      expected: ["-18 EUR", "-5 EUR"]),
    Table(
      testDescription: "currencies that follow their amounts",
      text: """
        Date,Description,Amount,Currency,Total,Currency
        2024-04-28,Shop abroad,-20.00,USD,-18.00,EUR
        2024-04-29,Shop,-5.00,USD,-4.50,EUR
        """,
      expected: ["-20 USD", "-5 USD"]),
    Table(
      testDescription: "one code beside the amount under an unknown name",
      text: """
        Boekingsdatum;Bedrag;Soort geld;Omschrijving
        28/04/2024;-20,00;EUR;Bakker
        29/04/2024;-5,00;EUR;Slager
        """,
      expected: ["-20 EUR", "-5 EUR"]),
    Table(
      testDescription: "a name with a letter lost",
      text: """
        Buchungstag;Text;Betrag;W\u{FFFD}hrung
        28.04.2024;Kiosk;-20,00;EUR
        29.04.2024;Kiosk;-5,00;CHF
        """,
      expected: ["-20 EUR", "-5 CHF"]),
    Table(
      testDescription: "a word of three capitals beside the amount is no currency",
      text: """
        Date,Description,Amount,Scope
        2024-04-28,Shop,-20.00,ALL
        2024-04-29,Shop,-5.00,ALL
        """,
      expected: ["-20 -", "-5 -"]),
    Table(
      testDescription: "codes apart from the amount are no currencies",
      text: """
        Date,Amount,Description,Desk
        2024-04-28,-20.00,Shop,EUR
        2024-04-29,-5.00,Shop,EUR
        """,
      expected: ["-20 -", "-5 -"]),
    Table(
      testDescription: "the operation's amount gives way to the account's pair",
      text: """
        Дата операции;Сумма операции в валюте операции;Валюта операции;Сумма в валюте счета, приход;\
        Сумма в валюте счета, расход;Описание операции
        31.07.2024;-10.00;USD;0.00;900.00;Магазин
        29.07.2024;500.00;RUB;500.00;0.00;Зарплата
        """,
      expected: ["-900 -", "500 -"]),
    Table(
      testDescription: "the operation's amount gives way to the account's amount",
      text: """
        Дата операции;Сумма в валюте операции;Валюта операции;Сумма в валюте счета;Валюта счета;\
        Описание
        31.07.2024;-10.00;USD;-900.00;RUB;Магазин
        29.07.2024;500.00;RUB;500.00;RUB;Зарплата
        """,
      expected: ["-900 RUB", "500 RUB"]),
  ]

  @Test(arguments: tables)
  func `The currency is the one of the amounts`(_ table: Table) {
    let file = readCSV(table.text + "\n")
    #expect(amounts(file) == table.expected)
  }

  @Test func `What is not the amounts' currency is the original one's`() throws {
    let file = readCSV(Self.tables[0].text + "\n")
    let original = try #require(rows(file).first?.details.original)
    #expect(original.currency.code == "HUF")
  }
}
