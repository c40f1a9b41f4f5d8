import Foundation
import Testing

/// Files that a download broke off, and that come again whole.
struct CutFileTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var name: String
    /// The whole file; it is cut at the mark `|`.
    var text: String

    var cut: String { String(text.prefix { $0 != "|" }) }
    var whole: String { text.replacing("|", with: "") }
  }

  private static let statement = """
    :20:A
    :25:DE02500502010012345678
    :28C:1/1
    :60F:C260101EUR1000,00
    :61:2601050105D18,50NMSCNONREF
    :86:ALPHA
    :61:2601200120D1899,99NTRFNONREF
    :86:GAMMA
    :62F:D260131EUR918,49
    -

    """

  static let cases = [
    Case(
      testDescription: "MT940 within an amount", name: "jan.sta",
      text: statement.replacing("1899,99", with: "18|99,99")),
    Case(
      testDescription: "MT940 within a text", name: "jan.sta",
      text: statement.replacing("GAMMA", with: "GAM|MA")),
    Case(
      testDescription: "CSV within an amount", name: "jan.csv",
      text: """
        Date,Description,Amount
        2026-01-05,Alpha,-18.50
        2026-01-19,Beta,-650.70
        2026-01-20,Gamma,-18|99.90

        """),
    Case(
      testDescription: "CSV within a text in quotes", name: "jan.csv",
      text: """
        "Date","Amount","Description"
        "2026-01-05","-18.50","Alpha"
        "2026-01-19","-650.70","Beta"
        "2026-01-20","-1899.90","Gam|ma"

        """),
    Case(
      testDescription: "OFX within a row", name: "jan.ofx",
      text: """
        OFXHEADER:100
        DATA:OFXSGML
        VERSION:102

        <OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>USD
        <BANKACCTFROM><BANKID>1<ACCTID>99887766<ACCTTYPE>CHECKING</BANKACCTFROM>
        <BANKTRANLIST><DTSTART>20260101<DTEND>20260131
        <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260105<TRNAMT>-18.50<FITID>A1<NAME>ALPHA</STMTTRN>
        <STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260120<TRNAMT>-18|99.90<FITID>A2<NAME>GAMMA</STMTTRN>
        </BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>

        """),
  ]

  private func shown(_ place: Place) throws -> [String] {
    try place.transactions().map { "\($0.date) \($0.amount) \($0.description) \($0.status)" }
  }

  @Test(arguments: cases) func `nothing of the cut one stays`(_ sample: Case) throws {
    let alone = try Place.book()
    try alone.write("Statements/giro/\(sample.name)", sample.whole)
    #expect(try alone("run").code == 0)
    let wanted = try shown(alone)

    let place = try Place.book()
    try place.write("Statements/giro/\(sample.name)", sample.cut)
    let cut = try place("run")
    #expect(cut.code == 1, "\(cut.talk)")
    #expect(try shown(place).count < wanted.count)
    try place.write("Statements/giro/again-\(sample.name)", sample.whole)
    #expect(try place("run").code == 0)
    #expect(try shown(place) == wanted)
  }
}
