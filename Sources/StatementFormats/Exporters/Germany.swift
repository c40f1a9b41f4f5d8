extension KnownExporter {
  static let germany: [KnownExporter] = [
    KnownExporter(
      .account, "DKB account",
      "Buchungsdatum;Wertstellung;Status;Zahlungspflichtige*r;Zahlungsempfänger*in;"
        + "Verwendungszweck;Umsatztyp;IBAN;Betrag (€);Gläubiger-ID;Mandatsreferenz;"
        + "Kundenreferenz",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      from: "siddhantgoel/beancount-dkb beancount_dkb/extractors/ec.py"),
    KnownExporter(
      .account, "DKB account",
      "Buchungstag;Wertstellung;Buchungstext;Auftraggeber / Begünstigter;Verwendungszweck;"
        + "Kontonummer;BLZ;Betrag (EUR);Gläubiger-ID;Mandatsreferenz;Kundenreferenz",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      from: "siddhantgoel/beancount-dkb beancount_dkb/extractors/ec.py"),
    KnownExporter(
      .card, "DKB credit card",
      "Belegdatum;Wertstellung;Status;Beschreibung;Umsatztyp;Betrag (€);Fremdwährungsbetrag",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      from: "siddhantgoel/beancount-dkb beancount_dkb/extractors/credit.py"),
    KnownExporter(
      .card, "DKB credit card",
      "Umsatz abgerechnet und nicht im Saldo enthalten;Wertstellung;Belegdatum;Beschreibung;"
        + "Betrag (EUR);Ursprünglicher Betrag",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      columns: [.amount: "Betrag (EUR)"],
      from: "siddhantgoel/beancount-dkb beancount_dkb/extractors/credit.py"),
    KnownExporter(
      .account, "ING Germany",
      "Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;"
        + "Währung;Betrag;Währung",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      from: "fabolhak/ofxstatement-de-ing test/test_with_saldo_1.csv"),
    KnownExporter(
      .account, "ING Germany",
      "Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Betrag;"
        + "Währung",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      from: "fabolhak/ofxstatement-de-ing test/test_without_saldo_1.csv"),
    KnownExporter(
      .account, "ING Germany",
      "Buchung;Valuta;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;"
        + "Betrag;Währung",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      from: "firefly-iii/import-configurations de/ing/csv-giro.json, "
        + "public code, file 37135627662"),
    KnownExporter(
      .account, "ING Germany",
      "Buchung;Valuta;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Betrag;Währung",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      from: "public code, file 65790898896"),
    KnownExporter(
      .account, "Sparkasse (CSV-CAMT)",
      "Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Glaeubiger ID;"
        + "Mandatsreferenz;Kundenreferenz (End-to-End);Sammlerreferenz;"
        + "Lastschrift Ursprungsbetrag;Auslagenersatz Ruecklastschrift;"
        + "Beguenstigter/Zahlungspflichtiger;Kontonummer/IBAN;BIC (SWIFT-Code);Betrag;"
        + "Waehrung;Info",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR", columns: [.amount: "Betrag"],
      from: "nicolettas-muggelbude/RechnungsPilot vorlagen/bank-csv/sparkasse-lzo-camt-v2.csv"),
    KnownExporter(
      .account, "Sparkasse (CSV-MT940)",
      "Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;"
        + "Beguenstigter/Zahlungspflichtiger;Kontonummer;BLZ;Betrag;Waehrung;Info",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      from: "bank2ynab/bank2ynab test/test-data/20180226-1000594757-umsatz.CSV"),
    KnownExporter(
      .account, "Sparkasse (CSV-MT940)",
      "Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;"
        + "Beguenstigter/Zahlungspflichtiger;Kontonummer/IBAN;BIC (SWIFT-Code);Betrag;"
        + "Waehrung;Info",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      from: "public code, file 59616763348"),
    KnownExporter(
      .card, "Sparkasse credit card",
      "Umsatz getätigt von;Belegdatum;Buchungsdatum;Originalbetrag;Originalwährung;"
        + "Umrechnungskurs;Buchungsbetrag;Buchungswährung;Transaktionsbeschreibung;"
        + "Transaktionsbeschreibung Zusatz;Buchungsreferenz;Gebührenschlüssel;"
        + "Länderkennzeichen;BAR-Entgelt+Buchungsreferenz;AEE+Buchungsreferenz;"
        + "Abrechnungskennzeichen",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      columns: [.amount: "Buchungsbetrag", .currency: "Buchungswährung"],
      from: "bank2ynab/bank2ynab test/test-data/umsatz-1234________1234-20180227.CSV"),
  ]
}
