extension KnownExporter {
  /// Exporters of several countries, and programs whose exports people bring along.
  static let worldwide: [KnownExporter] = [
    // Both sides of the Atlantic write this one: no order of dates.
    KnownExporter(
      .card, "American Express", "Date;Description;Card Member;Account #;Amount",
      spent: .positive, from: "public code, files 5271592802 and 66438083598"),
    KnownExporter(
      .card, "American Express",
      "Date;Description;Amount;Extended Details;Appears On Your Statement As",
      beginning: true, spent: .positive, from: "Tar-ive/rewind docs/statements.md"),
    KnownExporter(
      .card, "American Express (United States)",
      "Date;Description;Amount;Extended Details;Appears On Your Statement As;Address;"
        + "City/State;Zip Code;Country;Reference;Category",
      spent: .positive, dates: .mdy, in: "USD", from: "Tar-ive/rewind docs/statements.md"),
    // The same words for Singapore, in its own currency.
    KnownExporter(
      .card, "American Express",
      "Date;Description;Amount;Extended Details;Appears On Your Statement As;Address;"
        + "City/State;Zip Code;Country;Reference",
      spent: .positive, dates: .mdy, from: "datibbaw/fintrack tests/fixtures/amex.csv"),
    KnownExporter(
      .card, "American Express (United States)",
      "Date;Description;Card Member;Account #;Amount;Extended Details;"
        + "Appears On Your Statement As;Address;City/State;Zip Code;Country;Reference;Category",
      spent: .positive, dates: .mdy, in: "USD", from: "public code, file 1027636775"),
    KnownExporter(
      .card, "American Express (Britain)",
      "Date;Description;Card Member;Account #;Amount;Extended Details;"
        + "Appears On Your Statement As;Address;Town/City;Postcode;Country;Reference;Category",
      spent: .positive, dates: .dmy, from: "public code, file 35786755294"),
    KnownExporter(
      .card, "American Express (Germany)", "Datum;Beschreibung;Karteninhaber;Konto #;Betrag",
      spent: .positive, dates: .dmy, decimal: .comma, in: "EUR",
      from: "public code, files 68310405672 and 36160370781"),
    KnownExporter(
      .card, "American Express (Germany)",
      "Datum;Beschreibung;Karteninhaber;Konto #;Betrag;Weitere Details;"
        + "Erscheint auf Ihrer Abrechnung als;Adresse;Stadt;PLZ;Land;Betreff;Kategorie",
      spent: .positive, dates: .dmy, decimal: .comma, in: "EUR",
      from: "public code, files 52614613120 and 52922660997"),
    KnownExporter(
      .card, "American Express (Norway)",
      "Dato;Beskrivelse;Beløp;Utvidede detaljer;Opptrer på din kontoutskrift som;Adresse;"
        + "Sted;Postnummer;Land;Referanse;Kategori",
      spent: .positive, from: "fredrikfh/notion-bank tests/fixtures/amex.csv"),
    KnownExporter(
      .account, "N26",
      "Booking Date;Value Date;Partner Name;Partner Iban;Type;Payment Reference;Account Name;"
        + "Amount (EUR);Original Amount;Original Currency;Exchange Rate",
      spent: .negative,
      from: "c-vigo/beancount-importers tests/n26/N26_Sample.csv, "
        + "siddhantgoel/beancount-n26 beancount_n26/__init__.py"),
    KnownExporter(
      .account, "N26",
      "Date;Payee;Account number;Transaction type;Payment reference;Amount (EUR);"
        + "Amount (Foreign Currency);Type Foreign Currency;Exchange Rate",
      spent: .negative, from: "siddhantgoel/beancount-n26 beancount_n26/__init__.py"),
    KnownExporter(
      .account, "N26",
      "Date;Payee;Account number;Transaction type;Payment reference;Category;Amount (EUR);"
        + "Amount (Foreign Currency);Type Foreign Currency;Exchange Rate",
      spent: .negative, from: "siddhantgoel/beancount-n26 beancount_n26/__init__.py"),
    KnownExporter(
      .account, "N26",
      "Datum;Empfänger;Kontonummer;Transaktionstyp;Verwendungszweck;Kategorie;Betrag (EUR);"
        + "Betrag (Fremdwährung);Fremdwährung;Wechselkurs",
      spent: .negative,
      from: "bank2ynab/bank2ynab test/test-data/20171001-20171106.csv, "
        + "Nef10/SwiftBeanCount N26Importer.swift"),
    KnownExporter(
      .account, "N26",
      "Datum;Empfänger;Kontonummer;Transaktionstyp;Verwendungszweck;Betrag (EUR);"
        + "Betrag (Fremdwährung);Fremdwährung;Wechselkurs",
      spent: .negative, from: "siddhantgoel/beancount-n26 beancount_n26/__init__.py"),
    KnownExporter(
      .account, "Revolut",
      "Type;Product;Started Date;Completed Date;Description;Amount;Fee;Currency;State;Balance",
      spent: .negative, feeIsExtra: true,
      from: "adnilsson/Bank2YNAB4 tests/example_csv/revolut_v2.csv, "
        + "tarioch/beancounttools importers/revolut/importer.py"),
    KnownExporter(
      .wallet, "Wise",
      "TransferWise ID;Date;Amount;Currency;Description;Payment Reference;Running Balance",
      beginning: true, spent: .negative, dates: .dmy,
      columns: [.amount: "Amount", .currency: "Currency"], feeIsExtra: false,
      from: "kedder/ofxstatement-transferwise tests/sample-statement.csv, "
        + "OSadovy/uabean uabean/importers/wise_csv.py"),
    KnownExporter(
      .wallet, "Payoneer",
      "Transaction Date;Transaction Time;Time Zone;Transaction ID;Description;Credit Amount;"
        + "Debit Amount;Currency;Transfer Amount;Transfer Amount Currency;Status;"
        + "Running Balance;Additional Description;Store Name;Source;Target;Reference ID",
      from: "reubano/csv2ofx data/test/payoneer.csv"),
    KnownExporter(
      .wallet, "PayPal", "Date;Time;Name;Type;Status;Currency;Gross;Fee;Net;Transaction ID",
      beginning: true, spent: .negative, feeIsExtra: false,
      from: "egh/ledger-autosync fixtures/paypal.csv"),
    KnownExporter(
      .wallet, "PayPal", "Date;Time;Description;Currency;Gross;Fee;Net;Balance;Transaction ID",
      beginning: true, spent: .negative,
      feeIsExtra: false,
      from: "OCA/bank-statement-import account_bank_statement_import_paypal/tests/fixtures"),
    KnownExporter(
      .wallet, "PayPal", "Date;Time;Time Zone;Name;Type;Status;Amount;Receipt ID;Balance",
      spent: .negative, from: "egh/ledger-autosync fixtures/paypal_alternate.csv"),
    KnownExporter(
      .wallet, "PayPal",
      "Datum;Uhrzeit;Zeitzone;Name;Typ;Status;Währung;Brutto;Gebühr;Netto", beginning: true,
      spent: .negative, dates: .dmy, decimal: .comma,
      feeIsExtra: false, from: "nicolettas-muggelbude/RechnungsPilot vorlagen/bank-csv/paypal.csv"),
    KnownExporter(
      .wallet, "Stripe balance",
      "balance_transaction_id;created_utc;available_on_utc;currency;gross;fee;net",
      beginning: true, spent: .negative, feeIsExtra: false,
      from: "simonmichael/hledger examples/csv/other/stripe.csv"),
    KnownExporter(
      .program, "Mint",
      "Date;Description;Original Description;Amount;Transaction Type;Category;Account Name;"
        + "Labels;Notes",
      dates: .mdy, in: "USD",
      from: "reubano/csv2ofx data/test/mint.csv, egh/ledger-autosync fixtures/mint.csv"),
    KnownExporter(
      .program, "Outbank",
      "#;Account;Date;Value Date;Amount;Currency;Name;Number;Bank;Reason;Category;Subcategory;"
        + "Tags;Note;Ultimate Receiver Name;Original Amount;Compensation Amount;Exchange Rate;"
        + "Posting Key;Posting Text;Purpose Code;SEPA Reference;Client Reference;"
        + "Mandate Identification;Originator Identifier",
      spent: .negative, decimal: .comma, from: "reubano/csv2ofx data/test/outbank.csv"),
  ]
}
