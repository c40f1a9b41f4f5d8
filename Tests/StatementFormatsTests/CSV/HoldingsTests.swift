import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Lists of what is held, which have dates and amounts as transactions have.
struct HoldingsTests {
  @Test(arguments: [
    (
      "lots",
      """
      Open Date,Quantity,Price,Market Value,Cost Basis,Gain/Loss $
      2024-01-02,10,$10.00,$110.00,$100.00,$10.00
      2024-02-02,5,$11.00,$55.00,$55.00,$0.00
      """
    ),
    (
      "positions with a further date",
      """
      Symbol,Description,Quantity,Price,Market Value,Ex-Dividend Date
      ABC,ALPHA FUND,10,10.00,100.00,8/20/2024
      DEF,BETA FUND,3,20.00,60.00,9/21/2024
      """
    ),
    (
      "positions in German",
      """
      Datum;Bezeichnung;ISIN;Stück;Kurs;Kurswert;Einstandswert
      02.01.2024;Alpha Fonds;DE0001234567;10;12,50;125,00;100,00
      02.01.2024;Beta Fonds;DE0001234568;4;22,50;90,00;95,00
      """
    ),
    (
      "the value of one day",
      """
      As Of Date,Fund,Units,NAV,Value
      2024-01-31,Alpha Growth,10.5,12.00,126.00
      2024-01-31,Beta Income,20,15.00,300.00
      """
    ),
  ])
  func `A list of holdings is no statement`(_ name: String, _ text: String) {
    let file = readCSV(text)
    guard case .noStatement(let reason) = file.outcome else {
      Issue.record("\(file.outcome)")
      return
    }
    #expect(reason.fact.code == "holdings")
    #expect(file.statements.isEmpty)
  }

  @Test(arguments: [
    (
      "a broker's transactions",
      """
      Date,Action,Symbol,Quantity,Price,Market Value,Amount
      2024-01-02,Buy,ABC,10,10.00,100.00,-100.00
      2024-02-02,Sell,ABC,5,11.00,55.00,55.00
      """
    ),
    (
      "an account with shares beside it",
      """
      Date,Description,Shares,Price,Value,Balance
      2024-01-02,Deposit,,,100.00,100.00
      2024-01-03,Card purchase,,,-40.00,60.00
      """
    ),
    (
      "purchases with a quantity",
      """
      Date,Description,Quantity,Amount,Current value
      2024-01-02,Cafe refund,1,5.00,5.00
      2024-01-03,Shop,2,-6.00,6.00
      """
    ),
  ])
  func `A list with amounts of what was done is one`(_ name: String, _ text: String) {
    if case .noStatement(let reason) = readCSV(text).outcome {
      Issue.record("\(reason.fact.summary)")
    }
  }

  @Test func `A profile that names the amount binds`() {
    var profile = StatementProfile(name: "lots")
    profile.columns = [.date: .number(1), .amount: .number(4)]
    profile.outflow = .positive
    let file = readCSV(
      """
      Open Date,Quantity,Price,Cost Basis
      2024-01-02,10,10.00,100.00
      2024-02-02,5,11.00,55.00
      """, profile: profile)
    #expect(rows(file).count == 2)
  }
}
