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
}
