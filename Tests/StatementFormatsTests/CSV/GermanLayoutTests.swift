import Testing

@testable import StatementFormats

/// German exports, as their kinds are written.
struct GermanLayoutTests {
  @Test(arguments: [
    LayoutSample(
      "dkb new", rows: 2, sum: "2476.55", currency: "EUR", account: "DE89370400440532013000",
      closing: "1100.00", pending: 1,
      text: #"""
        "Girokonto";"DE89370400440532013000"
        "Zeitraum:";"01.01.2024 - 16.02.2024"
        "Kontostand vom 16.02.2024:";"1.100,00 €"
        ""
        "Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"
        "15.02.24";"15.02.24";"Gebucht";"Max Muster";"REWE Markt";"Einkauf 12";"Ausgang";"DE02120300000000202051";"-23,45";"";"";""
        "13.02.24";"13.02.24";"Vorgemerkt";"Firma GmbH";"Max Muster";"Gehalt Februar";"Eingang";"DE02100500000054540402";"2.500,00";"";"";""
        """#),
    LayoutSample(
      "dkb old", rows: 2, sum: "1485.00", currency: "EUR", account: "DE89370400440532013000",
      closing: "1234.56",
      text: #"""
        "Kontonummer:";"DE89370400440532013000 / Girokonto";

        "Von:";"01.01.2019";
        "Bis:";"31.01.2019";
        "Kontostand vom 31.01.2019:";"1.234,56 EUR";

        "Buchungstag";"Wertstellung";"Buchungstext";"Auftraggeber / Begünstigter";"Verwendungszweck";"Kontonummer";"BLZ";"Betrag (EUR)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz";
        "15.01.2019";"15.01.2019";"Kartenzahlung";"REWE SAGT DANKE";"2019-01-14";"DE02120300000000202051";"BYLADEM1001";"-15,00";"";"";"";
        "02.01.2019";"02.01.2019";"Gutschrift";"ARBEITGEBER";"Lohn";"DE02120300000000202051";"BYLADEM1001";"1.500,00";"";"";"";
        """#),
    LayoutSample(
      "comdirect", rows: 2, sum: "60.05", currency: "EUR", closing: "1000.50",
      text: #"""

        "Umsätze Girokonto";"Zeitraum: 30 Tage";
        "Neuer Kontostand";"1.000,50 EUR";

        "Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
        "05.03.2020";"05.03.2020";"Lastschrift / Belastung";"Auftraggeber: TELEKOM Buchungstext: Rechnung";"-39,95";
        "04.03.2020";"04.03.2020";"Übertrag / Überweisung";"Auftraggeber: MAX Buchungstext: Danke";"100,00";

        "Alter Kontostand";"940,45 EUR";
        """#),
    LayoutSample(
      "ing de", rows: 3, sum: "1280.00", currency: "EUR", account: "DE12500105170648489890",
      closing: "2345.67",
      text: #"""
        Umsatzanzeige;Datei erstellt am: 10.03.2021 10:00

        IBAN;DE12 5001 0517 0648 4898 90
        Kontoname;Girokonto
        Bank;ING
        Kunde;Max Muster
        Zeitraum;01.02.2021 - 10.03.2021
        Saldo;2.345,67;EUR

        Sortierung;Datum absteigend

        In der CSV-Datei finden Sie alle bereits gebuchten Umsätze. Die vorgemerkten Umsätze werden nicht aufgenommen.

        Buchung;Valuta;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung
        09.03.2021;09.03.2021;VISA AMAZON;Lastschrift;NR123;2.345,67;EUR;-20,00;EUR
        05.03.2021;05.03.2021;Vermieter;Dauerauftrag;Miete;2.365,67;EUR;-700,00;EUR
        01.03.2021;01.03.2021;Arbeit AG;Gehalt/Rente;Lohn;3.065,67;EUR;2.000,00;EUR
        """#),
    LayoutSample(
      "sparkasse camt", rows: 2, sum: "987.66", currency: "EUR", account: "DE12500105170648489890",
      pending: 1,
      text: #"""
        "Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
        "DE12500105170648489890";"30.12.20";"30.12.20";"KARTENZAHLUNG";"2020-12-29";"";"";"";"";"";"";"EDEKA";"DE02120300000000202051";"BYLA";"-12,34";"EUR";"Umsatz gebucht"
        "DE12500105170648489890";"31.12.20";"31.12.20";"GEHALT";"Lohn";"";"";"";"";"";"";"AG";"DE02120300000000202051";"BYLA";"1000,00";"EUR";"Umsatz vorgemerkt"
        """#),
    LayoutSample(
      "volksbank sh", rows: 2, sum: "987.66", currency: "EUR", closing: "1087.66",
      text: #"""
        Buchungstag;Valuta;Auftraggeber/Zahlungsempfänger;Empfänger/Zahlungspflichtiger;Konto-Nr.;IBAN;BLZ;BIC;Vorgang/Verwendungszweck;Kundenreferenz;Währung;Umsatz; 
        31.01.2023;31.01.2023;Max;EDEKA;;DE02;;;Kartenzahlung;;EUR;12,34;S
        30.01.2023;30.01.2023;Max;AG;;DE02;;;Gehalt;;EUR;1.000,00;H
        ;;;;;;;;;;;;
        01.01.2023;;;;;;;;;Anfangssaldo;EUR;100,00;H
        31.01.2023;;;;;;;;;Endsaldo;EUR;1.087,66;H
        """#),
    LayoutSample(
      "deutsche bank", rows: 2, sum: "987.66", currency: "EUR",
      text: #"""
        Umsätze Girokonto;;;Kundennummer: 123 1234567

        01.01.2023 - 31.01.2023
        Letzter Kontostand;;;;1.000,00;EUR
        Vorgemerkte und noch nicht gebuchte Umsätze sind nicht Bestandteil dieser Übersicht.
        Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer;BIC;Kundenreferenz;Mandatsreferenz ;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung
        02.01.2023;02.01.2023;SEPA-Lastschrift;EDEKA;xx;DE02;;;;;;;;;;-12,34;;EUR
        03.01.2023;03.01.2023;SEPA-Gutschrift;AG;Lohn;DE02;;;;;;;;;;;1.000,00;EUR
        Kontostand;03.01.2023;;;1.987,66;EUR
        """#),
    LayoutSample(
      "hypovereinsbank", rows: 2, sum: "987.66", currency: "EUR", account: "123456789",
      text: #"""
        Kontonummer;Buchungsdatum;Valuta;Empfaenger 1;Empfaenger 2;Verwendungszweck;Betrag;Waehrung
        123456789;31.01.2023;31.01.2023;EDEKA;;Kauf;-12,34;EUR
        123456789;30.01.2023;30.01.2023;AG;;Gehalt;1.000,00;EUR
        """#),
    LayoutSample(
      "barclaycard de", rows: 2, sum: "87.66", currency: "EUR",
      text: #"""
        Stand;31.01.2023
        Verfügungsrahmen;3.000,00 EUR

        Referenznummer;Buchungsdatum;Buchungsdatum2;Betrag;Beschreibung;Typ;Status;Kartennummer;Originalbetrag;Mögliche Zahlpläne;Land;Name des Karteninhabers;Kartennetzwerk;Kontaktlose Bezahlung;Händlerdetails
        123;31.01.2023;31.01.2023;-12,34 €;EDEKA;Zahlung;Berechnet;1234;-12,34 €;;DE;Max;Visa;Ja;
        124;30.01.2023;30.01.2023;100,00 €;Gutschrift Manuelle Lastschrift;Einzahlung;Berechnet;1234;100,00 €;;DE;Max;Visa;Ja;
        """#),
    LayoutSample(
      "paypal de", rows: 2, sum: "0.00", currency: "EUR",
      text: #"""
        "Datum","Uhrzeit","Zeitzone","Beschreibung","Währung","Brutto","Entgelt","Netto","Guthaben","Transaktionscode","Absender E-Mail-Adresse","Name","Name der Bank","Bankkonto","Versand- und Bearbeitungsgebühr","Umsatzsteuer","Rechnungsnummer","Zugehöriger Transaktionscode"
        "31.01.2023","10:00:00","CET","PayPal Express-Zahlung","EUR","-12,34","0,00","-12,34","-12,34","A1","a@b.de","Shop","","","0,00","0,00","",""
        "31.01.2023","10:00:00","CET","Bankgutschrift auf PayPal-Konto","EUR","12,34","0,00","12,34","0,00","A2","","","","","0,00","0,00","",""
        """#),
    LayoutSample(
      "ubs de", rows: 2, sum: "954.80", currency: "CHF",
      text: #"""
        Bewertungsdatum;Bankbeziehung;Portfolio;Produkt;IBAN;Whrg.;Datum von;Datum bis;Beschreibung;Abschluss;Buchungsdatum;Valutadatum;Beschreibung 1;Beschreibung 2;Beschreibung 3;Transaktions-Nr.;Devisenkurs zum Originalbetrag in Abrechnungswährung;Einzelbetrag;Belastung;Gutschrift;Saldo
        31.01.2023;0123;;0123 12345.40;CH9300762011623852957;CHF;01.01.2023;31.01.2023;Privatkonto;31.01.2023;30.01.2023;30.01.2023;Kartenzahlung;MIGROS;;A1;;;-45.20;;1'954.80
        31.01.2023;0123;;0123 12345.40;CH9300762011623852957;CHF;01.01.2023;31.01.2023;Privatkonto;31.01.2023;25.01.2023;25.01.2023;Gutschrift;ARBEIT;;A2;;;;1'000.00;2'000.00
        """#),
    LayoutSample(
      "postfinance", rows: 2, sum: "954.80", currency: "CHF", account: "CH9300762011623852957",
      text: #"""
        Datum von:;2023-01-01
        Datum bis:;2023-01-31
        Konto:;CH9300762011623852957
        Währung:;CHF

        Datum;Bewegungstyp;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Label;Kategorie
        31.01.2023;Lastschrift;KAUF MIGROS;;-45.20;;
        25.01.2023;Gutschrift;LOHN;1'000.00;;;

        Disclaimer:
        Dies ist kein durch PostFinance AG erstelltes Dokument.
        """#),
    LayoutSample(
      "zkb", rows: 2, sum: "954.80", currency: "CHF", closing: "954.80",
      text: #"""
        "Date";"Booking text";"Curr";"Amount details";"ZKB reference";"Reference number";"Debit CHF";"Credit CHF";"Value date";"Balance CHF"
        "31.01.2023";"Debit card";"";"";"A1";"";"45.20";"";"31.01.2023";"954.80"
        "25.01.2023";"Salary";"";"";"A2";"";"";"1000.00";"25.01.2023";"1000.00"
        """#),
    LayoutSample(
      "swisscard", rows: 2, sum: "54.80", currency: "CHF",
      text: #"""
        Transaction date,Description,Merchant,Card number,Currency,Amount,Foreign Currency,Amount in foreign currency,Debit/Credit,Status,Merchant Category,Registered Category
        31.01.2023,MIGROS,MIGROS,xxxx 1234,CHF,45.20,,,Debit,Posted,Grocery,x
        30.01.2023,ZAHLUNG,ZAHLUNG,xxxx 1234,CHF,-100.00,,,Credit,Posted,x,x
        """#),
  ])
  func `The layout is read`(sample: LayoutSample) throws {
    try sample.check()
  }
}
