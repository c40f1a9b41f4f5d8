extension KnownExporter {
  /// Brokers' accounts with a card or cheques; of their files the cash rows are what counts.
  static let brokers: [KnownExporter] = [
    KnownExporter(
      .account, "Schwab account",
      "Date;Status;Type;CheckNumber;Description;Withdrawal;Deposit;RunningBalance", dates: .mdy,
      in: "USD", from: "redstreet/beancount_reds_importers importers/schwab/schwab_csv_checking.py"
    ),
    KnownExporter(
      .account, "Schwab account",
      "Date;Type;Check #;Description;Withdrawal (-);Deposit (+);RunningBalance", dates: .mdy,
      in: "USD", from: "jbms/beancount-import testdata/source/schwab_csv"),
    KnownExporter(
      .account, "Schwab credit line",
      "Date;TransactionType;CheckNumber;Description;Credits;Debits;RunningBalance", dates: .mdy,
      in: "USD",
      from: "redstreet/beancount_reds_importers importers/schwab/schwab_csv_creditline.py"),
    KnownExporter(
      .brokerage, "Schwab brokerage",
      "Date;Action;Symbol;Description;Quantity;Price;Fees & Comm;Amount",
      spent: .negative, dates: .mdy, in: "USD",
      feeIsExtra: false,
      from: "redstreet/beancount_reds_importers importers/schwab/schwab_csv_brokerage.py"),
    KnownExporter(
      .brokerage, "Robinhood",
      "Activity Date;Process Date;Settle Date;Instrument;Description;Trans Code;Quantity;Price;"
        + "Amount",
      spent: .negative, dates: .mdy, in: "USD",
      columns: [.date: "Activity Date", .posted: "Process Date", .type: "Trans Code"],
      from: "public code, files 58293238518 and 57368440147"),
    KnownExporter(
      .brokerage, "Fidelity",
      "Run Date;Action;Symbol;Security Description;Security Type;Quantity;Price ($);"
        + "Commission ($);Fees ($);Accrued Interest ($);Amount ($);Settlement Date",
      spent: .negative, dates: .mdy, in: "USD",
      feeIsExtra: false,
      from: "redstreet/beancount_reds_importers importers/fidelity/fidelity_cma_csv_examples"),
    KnownExporter(
      .brokerage, "Fidelity",
      "Run Date;Action;Symbol;Description;Type;Quantity;Price ($);Commission ($);Fees ($);"
        + "Accrued Interest ($);Amount ($);Cash Balance ($);Settlement Date",
      spent: .negative, dates: .mdy, in: "USD",
      feeIsExtra: false,
      from: "redstreet/beancount_reds_importers importers/fidelity/fidelity_brokerage_csv.py"),
    KnownExporter(
      .brokerage, "Fidelity",
      "Run Date;Action;Symbol;Description;Type;Price ($);Quantity;Commission ($);Fees ($);"
        + "Accrued Interest ($);Amount ($);Cash Balance ($);Settlement Date",
      spent: .negative, dates: .mdy, in: "USD",
      feeIsExtra: false,
      from: "mooredan/ofxstatement-fidelity tests"),
    KnownExporter(
      .brokerage, "Fidelity",
      "Run Date;Account;Account Number;Action;Symbol;Description;Type;Exchange Quantity;"
        + "Exchange Currency;Currency;Price;Quantity;Exchange Rate;Commission;Fees;"
        + "Accrued Interest;Amount;Settlement Date",
      spent: .negative, dates: .mdy, in: "USD",
      feeIsExtra: false,
      from: "redstreet/beancount_reds_importers importers/fidelity/fidelity_all_accounts_csv.py"),
    KnownExporter(
      .brokerage, "TD Ameritrade",
      "DATE;TRANSACTION ID;DESCRIPTION;QUANTITY;SYMBOL;PRICE;COMMISSION;AMOUNT;REG FEE;"
        + "SHORT-TERM RDM FEE;FUND REDEMPTION FEE;DEFERRED SALES CHARGE",
      spent: .negative, dates: .mdy, in: "USD",
      feeIsExtra: false, from: "redstreet/beancount_reds_importers importers/tdameritrade"),
    KnownExporter(
      .brokerage, "TD Ameritrade",
      "DATE;TRANSACTION ID;DESCRIPTION;QUANTITY;SYMBOL;PRICE;COMMISSION;AMOUNT;"
        + "NET CASH BALANCE;REG FEE;SHORT-TERM RDM FEE;FUND REDEMPTION FEE;"
        + "DEFERRED SALES CHARGE",
      spent: .negative, dates: .mdy, in: "USD",
      feeIsExtra: false, from: "beancount/beangulp beangulp/file_type_testdata/example.csv"),
  ]
}
