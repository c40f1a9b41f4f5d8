import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// A text, and the codes of what the answer states about it.
struct FactCase: CustomTestStringConvertible {
  var name: String
  var text: String
  var codes: [String]
  var outcome = "read"
  var testDescription: String { name }
}

@Suite struct `what is wrong with a message` {
  @Test(arguments: [
    FactCase(
      name: "a row is missing", text: MT940Fixture.statement(":61:260302D1,00NMSC"),
      codes: ["mt940-balance-mismatch"]),
    FactCase(
      name: "no closing balance",
      text: MT940Fixture.statement(":61:260302D1,00NMSC", closing: ""),
      codes: ["mt940-no-closing-balance"]),
    FactCase(
      name: "a further page is missing",
      text: MT940Fixture.statement(":61:260302C0,00NMSC", closing: ":62M:C260331EUR100,00"),
      codes: ["mt940-page-missing"]),
    FactCase(
      name: "rows without any balance, ended", text: ":20:A\n:25:1\n:61:260302D1,00NMSC\n-\n",
      codes: []),
    FactCase(
      name: "rows without any balance, not ended", text: ":20:A\n:25:1\n:61:260302D1,00NMSC\n",
      codes: ["mt940-no-end"]),
    FactCase(
      name: "an unreadable balance",
      text: MT940Fixture.statement(":61:260302D1,00NMSC", closing: ":62F:EUR99,00"),
      codes: ["mt940-unreadable-balance", "mt940-no-closing-balance"]),
    FactCase(
      name: "blanks in a balance",
      text: MT940Fixture.statement(":61:260302C0,00NMSC", opening: ":60F:C260301EUR1 100,00"),
      codes: ["mt940-unreadable-balance"]),
    FactCase(
      name: "the end of the block glued to a balance",
      text: MT940Fixture.statement(":61:260302C0,00NMSC", closing: ":62F:C260331EUR100,00-}"),
      codes: []),
    FactCase(
      name: "two currencies",
      text: MT940Fixture.statement(
        ":61:260302C0,00NMSC", closing: ":62F:C260331USD100,00"),
      codes: ["mt940-currencies-differ"]),
    FactCase(
      name: "a row behind the closing balance",
      text: MT940Fixture.statement("") + ":61:260302D1,00NMSC\n",
      codes: ["mt940-rows-after-end"]),
    FactCase(
      name: "another type in the header", text: ":9401:\n" + MT940Fixture.statement(""),
      codes: ["mt940-strange-type"], outcome: "unreadable"),
    FactCase(
      name: "messages of another type beside",
      text: "{1:F01X}{2:I103BANKN}{4:\n:20:A\n:25:1\n-}\n{1:F01X}{2:I940BANKN}{4:\n"
        + MT940Fixture.statement(""),
      codes: ["mt940-other-messages"]),
    FactCase(
      name: "only messages of another type",
      text: "{1:F01X}{2:I103BANKN}{4:\n:20:A\n:25:1\n-}\n",
      codes: ["mt940-no-messages", "mt940-other-messages"], outcome: "no-statement"),
    FactCase(
      name: "fields on one line", text: ":20:A:25:1:28C:1/1:60F:C260301EUR0,:61:260301C0,NMSC\n",
      codes: ["mt940-tags-on-one-line"], outcome: "unreadable"),
    FactCase(
      name: "no row can be read", text: MT940Fixture.statement(":61:26MMDDD1,00NMSC"),
      codes: ["mt940-all-rows-rejected"], outcome: "unreadable"),
    FactCase(
      name: "no fields", text: "nothing\nof the kind\n", codes: ["mt940-no-messages"],
      outcome: "no-statement"),
    FactCase(
      name: "a statement without account beside another",
      text: MT940Fixture.statement("") + ":20:B\n:61:260301C1,00NMSC\n:62F:C260301EUR1,00\n",
      codes: ["mt940-nameless-statement"], outcome: "unreadable"),
  ])
  func `is said`(testCase: FactCase) {
    let file = MT940Fixture.read(testCase.text)
    #expect(file.outcomeWord == testCase.outcome)
    #expect(file.codes == testCase.codes)
    #expect(file.warnings.allSatisfy { !$0.fact.summary.isEmpty })
  }

  @Test func `the mismatch quotes account and amounts`() {
    let file = MT940Fixture.read(MT940Fixture.statement(":61:260302D1,00NMSC"))
    let words = file.warnings.first?.fact.summary ?? ""
    #expect(words.contains("10020030/0045678900"))
    #expect(words.contains("99.00") && words.contains("100.00"))
  }

  @Test func `two currencies leave the rows without`() {
    let file = MT940Fixture.read(
      MT940Fixture.statement(":61:260302C0,00NMSC", closing: ":62F:C260331USD100,00"))
    #expect(file.statements.map(\.currency) == [nil])
  }

