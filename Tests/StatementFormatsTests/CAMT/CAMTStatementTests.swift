import StatementModel
import Testing

@testable import StatementFormats

@Suite struct `a statement's account and balances` {
  static func number(_ text: String) throws -> ExactDecimal { try #require(ExactDecimal(text)) }

  @Test func `are those that it states`() throws {
    let period = """
      <FrToDt><FrDtTm>2026-03-01T00:00:00+01:00</FrDtTm>\
      <ToDtTm>2026-03-31T23:59:59+02:00</ToDtTm></FrToDt>
      """
    let balances =
      CAMTFixture.balance("OPBD", "100.00", date: "2026-03-01")
      + CAMTFixture.balance("CLBD", "87.70")
    let file = CAMTFixture.read(
      CAMTFixture.statement(balances + CAMTFixture.entry(), header: period))
    let statement = try #require(file.statements.first)
    #expect(statement.account == CAMTFixture.account)
    #expect(statement.currency?.code == "EUR")
    #expect(statement.institution == "HARBDEFFXXX")
    #expect(statement.statedFrom?.description == "2026-03-01")
    #expect(statement.statedTo?.description == "2026-03-31")
    #expect(try statement.openingBalance?.amount == Self.number("100"))
    #expect(statement.openingBalance?.date?.description == "2026-03-01")
    #expect(try statement.closingBalance?.amount == Self.number("87.7"))
    #expect(file.codes.isEmpty)
    #expect(file.format == "camt")
  }

  struct Balances: Sendable, CustomTestStringConvertible {
    var name: String
    var content: String
    var opening: String?
    var closing: String?
    var codes: [String] = []

    var testDescription: String { name }
  }

  static let cases = [
    Balances(
      name: "what is owed is negative",
      content: CAMTFixture.balance("CLBD", "50.00", side: "DBIT"), closing: "-50"),
    Balances(
      name: "the day before's closing balance opens",
      content: CAMTFixture.balance("PRCD", "7.00"), opening: "7"),
    Balances(
      name: "but not where an opening one is stated",
      content: CAMTFixture.balance("PRCD", "7.00") + CAMTFixture.balance("OPBD", "8.00"),
      opening: "8"),
    Balances(
      name: "interim and available balances close nothing",
      content: ["ITBD", "CLAV", "FWAV", "OPAV", "XPCD", "INFO"]
        .map { CAMTFixture.balance($0, "9.00") }.joined()),
    Balances(
      name: "of several days the first opens and the last closes",
      content: CAMTFixture.balance("OPBD", "2.00", date: "2026-03-02")
        + CAMTFixture.balance("CLBD", "2.00", date: "2026-03-02")
        + CAMTFixture.balance("OPBD", "1.00", date: "2026-03-01")
        + CAMTFixture.balance("CLBD", "1.00", date: "2026-03-01"),
      opening: "1", closing: "2", codes: ["camt-balances-disagree"]),
    Balances(
      name: "another currency than the account's",
      content: CAMTFixture.balance("CLBD", "9.00", currency: "SEK"),
      codes: ["camt-balance-of-other-currency"]),
    Balances(
      name: "no amount",
      content: CAMTFixture.balance("CLBD", "NaN"), codes: ["camt-unreadable-balance"]),
    Balances(
      name: "a zero needs no side",
      content: CAMTFixture.balance("CLBD", "0.00", side: ""), closing: "0"),
    Balances(
      name: "anything else does",
      content: CAMTFixture.balance("CLBD", "1.00", side: ""), codes: ["camt-unreadable-balance"]),
    Balances(
      name: "no day", content: CAMTFixture.balance("OPBD", "3.00", date: "NaN-NaN-NaN"),
      opening: "3"),
    Balances(
      name: "entries that make the closing balance",
      content: CAMTFixture.balance("OPBD", "100.00") + CAMTFixture.balance("CLBD", "87.70")
        + CAMTFixture.entry(),
      opening: "100", closing: "87.7"),
    Balances(
      name: "entries that don't",
      content: CAMTFixture.balance("OPBD", "100.00") + CAMTFixture.balance("CLBD", "87.71")
        + CAMTFixture.entry(),
      opening: "100", closing: "87.71", codes: ["camt-balances-disagree"]),
    Balances(
      name: "what is not booked makes no balance",
      content: CAMTFixture.balance("OPBD", "100.00") + CAMTFixture.balance("CLBD", "100.00")
        + CAMTFixture.entry(status: "<Sts>PDNG</Sts>")
        + CAMTFixture.entry(status: "<Sts>INFO</Sts>"),
      opening: "100", closing: "100"),
    Balances(
      name: "nothing is expected of entries of another currency",
      content: CAMTFixture.balance("OPBD", "100.00") + CAMTFixture.balance("CLBD", "90.00")
        + CAMTFixture.entry(currency: "SEK"),
      opening: "100", closing: "90"),
  ]

  @Test(arguments: cases)
  func `open and close it`(test: Balances) throws {
    let file = CAMTFixture.read(CAMTFixture.statement(test.content))
    let statement = try #require(file.statements.first)
    #expect(statement.openingBalance?.amount.description == test.opening)
    #expect(statement.closingBalance?.amount.description == test.closing)
    #expect(file.codes == test.codes)
  }

  @Test(
    arguments: [
      (CAMTFixture.balance("CLBD", "1.00", currency: "NOK"), "NOK"),
      (
        CAMTFixture.balance("CLAV", "1.00", currency: "JPY") + CAMTFixture.entry(currency: "SEK"),
        "SEK"
      ),
      (CAMTFixture.balance("CLAV", "1.00", currency: "JPY"), "JPY"),
      (
        CAMTFixture.balance("CLBD", "1.00", currency: "XXX") + CAMTFixture.entry(currency: "XXX"),
        nil
      ),
      ("", nil),
    ] as [(String, String?)])
  func `tell the currency where the account doesn't`(content: String, expected: String?) throws {
    let file = CAMTFixture.read(CAMTFixture.statement(content, currency: ""))
    let statement = try #require(file.statements.first)
    #expect(statement.currency?.code == expected)
    #expect(statement.rows.allSatisfy { $0.currency == nil })
  }

  @Test func `take a number that is no IBAN, but an IBAN before it`() throws {
    for (id, expected) in [
      ("<Othr><Id>123-45</Id></Othr>", "123-45"),
      ("<PrtryAcct><Id>99</Id></PrtryAcct>", "99"),
      ("<Othr><Id>123-45</Id></Othr><IBAN>FI2112345600000785</IBAN>", "FI2112345600000785"),
    ] {
      let text = CAMTFixture.document("<Stmt><Acct><Id>\(id)</Id></Acct></Stmt>")
      #expect(CAMTFixture.read(text).statements.first?.account == expected)
    }
  }

  @Test(
    arguments: [("2", []), ("4", []), ("3", ["camt-counts-disagree"]), ("x", [])]
      as [(String, [String])])
  func `are held against the number of entries or payments`(stated: String, codes: [String]) {
    let batch = "<NtryDtls>\(String(repeating: "<TxDtls/>", count: 3))</NtryDtls>"
    let text = CAMTFixture.statement(
      "<TxsSummry><TtlNtries><NbOfNtries>\(stated)</NbOfNtries></TtlNtries></TxsSummry>"
        + CAMTFixture.entry(batch) + CAMTFixture.entry())
    #expect(CAMTFixture.read(text).codes == codes)
  }

  @Test func `leave a period aside that ends before it begins`() throws {
    let period =
      "<FrToDt><FrDtTm>2026-03-31T00:00:00</FrDtTm><ToDtTm>2026-03-01T00:00:00</ToDtTm></FrToDt>"
    let file = CAMTFixture.read(CAMTFixture.statement("", header: period))
    #expect(file.codes == ["camt-period-inverted"])
    #expect(file.statements.first?.statedFrom == nil)
  }
}

@Suite struct `several statements in a file` {
  @Test func `are one each`() throws {
    let other = "DE89370400440532013000"
    let text = CAMTFixture.document(
      CAMTFixture.block(CAMTFixture.entry())
        + CAMTFixture.block(CAMTFixture.entry(amount: "1.00"), account: other)
        + CAMTFixture.block("", account: other))
    let file = CAMTFixture.read(text)
    #expect(file.statements.map(\.account) == [CAMTFixture.account, other, other])
    #expect(file.statements.map(\.rows.count) == [1, 1, 0])
    #expect(file.statements.flatMap(\.rows).map(\.record) == [1, 2])
  }

