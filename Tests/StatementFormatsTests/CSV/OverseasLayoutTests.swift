import Testing

@testable import StatementFormats

/// Overseas exports, as their kinds are written.
struct OverseasLayoutTests {
  @Test(arguments: [
    LayoutSample(
      "tangerine", rows: 2, sum: "987.66",
      text: #"""
        Date,Transaction,Name,Memo,Amount
        1/31/2023,DEBIT,TIM HORTONS,x,-12.34
        1/30/2023,CREDIT,Payroll,y,1000
        """#),
    LayoutSample(
      "simplii", rows: 2, sum: "987.66",
      text: #"""
        Date, Transaction Details, Funds Out, Funds In
        01/31/2023, TIM HORTONS, 12.34,
        01/30/2023, PAYROLL,, 1000.00
        """#),
    LayoutSample(
      "bmo", rows: 2, sum: "987.66",
      text: #"""

        Following data is valid as of 20230201080000 (Year/Month/Day/Hour/Minute/Second)


        First Bank Card,Transaction Type,Date Posted, Transaction Amount,Description

        '500012345678',DEBIT,20230131,-12.34,[PR]TIM HORTONS
        '500012345678',CREDIT,20230130,1000.0,[DN]ACME PAY
        """#),
    LayoutSample(
      "ing au", rows: 2, sum: "987.66", closing: "987.66",
      text: #"""
        Date,Description,Credit,Debit,Balance
        31/01/2023,COLES,,-12.34,987.66
        30/01/2023,SALARY,1000.00,,1000.00
        """#),
    LayoutSample(
      "westpac", rows: 2, sum: "987.66", closing: "987.66",
      text: #"""
        Bank Account,Date,Narrative,Debit Amount,Credit Amount,Balance,Categories,Serial
        032000123456,31/01/2023,COLES,12.34,,987.66,PAYMENT,
        032000123456,30/01/2023,SALARY,,1000.00,1000.00,DEP,
        """#),
    LayoutSample(
      "nab", rows: 2, sum: "987.66", account: "123456789",
      text: #"""
        Date,Amount,Account Number,,Transaction Type,Transaction Details,Balance,Category,Merchant Name
        31 Jan 23,-12.34,123456789,,MISC DEBIT,COLES,987.66,Groceries,Coles
        30 Jan 23,1000.00,123456789,,MISC CREDIT,SALARY,1000.00,Income,
        """#),
    LayoutSample(
      "anz nz", rows: 2, sum: "987.66",
      text: #"""
        Type,Details,Particulars,Code,Reference,Amount,Date,ForeignCurrencyAmount,ConversionCharge
        Visa Purchase,Countdown,x,,,-12.34,31/01/2023,,
        Direct Credit,JOB,Salary,,,1000.00,30/01/2023,,
        """#),
    LayoutSample(
      "anz nz card", rows: 2, sum: "987.66",
      text: #"""
        Card,Type,Amount,Details,TransactionDate,ProcessedDate,ForeignCurrencyAmount,ConversionCharge
        1234-****-****-5678,D,12.34,COUNTDOWN,30/01/2023,31/01/2023,,
        1234-****-****-5678,C,1000.00,PAYMENT,29/01/2023,30/01/2023,,
        """#),
    LayoutSample(
      "fnb", rows: 2, sum: "987.66", account: "62123456789", closing: "987.66",
      text: #"""
        ACCOUNT TRANSACTION HISTORY

        Name:, Mr X
        Account:, 62123456789, [Cheque]
        Balance:, 987.66, 987.66

        Date, Amount, Balance, Description
        2023/01/31,-12.34,987.66,"POS PURCHASE SPAR"
        2023/01/30,1000,1000,"SALARY"
        """#),
    LayoutSample(
      "smbc", rows: 2, sum: "98766",
      text: #"""
        年月日,お引出し,お預入れ,お取り扱い内容,残高
        2023/1/31,1234,,コンビニ,98766
        2023/1/30,,100000,給与,100000
        """#),
    LayoutSample(
      "alipay2", rows: 2, sum: "987.66",
      text: #"""
        交易时间,交易分类,交易对方,商品说明,收/支,金额,交易状态,备注
        2023-01-31 10:00:00,餐饮,超市,商品,支出,12.34,交易成功,
        2023-01-30 10:00:00,转账,公司,工资,收入,1000.00,交易成功,
        """#),
    LayoutSample(
      "aib", rows: 2, sum: "987.66", currency: "EUR", closing: "987.66",
      text: #"""
        Posted Account, Posted Transactions Date, Description1, Description2, Description3, Debit Amount, Credit Amount,Balance,Posted Currency,Transaction Type,Local Currency Amount,Local Currency
        "123456-12345678","31/01/23","VDP-TESCO","","","12.34",,"987.66",EUR,"Debit","12.34",EUR
        "123456-12345678","30/01/23","SALARY","","",,"1000.00","1000.00",EUR,"Credit","1000.00",EUR
        """#),
    LayoutSample(
      "ulster", rows: 2, sum: "987.66", account: "123456-12345678",
      text: #"""
        Date, Type, Description, Value, Balance, Account Name, Account Number
        31/01/2023,POS,"'8656 30JAN23 C , LUAS",-12.34,987.66,"'X","'123456-12345678"
        30/01/2023,CR,"'SALARY",1000.00,1000.00,"'X","'123456-12345678"
        """#),
    LayoutSample(
      "nationwide", rows: 2, sum: "987.66", currency: "GBP", closing: "987.66",
      text: #"""
        "Account Name:","FlexDirect ****12345"
        "Account Balance:","£987.66"
        "Available Balance: ","£987.66"

        "Date","Transaction type","Description","Paid out","Paid in","Balance"
        "31 Jan 2023","Visa purchase","TESCO","£12.34","","£987.66"
        "30 Jan 2023","Bank credit","JOB","","£1000.00","£1000.00"
        """#),
    LayoutSample(
      "amex uk", rows: 3, sum: "82.66",
      text: #"""
        Date,Description,Amount
        31/01/2023,TESCO STORES,12.34
        30/01/2023,SAINSBURYS,5.00
        20/01/2023,PAYMENT RECEIVED - THANK YOU,-100.00
        """#),
    LayoutSample(
      "amex uk only", rows: 2, sum: "-17.34",
      text: #"""
        Date,Description,Amount
        31/01/2023,TESCO STORES,12.34
        30/01/2023,SAINSBURYS,5.00
        """#),
    LayoutSample(
      "halifax cc", rows: 2, sum: "87.66",
      text: #"""
        Date,Date entered,Reference,Description,Amount,
        31/01/2023,31/01/2023,123,TESCO STORES,12.34,
        28/01/2023,28/01/2023,124,PAYMENT RECEIVED THANK YOU,-100.00,
        """#),
    LayoutSample(
      "firsttech", rows: 2, sum: "987.66", closing: "987.66",
      text: #"""
        "Transaction ID","Posting Date","Effective Date","Transaction Type","Amount","Check Number","Reference Number","Description","Transaction Category","Type","Balance","Memo","Extended Description"
        "1","1/31/2023","1/31/2023","Debit","-12.34000","","1","TARGET","","","987.66000","",""
        "2","1/30/2023","1/30/2023","Credit","1000.00000","","2","JOB","","","1000.00000","",""
        """#),
    LayoutSample(
      "ynab import", rows: 2, sum: "987.66",
      text: #"""
        Date,Payee,Memo,Outflow,Inflow
        2023-01-31,Tesco,,12.34,
        2023-01-30,Job,,,1000.00
        """#),
  ])
  func `The layout is read`(sample: LayoutSample) throws {
    try sample.check()
  }
}
