extension KnownExporter {
  static let canada: [KnownExporter] = [
    KnownExporter(
      .account, "Royal Bank of Canada",
      "Account Type;Account Number;Transaction Date;Cheque Number;Description 1;Description 2;"
        + "CAD$;USD$",
      spent: .negative, dates: .mdy, in: "CAD",
      columns: [.amount: "CAD$", .account: "Account Number"],
      from: "Nef10/SwiftBeanCount RBCImporter.swift, "
        + "firefly-iii/import-configurations ca/rbc/default.json"),
    KnownExporter(
      .card, "Tangerine credit card", "Transaction date;Transaction;Name;Memo;Amount",
      spent: .negative, dates: .mdy, in: "CAD",
      from: "Nef10/SwiftBeanCount TangerineCardImporter.swift"),
    KnownExporter(
      .card, "Rogers Bank",
      "Date;Posted Date;Reference Number;Activity Type;Activity Status;Card Number;"
        + "Merchant Category Description;Merchant Name;Merchant City;"
        + "Merchant State or Province;Merchant Country Code;Merchant Postal Code;Amount;"
        + "Rewards;Name on Card",
      spent: .positive, in: "CAD",
      from: "Nef10/SwiftBeanCount RogersImporter.swift, public code, file 62600422941"),
    KnownExporter(
      .card, "Rogers Bank",
      "Date;Posted Date;Reference Number;Activity Type;Status;Transaction Card Number;"
        + "Merchant Category;Merchant Name;Merchant City;Merchant State/Province;"
        + "Merchant Country;Merchant Postal Code/Zip;Amount;Rewards;Name on Card",
      spent: .positive, in: "CAD", from: "public code, file 16316807871"),
    KnownExporter(
      .card, "Rogers Bank",
      "Date;Posted Date;Reference Number;Activity Type;Status;Card Number;"
        + "Merchant Category Description;Merchant Name;Merchant City;Merchant State/Province;"
        + "Merchant Country Code;Merchant Postal Code/Zip;Amount;Rewards;Name on Card",
      spent: .positive, in: "CAD", from: "public code, file 71328593364"),
    KnownExporter(
      .card, "Rogers Bank",
      "Date;Activity Type;Merchant Name;Merchant Category Description;Amount;Rewards",
      spent: .positive, in: "CAD", from: "Nef10/SwiftBeanCount RogersImporter.swift"),
    KnownExporter(
      .card, "Rogers Bank",
      "Transaction Date;Activity Type;Merchant Name;Merchant Category Description;Amount",
      spent: .positive, in: "CAD", from: "Nef10/SwiftBeanCount RogersImporter.swift"),
    KnownExporter(
      .account, "Simplii Financial", "Date;Transaction Details;Funds Out;Funds In", dates: .mdy,
      in: "CAD", columns: [.debit: "Funds Out", .credit: "Funds In"],
      from: "Nef10/SwiftBeanCount SimpliiImporter.swift"),
    KnownExporter(
      .card, "PC Financial Mastercard", "Merchant Name;Card Used For Transaction;Date;Time;Amount",
      spent: .positive, dates: .mdy, in: "CAD",
      from: "reubano/csv2ofx data/test/pcmastercard.csv"),
    KnownExporter(
      .card, "PC Financial Mastercard", "Description;Type;Card Holder Name;Date;Time;Amount",
      spent: .negative, dates: .mdy, in: "CAD",
      from: "public code, files 30995294756 and 70098181860"),
    KnownExporter(
      .account, "Scotiabank account",
      "Filter;Date;Description;Sub-description;Type of Transaction;Amount;Balance", in: "CAD",
      from: "public code, files 62509410015 and 4696956471"),
    KnownExporter(
      .card, "Scotiabank credit card",
      "Filter;Date;Description;Sub-description;Status;Type of Transaction;Amount", in: "CAD",
      from: "public code, files 29170181935 and 55385521578"),
    KnownExporter(
      .card, "BMO credit card",
      "Item #;Card #;Transaction Date;Posting Date;Transaction Amount;Description",
      spent: .positive, in: "CAD", from: "public code, files 18567855844 and 71005063007"),
    KnownExporter(
      .account, "BMO account",
      "First Bank Card;Transaction Type;Date Posted;Transaction Amount;Description", in: "CAD",
      from: "public code, files 22142718176 and 354698546"),
    KnownExporter(
      .account, "Wealthsimple", "date;transaction;description;amount;balance", spent: .negative,
      in: "CAD", from: "LaunchPlatform/beanhub-extract tests/extractors/fixtures/wealthsimple.csv"),
    KnownExporter(
      .account, "EQ Bank", "Transfer date;Description;Amount;Balance", spent: .negative, in: "CAD",
      from: "egh/ledger-autosync examples/plugins/eq-bank.py"),
  ]
}