  @Test func `limits hold`() {
    let long = MT940Fixture.statement(
      ":61:260302D1,00NMSC\n:86:" + String(repeating: "x", count: 2000))
    let file = MT940Fixture.read(long) { $0.limits.recordBytes = 1000 }
    #expect(file.codes == ["mt940-field-too-long"])

    let split = MT940Fixture.statement(
      ":61:260302C0,00NMSC\n" + String(repeating: ":86:abcdefghijklmnop\n", count: 100)
        + ":61:260302C0,00NMSC")
    let rejected = MT940Fixture.read(split) { $0.limits.recordBytes = 1000 }.rejected
    #expect(rejected.map(\.fact.code) == ["mt940-row-too-long"])

    let bad = MT940Fixture.statement(String(repeating: ":61:X\n", count: 30))
    #expect(
      MT940Fixture.read(bad) { $0.limits.rejectedRows = 20 }.codes == ["mt940-too-many-rejected"])
  }
}

@Suite struct `interim reports` {
  @Test(arguments: ["", ":61:2603020302D3,NMSCNONREF\n", ":86:c cut in its te"])
  func `that nothing ends may be cut off`(end: String) {
    #expect(Self.report(end).codes == ["mt940-no-end"])
  }

  private static func report(_ sums: String, _ header: String = "") -> StatementFile {
    MT940Fixture.read(
      header + """
        :20:INTERIM
        :25:PL00100200300400500600700800
        :28C:3/1
        :34F:PLND0,
        :34F:PLNC0,
        :13D:2603021015+0100
        :61:2603020302C7,NMSCNONREF
        :86:a
        :61:2603020302D3,NMSCNONREF
        :86:b
        :61:2603020302RD1,NMSCNONREF
        :86:c
        \(sums)
        """)
  }

  @Test(arguments: [
    ("by what the amounts are", ":90D:1PLN3,00\n:90C:2PLN8,00"),
    ("by what the marks say", ":90D:2PLN4,00\n:90C:1PLN7,00"),
    ("without sums", "-"),
    ("without sums, in a block", "-}"),
    ("without sums, the block's end behind a text", ":86:d-}"),
  ])
  func `rows are pending, in the currency of the floor`(name: String, sums: String) throws {
    let file = Self.report(sums)
    #expect(file.codes.isEmpty)
    let statement = try #require(file.statements.first)
    #expect(statement.currency == Currency(code: "PLN"))
    #expect(statement.openingBalance == nil && statement.closingBalance == nil)
    #expect(statement.rows.map(\.status) == [.pending, .pending, .pending])
    #expect(try statement.rows.map(\.postingDate) == Array(repeating: day("2026-03-02"), count: 3))
    #expect(file.decisions.contains { $0.subject == "status" })
  }

  @Test func `sums that differ are said`() {
    let file = Self.report(":90D:1PLN3,01\n:90C:3PLN8,00")
    #expect(file.codes == ["mt940-sum-mismatch", "mt940-sum-mismatch"])
    #expect(file.warnings.first?.fact.summary.contains("3.01") == true)
  }

  @Test func `the header tells as well`() {
    let file = MT940Fixture.read(
      "{1:F01X}{2:I942BANKN}{4:\n:20:A\n:25:1\n:61:260301C1,NMSC\n:86:a\n-}")
    #expect(file.statements.flatMap(\.rows).map(\.status) == [.pending])
  }
}

@Suite struct `claims on texts` {
  @Test(arguments: [
    ("a list", ":20:\n:30:\n"), ("a time table", ":20:15 Bus\n:21:15 Bus\n:25:00 Bahn\n"),
    ("emoji codes", ":smile:\n:61:\n:86:\n"), ("a table", "Date;Text;Amount\n:61:;x;1,00\n"),
    ("an own line", ":NS:\n"), ("numbers", "1\n2\n3\n"),
    ("a payment", "{1:F01X}{2:I103BANKN}{4:\n:20:A\n:32A:260301EUR1,\n:59:/1\n-}"),
    ("XML around", "<x>\n:20:A\n:25:1\n:28C:1\n</x>"),
    ("JSON around", "{\"x\": \"\n:20:A\n:25:1\n:28C:1\n\"}"),
    ("a quoted table", "\"a\",\"b\"\n\":61:260301C1,NMSC\",\"c\"\n"),
    ("far behind other text", String(repeating: "word ", count: 2000) + "\n:20:A\n:25:1\n"),
  ])
  func `are not laid`(name: String, text: String) {
    #expect(!MT940Fixture.claims(text))
  }

  @Test(
    arguments: MT940Fixture.samples + [
      ":20:A\n:25:1\n", ":60F:C260301EUR0,12\n", ":61:260301C1,00NMSC\n:86:x\n",
      "\n\n\u{1}\r\n:20:A\r\n:21:NONREF\r\n:25:1\r\n",
    ])
  func `are laid`(text: String) {
    #expect(MT940Fixture.claims(text))
    #expect(
      StatementReader.read(Array(text.utf8), options: ReadingOptions(path: "x")).format == "mt940")
  }
}