  static func page(_ number: Int, isLast: Bool, _ content: String) -> String {
    CAMTFixture.block(
      content,
      header: """
        <StmtPgntn><PgNb>\(number)</PgNb><LastPgInd>\(isLast)</LastPgInd></StmtPgntn>
        <ElctrncSeqNb>12</ElctrncSeqNb>
        """)
  }

  @Test func `are put together where they are pages of one`() throws {
    let text = CAMTFixture.document(
      Self.page(
        1, isLast: false,
        CAMTFixture.balance("OPBD", "100.00") + CAMTFixture.balance("ITBD", "87.70")
          + CAMTFixture.entry())
        + Self.page(
          2, isLast: true,
          CAMTFixture.balance("OPBD", "87.70") + CAMTFixture.balance("CLBD", "75.40")
            + CAMTFixture.entry()))
    let file = CAMTFixture.read(text)
    let statement = try #require(file.statements.first)
    #expect(file.statements.count == 1)
    #expect(statement.rows.count == 2)
    #expect(statement.openingBalance?.amount.description == "100")
    #expect(statement.closingBalance?.amount.description == "75.4")
    #expect(file.codes.isEmpty)
    #expect(file.decisions.contains { $0.subject == "pages" })
    #expect(file.summarized.summaries.map(\.transactions) == [2])
  }

  @Test func `stay apart where a page is missing`() {
    let text = CAMTFixture.document(
      Self.page(1, isLast: false, CAMTFixture.entry())
        + Self.page(3, isLast: true, CAMTFixture.entry()))
    #expect(CAMTFixture.read(text).statements.count == 2)
  }

  @Test func `can't be spoken of where one with entries names no account`() {
    let text = CAMTFixture.document(
      CAMTFixture.block(CAMTFixture.entry()) + CAMTFixture.block(CAMTFixture.entry(), account: ""))
    let file = CAMTFixture.read(text)
    #expect(file.outcomeWord == "unreadable")
    #expect(file.codes == ["camt-nameless-statement"])
  }
}
