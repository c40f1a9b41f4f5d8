extension KnownExporter {
  static let asia: [KnownExporter] = [
    KnownExporter(
      .card, "China Merchants Bank credit card",
      "交易日;记账日;交易摘要;人民币金额;卡号末四位;交易地金额",
      spent: .positive, in: "CNY", columns: [.amount: "人民币金额"],
      from: "deb-sig/double-entry-generator example/cmb/credit, pkg/provider/cmb"),
    // Columns for the months of payment, named by their month, stand behind these.
    KnownExporter(
      .card, "Rakuten Card", "利用日;利用店名・商品名;利用者;支払方法;利用金額;支払総額", beginning: true,
      spent: .positive, dates: .ymd, in: "JPY", columns: [.amount: "利用金額"],
      from: "public code, files 36072671428, 58510557118 and 70881380130"),
    KnownExporter(
      .card, "Rakuten Card", "利用日;利用店名・商品名;利用者;支払方法;利用金額;支払手数料;支払総額",
      beginning: true, spent: .positive, dates: .ymd, in: "JPY", columns: [.amount: "利用金額"],
      from: "public code, files 55271521837 and 68806807148"),
    KnownExporter(
      .card, "Rakuten Card", "利用日;利用店名・商品名;利用者;支払方法;利用金額;手数料/利息;支払総額",
      beginning: true, spent: .positive, dates: .ymd, in: "JPY", columns: [.amount: "利用金額"],
      from: "public code, file 71065723990"),
    KnownExporter(
      .account, "HDFC Bank",
      "Date;Narration;Value Dat;Debit Amount;Credit Amount;Chq/Ref Number;Closing Balance",
      dates: .dmy, in: "INR",
      from: "ananthakumaran/paisa fixture/import/HDFC Account Statement, "
        + "firefly-iii/import-configurations in/hdfc/default.json"),
    KnownExporter(
      .card, "ICICI Bank credit card",
      "Date;Sr.No.;Transaction Details;Reward Point Header;Intl.Amount;Amount(in Rs);"
        + "BillingAmountSign",
      spent: .positive, dates: .dmy, in: "INR",
      columns: [
        .description: "Transaction Details", .amount: "Amount(in Rs)",
        .direction: "BillingAmountSign",
      ],
      from: "ananthakumaran/paisa fixture/import/ICICI Credit Card Statement"),
    KnownExporter(
      .account, "State Bank of India",
      "Txn Date;Value Date;Description;Ref No./Cheque No.;Debit;Credit;Balance", dates: .dmy,
      in: "INR", from: "public code, files 25294259687 and 63208332481"),
    KnownExporter(
      .account, "State Bank of India",
      "Txn Date;Value Date;Description;Ref No./Cheque No.;Branch Code;Debit;Credit;Balance",
      dates: .dmy, in: "INR", from: "public code, file 58748485487"),
    KnownExporter(
      .account, "DBS or POSB",
      "Transaction Date;Reference;Debit Amount;Credit Amount;Transaction Ref1;"
        + "Transaction Ref2;Transaction Ref3",
      dates: .dmy, in: "SGD", from: "reubano/csv2ofx data/test/dbs.csv"),
    KnownExporter(
      .account, "OCBC account",
      "Transaction date;Value date;Description;Withdrawals (SGD);Deposits (SGD)", dates: .dmy,
      from: "bank2ynab/bank2ynab test/test-data/TransactionHistory_20180418043121.csv"),
    KnownExporter(
      .card, "OCBC credit card",
      "Transaction date;Description;Withdrawals (SGD);Deposits (SGD)", dates: .dmy,
      from: "bank2ynab/bank2ynab bank2ynab.conf"),
    KnownExporter(
      .account, "United Overseas Bank",
      "Transaction Date;Transaction Description;Withdrawal;Deposit;Available Balance",
      dates: .dmy, in: "SGD",
      from: "redstreet/beancount_reds_importers importers/unitedoverseas/uobbank.py"),
    KnownExporter(
      .card, "United Overseas Bank credit card",
      "Transaction Date;Posting Date;Description;Foreign Currency Type;"
        + "Transaction Amount(Foreign);Local Currency Type;Transaction Amount(Local)",
      spent: .positive, dates: .dmy, in: "SGD",
      columns: [
        .amount: "Transaction Amount(Local)", .currency: "Local Currency Type",
        .originalAmount: "Transaction Amount(Foreign)",
        .originalCurrency: "Foreign Currency Type",
      ],
      from: "redstreet/beancount_reds_importers importers/unitedoverseas/uobcard.py"),
    KnownExporter(
      .card, "Bank of Communications credit card",
      "交易日期;记账日期;交易说明;交易币种/金额;入账币种/金额",
      columns: [.amount: "入账币种/金额", .originalAmount: "交易币种/金额"],
      from: "deb-sig/double-entry-generator example/bocom_credit/example-bocom_credit-records.csv"),
    KnownExporter(
      .card, "Standard Chartered Singapore credit card",
      "Date;DESCRIPTION;Foreign Currency Amount;SGD Amount", dates: .dmy, in: "SGD",
      columns: [.amount: "SGD Amount"],
      from: "redstreet/beancount_reds_importers importers/stanchart/scbcard.py"),
  ]
}
