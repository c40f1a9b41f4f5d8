import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Short statements under headers of many languages: one column of amounts, and two.
struct HeaderLanguageTests {
  struct Language: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var one: String
    var two: String
    var purchase: String
    var salary: String
  }

  static let languages = [
    (
      "English", "Date;Description;Amount", "Transaction Date;Merchant;Debit;Credit", "PURCHASE",
      "SALARY"
    ),
    (
      "German", "Buchungsdatum;Verwendungszweck;Betrag", "Buchungstag;Text;Soll;Haben", "Kauf",
      "Gehalt"
    ),
    (
      "French", "Date de l'opération;Libellé;Montant", "Date;Libellé;Débit;Crédit", "Achat",
      "Salaire"
    ),
    (
      "Spanish", "Fecha operación;Concepto;Importe", "Fecha;Concepto;Cargo;Abono", "Compra",
      "Nómina"
    ),
    (
      "Italian", "Data operazione;Descrizione;Importo", "Data;Descrizione;Dare;Avere", "Acquisto",
      "Stipendio"
    ),
    (
      "Portuguese", "Data movimento;Descrição;Montante", "Data;Descrição;Débito;Crédito", "Compra",
      "Salário"
    ),
    ("Dutch", "Boekdatum;Omschrijving;Bedrag", "Datum;Omschrijving;Af;Bij", "Aankoop", "Salaris"),
    (
      "Polish", "Data operacji;Opis operacji;Kwota", "Data;Opis;Obciążenia;Uznania", "Zakup",
      "Wynagrodzenie"
    ),
    ("Czech", "Datum zaúčtování;Popis;Částka", "Datum;Popis;Výdaje;Příjmy", "Nákup", "Mzda"),
    ("Swedish", "Bokföringsdag;Text;Belopp", "Datum;Text;Uttag;Insättning", "Köp", "Lön"),
    ("Danish", "Bogføringsdato;Tekst;Beløb", "Dato;Tekst;Ud;Ind", "Køb", "Løn"),
    (
      "Norwegian", "Bokført dato;Forklaring;Beløp", "Dato;Forklaring;Ut fra konto;Inn på konto",
      "Kjøp", "Lønn"
    ),
    (
      "Russian", "Дата операции;Описание;Сумма", "Дата;Описание;Расход;Приход", "Покупка",
      "Зарплата"
    ),
    ("Hebrew", "תאריך;תיאור;סכום", "תאריך;תיאור;חובה;זכות", "קניה", "משכורת"),
    (
      "Hungarian", "Könyvelés dátuma;Közlemény;Összeg", "Dátum;Leírás;Terhelés;Jóváírás",
      "Vásárlás", "Fizetés"
    ),
    ("Finnish", "Kirjauspäivä;Selitys;Määrä", "Päivämäärä;Selite;Otot;Panot", "Osto", "Palkka"),
  ].map { Language(testDescription: $0.0, one: $0.1, two: $0.2, purchase: $0.3, salary: $0.4) }

  private static let amounts = [-500, -650, 10_000].map { ExactDecimal(units: $0, scale: 2) }

  @Test(arguments: languages)
  func `One column of amounts is read`(_ language: Language) {
    let file = readCSV(
      """
      \(language.one)
      15.01.2024;\(language.purchase) 1;-5,00
      16.01.2024;\(language.purchase) 2;-6,50
      17.01.2024;\(language.salary);100,00

      """)
    #expect(rows(file).map(\.amount) == Self.amounts)
    #expect(rows(file).map(\.description).last == language.salary)
  }

  @Test(arguments: languages)
  func `Two columns of amounts are read`(_ language: Language) {
    let file = readCSV(
      """
      \(language.two)
      15.01.2024;\(language.purchase) 1;5,00;
      16.01.2024;\(language.purchase) 2;6,50;
      17.01.2024;\(language.salary);;100,00

      """)
    #expect(rows(file).map(\.amount) == Self.amounts)
  }

  @Test(arguments: ["sep=;\n", "\"sep=;\"\n", "SEP=;\r\n"])
  func `A line that states the delimiter is no row`(_ line: String) {
    let file = readCSV(line + "Date;Description;Amount\n15.01.2024;PURCHASE;-5,00\n")
    #expect(rows(file).count == 1)
    #expect(file.leftOut.isEmpty)
  }

  @Test func `A delimiter of its own is taken from the line that states it`() {
    let file = readCSV(
      "sep=^\nDate^Description^Amount\n2024-01-15^PURCHASE, a;b^-5.00\n2024-01-16^SALARY^9.00\n")
    #expect(rows(file).map(\.description) == ["PURCHASE, a;b", "SALARY"])
  }

  @Test func `Debit and credit that hold zero where the other is used need no names`() throws {
    let file = readCSV(
      """
      11/01/2014,0, Deposit,0,500.00,500.00
      11/02/2014,101,Check,100.00,0,400.00
      11/13/2014,102,Check,150.00,0,250.00
      11/17/2014,0, Deposit,0,700.00,950.00

      """)
    let expected = try ["500.00", "-100.00", "-150.00", "700.00"].map(decimal)
    #expect(rows(file).map(\.amount) == expected)
  }

  @Test func `A currency stands under the name of the amount beside it`() throws {
    let file = readCSV(
      """
      Datum,Omschrijving,Mutatie,,Saldo,
      30-12-2019,Dividend,EUR,"0,19",EUR,"13,88"
      27-12-2019,Belasting,EUR,"-0,03",EUR,"13,69"

      """)
    #expect(rows(file).map(\.currency?.code) == ["EUR", "EUR"])
    let expected = try ["0.19", "-0.03"].map(decimal)
    #expect(rows(file).map(\.amount) == expected)
  }
}
