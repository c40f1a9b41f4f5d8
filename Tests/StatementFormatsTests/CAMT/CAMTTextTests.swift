import StatementModel
import Testing

@testable import StatementFormats

@Suite struct `an entry's texts` {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var entry: String
    var description: String
    var memo: String?

    var testDescription: String { name }
  }

  /// A party's name in the wrapping of version 08.
  static func party(_ role: String, _ name: String, account: String = "") -> String {
    let number =
      account.isEmpty ? "" : "<\(role)Acct><Id><IBAN>\(account)</IBAN></Id></\(role)Acct>"
    return "<\(role)><Pty><Nm>\(name)</Nm></Pty></\(role)>\(number)"
  }

  static func paid(_ parties: String, _ further: String = "", side: String = "DBIT") -> String {
    CAMTFixture.entry(
      CAMTFixture.payment("<RltdPties>\(parties)</RltdPties>\(further)"), side: side)
  }

  static let cases = [
    Case(
      name: "money out names the creditor",
      entry: paid(
        party("Dbtr", "Mara Linde") + party("Cdtr", "Corner Bakery"),
        "<RmtInf><Ustrd>Invoice 7</Ustrd></RmtInf>"),
      description: "Corner Bakery", memo: "Invoice 7"),
    Case(
      name: "money in names the debtor",
      entry: paid(party("Dbtr", "Quay Works") + party("Cdtr", "Mara Linde"), side: "CRDT"),
      description: "Quay Works"),
    Case(
      name: "name without wrapping, before version 07",
      entry: paid("<Cdtr><Nm>Corner Bakery</Nm></Cdtr>"), description: "Corner Bakery"),
    Case(
      name: "name of a bank",
      entry: paid("<Cdtr><Agt><FinInstnId><Nm>Harbour Bank</Nm></FinInstnId></Agt></Cdtr>"),
      description: "Harbour Bank"),
    Case(
      name: "whom it was for in the end",
      entry: paid(party("Cdtr", "PayHub") + party("UltmtCdtr", "Corner Bakery")),
      description: "PayHub", memo: "Corner Bakery"),
    Case(
      name: "only whom it was for",
      entry: paid(party("UltmtCdtr", "Corner Bakery")), description: "Corner Bakery"),
    Case(
      name: "the holder is no other party",
      entry: paid(party("Cdtr", "Mara Linde") + party("Dbtr", "Quay Works")),
      description: "Quay Works"),
    Case(
      name: "nor is whoever has the holder's account",
      entry: paid(
        party("Cdtr", "M. Linde", account: CAMTFixture.account)
          + party("Dbtr", "Quay Works", account: "DE89370400440532013000")),
      description: "Quay Works"),
    Case(
      name: "the holder on both sides",
      entry: paid(
        party("Cdtr", "MARA LINDE") + party("Dbtr", "Mara Linde"),
        "<RmtInf><Ustrd>Savings</Ustrd></RmtInf>"),
      description: "MARA LINDE", memo: "Savings"),
    Case(
      name: "somebody on the holder's side only",
      entry: paid(party("Dbtr", "M. Linde"), "<RmtInf><Ustrd>Account fee</Ustrd></RmtInf>"),
      description: "Account fee", memo: "M. Linde"),
    Case(
      name: "the account's name for the party's",
      entry: paid("<CdtrAcct><Id><IBAN>X</IBAN></Id><Nm>Corner Bakery</Nm></CdtrAcct>"),
      description: "Corner Bakery"),
    Case(
      name: "a name that says there is none",
      entry: paid(party("Cdtr", "NOTPROVIDED"), "<RmtInf><Ustrd>Toll A7</Ustrd></RmtInf>"),
      description: "Toll A7"),
    Case(
      name: "without a party, the longest text",
      entry: CAMTFixture.entry(
        CAMTFixture.payment("<RmtInf><Ustrd>Ref 9</Ustrd></RmtInf>")
          + "<AddtlNtryInf>Card payment Corner Bakery\n      09.03.2026</AddtlNtryInf>"),
      description: "Card payment Corner Bakery 09.03.2026", memo: "Ref 9"),
    Case(
      name: "merchant of a card payment",
      entry: CAMTFixture.entry(
        "<CardTx><POI><Id><Id>77</Id><ShrtNm>CORNER BAKERY</ShrtNm></Id></POI></CardTx>"),
      description: "CORNER BAKERY"),
    Case(
      name: "structured reference",
      entry: CAMTFixture.entry(
        CAMTFixture.payment(
          """
          <RmtInf><Strd><RfrdDocInf><Nb>INV-3</Nb></RfrdDocInf>
          <CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd></RmtInf>
          """)),
      description: "RF18539007547034", memo: "INV-3"),
    Case(
      name: "what is said twice stands once",
      entry: paid(
        party("Cdtr", "Corner Bakery"),
        "<RmtInf><Ustrd>Invoice 7</Ustrd></RmtInf><AddtlTxInf>INVOICE 7</AddtlTxInf>"),
      description: "Corner Bakery", memo: "Invoice 7"),
    Case(
      name: "a returned direct debit",
      entry: CAMTFixture.entry(
        "<RvslInd>true</RvslInd>"
          + CAMTFixture.payment(
            """
            <RltdPties>\(party("Dbtr", "Mara Linde"))\(party("Cdtr", "Gym"))</RltdPties>
            <RtrInf><Rsn><Cd>AC06</Cd></Rsn><AddtlInf>blocked</AddtlInf></RtrInf>
            """), side: "CRDT"),
      description: "Gym", memo: "reversal; returned: AC06; blocked"),
    Case(
      name: "charges",
      entry: paid(
        party("Cdtr", "Corner Bakery"),
        "<Chrgs><TtlChrgsAndTaxAmt Ccy=\"EUR\">1.50</TtlChrgsAndTaxAmt></Chrgs>"),
      description: "Corner Bakery", memo: "charges 1.50 EUR"),
    Case(
      name: "no charges",
      entry: paid(
        party("Cdtr", "Corner Bakery"),
        "<Chrgs><TtlChrgsAndTaxAmt Ccy=\"EUR\">0</TtlChrgsAndTaxAmt></Chrgs>"),
      description: "Corner Bakery"),
    Case(
      name: "no text at all",
      entry: CAMTFixture.entry(
        """
        <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
        """),
      description: "PMNT/ICDT/ESCT"),
    Case(
      name: "several payments to one party",
      entry: CAMTFixture.entry(
        """
        <NtryDtls><TxDtls><Amt Ccy="EUR">5.00</Amt><RltdPties>\(party("Cdtr", "Gym"))</RltdPties></TxDtls>
        <TxDtls><Amt Ccy="EUR">7.30</Amt><RltdPties>\(party("Cdtr", "Gym"))</RltdPties></TxDtls></NtryDtls>
        """),
      description: "Gym", memo: "5.00 Gym, 7.30 Gym"),
    Case(
      name: "several payments to several parties",
      entry: CAMTFixture.entry(
        """
        <NtryDtls><TxDtls><Amt Ccy="EUR">5.00</Amt><RltdPties>\(party("Cdtr", "Gym"))</RltdPties></TxDtls>
        <TxDtls><Amt Ccy="EUR">7.30</Amt><RltdPties>\(party("Cdtr", "Club"))</RltdPties></TxDtls></NtryDtls>
        <AddtlNtryInf>Standing orders</AddtlNtryInf>
        """),
      description: "Standing orders", memo: "5.00 Gym, 7.30 Club"),
    Case(
      name: "entities and layout",
      entry: paid(party("Cdtr", "  Käse &amp; Wein\n      &#x20AC;-Shop ")),
      description: "Käse & Wein €-Shop"),
  ]

  @Test(arguments: cases)
  func `name whom it was paid to and what for`(test: Case) throws {
    let row = try #require(CAMTFixture.row(test.entry))
    #expect(row.description == test.description)
    #expect(row.details.memo == test.memo)
  }

  @Test func `name the first of very many payments and count the rest`() throws {
    let payment = "<TxDtls><Amt Ccy=\"EUR\">0.01</Amt></TxDtls>"
    let row = try #require(
      CAMTFixture.row(
        CAMTFixture.entry(
          "<NtryDtls>\(String(repeating: payment, count: 3000))</NtryDtls>"
            + "<AddtlNtryInf>Salaries</AddtlNtryInf>")))
    #expect(row.description == "Salaries")
    #expect(row.details.memo?.hasSuffix(", 0.01, and 2988 more") == true)
  }

  @Test(
    arguments: [
      (["Rent", "March"], "Rent March"),
      (
        ["Kundennummer 12345 Rechnung 2026-03-0", "9 vom 01.03."],
        "Kundennummer 12345 Rechnung 2026-03-0 9 vom 01.03."
      ),
      (["Kundennummer 1234 Rechnung 2026-03-0", "9"], "Kundennummer 1234 Rechnung 2026-03-0 9"),
      (["123456789 123456789 123456789 Rechnu", "ng"], "123456789 123456789 123456789 Rechnu ng"),
      (
        ["123456789 123456789 123456789 Rechn", "ung 5"], "123456789 123456789 123456789 Rechnung 5"
      ),
      (
        ["123456789 123456789 123456789 äöüßé", "ung 5"], "123456789 123456789 123456789 äöüßéung 5"
      ),
      (["123456789 123456789 123456789 Rech ", "nung"], "123456789 123456789 123456789 Rech nung"),
      (["a ", " b"], "a  b"),
      (["only "], "only"),
      ([], ""),
    ] as [([String], String)])
  func `join remittance pieces where they were cut`(pieces: [String], expected: String) {
    var buffer: [UInt8] = []
    var ranges: [Range<Int>] = []
    for piece in pieces {
      let start = buffer.count
      buffer.append(contentsOf: piece.utf8)
      ranges.append(start..<buffer.count)
    }
    #expect(String(decoding: CAMTText.joined(buffer, ranges), as: UTF8.self) == expected)
  }
}

