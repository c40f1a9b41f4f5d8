import StatementModel
import Testing

@testable import StatementFormats

@Suite struct `an entry's amount, status and dates` {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var entry: String
    var expected: String

    var testDescription: String { name }
  }

  /// Status, amount, row's own currency, purchase and posting date.
  static func summary(_ row: StatementRow) -> String {
    [
      "\(row.status)", row.amount.description, row.currency?.code ?? "-",
      row.purchaseDate?.description ?? "-", row.postingDate?.description ?? "-",
    ].joined(separator: " ")
  }

  static let cases = [
    Case(
      name: "debit", entry: CAMTFixture.entry(), expected: "posted -12.3 - - 2026-03-09"),
    Case(
      name: "credit", entry: CAMTFixture.entry(side: "CRDT"),
      expected: "posted 12.3 - - 2026-03-09"),
    Case(
      name: "reversal keeps the side that is stated",
      entry: CAMTFixture.entry("<RvslInd>true</RvslInd>", side: "CRDT"),
      expected: "posted 12.3 - - 2026-03-09"),
    Case(
      name: "five decimals", entry: CAMTFixture.entry(amount: "0.12345"),
      expected: "posted -0.12345 - - 2026-03-09"),
    Case(
      name: "zero", entry: CAMTFixture.entry(amount: "0.00"),
      expected: "posted 0 - - 2026-03-09"),
    Case(
      name: "another currency than the account's", entry: CAMTFixture.entry(currency: "SEK"),
      expected: "posted -12.3 SEK - 2026-03-09"),
    Case(
      name: "status as text, before version 07",
      entry: CAMTFixture.entry(status: "<Sts>PDNG</Sts>"),
      expected: "pending -12.3 - - 2026-03-09"),
    Case(
      name: "information only", entry: CAMTFixture.entry(status: "<Sts><Cd>INFO</Cd></Sts>"),
      expected: "pending -12.3 - - 2026-03-09"),
    Case(
      name: "to be booked later", entry: CAMTFixture.entry(status: "<Sts>FUTR</Sts>"),
      expected: "pending -12.3 - - 2026-03-09"),
    Case(
      name: "no status", entry: CAMTFixture.entry(status: ""),
      expected: "posted -12.3 - - 2026-03-09"),
    Case(
      name: "date with time and zone stays the day written",
      entry: CAMTFixture.entry(
        date: "<BookgDt><DtTm>2026-03-09T23:59:59.999-05:00</DtTm></BookgDt>"),
      expected: "posted -12.3 - - 2026-03-09"),
    Case(
      name: "date with zone",
      entry: CAMTFixture.entry(date: "<BookgDt><Dt>2026-03-09+02:00</Dt></BookgDt>"),
      expected: "posted -12.3 - - 2026-03-09"),
    Case(
      name: "value date in place of the booking date",
      entry: CAMTFixture.entry(date: "<ValDt><Dt>2026-03-11</Dt></ValDt>"),
      expected: "posted -12.3 - - 2026-03-11"),
    Case(
      name: "date of the payment in place of both",
      entry: CAMTFixture.entry(
        CAMTFixture.payment(
          "<RltdDts><AccptncDtTm>2026-03-07T10:00:00</AccptncDtTm></RltdDts>"), date: ""),
      expected: "posted -12.3 - 2026-03-07 2026-03-07"),
    Case(
      name: "day of the statement in place of all", entry: CAMTFixture.entry(date: ""),
      expected: "posted -12.3 - - 2026-04-01"),
    Case(
      name: "purchase date of a card payment",
      entry: CAMTFixture.entry(
        CAMTFixture.payment(
          """
          <CardTx><Tx><Indv><TxId><TxDtTm>2026-03-06T18:11:00Z</TxDtTm></TxId></Indv></Tx></CardTx>
          """)),
      expected: "posted -12.3 - 2026-03-06 2026-03-09"),
    Case(
      name: "several payments are one row",
      entry: CAMTFixture.entry(
        """
        <NtryDtls><TxDtls><Amt Ccy="EUR">5.00</Amt></TxDtls>
        <TxDtls><Amt Ccy="EUR">7.30</Amt></TxDtls></NtryDtls>
        """),
      expected: "posted -12.3 - - 2026-03-09"),
  ]

  @Test(arguments: cases)
  func `are read as the standard means them`(test: Case) throws {
    let row = try #require(CAMTFixture.row(test.entry))
    #expect(Self.summary(row) == test.expected)
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    var name: String
    var entry: String
    var code: String

    var testDescription: String { name }
  }

  static let faults = [
    Fault(
      name: "no amount", entry: "<Ntry><CdtDbtInd>DBIT</CdtDbtInd></Ntry>", code: "missing-element"),
    Fault(name: "no side", entry: CAMTFixture.entry(side: ""), code: "missing-element"),
    Fault(name: "other side", entry: CAMTFixture.entry(side: "DEBT"), code: "unknown-side"),
    Fault(name: "signed", entry: CAMTFixture.entry(amount: "-5.00"), code: "unreadable-amount"),
    Fault(name: "comma", entry: CAMTFixture.entry(amount: "5,00"), code: "unreadable-amount"),
    Fault(name: "exponent", entry: CAMTFixture.entry(amount: "5e2"), code: "unreadable-amount"),
    Fault(name: "no number", entry: CAMTFixture.entry(amount: "NaN"), code: "unreadable-amount"),
    Fault(
      name: "out of the domain", entry: CAMTFixture.entry(amount: "1234567890123456789012"),
      code: "unreadable-amount"),
    Fault(
      name: "other status", entry: CAMTFixture.entry(status: "<Sts><Prtry>HOLD</Prtry></Sts>"),
      code: "unknown-status"),
    Fault(
      name: "no day of the calendar",
      entry: CAMTFixture.entry(date: "<BookgDt><Dt>2026-02-30</Dt></BookgDt>"),
      code: "unreadable-date"),
    Fault(
      name: "a date in another order",
      entry: CAMTFixture.entry(date: "<BookgDt><Dt>09.03.2026</Dt></BookgDt>"),
      code: "unreadable-date"),
  ]

  @Test(arguments: faults)
  func `are rejected where they can't be told`(fault: Fault) {
    let file = CAMTFixture.read(CAMTFixture.statement(fault.entry + "\n" + CAMTFixture.entry()))
    #expect(file.rejectedCodes == ["camt-\(fault.code)"])
    #expect(file.statements.first?.rows.map(\.record) == [2])
    #expect(file.rejected.first?.span.line == 8)
  }

  @Test func `needs a date of its own in a statement of many days`() {
    let period = """
      <FrToDt><FrDtTm>2026-03-01T00:00:00</FrDtTm><ToDtTm>2026-03-31T23:59:59</ToDtTm></FrToDt>
      """
    let text = CAMTFixture.statement(CAMTFixture.entry(date: ""), header: period)
    #expect(CAMTFixture.read(text).rejectedCodes == ["camt-missing-element"])
  }
}

