import Testing

@testable import StatementFormats

/// English exports, as their kinds are written.
struct EnglishLayoutTests {
  @Test(arguments: [
    LayoutSample(
      "chase", rows: 2, sum: "94.75", first: "2023-01-03",
      text: #"""
        Transaction Date,Post Date,Description,Category,Type,Amount,Memo
        01/02/2023,01/03/2023,STARBUCKS STORE 123,Food & Drink,Sale,-5.25,
        01/05/2023,01/05/2023,Payment Thank You-Mobile,,Payment,100.00,
        """#),
    LayoutSample(
      "amex", rows: 2, sum: "145.80",
      text: #"""
        Date,Description,Card Member,Account #,Amount
        01/15/2023,WHOLE FOODS,JOHN DOE,-12345,54.20
        01/10/2023,AUTOPAY PAYMENT RECEIVED - THANK YOU,JOHN DOE,-12345,-200.00
        """#),
    LayoutSample(
      "apple", rows: 2, sum: "40.01", currency: "USD",
      text: #"""
        Transaction Date,Clearing Date,Description,Merchant,Category,Type,Amount (USD),Purchased By
        01/31/2023,02/01/2023,"APPLE.COM/BILL","Apple Services",Other,Purchase,9.99,Jane
        01/30/2023,01/30/2023,"ACH DEPOSIT INTERNET TRANSFER","Ach Deposit",Payment,Payment,-50.00,Jane
        """#),
    LayoutSample(
      "capitalone", rows: 2, sum: "141.50", account: "1234",
      text: #"""
        Transaction Date,Posted Date,Card No.,Description,Category,Debit,Credit
        2023-01-02,2023-01-03,1234,MCDONALDS,Dining,8.50,
        2023-01-03,2023-01-04,1234,CAPITAL ONE AUTOPAY PYMT,Payment/Credit,,150.00
        """#),
    LayoutSample(
      "citi", rows: 2, sum: "255.00",
      text: #"""
        Status,Date,Description,Debit,Credit
        Cleared,01/15/2023,"COSTCO",45.00,
        Cleared,01/20/2023,"ONLINE PAYMENT, THANK YOU",,-300.00
        """#),
    LayoutSample(
      "discover", rows: 2, sum: "67.90",
      text: #"""
        Trans. Date,Post Date,Description,Amount,Category
        01/15/2023,01/16/2023,"SHELL OIL 123",32.10,"Gasoline"
        01/20/2023,01/20/2023,"INTERNET PAYMENT - THANK YOU",-100.00,"Payments and Credits"
        """#),
    LayoutSample(
      "boa", rows: 2, sum: "300.00", closing: "1300.00",
      text: #"""
        Description,,Summary Amt.
        Beginning balance as of 01/01/2023,,"1,000.00"
        Total credits,,"500.00"
        Total debits,,"-200.00"
        Ending balance as of 01/31/2023,,"1,300.00"

        Date,Description,Amount,Running Bal.
        01/01/2023,Beginning balance as of 01/01/2023,,"1,000.00"
        01/05/2023,"PAYROLL ACME","500.00","1,500.00"
        01/09/2023,"CHECKCARD 0108 SAFEWAY","-200.00","1,300.00"
        """#),
    LayoutSample(
      "wells noheader", rows: 2, sum: "1475.00",
      text: #"""
        "01/31/2023","-25.00","*","","PURCHASE AUTHORIZED ON 01/30 TARGET"
        "01/30/2023","1500.00","*","","ACME PAYROLL 230130"
        """#),
    LayoutSample(
      "td noheader", rows: 3, sum: "994.50",
      text: #"""
        01/31/2023,TIM HORTONS #123,4.50,,995.50
        01/30/2023,PAYROLL DEPOSIT,,1000.00,1000.00
        01/13/2023,FEE,1.00,,0.00
        """#),
    LayoutSample(
      "barclays uk", rows: 2, sum: "988.00",
      text: #"""
        Number,Date,Account,Amount,Subcategory,Memo
         ,31/01/2023,20-00-00 12345678,-12.00,PAYMENT,TESCO STORES 1234
         ,15/01/2023,20-00-00 12345678,1000.00,DIRECTDEP,SALARY
        """#),
    LayoutSample(
      "hsbc uk noheader", rows: 2, sum: "988.00",
      text: #"""
        31/01/2023,TESCO STORES,-12.00
        30/01/2023,SALARY ACME,"1,000.00"
        """#),
    LayoutSample(
      "lloyds", rows: 2, sum: "39.50", account: "12345678", closing: "89.50",
      text: #"""
        Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance
        31/01/2023,DEB,'11-22-33,12345678,AMAZON,10.50,,89.50
        30/01/2023,FPI,'11-22-33,12345678,J SMITH,,50.00,100.00
        """#),
    LayoutSample(
      "monzo", rows: 2, sum: "15.50", currency: "GBP", first: "2023-02-05",
      text: #"""
        Transaction ID,Date,Time,Type,Name,Emoji,Category,Amount,Currency,Local amount,Local currency,Notes and #tags,Address,Receipt,Description,Category split,Money Out,Money In
        tx_1,05/02/2023,10:00:00,Card payment,Pret,,Eating out,-4.50,GBP,-4.50,GBP,,,,PRET A MANGER,,-4.50,
        tx_2,06/02/2023,10:00:00,Faster payment,Bob,,General,20.00,GBP,20.00,GBP,,,,BOB,,,20.00
        """#),
    LayoutSample(
      "starling", rows: 2, sum: "15.50", currency: "GBP", closing: "115.50",
      text: #"""
        Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes
        05/02/2023,Pret,PRET,CONTACTLESS,-4.50,95.50,EATING_OUT,
        06/02/2023,Bob,Rent,FASTER PAYMENT,20.00,115.50,INCOME,
        """#),
    LayoutSample(
      "rbc", rows: 2, sum: "995.50",
      text: #"""
        "Account Type","Account Number","Transaction Date","Cheque Number","Description 1","Description 2","CAD$","USD$"
        Chequing,01234-1234567,1/31/2023,,"IDP PURCHASE","TIM HORTONS",-4.50,,
        Chequing,01234-1234567,1/30/2023,,"PAYROLL DEPOSIT","ACME",1000.00,,
        """#),
    LayoutSample(
      "usaa", rows: 2, sum: "954.80", pending: 1,
      text: #"""
        Date,Description,Original Description,Category,Amount,Status
        2023-01-31,"Safeway","SAFEWAY #12",Groceries,-45.20,Posted
        2023-01-30,"Acme","ACME PAYROLL",Paycheck,1000.00,Pending
        """#),
    LayoutSample(
      "ally", rows: 2, sum: "954.80",
      text: #"""
        Date, Time, Amount, Type, Description
        2023-01-31,10:00:00,-45.20,Withdrawal,SAFEWAY
        2023-01-30,10:00:00,1000.00,Deposit,ACME
        """#),
    LayoutSample(
      "fidelity card", rows: 2, sum: "54.80",
      text: #"""
        "Date","Transaction","Name","Memo","Amount"
        "2023-01-31","DEBIT","SAFEWAY","x","-45.20"
        "2023-01-30","CREDIT","PAYMENT","y","100.00"
        """#),
    LayoutSample(
      "etrade", rows: 2, sum: "954.80", closing: "954.80",
      text: #"""
        Transaction Date,Type,Description,Amount,Balance
        01/31/23,Debit,SAFEWAY,-45.20,954.80
        01/30/23,Credit,ACME,1000.00,1000.00
        """#),
    LayoutSample(
      "sbi in", rows: 2, sum: "99550.00",
      text: #"""
        Account Name  :\#tMr X
        Account Number :\#t_00000012345678901
        Balance as on 1 Jan 2023 :\#t1,00,000.00

        Txn Date\#tValue Date\#tDescription\#tRef No./Cheque No.\#t        Debit\#tCredit\#tBalance
        31 Jan 2023\#t31 Jan 2023\#tUPI/DR/ZOMATO\#t123\#t450.00\#t\#t1,99,550.00
        25 Jan 2023\#t25 Jan 2023\#tSALARY\#t124\#t\#t1,00,000.00\#t2,00,000.00
        """#),
    LayoutSample(
      "hdfc in", rows: 2, sum: "99550.00",
      text: #"""
        Date       ,Narration                ,Value Dat,Debit Amount,Credit Amount,Chq/Ref Number,Closing Balance
         31/01/23,UPI-ZOMATO,31/01/23,450.00,0.00,123,99550.00
         25/01/23,SALARY,25/01/23,0.00,100000.00,124,100000.00
        """#),
    LayoutSample(
      "au anz noheader", rows: 2, sum: "954.80",
      text: #"""
        31/01/2023,-45.20,WOOLWORTHS 1234 SYDNEY
        25/01/2023,1000.00,SALARY ACME
        """#),
    LayoutSample(
      "commbank noheader", rows: 2, sum: "954.80",
      text: #"""
        31/01/2023,"-45.20","WOOLWORTHS","+954.80"
        25/01/2023,"+1000.00","Salary","+1000.00"
        """#),
    LayoutSample(
      "up au", rows: 1, sum: "-46.00",
      text: #"""
        Time,BSB / Account Number,Transaction Type,Payee,Description,Category,Tags,Subtotal (AUD),Currency,Subtotal (Transaction Currency),Fee (AUD),Round Up (AUD),Total (AUD),Payment Method,Settled Date
        2023-01-31T10:00:00+11:00,633-123 123456789,Purchase,Woolworths,WOOLWORTHS,Groceries,,-45.20,AUD,-45.20,0,-0.80,-46.00,Debit,2023-01-31T10:00:00+11:00
        """#),
    LayoutSample(
      "ynab", rows: 2, sum: "95.00", currency: "GBP", pending: 1,
      text: #"""
        Account,Flag,Date,Payee,Category Group/Category,Category Group,Category,Memo,Outflow,Inflow,Cleared
        Checking,,31/01/2023,Tesco,x,x,x,,£5.00,£0.00,Cleared
        Checking,,30/01/2023,Job,x,x,x,,£0.00,£100.00,Uncleared
        """#),
    LayoutSample(
      "curve", rows: 1, sum: "-5.00", currency: "GBP",
      text: #"""
        "Date (YYYY-MM-DD as UTC)","Merchant","Txn Amount (Funding Card)","Txn Currency (Funding Card)","Txn Amount (Foreign Spend)","Txn Currency (Foreign Spend)","Card Name","Card Last 4 Digits","Type","Category","Notes"
        "2023-01-31","Tesco","5.00","GBP","","","Curve","1234","Personal","Groceries",""
        """#),
    LayoutSample(
      "wise", rows: 2, sum: "90.00", currency: "EUR",
      text: #"""
        TransferWise ID,Date,Amount,Currency,Description,Payment Reference,Running Balance,Exchange From,Exchange To,Exchange Rate,Payer Name,Payee Name,Payee Account Number,Merchant,Card Last Four Digits,Card Holder Full Name,Attachment,Note,Total fees
        CARD-1,02-03-2023,-10.00,EUR,Card transaction of 10.00 EUR issued by Cafe,,90.00,,,,,,,Cafe,1234,Jane,,,0.00
        TRANSFER-2,01-03-2023,100.00,EUR,Received money,,100.00,,,,Bob,,,,,,,,0.00
        """#),
    LayoutSample(
      "n26", rows: 2, sum: "2090.50", currency: "EUR",
      text: #"""
        "Date","Payee","Account number","Transaction type","Payment reference","Amount (EUR)","Amount (Foreign Currency)","Type Foreign Currency","Exchange Rate"
        "2021-05-03","UBER","","MasterCard Payment","","-9.5","-9.5","EUR","1.0"
        "2021-05-04","Employer","DE021","Income","May","2100.0","","",""
        """#),
    LayoutSample(
      "revolut", rows: 4, sum: "24.00", currency: "EUR", pending: 1,
      text: #"""
        Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
        TOPUP,Current,2022-01-01 10:00:00,2022-01-01 10:00:05,Top-Up,100.00,0.00,EUR,COMPLETED,100.00
        CARD_PAYMENT,Current,2022-01-02 10:00:00,2022-01-03 01:00:00,Lidl,-20.00,0.00,EUR,COMPLETED,80.00
        ATM,Current,2022-01-04 10:00:00,2022-01-04 10:00:00,Cash at Bank,-50.00,1.00,EUR,COMPLETED,29.00
        CARD_PAYMENT,Current,2022-01-05 10:00:00,,Uber,-5.00,0.00,EUR,PENDING,
        CARD_PAYMENT,Current,2022-01-05 10:00:00,,Shop,-500.00,0.00,EUR,REVERTED,
        """#),
  ])
  func `The layout is read`(sample: LayoutSample) throws {
    try sample.check()
  }
}
