import StatementModel

@testable import StatementFormats

/// Small messages made for these tests.
enum CAMTFixture {
  static let account = "DE02120300000000202051"

  /// A camt.053 of one statement that holds `content` after its account.
  static func statement(
    _ content: String, version: String = "08", account: String = account, currency: String = "EUR",
    header: String = ""
  ) -> String {
    document(
      block(content, account: account, currency: currency, header: header), version: version)
  }

  /// One `Stmt`.
  static func block(
    _ content: String, account: String = account, currency: String = "EUR", header: String = ""
  ) -> String {
    """
    <Stmt><Id>S-1</Id>\(header)
    <Acct>\(account.isEmpty ? "" : "<Id><IBAN>\(account)</IBAN></Id>")
    \(currency.isEmpty ? "" : "<Ccy>\(currency)</Ccy>")<Ownr><Nm>Mara Linde</Nm></Ownr>
    <Svcr><FinInstnId><BICFI>HARBDEFFXXX</BICFI></FinInstnId></Svcr></Acct>
    \(content)
    </Stmt>
    """
  }

  /// A camt.053 around statements.
  static func document(_ statements: String, version: String = "08") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.\(version)">
    <BkToCstmrStmt><GrpHdr><MsgId>M-1</MsgId><CreDtTm>2026-04-01T03:15:00+02:00</CreDtTm></GrpHdr>
    \(statements)
    </BkToCstmrStmt></Document>
    """
  }

  /// A booked entry with the given further elements.
  static func entry(
    _ further: String = "", amount: String = "12.30", currency: String = "EUR",
    side: String = "DBIT", status: String = "<Sts><Cd>BOOK</Cd></Sts>",
    date: String = "<BookgDt><Dt>2026-03-09</Dt></BookgDt>"
  ) -> String {
    """
    <Ntry><Amt Ccy="\(currency)">\(amount)</Amt><CdtDbtInd>\(side)</CdtDbtInd>\(status)\(date)
    \(further)</Ntry>
    """
  }

  /// The only payment of an entry.
  static func payment(_ content: String) -> String {
    "<NtryDtls><TxDtls>\(content)</TxDtls></NtryDtls>"
  }

  static func balance(
    _ type: String, _ amount: String, side: String = "CRDT", currency: String = "EUR",
    date: String = "2026-03-31"
  ) -> String {
    """
    <Bal><Tp><CdOrPrtry><Cd>\(type)</Cd></CdOrPrtry></Tp><Amt Ccy="\(currency)">\(amount)</Amt>
    <CdtDbtInd>\(side)</CdtDbtInd><Dt><Dt>\(date)</Dt></Dt></Bal>
    """
  }

  static func read(_ bytes: [UInt8], _ change: (inout ReadingOptions) -> Void = { _ in })
    -> StatementFile
  {
    var options = ReadingOptions(path: "test.xml")
    change(&options)
    return StatementReader.read(bytes, options: options)
  }

  static func read(_ text: String, _ change: (inout ReadingOptions) -> Void = { _ in })
    -> StatementFile
  {
    read(Array(text.utf8), change)
  }

  /// The row of a statement with that one entry.
  static func row(_ entry: String) -> StatementRow? {
    let rows = read(statement(entry)).statements.first?.rows ?? []
    return rows.count == 1 ? rows.first : nil
  }
}

extension StatementFile {
  /// The codes of the facts for which rows were rejected.
  var rejectedCodes: [String] { rejected.map(\.fact.code) }

  /// The first reason for there being no statement.
  var reason: Diagnostic? {
    switch outcome {
    case .noStatement(let reason), .unreadable(let reason): reason
    default: nil
    }
  }
}
