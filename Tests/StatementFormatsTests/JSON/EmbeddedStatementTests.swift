import StatementModel
import Testing

@testable import StatementFormats

/// Statements in other formats that stand in strings of a JSON file.
struct EmbeddedStatementTests {
  private static let message = """
    :20:STARTUMS
    :25:10020030/1234567
    :28C:7/1
    :60F:C260301EUR100,00
    :61:2603020302D12,50NDDTNONREF
    :86:105?00LASTSCHRIFT?20Strom Maerz?32STADTWERKE
    :61:2603030303C40,00NTRFNONREF
    :86:166?00GUTSCHRIFT?20Miete?32ADA BYRON
    :62F:C260303EUR127,50
    -
    """

  private static let camt = """
    <?xml version="1.0" encoding="ISO-8859-1"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.052.001.02"><BkToCstmrAcctRpt><Rpt>
    <Id>1</Id><Acct><Id><IBAN>DE02100100100006820101</IBAN></Id><Ccy>EUR</Ccy></Acct>
    <Ntry><Amt Ccy="EUR">7.20</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>
    <BookgDt><Dt>2026-03-02</Dt></BookgDt><AddtlNtryInf>Bäckerei</AddtlNtryInf></Ntry>
    </Rpt></BkToCstmrAcctRpt></Document>
    """

  /// A recorded answer of an interface, with the text as one of its members.
  private static func answer(_ texts: String...) -> String {
    var members = ["\"status\": 200"]
    for (number, text) in texts.enumerated() {
      var quoted = ""
      JSONText.writeString(text, to: &quoted)
      members.append("\"body\(number)\": \(quoted)")
    }
    return "{\n  " + members.joined(separator: ",\n  ") + "\n}"
  }

  @Test func `an MT940 message in a string is read, at the place of the string`() {
    let file = readJSON(Self.answer(Self.message))
    #expect(file.outcomeText == "read")
    #expect(file.rows.map(\.amount.description) == ["-12.5", "40"])
    #expect(file.statements.first?.account == "10020030/1234567")
    #expect(file.rows.allSatisfy { $0.span.line == 3 })
    let text = StatementReader.rawRecord(
      of: file.rows[0].span, in: Array(Self.answer(Self.message).utf8),
      options: ReadingOptions(path: "test.json"))
    #expect(text?.text.hasPrefix("\":20:STARTUMS") == true)
  }

  @Test func `a camt message in a string is read, whatever encoding it declares`() {
    let file = readJSON(Self.answer(Self.camt))
    #expect(file.outcomeText == "read")
    #expect(file.rowTexts == ["2026-03-02 -7.2 Bäckerei"])
  }

  @Test func `several texts are one file, whose rows are counted through`() {
    let file = readJSON(Self.answer(Self.message, Self.camt))
    #expect(file.statements.count == 2)
    #expect(Set(file.rows.map(\.record)).count == 3)
    #expect(file.rows.map(\.span.line) == [3, 3, 4])
  }

  @Test func `a text that can't be read is not passed over`() {
    let broken = Self.camt.replacing("</Rpt>", with: "")
    #expect(readJSON(Self.answer(Self.message, broken)).outcomeText.hasPrefix("unreadable"))
  }

  @Test func `a text beside transactions of the JSON's own is named and not read`() {
    var quoted = ""
    JSONText.writeString(Self.message, to: &quoted)
    let file = readJSON(
      """
      {"transactions":{"booked":[{"transactionId":"1","bookingDate":"2026-03-02",
      "transactionAmount":{"amount":"-3.00","currency":"EUR"},"creditorName":"Shop"}]},
      "raw":\(quoted)}
      """)
    #expect(file.rows.map(\.amount.description) == ["-3"])
    #expect(file.warnings.map(\.fact.code) == ["json-holds-other-format"])
  }

  @Test(arguments: [
    (true, ["-123.45", "-123.41", "999.12", "-1.23", "-7.77"]),
    (false, ["-12345", "-12341", "99912", "-123", "-777"]),
  ])
  func `whole numbers count what the profile says`(areMinor: Bool, amounts: [String]) {
    var profile = StatementProfile(name: "bank")
    profile.amountsAreMinorUnits = areMinor
    let rows = zip(
      [12345, 12341, 99912, 123, 777], ["debit", "debit", "credit", "debit", "debit"]
    )
    .map {
      #"{"narration":"A","type":"\#($0.1)","amount":\#($0.0),"date":"2026-01-02"}"#
    }
    let text = "[" + rows.joined(separator: ",") + "]"
    #expect(readJSON(text).outcomeText == "ambiguous ask-minor-units")
    #expect(readJSON(text, profile: profile).rows.map(\.amount.description) == amounts)
  }
}