@Suite struct `an entry's details` {
  static func code(_ family: String, _ subfamily: String) -> String {
    """
    <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>\(family)</Cd><SubFmlyCd>\(subfamily)</SubFmlyCd></Fmly>
    </Domn></BkTxCd>
    """
  }

  static func own(_ code: String) -> String {
    "<BkTxCd><Prtry><Cd>\(code)</Cd></Prtry></BkTxCd>"
  }

  @Test(
    arguments: [
      (CAMTFixture.entry(code("CCRD", "POSD")), .charge),
      (CAMTFixture.entry(code("CCRD", "POSD"), side: "CRDT"), .refund),
      (CAMTFixture.entry(code("CCRD", "CWDL")), .cash),
      (CAMTFixture.entry(code("MDOP", "CHRG")), .fee),
      (CAMTFixture.entry(code("MDOP", "INTR"), side: "CRDT"), .interest),
      (CAMTFixture.entry(code("CAPL", "SWEP")), .transfer),
      (CAMTFixture.entry(CAMTFixture.payment(code("MDOP", "FEES"))), .fee),
      (CAMTFixture.entry(own("NTRF+808+9310+997")), .fee),
      (CAMTFixture.entry(own("NMSC+083")), .cash),
      (CAMTFixture.entry("<RvslInd>1</RvslInd>", side: "CRDT"), .refund),
      (CAMTFixture.entry("<RvslInd>true</RvslInd>"), nil),
      (CAMTFixture.entry(code("ICDT", "ESCT")), nil),
      (CAMTFixture.entry(code("RCDT", "BOOK"), side: "CRDT"), nil),
      (CAMTFixture.entry(own("808")), nil),
    ] as [(String, TransactionKind?)])
  func `tell a kind only where the code does`(entry: String, expected: TransactionKind?) throws {
    let row = try #require(CAMTFixture.row(entry))
    #expect(row.details.kind == expected)
  }

