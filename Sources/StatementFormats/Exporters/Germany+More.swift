extension KnownExporter {
  static let germanyMore: [KnownExporter] = [
    KnownExporter(
      .account, "Volksbank, GLS, Sparda or PSD bank",
      "Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;"
        + "Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;"
        + "BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;"
        + "Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      from: "nicolettas-muggelbude/RechnungsPilot vorlagen/bank-csv/gls-bank.csv"),
    KnownExporter(
      .account, "Volksbank, GLS, Sparda or PSD bank",
      "Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;"
        + "Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;"
        + "BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;"
        + "Saldo nach Buchung;Bemerkung;Kategorie;Steuerrelevant;Glaeubiger ID;Mandatsreferenz",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      from: "public code, files 25171628426 and 37265031966"),
    KnownExporter(
      .account, "GLS Bank",
      "Kontonummer;Buchungstag;Wertstellung;Auftraggeber/Empfänger;Buchungstext;VWZ1;VWZ2;VWZ3;"
        + "VWZ4;VWZ5;VWZ6;VWZ7;VWZ8;VWZ9;VWZ10;VWZ11;VWZ12;VWZ13;VWZ14;Betrag;Kontostand;"
        + "Währung",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      from: "reubano/csv2ofx data/test/gls.csv"),
    KnownExporter(
      .account, "Commerzbank",
      "Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;Auftraggeberkonto;"
        + "Bankleitzahl Auftraggeberkonto;IBAN Auftraggeberkonto",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      from: "bank2ynab/bank2ynab test/test-data/Umsaetze_KtoNr538917600_EUR_02-03-2018_1503.CSV"
    ),
    KnownExporter(
      .account, "Commerzbank",
      "Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;Auftraggeberkonto;"
        + "Bankleitzahl Auftraggeberkonto;IBAN Auftraggeberkonto;Kategorie",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      from: "siddhantgoel/beancount-commerzbank beancount_commerzbank/ec.py"),
    KnownExporter(
      .account, "Commerzbank",
      "Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;IBAN Kontoinhaber;"
        + "Kategorie",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      from: "nicolettas-muggelbude/RechnungsPilot vorlagen/bank-csv/commerzbank.csv"),
    KnownExporter(
      .account, "comdirect account",
      "Buchungstag;Wertstellung (Valuta);Vorgang;Buchungstext;Umsatz in EUR",
      spent: .negative, dates: .dmy, decimal: .comma,
      from: "public code, files 67338398003 and 31861546725"),
    KnownExporter(
      .card, "comdirect credit card",
      "Buchungstag;Umsatztag;Vorgang;Referenz;Buchungstext;Umsatz in EUR",
      spent: .negative, dates: .dmy, decimal: .comma,
      from: "public code, files 61551956459 and 69601616901"),
    KnownExporter(
      .account, "Deutsche Bank or Postbank",
      "Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;"
        + "IBAN / Kontonummer;BIC;Kundenreferenz;Mandatsreferenz;Gläubiger ID;"
        + "Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;"
        + "Anzahl der Schecks;Soll;Haben;Währung",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      from: "firefly-iii/import-configurations de/deutschebank/Readme.md"),
    KnownExporter(
      .account, "Deutsche Bank or Postbank",
      "Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN;BIC;"
        + "Kundenreferenz;Mandatsreferenz;Gläubiger ID;Fremde Gebühren;Betrag;"
        + "Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      from: "public code, files 37123951187 and 68513888517"),
    KnownExporter(
      .card, "Deutsche Bank credit card",
      "Belegdatum;Eingangstag;Verwendungszweck;Fremdwährung;Betrag;Kurs;Betrag;Währung",
      spent: .negative, dates: .dmy, decimal: .comma,
      from: "milenvoutchev/2ynab samples/DbCreditCard.csv, bank2ynab/bank2ynab bank2ynab.conf"),
    KnownExporter(
      .account, "Consorsbank",
      "Buchung;Valuta;Sender / Empfänger;IBAN;BIC;Buchungstext;Verwendungszweck;Betrag;Währung",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      from: "eduralph/ofxstatement-consorsbank tests/test_plugin.py"),
    KnownExporter(
      .card, "Barclays Germany credit card",
      "Referenznummer;Buchungsdatum;Buchungsdatum;Betrag;Beschreibung;Typ;Status;Kartennummer;"
        + "Originalbetrag;Mögliche Zahlpläne;Land;Name des Karteninhabers;Kartennetzwerk;"
        + "Kontaktlose Bezahlung;Händlerdetails",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      from: "firefly-iii/import-configurations de/barclays/Readme.md"),
    KnownExporter(
      .account, "Fidor", "Datum;Beschreibung;Beschreibung2;Wert",
      spent: .negative, dates: .dmy, in: "EUR", columns: [.amount: "Wert"],
      from: "public code, files 12089008516 and 30261756997"),
    KnownExporter(
      .account, "C24",
      "Transaktionstyp;Buchungsdatum;Karteneinsatz;Betrag;Zahlungsempfänger;IBAN;BIC;"
        + "Verwendungszweck;Beschreibung;Kontonummer;Kontoname;Kategorie;Unterkategorie;"
        + "Bargeldabhebung",
      spent: .negative, dates: .dmy, in: "EUR", from: "reubano/csv2ofx data/test/c24.csv"),
  ]
}
