import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Which column's text describes a row.
struct DescriptionTests {
  private func descriptions(_ text: String) -> [String] { rows(readCSV(text)).map(\.description) }

  @Test func `The payee describes what went out, the payer what came in`() {
    let text = """
      Buchungsdatum;Status;Zahlungspflichtige*r;Zahlungsempfänger*in;Verwendungszweck;Betrag (€)
      24.09.2026;Gebucht;Ann Owner;City Works;Power;-78,00
      23.09.2026;Gebucht;Family Office;Ann Owner;Gehalt;250,00
      25.09.2026;Gebucht;Ann Owner;;Order;-19,99
      """
    #expect(descriptions(text) == ["City Works", "Family Office", "Ann Owner"])
  }

  @Test func `A column of directions tells which party is the other`() {
    let text = """
      Date;Payer;Payee;Amount;Direction
      2026-09-24;Ann Owner;City Works;78.00;out
      2026-09-25;Family Office;Ann Owner;250.00;in
      """
    #expect(descriptions(text) == ["City Works", "Family Office"])
  }

  @Test(arguments: [
    ("varied", "Alpha", "Longer reference 1", "Beta", "Longer reference 2"),
    ("constant", "Alpha", "Much longer text 1", "Alpha", "Much longer text 2"),
  ]) func `The header alone tells which text describes`(
    _ name: String, _ first: String, _ long: String, _ second: String, _ longer: String
  ) {
    let text = """
      Date;Amount;Description1;Description2;Details
      2026-09-24;-78.00;\(first);\(long);Z1
      2026-09-25;-20.00;\(second);\(longer);Z2
      2026-09-26;250.00;;Salary text;Z3
      """
    #expect(descriptions(text) == [first, second, "Salary text"], "\(name)")
  }

  @Test func `Numbers of accounts describe nothing while a text stands beside them`() {
    let text = """
      Date;Description;Account name;Counterparty;Amount
      2026-09-24;Transfer to savings;pot 1;NL00BANK0123456789;-78.00
      2026-09-25;Transfer from savings;pot 1;NL00BANK0123456789;20.00
      2026-09-26;Interest;pot 1;;1.00
      """
    #expect(descriptions(text) == ["Transfer to savings", "Transfer from savings", "Interest"])
  }

  @Test func `The name goes before the number of the other party`() {
    let text = """
      Datum;Bedrag;Tegenpartij;Naam van de tegenpartij;Mededeling
      13/01/2026;-5,30;Betaling met kaart;Een winkel;a
      14/01/2026;97,57;BE00156614845045;Naam klant;b
      """
    #expect(descriptions(text) == ["Een winkel", "Naam klant"])
  }

  @Test func `The holder's name in every row describes none`() {
    let text = """
      Rekening;Naam;Datum;Omschrijving;Bedrag;Saldo;Naam tegenpartij
      BE71096123456769;ANN OWNER;30/01/2026;AANKOOP BAKKER;-45,67;1454,33;
      BE71096123456769;ANN OWNER;29/01/2026;STORTING;1500,00;1500,00;WERK BV
      """
    #expect(descriptions(text) == ["AANKOOP BAKKER", "WERK BV"])
  }

  @Test func `A payer without a payee is the holder of what went out`() {
    let text = """
      Date,Description,Payer,Card number,Amount,Balance
      2026-01-29,Cloud Host,Ann,4165******1234,-45.67,1454.33
      2026-01-28,To Bob,Ann,,-20.00,1500.00
      """
    #expect(descriptions(text) == ["Cloud Host", "To Bob"])
  }

  @Test func `What someone wrote as a reference is a text and no id`() {
    let file = readCSV(
      """
      Date,Counter Party,Reference,Type,Amount,Balance
      06/01/2026,Grocer,GROCER STORES 12,CONTACTLESS,-45.67,54.33
      17/01/2026,Works Ltd,SALARY,FASTER PAYMENT,1500.00,1554.33
      """)
    #expect(rows(file).map(\.description) == ["Grocer", "Works Ltd"])
    #expect(rows(file).map(\.details.memo) == ["GROCER STORES 12", "SALARY"])
    #expect(rows(file).allSatisfy { $0.nativeID == nil })
  }

  @Test func `Without a header, a label before a number describes nothing`() {
    let text = """
      01/30/2026,"Reference: AT26030",45.67,"GROCER",""
      01/21/2026,"Reference: AT26021000001",-300.00,"PAYMENT RECEIVED - THANK YOU",""
      01/13/2026,"Reference: AT26013000002",15.49,"BOOKS",""
      """.replacing("AT26030", with: "AT26030000000000010")
    #expect(descriptions(text) == ["GROCER", "PAYMENT RECEIVED - THANK YOU", "BOOKS"])
  }

  @Test func `A text that goes on in columns without a name says who the other is`() {
    let file = readCSV(
      """
      "Data operacji","Data waluty","Typ transakcji","Kwota","Waluta","Saldo po transakcji","Opis transakcji","","",""
      "2026-01-30","2026-01-29","Płatność kartą","-45.67","PLN","+1454.33","Tytuł : 000498849 742307","Lokalizacja : Adres : PIEKARNIA 12 Miasto : KRAKOW Kraj : POLSKA","Data i czas operacji : 2026-01-28",""
      "2026-01-29","2026-01-29","Przelew na konto","+1500.00","PLN","+1500.00","Rachunek nadawcy : 12 3456","Nazwa nadawcy : ZAKLAD SA","Tytuł : PENSJA",""
      """)
    #expect(rows(file).map(\.description) == ["PIEKARNIA 12", "ZAKLAD SA"])
    #expect(rows(file).last?.details.memo?.contains("PENSJA") == true)
  }

  @Test func `Intesa's operation describes, and its details say more`() {
    let file = readCSV(
      """
      Data;Operazione;Dettagli;Conto o carta;Contabilizzazione;Categoria;Valuta;Importo
      30.01.2026;Panificio Rossi;Effettuato il 28/01/2026;Conto 1000/00001234;NON CONTABILIZZATO;Spesa;EUR;-45,67
      29.01.2026;Stipendio;Bonifico da Officina;Conto 1000/00001234;CONTABILIZZATO;Entrate;EUR;1500,00
      """)
    #expect(rows(file).map(\.description) == ["Panificio Rossi", "Stipendio"])
    #expect(rows(file).map(\.details.memo) == ["Effettuato il 28/01/2026", "Bonifico da Officina"])
    #expect(rows(file).map(\.status) == [.pending, .posted])
  }
}
