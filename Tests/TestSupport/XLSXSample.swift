/// Makes small XLSX files, part by part as Office Open XML has them.
package struct XLSXSample {
  /// A cell's content.
  package enum Cell: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByNilLiteral
  {
    /// A text among those that all sheets share.
    case text(String)
    /// A number as the file writes it, with the format of a code.
    case number(String, format: String? = nil)
    case empty
    /// An element as it stands in the file; `r="#"` becomes its place.
    case raw(String)

    package init(stringLiteral value: String) { self = .text(value) }
    package init(floatLiteral value: Double) { self = .number("\(value)") }
    package init(nilLiteral: ()) { self = .empty }

    /// The day of a number with the format of a code.
    package static func day(_ number: Int, _ code: String = "dd/mm/yyyy") -> Cell {
      .number("\(number)", format: code)
    }
  }

  package struct Sheet {
    package var name: String
    package var rows: [[Cell]]
    package var state: String?
    /// Rows that a filter hides, from 1.
    package var hiddenRows: Set<Int> = []

    package init(_ name: String, _ rows: [[Cell]], state: String? = nil, hiddenRows: Set<Int> = [])
    {
      self.name = name
      self.rows = rows
      self.state = state
      self.hiddenRows = hiddenRows
    }
  }

  package var sheets: [Sheet]
  package var isFrom1904 = false
  private var shared: [String] = []
  private var codes: [String] = []

  package init(_ sheets: Sheet..., isFrom1904: Bool = false) {
    self.sheets = sheets
    self.isFrom1904 = isFrom1904
  }

  /// A file of one sheet.
  package init(_ rows: [[Cell]]) { sheets = [Sheet("Sheet1", rows)] }

  /// A file whose one sheet is told by the part that holds its cells.
  package static func bytes(ofPart part: [UInt8]) -> [UInt8] {
    let sample = XLSXSample([[.day(1), "x"]])
    return Packing.zip(
      sample.members.map { member in
        String(decoding: member.name, as: UTF8.self).hasSuffix("sheet1.xml")
          ? Packing.Member(member.name, part) : member
      })
  }

  package var bytes: [UInt8] { Packing.zip(members) }

  /// The parts of the file by their names.
  package var members: [Packing.Member] {
    var copy = self
    let parts = copy.sheets.indices.map { copy.part(of: copy.sheets[$0]) }
    let numbers = Array(sheets.indices)
    let relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    let content = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    let package = "http://schemas.openxmlformats.org/package/2006/relationships"
    let entries = numbers.map { number in
      let state = sheets[number].state.map { " state=\"\($0)\"" } ?? ""
      let name = Self.escaped(sheets[number].name)
      return "<sheet name=\"\(name)\" sheetId=\"\(number + 1)\"\(state) r:id=\"r\(number)\"/>"
    }
    let targets = numbers.map { number in
      "<Relationship Id=\"r\(number)\" Type=\"\(relation)/worksheet\" "
        + "Target=\"worksheets/sheet\(number + 1).xml\"/>"
    }
    let formats = copy.codes.enumerated().map { number, code in
      "<numFmt numFmtId=\"\(164 + number)\" formatCode=\"\(Self.escaped(code))\"/>"
    }
    let styles = copy.codes.indices.map { "<xf numFmtId=\"\(164 + $0)\"/>" }
    return [
      .init("[Content_Types].xml", "<Types/>"),
      .init(
        "_rels/.rels",
        "<Relationships xmlns=\"\(package)\"><Relationship Id=\"a\" "
          + "Type=\"\(relation)/officeDocument\" Target=\"/xl/workbook.xml\"/></Relationships>"),
      .init(
        "xl/workbook.xml",
        "<workbook xmlns=\"\(content)\" xmlns:r=\"\(relation)\">"
          + "<workbookPr date1904=\"\(isFrom1904)\"/>"
          + "<sheets>\(entries.joined())</sheets></workbook>"),
      .init(
        "xl/_rels/workbook.xml.rels",
        "<Relationships xmlns=\"\(package)\">\(targets.joined())"
          + "<Relationship Id=\"s\" Type=\"\(relation)/styles\" Target=\"styles.xml\"/>"
          + "<Relationship Id=\"t\" Type=\"\(relation)/sharedStrings\" Target=\"sharedStrings.xml\"/>"
          + "</Relationships>"),
      .init(
        "xl/styles.xml",
        "<styleSheet xmlns=\"\(content)\"><numFmts>\(formats.joined())</numFmts>"
          + "<cellStyleXfs><xf numFmtId=\"14\"/></cellStyleXfs>"
          + "<cellXfs><xf numFmtId=\"0\"/>\(styles.joined())</cellXfs></styleSheet>"),
    ]
      + parts.enumerated().map { number, part in
        .init(
          "xl/worksheets/sheet\(number + 1).xml",
          "<worksheet xmlns=\"\(content)\"><sheetData>\(part)</sheetData></worksheet>")
      } + [
        .init("xl/sharedStrings.xml", "<sst xmlns=\"\(content)\">\(copy.shared.joined())</sst>")
      ]
  }

  private mutating func part(of sheet: Sheet) -> String {
    var text = ""
    for (number, row) in sheet.rows.enumerated() {
      let hidden = sheet.hiddenRows.contains(number + 1) ? " hidden=\"1\"" : ""
      text += "<row r=\"\(number + 1)\"\(hidden)>"
      for (column, cell) in row.enumerated() {
        text += element(of: cell, at: "\(Self.letters(column))\(number + 1)")
      }
      text += "</row>"
    }
    return text
  }

  private mutating func element(of cell: Cell, at place: String) -> String {
    switch cell {
    case .empty: return ""
    case .raw(let text): return text.replacing("r=\"#\"", with: "r=\"\(place)\"")
    case .text(let text):
      shared.append("<si><t xml:space=\"preserve\">\(Self.escaped(text))</t></si>")
      return "<c r=\"\(place)\" t=\"s\"><v>\(shared.count - 1)</v></c>"
    case .number(let number, let code):
      guard let code else { return "<c r=\"\(place)\"><v>\(number)</v></c>" }
      if !codes.contains(code) { codes.append(code) }
      let style = (codes.firstIndex(of: code) ?? 0) + 1
      return "<c r=\"\(place)\" s=\"\(style)\"><v>\(number)</v></c>"
    }
  }

  static func letters(_ column: Int) -> String {
    let last = String(UnicodeScalar(UInt8(0x41 + column % 26)))
    return column < 26 ? last : letters(column / 26 - 1) + last
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
