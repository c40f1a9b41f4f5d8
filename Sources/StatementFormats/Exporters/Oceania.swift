extension KnownExporter {
  /// Australia and New Zealand.
  static let oceania: [KnownExporter] = [
    KnownExporter(
      .account, "ANZ New Zealand",
      "Type;Details;Particulars;Code;Reference;Amount;Date;ForeignCurrencyAmount;"
        + "ConversionCharge",
      spent: .negative, dates: .dmy, in: "NZD",
      columns: [.amount: "Amount", .description: "Details"],
      from: "firefly-iii/import-configurations nz/anz/default.json, "
        + "public code, file 37967055766"),
    KnownExporter(
      .card, "ANZ New Zealand credit card",
      "Card;Type;Amount;Details;TransactionDate;ProcessedDate;ForeignCurrencyAmount;"
        + "ConversionCharge",
      dates: .dmy, in: "NZD", columns: [.amount: "Amount", .direction: "Type"],
      from: "firefly-iii/import-configurations nz/anz/csv-credit.json, "
        + "public code, file 38431751920"),
    KnownExporter(
      .account, "ASB", "Date;Unique Id;Tran Type;Cheque Number;Payee;Memo;Amount",
      spent: .negative, dates: .dmy, in: "NZD",
      from: "public code, files 37255701023 and 55759031468"),
    KnownExporter(
      .account, "Westpac New Zealand",
      "Date;Amount;Other Party;Description;Reference;Particulars;Analysis Code",
      spent: .negative, dates: .dmy, in: "NZD",
      from: "firefly-iii/import-configurations nz/westpac/default.json, "
        + "public code, file 56240387467"),
    KnownExporter(
      .account, "Bank of New Zealand",
      "Date;Amount;Payee;Particulars;Code;Reference;Tran Type;This Party Account;"
        + "Other Party Account;Serial;Transaction Code;Batch Number;"
        + "Originating Bank/Branch;Processed Date",
      spent: .negative, dates: .dmy, in: "NZD",
      from: "public code, files 56498446482 and 52068211450"),
    KnownExporter(
      .account, "Kiwibank",
      "Account number;Date;Memo/Description;Source Code (payment type);TP ref;TP part;TP code;"
        + "OP ref;OP part;OP code;OP name;OP Bank Account Number;Amount (credit);"
        + "Amount (debit);Amount;Balance",
      spent: .negative, dates: .dmy, in: "NZD", columns: [.amount: "Amount"],
      from: "firefly-iii/import-configurations nz/Kiwibank/default.json, TheQueenIsDead/budge"),
    KnownExporter(
      .account, "Westpac Australia",
      "Bank Account;Date;Narrative;Debit Amount;Credit Amount;Balance;Categories;Serial",
      dates: .dmy, in: "AUD", columns: [.account: "Bank Account"],
      from: "public code, files 58540385227 and 12474421177"),
    KnownExporter(
      .account, "National Australia Bank",
      "Date;Amount;Account Number;;Transaction Type;Transaction Details;Balance;Category;"
        + "Merchant Name",
      spent: .negative, dates: .dmy, in: "AUD",
      from: "public code, files 21169103024 and 1397831835"),
    KnownExporter(
      .account, "National Australia Bank",
      "Date;Amount;Account Number;;Transaction Type;Transaction Details;Balance;Category;"
        + "Merchant Name;Processed On",
      spent: .negative, dates: .dmy, in: "AUD",
      from: "public code, files 61713523964 and 71544758204"),
    KnownExporter(
      .card, "National Australia Bank credit card",
      "Date;Amount;Account Number;;Transaction Type;Transaction Details;Category;Merchant Name;"
        + "Processed On",
      spent: .negative, dates: .dmy, in: "AUD", from: "public code, file 66568400849"),
    KnownExporter(
      .account, "Macquarie",
      "Transaction Date;Details;Account;Category;Subcategory;Tags;Notes;Debit;Credit;Balance;"
        + "Original Description",
      dates: .dmy, in: "AUD",
      from: "firefly-iii/import-configurations au/macquarie/default.json, "
        + "public code, file 24176264900"),
  ]
}
