import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

@Suite struct `MT940 statements` {
  @Test func `account, currency, balances and rows are read`() throws {
    let text = MT940Fixture.statement(
      ":61:2603020303D12,30NMSCNONREF\n:86:Laden\n:61:260304C2,30NMSCNONREF\n:86:Kunde",
      closing: ":62F:C260331EUR90,\n:64:C260331EUR90,00\n:65:C260401EUR90,00")
    let file = MT940Fixture.read(text)
    #expect(file.format == "mt940")
    #expect(file.codes.isEmpty)
    let statement = try #require(file.statements.first)
    #expect(file.statements.count == 1)
    #expect(statement.account == "10020030/0045678900")
    #expect(statement.currency == .eur)
    #expect(
      statement.openingBalance
        == StatedBalance(amount: try decimal("100"), date: try day("2026-03-01")))
    #expect(
      statement.closingBalance
        == StatedBalance(amount: try decimal("90"), date: try day("2026-03-31")))
    #expect(statement.statedFrom == nil && statement.statedTo == nil)
    #expect(statement.rows.map(\.record) == [1, 2])
    #expect(statement.rows.map(\.span.line) == [5, 7])
  }

  @Test func `what is owed is a negative balance`() throws {
    let file = MT940Fixture.read(
      MT940Fixture.statement(
        "", opening: ":60F:D260301EUR1,50", closing: ":62F:D260301EUR1,50"))
    #expect(try file.statements.first?.closingBalance?.amount == decimal("-1.5"))
    #expect(file.codes.isEmpty)
  }

  @Test func `a row's place is its fields`() throws {
    let text = MT940Fixture.statement(
      ":61:260302C0,00NMSCNONREF//1\nZusatz\n:86:Zeile\nzwei\n\n:61:260302C0,00NMSC")
    let bytes = Array(text.utf8)
    let row = try #require(MT940Fixture.read(text).statements.first?.rows.first)
    let place = bytes[row.span.offset..<(row.span.offset + row.span.length)]
    #expect(
      String(decoding: place, as: UTF8.self)
        == ":61:260302C0,00NMSCNONREF//1\nZusatz\n:86:Zeile\nzwei")
  }

  @Test(arguments: [
    ("CRLF", "\r\n"), ("LF", "\n"), ("CR", "\r"), ("blank lines", "\n\n"), ("@@", "@@"),
    ("trailing blanks", "  \r\n"), ("NUL before each line", "\n\0"), ("indented", "\n  "),
  ])
  func `line ends make no difference`(name: String, end: String) throws {
    let lines = [
      ":20:A", ":25:0045678900", ":28C:7/1", ":60F:C260301EUR100,00", ":61:2603020303D12,30NMSC",
      ":86:Laden am Eck", ":62F:C260331EUR87,70", "-",
    ]
    let text = (lines + lines).joined(separator: end) + end
    let file = MT940Fixture.read(text)
    #expect(MT940Fixture.claims(text))
    #expect(file.codes.isEmpty)
    #expect(file.statements.map(\.account) == ["0045678900", "0045678900"])
    #expect(file.statements.flatMap(\.rows).map(\.description) == ["Laden am Eck", "Laden am Eck"])
    #expect(
      try file.statements.flatMap(\.rows).map(\.amount) == [decimal("-12.3"), decimal("-12.3")])
  }

  @Test(arguments: [
    ("nothing", "", "", ""),
    ("file name", "umsatz_2026.sta\n", "", ""),
    ("bank's own lines", "BANKNL2A\n940\nBANKNL2A\n", "-\n", ""),
    ("type line", ":940:\n", "", ""),
    ("old block", "0000 01BANKNL2AXXXX00001\n0000 01BANKNL2AXXXX00001\n940 00\n", "-XXX\n", ""),
    ("blocks", "{1:F01BANKNL2AXXXX0000000000}{2:I940BANKNL2AXXXXN}{4:\n", "-}\n", ""),
    ("blocks on lines", "{1:F01BANKNL2AXXXX0000000000}\n{2:I940BANKNL2AXXXXN}\n{4:\n", "-}\n", ""),
    ("field behind the brace", "{1:F01BANKNL2AXXXX0000000000}{2:O9401200260331X}{4:", "-}", ""),
    ("control bytes", "\u{1}{1:F01BANK}{2:I940BANK}{4:\r\n", "-}{5:{CHK:12}}\u{3}", ""),
    ("byte order mark", "\u{FEFF}", "-\n", ""),
    ("no separator", "", "", ""),
  ])
  func `what stands around a message is passed over`(
    name: String, before: String, after: String, _: String
  ) {
    let message = """
      :20:A
      :25:0045678900
      :28C:7/1
      :60F:C260301EUR100,00
      :61:2603020303D12,30NMSC
      :86:Laden
      :62F:C260331EUR87,70

      """
    let text = before + message + after + before + message + after
    let file = MT940Fixture.read(text)
    #expect(MT940Fixture.claims(text))
    #expect(file.codes.isEmpty)
    #expect(file.statements.count == 2)
    #expect(file.statements.flatMap(\.rows).map(\.description) == ["Laden", "Laden"])
  }

  @Test func `pages of one statement are one`() throws {
    let text =
      MT940Fixture.statement(
        ":61:260302D10,00NMSC", number: "7/1", closing: ":62M:C260302EUR90,00")
      + MT940Fixture.statement(
        ":61:260303D10,00NMSC", number: "7/2", opening: ":60M:C260302EUR90,00",
        closing: ":62M:C260303EUR80,00")
      + MT940Fixture.statement(
        ":61:260304D10,00NMSC", number: "7/3", opening: ":60M:C260303EUR80,00",
        closing: ":62F:C260304EUR70,00")
    let file = MT940Fixture.read(text)
    #expect(file.codes.isEmpty)
    #expect(file.statements.count == 1)
    #expect(file.statements.first?.rows.count == 3)
    #expect(try file.statements.first?.openingBalance?.amount == decimal("100"))
    #expect(try file.statements.first?.closingBalance?.amount == decimal("70"))
    #expect(file.decisions.contains { $0.subject == "pages" })
  }

  @Test(arguments: [
    ("another account", "99", "7/2", ":60M:C260302EUR100,00"),
    ("another number", "10020030/0045678900", "8/1", ":60M:C260302EUR100,00"),
    ("a final opening", "10020030/0045678900", "7/2", ":60F:C260302EUR100,00"),
    ("another currency", "10020030/0045678900", "7/2", ":60M:C260302USD100,00"),
  ])
  func `what is no page stays apart`(
    name: String, account: String, number: String, opening: String
  ) {
    let text =
      MT940Fixture.statement(
        ":61:260302D0,00NMSC", number: "7/1", closing: ":62M:C260302EUR100,00")
      + MT940Fixture.statement(
        ":61:260303D0,00NMSC", account: account, number: number, opening: opening,
        closing: ":62F:C2603\(opening.dropFirst(9).prefix(2))\(opening.dropFirst(11))")
    #expect(MT940Fixture.read(text).statements.count == 2)
  }

  @Test func `a message without reference begins with its account`() {
    let text = """
      BANKNL2A
      940
      BANKNL2A
      :25:NL00BANK0123456789
      :28C:19/1
      :60F:C260301EUR1,00
      :61:260302D1,00NMSC
      :86:een
      :62F:C260302EUR0,00
      -
      :25:NL00BANK0123456780
      :28C:20/1
      :60F:C260302EUR1,00
      :61:260303D1,00NMSC
      :86:twee
      :62F:C260303EUR0,00
      -
      """
    let file = MT940Fixture.read(text)
    #expect(file.codes.isEmpty)
    #expect(file.statements.map(\.account) == ["NL00BANK0123456789", "NL00BANK0123456780"])
    #expect(file.statements.map { $0.rows.map(\.description) } == [["een"], ["twee"]])
  }

  @Test func `a separator within a message ends nothing`() {
    let file = MT940Fixture.read(
      """
      :20:A
      :25:1
      :60M:C260301EUR1,00
      -
      :61:260302D1,00NMSC
      :86:eins
      -
      :62F:C260302EUR0,00
      """)
    #expect(file.codes.isEmpty)
    #expect(file.statements.map { $0.rows.map(\.description) } == [["eins"]])
  }

  @Test func `a hyphen may stand on the line of the next field`() {
    let file = MT940Fixture.read(
      ":20:A\n:25:1\n:60M:C260301EUR1,00\n-:61:260302D1,00NMSC\n:86:eins\n-:62F:C260302EUR0,00\n")
    #expect(file.codes.isEmpty)
    #expect(file.statements.map { $0.rows.map(\.description) } == [["eins"]])
  }

  @Test func `old balances without currency are read`() throws {
    let file = MT940Fixture.read(
      MT940Fixture.statement(
        ":61:020302CM5000,NMSC", opening: ":60F:C020301DEM0,00", closing: ":62F:C0203155000,00"))
    #expect(file.codes.isEmpty)
    #expect(try file.statements.first?.closingBalance?.amount == decimal("5000"))
    #expect(try file.statements.first?.closingBalance?.date == day("2002-03-15"))
  }

  @Test(arguments: [
    ("with a bank's code", ":25P:12345678\nBANKDEFFXXX", "12345678"),
    ("currency behind", ":25:NL00BANK0123456789EUR", "NL00BANK0123456789EUR"),
    ("currency apart", ":25:NL00BANK0123456789 EUR", "NL00BANK0123456789 EUR"),
    ("wrapped", ":25:NL00BANK01234567\n89", "NL00BANK0123456789"),
    ("blanks", ":25:  20070000/0123456601  ", "20070000/0123456601"),
  ])
  func `the account is kept as written`(name: String, field: String, account: String) {
    let file = MT940Fixture.read(
      ":20:A\n\(field)\n:28C:1\n:60F:C260301EUR0,\n:62F:C260301EUR0,\n")
    #expect(file.statements.map(\.account) == [account])
  }

  @Test(arguments: [
    ("ISO 8859-1", [UInt8(0xFC)], "windows-1252"), ("UTF-8", [UInt8(0xC3), 0xBC], "UTF-8"),
    ("DOS", [UInt8(0x81)], "IBM850"),
  ])
  func `encodings are told`(name: String, letter: [UInt8], encoding: String) {
    let file = Self.withName(Array("M".utf8) + letter + Array("ller".utf8))
    #expect(file.encoding == encoding)
    #expect(file.statements.first?.rows.map(\.description) == ["Müller"])
  }

  @Test(
    arguments: [
      ("capitals of DOS", Array("M".utf8) + [0x9A] + Array("LLER".utf8), "MÜLLER", "IBM850"),
      ("š among small letters", Array("Ale".utf8) + [0x9A], "Aleš", "windows-1250"),
      (
        "both", Array("M".utf8) + [0x9A] + Array("LLER Ale".utf8) + [0x9A], "MšLLER Aleš",
        "windows-1250"
      ),
    ] as [(String, [UInt8], String, String)])
  func `letters of DOS are told from those of Windows`(
    name: String, bytes: [UInt8], text: String, encoding: String
  ) {
    let file = Self.withName(bytes)
    #expect(file.encoding == encoding)
    #expect(file.statements.first?.rows.map(\.description) == [text])
  }

  private static func withName(_ name: [UInt8]) -> StatementFile {
    var bytes = Array(":20:A\r\n:25:1\r\n:60F:C260301EUR0,\r\n:61:260301C0,NMSC\r\n:86:".utf8)
    bytes += name
    bytes += Array("\r\n:62F:C260301EUR0,\r\n".utf8)
    return MT940Format.read(bytes, options: ReadingOptions(path: "x"))
  }
}
