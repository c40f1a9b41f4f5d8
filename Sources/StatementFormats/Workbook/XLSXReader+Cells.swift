import Containers
import StatementModel

/// What the cells of the sheets say.
extension XLSXReader {
  mutating func readSheets(_ sheets: [String: Entry]) throws(WorkbookFault) {
    var fault: WorkbookFault?
    do throws(ContainerFact) {
      try ContainerReader.read(Set(sheets.keys), of: bytes) { name, part in
        guard fault == nil, let entry = sheets[name] else { return }
        do throws(WorkbookFault) {
          try workbook.begin(entry.name, isHidden: entry.isHidden)
          try readSheet(part, of: name)
        } catch {
          fault = error
        }
      }
    } catch {
      throw WorkbookFault(error)
    }
    if let fault { throw fault }
  }

  private mutating func readSheet(_ part: [UInt8], of name: String) throws(WorkbookFault) {
    var fault: WorkbookFault?
    var last = 0
    let kept = ["row", "c", "v", "t", "f"]
    try Self.each(kept, skipping: ["rPh", "extLst"], in: part, of: name) { row in
      guard fault == nil, row.name == "row" else { return }
      last = row.attributes.number("r", from: 1) ?? last + 1
      do throws(WorkbookFault) {
        try workbook.append(
          try cells(of: row), asRow: last, isHidden: Self.isTrue(row.attributes["hidden"]))
      } catch {
        fault = error
      }
    }
    if let fault { throw fault }
  }

  private func cells(of row: XMLElement) throws(WorkbookFault) -> [SheetCell] {
    var cells: [SheetCell] = []
    cells.reserveCapacity(row.children.count)
    var column = -1
    for element in row.children where element.name == "c" {
      if let reference = element.attributes["r"] {
        guard let named = Self.column(reference) else {
          throw .damaged("no cell is called \"\(reference.prefix(40))\"")
        }
        column = named
      } else {
        column += 1
      }
      if let cell = try cell(element, column) { cells.append(cell) }
    }
    return cells
  }

  private func cell(_ element: XMLElement, _ column: Int) throws(WorkbookFault) -> SheetCell? {
    let kind = element.attributes["t"] ?? "n"
    if kind == "inlineStr" { return SheetCell(column: column, text: Self.text(of: element)) }
    let value = element.children.first { $0.name == "v" }?.text ?? ""
    guard !value.isEmpty else {
      // What a formula comes to is not known, and must not pass for nothing.
      let formula = element.children.first { $0.name == "f" }
      return formula.map { SheetCell(column: column, text: "=\($0.text)") }
    }
    switch kind {
    case "s":
      guard let number = Int(value), strings.indices.contains(number) else {
        throw .damaged("there is no text of the number \(value.prefix(40))")
      }
      return SheetCell(column: column, text: strings[number])
    case "b": return SheetCell(column: column, text: value == "1" ? "TRUE" : "FALSE")
    case "n": break
    default: return SheetCell(column: column, text: Self.unescaped(value))
    }
    guard let number = NumberText.plain(value) else {
      return SheetCell(column: column, text: value)
    }
    let style = element.attributes.number("s") ?? 0
    let format = formats.indices.contains(style) ? formats[style] : .number
    switch format {
    case .number: break
    case .money(let sign):
      return SheetCell(column: column, text: "\(number) \(sign)", kind: .number)
    case .date, .dateAndTime, .time:
      if let text = SerialDate.text(number, as: format, isFrom1904: isFrom1904) {
        return SheetCell(column: column, text: text, kind: format == .time ? .text : .day)
      }
    }
    return SheetCell(column: column, text: number, kind: .number)
  }

  static func isTrue(_ value: String?) -> Bool { value == "1" || value == "true" }

  /// The column of a cell's name, from 0: `AB12` is 27.
  private static func column(_ reference: String) -> Int? {
    var column = 0
    for byte in reference.utf8 {
      let letter = byte | 0x20
      guard (0x61...0x7A).contains(letter) else { break }
      column = column * 26 + Int(letter - 0x60)
      guard column <= 1 << 20 else { return nil }
    }
    return column > 0 ? column - 1 : nil
  }

  /// The text of a string's runs.
  static func text(of element: XMLElement) -> String {
    let runs = element.children.lazy.filter { $0.name == "t" }.map(\.text)
    return unescaped(runs.isEmpty ? element.text : runs.joined())
  }

  /// `_x000D_` stands for a character that XML can't hold (Office Open XML, part 1, 22.9.2.19).
  private static func unescaped(_ text: String) -> String {
    guard text.contains("_x") else { return text }
    return text.replacing(/_x([0-9A-Fa-f]{4})_/) { match in
      UInt32(match.output.1, radix: 16).flatMap { Unicode.Scalar($0) }.map { String($0) } ?? ""
    }
  }
}
