extension KnownExporter {
  static let unitedStates: [KnownExporter] = [
    KnownExporter(
      .card, "Chase credit card",
      "Transaction Date;Post Date;Description;Category;Type;Amount;Memo",
      spent: .negative, dates: .mdy, in: "USD",
      from: "LaunchPlatform/beanhub-extract tests/extractors/fixtures/chase_credit_card.csv"),
    KnownExporter(
      .card, "Chase credit card", "Transaction Date;Post Date;Description;Category;Type;Amount",
      spent: .negative, dates: .mdy, in: "USD",
      from: "public code, file 65837233327"),
    KnownExporter(
      .card, "Chase credit card",
      "Card;Transaction Date;Post Date;Description;Category;Type;Amount;Memo",
      spent: .negative, dates: .mdy, in: "USD",
      from: "mtlynch/beancount-chase-bank beancount_chase/credit_test.py"),
    KnownExporter(
      .card, "Chase credit card", "Type;Trans Date;Post Date;Description;Amount",
      spent: .negative, dates: .mdy, in: "USD", from: "jdmullin/ledger test/fixtures/chase.csv"),
    KnownExporter(
      .account, "Chase account",
      "Details;Posting Date;Description;Amount;Type;Balance;Check or Slip #",
      spent: .negative, dates: .mdy, in: "USD",
      from: "mtlynch/beancount-chase-bank beancount_chase/checking_test.py"),
    KnownExporter(
      .card, "Apple Card",
      "Transaction Date;Clearing Date;Description;Merchant;Category;Type;Amount (USD)",
      spent: .positive, dates: .mdy, from: "public code, file 13638816052"),
    KnownExporter(
      .card, "Apple Card",
      "Transaction Date;Clearing Date;Description;Merchant;Category;Type;Amount (USD);Purchased By",
      spent: .positive, dates: .mdy, from: "public code, files 66353212719 and 53899703740"),
    KnownExporter(
      .card, "Discover", "Trans. Date;Post Date;Description;Amount;Category",
      spent: .positive, dates: .mdy, in: "USD",
      from: "redstreet/beancount_reds_importers importers/discover/__init__.py"),
    KnownExporter(
      .card, "Capital One credit card",
      "Transaction Date;Posted Date;Card No.;Description;Category;Debit;Credit",
      from: "reubano/csv2ofx data/test/capitalone.csv, "
        + "firefly-iii/import-configurations ca/capital-one/default.json"),
    KnownExporter(
      .account, "Capital One 360",
      "Account Number;Transaction Description;Transaction Date;Transaction Type;"
        + "Transaction Amount;Balance",
      dates: .mdy, in: "USD", from: "public code, files 18677551858 and 7266853122"),
    KnownExporter(
      .card, "Citi credit card", "Status;Date;Description;Debit;Credit", dates: .mdy, in: "USD",
      from: "firefly-iii/import-configurations us/citi/default.json, "
        + "public code, file 9435522865"),
    KnownExporter(
      .card, "Citi credit card", "Status;Date;Description;Debit;Credit;Member Name", dates: .mdy,
      in: "USD", from: "public code, file 55088599767"),
    KnownExporter(
      .card, "Bank of America credit card", "Posted Date;Reference Number;Payee;Address;Amount",
      spent: .negative, dates: .mdy, in: "USD",
      from: "bank2ynab/bank2ynab bank2ynab.conf, public code, file 25974506139"),
    KnownExporter(
      .account, "Bank of America account", "Date;Description;Amount;Running Bal.",
      spent: .negative, dates: .mdy, in: "USD", from: "public code, file 71010791710"),
    KnownExporter(
      .account, "USAA", "Date;Description;Original Description;Category;Amount;Status",
      dates: .mdy, in: "USD", from: "public code, files 6757996780 and 42901624671"),
    KnownExporter(
      .account, "Navy Federal Credit Union",
      "Posting Date;Transaction Date;Amount;Credit Debit Indicator;type;Type Group;Reference;"
        + "Instructed Currency;Currency Exchange Rate;Instructed Amount;Description;Category;"
        + "Check Serial Number;Card Ending",
      dates: .mdy, in: "USD", from: "public code, files 14692241449 and 70122271648"),
    KnownExporter(
      .account, "Navy Federal Credit Union",
      "Posting Date;Transaction Date;Amount;Credit Debit Indicator;type;Type Group;Reference;"
        + "Instructed Currency;Currency Exchange Rate;Instructed Amount;Description;Category;"
        + "Check Serial Number;Card Ending;Rewards Total;Rewards Type",
      dates: .mdy, in: "USD",
      from: "imid12/ImanHaamid_Solo_ITAI2376 Docs/Historical Spending - transactions.csv"),
    KnownExporter(
      .account, "U.S. Bank or Tangerine", "Date;Transaction;Name;Memo;Amount",
      spent: .negative, dates: .mdy,
      from: "Nef10/SwiftBeanCount TangerineAccountImporter.swift, public code, file 54521551122"),
    KnownExporter(
      .account, "Digital Federal Credit Union",
      "DATE;TRANSACTION TYPE;DESCRIPTION;AMOUNT;ID;MEMO;CURRENT BALANCE",
      spent: .negative, dates: .mdy, in: "USD",
      from: "redstreet/beancount_reds_importers importers/dcu/tests"),
    KnownExporter(
      .account, "Ally Bank", "Date;Time;Amount;Type;Description", spent: .negative, in: "USD",
      from: "public code, files 54371758596 and 30232756372"),
    KnownExporter(
      .account, "SoFi", "Date;Description;Type;Amount;Current balance;Status",
      spent: .negative, in: "USD", from: "public code, files 66517349757 and 66025978833"),
    KnownExporter(
      .account, "Mercury",
      "Date (UTC);Description;Amount;Status;Source Account;Bank Description;Reference;Note;"
        + "Last Four Digits;Name On Card;Category;GL Code;Timestamp;Original Currency",
      spent: .negative, dates: .mdy, in: "USD",
      from: "LaunchPlatform/beanhub-extract tests/extractors/fixtures/mercury.csv"),
    KnownExporter(
      .account, "Mercury", "Date (UTC);Description;Amount;Status;Bank Description;Reference;Note",
      spent: .negative, dates: .mdy, in: "USD",
      from: "mtlynch/beancount-mercury beancount_mercury/checking_test.py"),
    KnownExporter(
      .account, "Mercury", "Date;Description;Amount;Status;Bank Description;Reference;Note",
      spent: .negative, dates: .mdy, in: "USD",
      from: "mtlynch/beancount-mercury beancount_mercury/checking_test.py"),
    KnownExporter(
      .wallet, "Venmo", "ID;Datetime;Type;Status;Note;From;To;Amount (total)", beginning: true,
      spent: .negative, in: "USD",
      from: "egh/ledger-autosync fixtures/venmo.csv, "
        + "jbms/beancount-import examples/data/venmo/transactions.csv"),
  ]
}
