import Foundation
import Testing

/// What the run that first brings cards says of them besides the newest month.
struct FirstSummaryTests {
  @Test func `the first summary tells of currencies that the newest month does not have`() throws {
    let place = try Place.book()
    try place.write(
      "Statements/visa/a.csv", "Date,Description,Amount,Currency\n2026-03-14,SHOP,-1.00,USD\n")
    try place.write(
      "Statements/bank/b.csv",
      "Date,Description,Amount,Currency\n2026-01-14,SHOP,-1.00,EUR\n2026-02-15,SHOP,-2.00,EUR\n")
    let ran = try place("run")
    #expect(
      ran.output.contains("New in earlier months alone: EUR (to 02/15/2026)."), "\(ran.output)")
    #expect(try !place("run").output.contains("earlier months"))
  }

  /// Of the second one's two balances, with what the first has between them, one is wrong by 5.
  @Test(arguments: [(-3, false), (-8, true)])
  func `the first summary tells of balances that contradict`(
    _ balance: Int, _ isContradicted: Bool
  ) throws {
    let place = try Place.book()
    for (month, amount) in [(1, -1), (2, balance)] {
      try place.write(
        "Statements/stmt\(month).qfx",
        """
        OFXHEADER:100
        DATA:OFXSGML
        VERSION:102

        <OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD
        <CCACCTFROM><ACCTID>4111111111112222</CCACCTFROM><BANKTRANLIST>
        <DTSTART>20260\(month)01<DTEND>20260\(month)28
        <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260\(month)07<TRNAMT>-\(month).00<FITID>A\(month)<NAME>BOOKS</STMTTRN>
        </BANKTRANLIST><LEDGERBAL><BALAMT>\(amount).00<DTASOF>20260\(month)28</LEDGERBAL>
        </CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>

        """)
    }
    let ran = try place("run")
    let told = ran.output.contains("Balances that contradict what is between: card-2222")
    #expect(told == isContradicted, "\(ran.output)")
    #expect(try !place("run").output.contains("Balances that"))
  }
}