  static func instructed(_ amount: String, _ currency: String) -> String {
    CAMTFixture.payment(
      """
      <AmtDtls><InstdAmt><Amt Ccy="\(currency)">\(amount)</Amt></InstdAmt>
      <TxAmt><Amt Ccy="EUR">12.30</Amt></TxAmt></AmtDtls>
      """)
  }

  @Test(
    arguments: [
      (CAMTFixture.entry(instructed("13.37", "USD")), "-13.37 USD"),
      (CAMTFixture.entry(instructed("13.37", "USD"), side: "CRDT"), "13.37 USD"),
      (CAMTFixture.entry(instructed("12.30", "EUR")), nil),
      (CAMTFixture.entry(instructed("0", "USD")), nil),
      (
        CAMTFixture.entry(CAMTFixture.payment("<Amt Ccy=\"CHF\">11.80</Amt>")),
        "-11.80 CHF"
      ),
    ] as [(String, String?)])
  func `keep the amount of another currency`(entry: String, expected: String?) throws {
    let row = try #require(CAMTFixture.row(entry))
    #expect(row.details.original?.description == expected)
  }

  @Test func `keep check number and merchant category`() throws {
    let row = try #require(
      CAMTFixture.row(
        CAMTFixture.entry(
          CAMTFixture.payment(
            """
            <Refs><ChqNb>0012345</ChqNb></Refs>
            <CardTx><Tx><Indv><TxCtgy>5411</TxCtgy></Indv></Tx></CardTx>
            """))))
    #expect(row.details.checkNumber == "0012345")
    #expect(row.details.merchantCategoryCode == 5411)
  }
}
