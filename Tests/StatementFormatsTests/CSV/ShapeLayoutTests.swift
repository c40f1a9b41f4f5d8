import Testing

@testable import StatementFormats

/// Tables of every shape, as their kinds are written.
struct ShapeLayoutTests {
  @Test(arguments: [
    LayoutSample(
      "30feb", rows: 2, sum: "90.00", rejected: 1,
      text: #"""
        Datum;Text;Betrag
        30.02.2024;Zinsen;-5,00
        29.02.2024;Lohn;100,00
        28.02.2024;Rewe;-10,00
        """#),
    LayoutSample(
      "kinds of lines", rows: 2, sum: "-5500.00",
      text: #"""
        2,123456789,'A N OTHER','CHEQUE ACCOUNT'
        3,,'Statement'
        3,'Statement Number','From Date','To Date'
        3,75,'28 February 2016','28 March 2016'
        5,,'Transactions'
        5,'Number','Date','Description1','Description2','Description3','Amount','Balance','Accrued Charges'
        5,1,'01 Mar',"#Monthly Fee",,"",-500.00,40000.00,
        5,2,'02 Mar',"Debit Order","Rent","",-5000.00,35000.00,
        6,'END'
        """#),
    LayoutSample(
      "crdr", rows: 2, sum: "95.00",
      text: #"""
        Date,Details,Amount
        31/01/2024,TESCO,5.00 DR
        30/01/2024,SALARY,100.00 CR
        """#),
    LayoutSample(
      "paren", rows: 2, sum: "1095.00",
      text: #"""
        Date,Details,Amount
        31/01/2024,TESCO,($5.00)
        30/01/2024,SALARY,"$1,100.00"
        """#),
    LayoutSample(
      "trail", rows: 2, sum: "1087.66",
      text: #"""
        Datum;Details;Betrag
        31/01/2024;LADEN;12,34-
        30/01/2024;GEHALT;1.100,00+
        """#),
    LayoutSample(
      "quoted newline", rows: 3, sum: "-18.00",
      text: #"""
        Date,Description,Amount
        2024-01-31,"Two
        lines, here",-5.00
        2024-01-30,"say ""hi""",-6.00
        2024-01-29,plain "q" text,-7.00
        """#),
    LayoutSample(
      "space quote", rows: 1, sum: "-5.00",
      text: #"""
        Date, Description, Amount
        "2024-01-31", "A, B", "-5.00"
        """#),
    LayoutSample(
      "excel eq", rows: 1, sum: "-5.00", account: "00123",
      text: #"""
        Date,Description,Account Number,Amount
        2024-01-31,A,="00123",-5.00
        """#),
    LayoutSample(
      "excel serial", rows: 2, sum: "95.00",
      text: #"""
        Date,Description,Amount
        45322,Tesco,-5.00
        45323,Salary,100.00
        """#),
    LayoutSample(
      "short", rows: 3, sum: "-15.00", rejected: 2,
      text: #"""
        Date,Description,Amount,Balance
        2024-01-31,Tesco,-5.00,95.00
        2024-01-30,Tesco,-5.00
        2024-01-29,Tesco,-5.00,105.00,extra
        2024-01-28,Tesco,-5.00,110.00
        2024-01-27,Tesco,-5.00,115.00
        """#),
  ])
  func `The layout is read`(sample: LayoutSample) throws {
    try sample.check()
  }
}