@Suite struct `an entry's reference` {
  static func refs(_ content: String) -> String {
    CAMTFixture.entry(CAMTFixture.payment("<Refs>\(content)</Refs>"))
  }

  @Test(
    arguments: [
      (CAMTFixture.entry("<AcctSvcrRef>2026-77</AcctSvcrRef>"), "2026-77"),
      (refs("<AcctSvcrRef>2026-78</AcctSvcrRef><TxId>T-1</TxId>"), "2026-78"),
      (refs("<TxId>T-1</TxId>"), "T-1"),
      (refs("<UETR>0b6d</UETR><TxId>T-1</TxId>"), "0b6d"),
      (
        CAMTFixture.entry(
          "<AcctSvcrRef>NONREF</AcctSvcrRef>"
            + CAMTFixture.payment("<Refs><TxId>T-2</TxId></Refs>")), "T-2"
      ),
      (refs("<Prtry><Tp>FI-UMSATZ-ID</Tp><Ref>2026-03-09-10.11</Ref></Prtry>"), "2026-03-09-10.11"),
      (
        CAMTFixture.entry("<BkTxCd><Prtry><Cd>CARD-1002003004</Cd></Prtry></BkTxCd>"),
        "CARD-1002003004"
      ),
      (refs("<EndToEndId>RENT</EndToEndId><InstrId>7</InstrId>"), nil),
      (refs("<TxId>NOTPROVIDED</TxId>"), nil),
      (refs("<TxId>000000</TxId>"), nil),
      (refs("<Prtry><Tp>LINE</Tp><Ref>12</Ref></Prtry>"), nil),
      (CAMTFixture.entry("<NtryRef>1</NtryRef>"), nil),
      (CAMTFixture.entry("<BkTxCd><Prtry><Cd>NTRF+166</Cd></Prtry></BkTxCd>"), nil),
    ] as [(String, String?)])
  func `is one that the bank keeps`(entry: String, expected: String?) throws {
    let row = try #require(CAMTFixture.row(entry))
    #expect(row.nativeID == expected)
  }

  @Test func `of one payment among several is not that of the entry`() throws {
    let payment = "<TxDtls><Refs><AcctSvcrRef>P-1</AcctSvcrRef></Refs></TxDtls>"
    let row = try #require(
      CAMTFixture.row(CAMTFixture.entry("<NtryDtls>\(payment)\(payment)</NtryDtls>")))
    #expect(row.nativeID == nil)
  }
}
