import StatementModel

/// Puts the sheets of an Excel 2003 document together.
struct SpreadsheetMLReader {
  static let choice = XMLElementChoice(
    keeping: ["Worksheet", "Row", "Cell", "Data", "Visible"], opening: ["Worksheet"],
    skipping: ["Comment", "Styles"])

  private(set) var workbook: Workbook
  /// The row before.
  private var last = 0

  init(_ limits: ReadingLimits) { workbook = Workbook(limits: limits) }

  mutating func take(_ element: XMLElement) throws(WorkbookFault) {
    switch element.name {
    case "Worksheet":
      try workbook.begin(element.attributes["Name"] ?? "")
      last = 0
    // How a sheet is shown stands behind its cells.
    case "Visible": if element.text.hasPrefix("Sheet") { workbook.hideLast() }
    case "Row" where !workbook.sheets.isEmpty:
      let number = element.attributes.number("Index", from: 1) ?? last + 1
      // A row may stand for some more that are as empty.
      last = number + (element.attributes.number("Span") ?? 0)
      try workbook.append(
        cells(of: element), asRow: number, isHidden: element.attributes["Hidden"] == "1")
    default: break
    }
  }

  private func cells(of row: XMLElement) -> [SheetCell] {
    var cells: [SheetCell] = []
    var next = 0
    for cell in row.children where cell.name == "Cell" {
      let attributes = cell.attributes
      let column = attributes.number("Index", from: 1).map { $0 - 1 } ?? next
      // Cells that are merged into this one are left out.
      next = column + 1 + (attributes.number("MergeAcross") ?? 0)
      if let data = cell.children.first(where: { $0.name == "Data" }) {
        cells.append(Self.cell(data, column))
      } else if let formula = attributes["Formula"] {
        cells.append(SheetCell(column: column, text: formula))
      }
    }
    return cells
  }

  private static func cell(_ data: XMLElement, _ column: Int) -> SheetCell {
    switch data.attributes["Type"] {
    case "Number":
      let number = NumberText.plain(data.text.filter { !$0.isWhitespace })
      return SheetCell(
        column: column, text: number ?? data.text, kind: number == nil ? .text : .number)
    case "DateTime":
      // Midnight is a day without a time.
      let parts = data.text.split(separator: "T", maxSplits: 1)
      guard parts.count == 2, CalendarDate(iso: String(parts[0])) != nil else {
        return SheetCell(column: column, text: data.text)
      }
      let time = parts[1].prefix(8)
      return SheetCell(
        column: column, text: time == "00:00:00" ? String(parts[0]) : "\(parts[0]) \(time)",
        kind: .day)
    case "Boolean": return SheetCell(column: column, text: data.text == "1" ? "TRUE" : "FALSE")
    default: return SheetCell(column: column, text: data.text)
    }
  }
}
