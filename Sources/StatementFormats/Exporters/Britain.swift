extension KnownExporter {
  /// Britain and Ireland.
  static let britain: [KnownExporter] = [
    KnownExporter(
      .account, "Lloyds, Halifax, Bank of Scotland or TSB",
      "Transaction Date;Transaction Type;Sort Code;Account Number;Transaction Description;"
        + "Debit Amount;Credit Amount;Balance",
      dates: .dmy, in: "GBP",
      from: "Metasaura/ofxstatement-lloyds tests/sample-statement.csv, "
        + "firefly-iii/import-configurations gb/halifax/default.json"),
    // Its cards write the same header with purchases positive: no sign.
    KnownExporter(
      .account, "NatWest, Royal Bank of Scotland or Ulster Bank",
      "Date;Type;Description;Value;Balance;Account Name;Account Number", dates: .dmy,
      columns: [.amount: "Value", .account: "Account Number"],
      from: "bank2ynab/bank2ynab bank2ynab.conf, public code, file 55451482124"),
    KnownExporter(
      .account, "Barclays", "Number;Date;Account;Amount;Subcategory;Memo",
      spent: .negative, dates: .dmy, in: "GBP",
      from: "firefly-iii/import-configurations gb/barclays/default.json, "
        + "public code, file 6833625996"),
    KnownExporter(
      .account, "Starling",
      "Date;Counter Party;Reference;Type;Amount (GBP);Balance (GBP)", beginning: true,
      spent: .negative, dates: .dmy,
      from: "reubano/csv2ofx csv2ofx/mappings/starling.py, public code, file 52663991382"),
    KnownExporter(
      .account, "Starling",
      "Date;Counter Party;Reference;Type;Amount (EUR);Balance (EUR)", beginning: true,
      spent: .negative, dates: .dmy, from: "public code, file 37030980895"),
    KnownExporter(
      .account, "Monzo",
      "id;created;amount;currency;local_amount;local_currency;category;emoji;description;"
        + "address;notes;receipt",
      spent: .negative, from: "bank2ynab/bank2ynab test/test-data/MonzoDataExport"),
    KnownExporter(
      .account, "Monzo",
      "Transaction ID;Date;Time;Type;Name;Emoji;Category;Amount;Currency;Local amount;"
        + "Local currency",
      beginning: true, spent: .negative, dates: .dmy,
      columns: [.amount: "Amount", .currency: "Currency"],
      from: "Evernight/beancount-importers src/beancount_importers/import_monzo.py, "
        + "public code, file 70222547308"),
    KnownExporter(
      .account, "Nationwide", "Date;Transaction type;Description;Paid out;Paid in;Balance",
      dates: .dmy, in: "GBP", from: "public code, files 12062263244 and 34099225172"),
    KnownExporter(
      .card, "Tesco Bank or Virgin Money credit card",
      "Transaction Date;Posting Date;Billing Amount;Merchant;Merchant City;Merchant State;"
        + "Merchant Postcode;Reference Number;Debit or Credit;SICMCC Code;Status;"
        + "Transaction Currency;Additional Card Holder",
      dates: .dmy, in: "GBP", columns: [.amount: "Billing Amount", .direction: "Debit or Credit"],
      from: "firefly-iii/import-configurations gb/tesco-bank/default.json, "
        + "public code, file 46294736297"),
    KnownExporter(
      .account, "Bank of Ireland", "Date;Details;Debit;Credit;Balance", dates: .dmy, in: "EUR",
      from: "bank2ynab/bank2ynab test/test-data/test_BOI_TransactionExport.csv"),
    KnownExporter(
      .account, "Allied Irish Banks",
      "Posted Account;Posted Transactions Date;Description1;Description2;Description3;"
        + "Debit Amount;Credit Amount;Balance;Posted Currency;Transaction Type;"
        + "Local Currency Amount;Local Currency",
      dates: .dmy, in: "EUR", columns: [.date: "Posted Transactions Date"],
      from: "public code, files 56100148546 and 16554356312"),
    KnownExporter(
      .account, "Allied Irish Banks",
      "Posted Account;Posted Transactions Date;Description;Debit Amount;Credit Amount;Balance;"
        + "Transaction Type",
      dates: .dmy, in: "EUR", columns: [.date: "Posted Transactions Date"],
      from: "firefly-iii/import-configurations ie/aib/aib.json, public code, file 59898341606"),
  ]
}
