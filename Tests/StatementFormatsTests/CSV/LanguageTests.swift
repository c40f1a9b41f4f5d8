import Testing

@testable import StatementFormats

/// Tables in the languages of western statements, each with one column of amounts and with two.
struct LanguageTests {
  @Test(arguments: [
    LayoutSample(
      "English, signed", rows: 2, sum: "954.80", closing: "954.80", first: "2024-01-28",
      text: #"""
        Date,Description,Amount,Balance
        28/01/2024,SALARY ACME LTD,1000.00,1000.00
        31/01/2024,CARD PURCHASE CORNER SHOP,-45.20,954.80
        """#),
    LayoutSample(
      "English, two columns", rows: 2, sum: "954.80", closing: "954.80", first: "2024-01-28",
      text: #"""
        Transaction Date,Details,Paid out,Paid in,Balance
        28 Jan 2024,Salary Acme,,1000.00,1000.00
        31 Jan 2024,Corner Shop,45.20,,954.80
        """#),
    LayoutSample(
      "German, signed", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Buchungstag;Wertstellung;Auftraggeber/Empfänger;Verwendungszweck;Betrag;Währung
        28.01.2024;28.01.2024;Muster AG;Gehalt Januar;1.000,00;EUR
        31.01.2024;31.01.2024;Eckladen;Kartenzahlung;-45,20;EUR
        """#),
    LayoutSample(
      "German, two columns", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Buchungsdatum;Buchungstext;Soll;Haben;Saldo
        28.01.24;Lohn;;1.000,00;1.000,00
        31.01.24;Eckladen;45,20;;954,80
        """#),
    LayoutSample(
      "French, signed", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Date;Libellé;Montant;Devise
        28/01/2024;VIREMENT RECU SALAIRE;1 000,00;EUR
        31/01/2024;PAIEMENT PAR CARTE EPICERIE;-45,20;EUR
        """#),
    LayoutSample(
      "French, two columns", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Date de comptabilisation;Libellé de l'opération;Débit;Crédit
        28/01/2024;Salaire;;1 000,00
        31/01/2024;Épicerie;-45,20;
        """#),
    LayoutSample(
      "Spanish, signed", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Fecha operación;Fecha valor;Concepto;Importe;Saldo
        28/01/2024;28/01/2024;Nómina enero;1.000,00;1.000,00
        31/01/2024;31/01/2024;Compra tienda;-45,20;954,80
        """#),
    LayoutSample(
      "Spanish, two columns", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Fecha;Descripción;Cargo;Abono;Saldo
        28/01/2024;Nómina;;1.000,00;1.000,00
        31/01/2024;Tienda;45,20;;954,80
        """#),
    LayoutSample(
      "Italian, signed", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Data contabile;Data valuta;Descrizione;Importo
        28/01/2024;28/01/2024;Stipendio;1.000,00
        31/01/2024;31/01/2024;Pagamento POS bottega;-45,20
        """#),
    LayoutSample(
      "Italian, two columns", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Data operazione;Descrizione;Addebiti;Accrediti
        28/01/2024;Stipendio;;1.000,00
        31/01/2024;Bottega;45,20;
        """#),
    LayoutSample(
      "Portuguese, signed", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Data Lançamento;Descrição;Valor;Saldo
        28/01/2024;Salário;1.000,00;1.000,00
        31/01/2024;Compra loja;-45,20;954,80
        """#),
    LayoutSample(
      "Portuguese, two columns", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Data mov.;Data valor;Histórico;Débito;Crédito
        28-01-2024;28-01-2024;Salário;;1.000,00
        31-01-2024;31-01-2024;Loja;45,20;
        """#),
    LayoutSample(
      "Dutch, signed", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Datum;Naam tegenpartij;Omschrijving;Bedrag;Saldo
        28-01-2024;Bedrijf;Salaris;1.000,00;1.000,00
        31-01-2024;Winkel;Betaalautomaat;-45,20;954,80
        """#),
    LayoutSample(
      "Dutch, two columns", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Boekdatum;Omschrijving;Af;Bij
        28-01-2024;Salaris;;1.000,00
        31-01-2024;Winkel;45,20;
        """#),
    LayoutSample(
      "Polish, signed", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Data operacji;Data księgowania;Opis operacji;Kwota;Waluta
        2024-01-28;2024-01-28;Wynagrodzenie;1 000,00;PLN
        2024-01-31;2024-01-31;Zakup sklep;-45,20;PLN
        """#),
    LayoutSample(
      "Polish, two columns", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Data transakcji,Opis,Obciążenia,Uznania,Saldo
        2024-01-28,Wynagrodzenie,,1000.00,1000.00
        2024-01-31,Sklep,-45.20,,954.80
        """#),
    LayoutSample(
      "Czech, signed", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Datum zaúčtování;Částka;Měna;Zpráva pro příjemce
        28.01.2024;1 000,00;CZK;Mzda
        31.01.2024;-45,20;CZK;Nákup potraviny
        """#),
    LayoutSample(
      "Czech, two columns", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Datum;Popis;Výdaje;Příjmy;Zůstatek
        28.01.2024;Mzda;;1 000,00;1 000,00
        31.01.2024;Potraviny;45,20;;954,80
        """#),
    LayoutSample(
      "Swedish, signed", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Bokföringsdag;Text;Belopp;Saldo
        2024-01-28;Lön;1 000,00;1 000,00
        2024-01-31;Livs;-45,20;954,80
        """#),
    LayoutSample(
      "Swedish, two columns", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Datum;Beskrivning;Uttag;Insättning
        2024-01-28;Lön;;1 000,00
        2024-01-31;Livs;45,20;
        """#),
    LayoutSample(
      "Danish, signed", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Bogføringsdato;Tekst;Beløb;Saldo
        28.01.2024;Løn;1.000,00;1.000,00
        31.01.2024;Købmand;-45,20;954,80
        """#),
    LayoutSample(
      "Danish, two columns", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Dato;Tekst;Udbetalt;Indbetalt
        28.01.2024;Løn;;1.000,00
        31.01.2024;Købmand;45,20;
        """#),
    LayoutSample(
      "Norwegian, signed", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Bokføringsdato;Beskrivelse;Beløp;Saldo
        28.01.2024;Lønn;1 000,00;1 000,00
        31.01.2024;Varekjøp butikk;-45,20;954,80
        """#),
    LayoutSample(
      "Norwegian, two columns", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Dato;Forklaring;Rentedato;Ut fra konto;Inn på konto
        28.01.2024;Lønn;28.01.2024;;1000,00
        31.01.2024;Butikk;31.01.2024;45,20;
        """#),
    LayoutSample(
      "Finnish, signed", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Kirjauspäivä;Arvopäivä;Määrä EUROA;Laji;Selitys;Saaja/Maksaja;Viesti
        28.01.2024;28.01.2024;1000,00;506;PALKKA;Yritys Oy;tammikuu
        31.01.2024;31.01.2024;-45,20;162;PKORTTIMAKSU;Kauppa;
        """#),
    LayoutSample(
      "Finnish, two columns", rows: 2, sum: "954.80", first: "2024-01-28",
      text: #"""
        Päivämäärä;Selitys;Otot;Panot;Saldo
        28.1.2024;Palkka;;1 000,00;1 000,00
        31.1.2024;Kauppa;45,20;;954,80
        """#),
  ])
  func `The language is read`(sample: LayoutSample) throws {
    try sample.check()
  }
}
