extension KnownExporter {
  /// Austria and Switzerland.
  static let alps: [KnownExporter] = [
    KnownExporter(
      .account, "Oberbank",
      "Buchungsdatum;Wertstellung;Betrag;Währung;Auftraggebername;"
        + "Auftraggeber IBAN/Kto.Nr.;Auftraggeber BIC/BLZ;Empfängername;"
        + "Empfänger IBAN/Kto.Nr.;Empfänger BIC/BLZ;Text;Verwendungszweck",
      spent: .negative, dates: .dmy, decimal: .comma, in: "EUR",
      from: "nblock/ofxstatement-austrian plugins/tests/samples/oberbank.csv"),
    KnownExporter(
      .account, "Livebank",
      "Kontonummer;Auszugsnummer;Buchungsdatum;Valutadatum;Umsatzzeit;Zahlungsreferenz;"
        + "Waehrung;Betrag;Buchungstext;Umsatztext",
      spent: .negative, decimal: .comma, in: "EUR",
      from: "nblock/ofxstatement-austrian plugins/tests/samples/livebank.csv"),
    KnownExporter(
      .account, "UBS account",
      "Abschlussdatum;Abschlusszeit;Buchungsdatum;Valutadatum;Währung;Belastung;Gutschrift;"
        + "Einzelbetrag;Saldo;Transaktions-Nr.;Beschreibung1;Beschreibung2;Beschreibung3;"
        + "Fussnoten",
      in: "CHF", columns: [.debit: "Belastung", .credit: "Gutschrift"],
      from: "bank2ynab/bank2ynab bank2ynab.conf, public code, file 61443191420"),
    // The amount is what the merchant asked; debit and credit are empty until the purchase is booked.
    KnownExporter(
      .card, "UBS card",
      "Account number;Card number;Account/Cardholder;Purchase date;Booking text;Sector;Amount;"
        + "Original currency;Rate;Currency;Debit;Credit;Booked",
      columns: [
        .debit: "Debit", .credit: "Credit", .currency: "Currency", .originalAmount: "Amount",
        .originalCurrency: "Original currency", .description: "Booking text",
        .category: "Sector",
      ],
      from: "FlasH-RUS/ubs2ynab testdata/ubs_credit_card.csv, public code, file 12435027744"),
    KnownExporter(
      .card, "UBS card",
      "Kontonummer;Kartennummer;Konto-/Karteninhaber;Einkaufsdatum;Buchungstext;Branche;Betrag;"
        + "Originalwährung;Kurs;Währung;Belastung;Gutschrift;Buchung",
      columns: [
        .debit: "Belastung", .credit: "Gutschrift", .currency: "Währung",
        .originalAmount: "Betrag", .originalCurrency: "Originalwährung",
        .description: "Buchungstext", .category: "Branche",
      ],
      from: "public code, files 65831942854 and 52706151828"),
    KnownExporter(
      .account, "Neon",
      "Date;Amount;Original amount;Original currency;Exchange rate;Description;Subject;"
        + "Category;Tags;Wise;Spaces",
      spent: .negative, in: "CHF",
      from: "c-vigo/beancount-importers tests/neon/Neon_Sample.csv, "
        + "tarioch/beancounttools importers/neon/importer.py"),
    KnownExporter(
      .card, "Swisscard",
      "Transaktionsdatum;Beschreibung;Kartennummer;Währung;Betrag;Debit/Kredit;Status;Kategorie",
      spent: .positive, dates: .dmy, from: "bank2ynab/bank2ynab bank2ynab.conf"),
    KnownExporter(
      .card, "Swisscard",
      "Transaction date;Description;Merchant;Card number;Currency;Amount;Foreign Currency;"
        + "Amount in foreign currency;Debit/Credit;Status;Merchant Category;"
        + "Registered Category",
      spent: .positive, dates: .dmy, columns: [.amount: "Amount", .currency: "Currency"],
      from: "tarioch/beancounttools importers/swisscard/importer.py, "
        + "public code, file 63245904926"),
    KnownExporter(
      .account, "Zürcher Kantonalbank",
      "Date;Booking text;Curr;Amount details;ZKB reference;Reference number;Debit CHF;"
        + "Credit CHF;Value date;Balance CHF;Payment purpose;Details",
      dates: .dmy,
      columns: [
        .debit: "Debit CHF", .credit: "Credit CHF", .originalAmount: "Amount details",
        .originalCurrency: "Curr",
      ],
      from: "c-vigo/beancount-importers tests/zkb/ZKB_Sample.csv"),
    KnownExporter(
      .account, "Raiffeisen Switzerland",
      "IBAN;Booked At;Text;Credit/Debit Amount;Balance;Valuta Date",
      spent: .negative, in: "CHF", columns: [.amount: "Credit/Debit Amount"],
      from: "firefly-iii/import-configurations ch/raiffeisen/default.json, "
        + "public code, file 36981873150"),
  ]
}
