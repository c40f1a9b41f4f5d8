import StatementModel
import Testing

@testable import StatementFormats

/// A small statement of one format, and how one begins that never ends.
struct ReaderSample: CustomTestStringConvertible, Sendable {
  /// The format's name.
  var format: String
  var text: String
  /// The beginning of a file whose last line, value or record goes on for ever.
  var endless: String

  var testDescription: String { format }
  var bytes: [UInt8] { Array(text.utf8) }

  /// One of each format that refuses a file for a value or record over the limits.
  static let bounded = [csv, ofx, ofxXML, camt, json]
  static let all = bounded + [qif, mt940]

  static let csv = ReaderSample(
    format: "csv",
    text: """
      Date,Description,Amount,Balance
      2026-03-09,Bakery,-12.30,87.70
      2026-03-17,Salary,100.00,187.70
      2026-03-18,Bookshop,-20.00,167.70

      """,
    endless: "Date,Description,Amount\n2026-03-09,Bakery,-12.30\n2026-03-10,\"")

  static let ofx = ReaderSample(
    format: "ofx", text: OFXFixture.card(OFXFixture.row()),
    endless: OFXFixture.header + "<OFX><CCSTMTRS>" + OFXFixture.row() + "<STMTTRN><MEMO>")

  static let ofxXML = ReaderSample(
    format: "ofx",
    text: OFXFixture.xml(
      """
      <STMTTRN><DTPOSTED>20260309</DTPOSTED><TRNAMT>-1.50</TRNAMT><NAME>Bakery</NAME></STMTTRN>
      """),
    endless: OFXFixture.xmlHeader + "<OFX><STMTRS><STMTTRN><MEMO>")

  static let json = ReaderSample(
    format: "json",
    text: """
      {"transactions": [
        {"date": "2026-03-09", "description": "Bakery", "amount": "-12.30", "type": "debit"},
        {"date": "2026-03-17", "description": "Refund", "amount": "5.00", "type": "credit"}
      ]}
      """,
    endless: "{\"transactions\": [{\"date\": \"2026-03-09\", \"description\": \"")

  static let qif = ReaderSample(
    format: "qif",
    text: "!Type:Bank\nD2026-03-09\nT-12.30\nPBakery\n^\nD2026-03-17\nT5.00\nPPay\n^\n",
    endless: "!Type:Bank\nD2026-03-09\nT-12.30\nP")

  static let mt940 = ReaderSample(
    format: "mt940",
    text: """
      :20:STMT
      :25:10020030/1234567
      :28C:3/1
      :60F:C260301EUR100,00
      :61:2603090309D12,30NMSCREF
      :86:BAKERY
      :62F:C260331EUR87,70
      -

      """,
    endless: ":20:STMT\n:25:10020030/1234567\n:28C:3/1\n:60F:C260301EUR100,00\n:61:260309")

  static let camt = ReaderSample(
    format: "camt",
    text: """
      <?xml version="1.0" encoding="UTF-8"?>
      <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
      <GrpHdr><MsgId>1</MsgId><CreDtTm>2026-03-31T10:00:00</CreDtTm></GrpHdr>
      <Stmt><Id>1</Id><Acct><Id><IBAN>DE75512108001245126199</IBAN></Id><Ccy>EUR</Ccy></Acct>
      <Ntry><Amt Ccy="EUR">12.30</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>
      <BookgDt><Dt>2026-03-09</Dt></BookgDt><AddtlNtryInf>Bakery</AddtlNtryInf></Ntry>
      </Stmt></BkToCstmrStmt></Document>
      """,
    endless: """
      <?xml version="1.0"?>
      <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
      <Stmt><Id>1</Id><Ntry><AddtlNtryInf>
      """)
}
