import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

struct XLSXTests {
  typealias Sheet = XLSXSample.Sheet
  typealias Cell = XLSXSample.Cell

  static let header: [Cell] = ["Date", "Description", "Amount"]
  /// 2026-03-02, 2026-03-03 and 2026-03-17.
  static let rows: [[Cell]] = [
    [.day(46083), "Bakery", -4.5], [.day(46084), "Wages", 200.0], [.day(46098), "Inn", -20.25],
  ]
  static let read = [
    "2026-03-02 -4.5 Bakery", "2026-03-03 200 Wages", "2026-03-17 -20.25 Inn",
  ]

  @Test func `days and numbers are what a person sees, at the rows of their sheet`() {
    let file = StatementFormatsTests.read(
      XLSXSample(Sheet("March 2026", [["My bank"], []] + [Self.header] + Self.rows)))
    #expect(file.outcomeText == "read")
    #expect(file.rowTexts == Self.read)
    #expect(file.rows.map(\.span.line) == [4, 5, 6])
    #expect(file.rows.map(\.record) == [3, 4, 5])
  }

  @Test func `a row's text and sheet are found again`() {
    let sample = XLSXSample(Sheet("Notes", [["x"]]), Sheet("A", [Self.header] + Self.rows))
    let span = StatementFormatsTests.read(sample).rows[1].span
    let raw = StatementReader.rawRecord(
      of: span, in: sample.bytes, options: ReadingOptions(path: "x"))
    #expect(raw?.sheet == "A")
    #expect(raw?.text == "2026-03-03 | Wages | 200")
  }

  /// What stands in the column of descriptions, and what is read of it.
  @Test(arguments: [
    ("<c r=\"#\" t=\"inlineStr\"><is><r><t>Ba</t></r><r><t>ker</t></r></is></c>", "Baker"),
    ("<c r=\"#\" t=\"str\"><f>A1&amp;B1</f><v>Bakery</v></c>", "Bakery"),
    ("<c r=\"#\" t=\"inlineStr\"><is><t>東</t><rPh sb=\"0\" eb=\"1\"><t>ひ</t></rPh></is></c>", "東"),
    ("<c r=\"#\" t=\"b\"><v>1</v></c>", "TRUE"),
    ("<c r=\"#\" t=\"e\"><v>#REF!</v></c>", "#REF!"),
    ("<c r=\"#\" t=\"inlineStr\"><is><t>A_x0042__x000D_</t></is></c>", "AB"),
    ("<c r=\"#\" t=\"inlineStr\"><is><t>A&amp;B &lt;x&gt;</t></is></c>", "A&B <x>"),
  ])
  func `cells of every kind say their text`(element: String, text: String) {
    let file = StatementFormatsTests.read(
      XLSXSample([Self.header, [.day(46083), .raw(element), -4.5]] + Self.rows.dropFirst()))
    #expect(file.rows.first?.description == text)
  }

  @Test(arguments: [
    "<c r=\"#\" t=\"e\"><v>#REF!</v></c>", "<c r=\"#\"><f>SUM(A1:A9)</f></c>",
    "<c r=\"#\"><f t=\"shared\" si=\"0\"/></c>", "<c r=\"#\"><f>A1</f><v></v></c>",
  ])
  func `amounts that are not known reject their rows`(element: String) {
    let file = StatementFormatsTests.read(
      XLSXSample([Self.header] + Self.rows + [[.day(46083), "Shop", .raw(element)]]))
    #expect(file.rowTexts == Self.read)
    #expect(file.rejected.map { "\($0.location(in: "x.xlsx"))" } == ["x.xlsx!Sheet1:R5"])
  }

  @Test func `a formula's last value counts, and what it computes does not`() {
    let file = StatementFormatsTests.read(
      XLSXSample(
        [Self.header] + Self.rows
          + [[.day(46098), "Shop", .raw("<c r=\"#\"><f>1+1</f><v>-7.1000000000000005</v></c>")]]))
    #expect(file.rowTexts == Self.read + ["2026-03-17 -7.1 Shop"])
  }

  @Test func `days count from 1904 where the workbook says so`() {
    let rows: [[Cell]] = [[.day(44621), "Bakery", -4.5], [.day(44622), "Wages", 200.0]]
    let file = StatementFormatsTests.read(
      XLSXSample(Sheet("A", [Self.header] + rows), isFrom1904: true))
    #expect(file.rowTexts == Array(Self.read.prefix(2)))
  }

  @Test func `cells and rows without places, or out of order, find theirs`() {
    let file = StatementFormatsTests.read(
      XLSXSample([
        Self.header,
        [
          .raw("<c r=\"C2\"><v>-4.5</v></c><c r=\"A2\" s=\"1\"><v>46083</v></c>"),
          .raw("<c r=\"B2\" t=\"inlineStr\"><is><t>Bakery</t></is></c>"),
        ],
        [
          .raw("<c s=\"1\"><v>46084</v></c><c t=\"str\"><v>Wages</v></c><c><v>200</v></c>"),
          .raw("</row><row r=\"9\"><c r=\"B9\" t=\"str\"><v>Late</v></c>"),
          .raw("<c><v>1.5</v></c><c r=\"A9\" s=\"1\"><v>46098</v></c>"),
          .raw(
            "</row><row r=\"8\"><c s=\"1\"><v>46098</v></c><c t=\"str\"><v>Inn</v></c><c><v>-2</v></c>"
          ),
        ],
        [.number("1", format: "d/m/yy")],
      ]))
    #expect(
      file.rowTexts == [
        "2026-03-02 -4.5 Bakery", "2026-03-03 200 Wages", "2026-03-17 -2 Inn",
        "2026-03-17 1.5 Late",
      ])
    #expect(file.rows.map(\.span.line) == [2, 3, 8, 9])
  }

  @Test func `an amount of three decimals is no thousand`() {
    let file = StatementFormatsTests.read(
      XLSXSample([
        Self.header, [.day(46083), "Fuel", .number("-1.234")],
        [.day(46084), "Inn", .number("-7.125")],
      ]))
    #expect(file.rows.map(\.amount.description) == ["-1.234", "-7.125"])
  }

  @Test(arguments: [
    "<row r=\"9223372036854775807\"><c><v>1</v></c></row><row><c><v>1</v></c></row>",
    "<row r=\"-1\"><c r=\"A-1\" s=\"-9223372036854775808\"><v>1</v></c></row>",
    "<row r=\"0\"><c r=\"A0\" s=\"99999999999999999999\"><v>-1e-99999</v></c></row>",
  ])
  func `no place is too odd`(rows: String) {
    let bytes = XLSXSample.bytes(
      ofPart: Array("<worksheet><sheetData>\(rows)</sheetData></worksheet>".utf8))
    let file = StatementReader.read(bytes, options: ReadingOptions(path: "x"))
    #expect(file.outcomeText == "noStatement no-table")
  }

  @Test(arguments: ["xl/workbook.xml", "xl/worksheets/sheet1.xml", "xl/sharedStrings.xml"])
  func `damaged parts are told, and nothing is guessed of them`(name: String) {
    for content in ["", "<", "<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", "<worksheet>"] {
      let sample = XLSXSample([Self.header] + Self.rows)
      let members = sample.members.map {
        $0.name == Array(name.utf8) ? Packing.Member(name, content) : $0
      }
      let file = StatementReader.read(Packing.zip(members), options: ReadingOptions(path: "x"))
      #expect(file.outcomeText.hasPrefix("unreadable workbook-damaged"), "\(content)")
    }
  }
}
