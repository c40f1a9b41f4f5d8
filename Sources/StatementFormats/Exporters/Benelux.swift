extension KnownExporter {
  static let benelux: [KnownExporter] = [
    KnownExporter(
      .card, "International Card Services",
      "Transactiedatum;Boekingsdatum;Omschrijving;Naam Card-houder;Card nummer;Debit/Credit;Bedrag;"
        + "Merchant categorie;Land;Valuta;Bedrag in oorspronkelijke valuta;Type transactie;"
        + "WalletProvider",
      dates: .dmy, decimal: .comma, in: "EUR",
      columns: [
        .account: "Card nummer", .originalCurrency: "Valuta",
        .originalAmount: "Bedrag in oorspronkelijke valuta",
      ],
      from: "HichamSadike/creditcard-mt940 tests/test_ics_parser.py"),
    KnownExporter(
      .account, "ING Netherlands",
      "Datum;Naam / Omschrijving;Rekening;Tegenrekening;Code;Af Bij;Bedrag (EUR);Mutatiesoort;"
        + "Mededelingen",
      dates: .ymd, decimal: .comma,
      from: "gpaulissen/ofxstatement-dutch tests/samples/ing_ok_Mutatiesoort.csv"),
    KnownExporter(
      .account, "ING Netherlands",
      "Datum;Naam / Omschrijving;Rekening;Tegenrekening;Code;Af Bij;Bedrag (EUR);Mutatiesoort;"
        + "Mededelingen;Saldo na mutatie;Tag",
      dates: .ymd, decimal: .comma,
      from: "firefly-iii/import-configurations nl/ing/default.json, "
        + "public code, file 71599801012"),
    KnownExporter(
      .account, "ING Netherlands",
      "Date;Name / Description;Account;Counterparty;Code;Debit/credit;Amount (EUR);"
        + "Transaction type;Notifications;Resulting balance;Tag",
      dates: .ymd, decimal: .comma, from: "public code, file 48651439460"),
    KnownExporter(
      .account, "Rabobank",
      "IBAN/BBAN;Munt;BIC;Volgnr;Datum;Rentedatum;Bedrag;Saldo na trn;"
        + "Tegenrekening IBAN/BBAN;Naam tegenpartij;Naam uiteindelijke partij;"
        + "Naam initiërende partij;BIC tegenpartij;Code;Batch ID;Transactiereferentie;"
        + "Machtigingskenmerk;Incassant ID;Betalingskenmerk;Omschrijving-1;Omschrijving-2;"
        + "Omschrijving-3;Reden retour;Oorspr bedrag;Oorspr munt;Koers",
      spent: .negative, decimal: .comma,
      from: "bank2ynab/bank2ynab test/test-data/CSV_A_20180414_112204.csv, "
        + "firefly-iii/import-configurations nl/rabobank/rabobank-new-csv-format.json"),
    KnownExporter(
      .card, "Rabobank credit card",
      "Tegenrekening IBAN;Munt;Creditcard Nummer;Productnaam;Creditcard Regel1;"
        + "Creditcard Regel2;Transactiereferentie;Datum;Bedrag;Omschrijving;Oorspr bedrag;"
        + "Oorspr munt;Koers",
      spent: .negative, decimal: .comma, from: "bank2ynab/bank2ynab bank2ynab.conf"),
    KnownExporter(
      .account, "bunq", "Datum;Bedrag;Rekening;Tegenrekening;Naam;Omschrijving",
      spent: .negative, decimal: .comma, in: "EUR",
      from: "bank2ynab/bank2ynab test/test-data/2018-04-14_10-52-13_bunq-transactieoverzicht.csv"
    ),
    KnownExporter(
      .account, "bunq", "Date;Amount;Account;Counterparty;Name;Description",
      spent: .negative, in: "EUR",
      from: "bank2ynab/bank2ynab test/test-data/2019-03-02_11-50-46_bunq-statement.csv"),
    KnownExporter(
      .account, "bunq", "Date;Interest Date;Amount;Account;Counterparty;Name;Description",
      spent: .negative, in: "EUR", from: "public code, files 66028660105 and 68665752643"),
    KnownExporter(
      .account, "Knab",
      "Rekeningnummer;Transactiedatum;Valutacode;CreditDebet;Bedrag;Tegenrekeningnummer;"
        + "Tegenrekeninghouder;Valutadatum;Betaalwijze;Omschrijving;Type betaling;"
        + "Machtigingsnummer;Incassant ID;Adres;Referentie;Boekdatum",
      dates: .dmy, decimal: .comma,
      columns: [.direction: "CreditDebet", .currency: "Valutacode"],
      from: "gpaulissen/ofxstatement-dutch tests/samples/Knab_transactieoverzicht_no_lines.csv"),
    KnownExporter(
      .account, "KBC account",
      "Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;"
        + "Saldo;credit;debet;rekeningnummer tegenpartij;BIC tegenpartij;Naam tegenpartij;"
        + "Adres tegenpartij;gestructureerde mededeling;Vrije mededeling",
      spent: .negative, dates: .dmy, decimal: .comma,
      columns: [.description: "Naam tegenpartij", .memo: "Omschrijving", .ignore: "Naam"],
      from: "bank2ynab/bank2ynab test/test-data/export_BE11123456789012_20180304_1422.csv"),
    KnownExporter(
      .card, "KBC credit card",
      "kredietkaart;kaarthouder;uitgavenstaat;datum verrichting;Datum verrekening;bedrag;"
        + "credit;debet;munt;koers;bedrag in EUR;Kosten op verrichting;Handelaar;locatie;"
        + "land;toelichting",
      spent: .negative, dates: .dmy, decimal: .comma,
      columns: [
        .amount: "bedrag in EUR", .originalAmount: "bedrag", .originalCurrency: "munt",
      ],
      from: "bank2ynab/bank2ynab test/test-data/export_KBC-Mastercard Business Essential"),
    KnownExporter(
      .account, "BNP Paribas Fortis",
      "Volgnummer;Uitvoeringsdatum;Valutadatum;Bedrag;Valuta rekening;"
        + "TEGENPARTIJ VAN DE VERRICHTING;Details;Rekeningnummer",
      spent: .negative, dates: .dmy, decimal: .comma,
      from: "bank2ynab/bank2ynab bank2ynab.conf, "
        + "firefly-iii/import-configurations be/bnp-paribas-fortis/default.json"),
    KnownExporter(
      .account, "BNP Paribas Fortis",
      "Volgnummer;Uitvoeringsdatum;Valutadatum;Bedrag;Valuta rekening;Rekeningnummer;"
        + "Type verrichting;Tegenpartij;Naam van de tegenpartij;Mededeling;Details;Status;"
        + "Reden van weigering",
      spent: .negative, dates: .dmy, decimal: .comma,
      from: "bank2ynab/bank2ynab bank2ynab.conf"),
    KnownExporter(
      .account, "ING Belgium",
      "Rekeningnummer;Naam van de rekening;Rekening tegenpartij;Omzetnummer;Boekingsdatum;"
        + "Valutadatum;Bedrag;Munteenheid;Omschrijving;Detail van de omzet;Bericht",
      spent: .negative, dates: .dmy, decimal: .comma,
      from: "firefly-iii/import-configurations be/ing/default.json, "
        + "public code, file 14802682828"),
    KnownExporter(
      .account, "Belfius",
      "Rekening;Boekingsdatum;Rekeninguittrekselnummer;Transactienummer;"
        + "Rekening tegenpartij;Naam tegenpartij bevat;Straat en nummer;Postcode en plaats;"
        + "Transactie;Valutadatum;Bedrag;Devies;BIC;Landcode;Mededelingen",
      spent: .negative, dates: .dmy, decimal: .comma,
      from: "public code, files 25404978675 and 30860727246"),
    KnownExporter(
      .account, "Keytrade", "Uittreksel;Datum;Valutadatum;Rekening;Omschrijving;Bedrag;Valuta",
      spent: .negative, dates: .dmy, decimal: .comma, from: "bank2ynab/bank2ynab bank2ynab.conf"),
  ]
}
