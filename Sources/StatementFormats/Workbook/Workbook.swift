import StatementModel

/// The sheets of a workbook, each row by row, and the text that their cells say.
///
/// Where the front ends of workbooks meet: whatever the file, a cell is its column and the text that
/// a person sees in it.
struct Workbook {
  /// More sheets are no statement's.
  static let mostSheets = 200

  /// What all cells say: those of a row one after another, with bars between them.
  private(set) var text: [UInt8] = []
  private static let separator = Array(" | ".utf8)
  private(set) var sheets: [Sheet] = []
  let limits: ReadingLimits

  init(limits: ReadingLimits) { self.limits = limits }

  /// Begins the next sheet.
  mutating func begin(_ name: String, isHidden: Bool = false) throws(WorkbookFault) {
    guard sheets.count < Self.mostSheets else {
      throw WorkbookFault(WorkbookFact.tooManySheets(Self.mostSheets))
    }
    sheets.append(Sheet(name: name, isHidden: isHidden, start: text.count))
  }

  /// Takes the last sheet for one that nobody sees.
  mutating func hideLast() {
    if !sheets.isEmpty { sheets[sheets.count - 1].isHidden = true }
  }

  /// Puts the sheets into the order of the file, which may hold them in another.
  mutating func order(by names: [String]) {
    let places = Dictionary(zip(names, names.indices)) { first, _ in first }
    sheets.sort { places[$0.name] ?? 0 < places[$1.name] ?? 0 }
  }

  /// Appends a row to the last sheet; cells that say nothing are none.
  mutating func append(
    _ cells: [SheetCell], asRow number: Int, isHidden: Bool = false
  ) throws(WorkbookFault) {
    let sheet = sheets[sheets.count - 1].name
    let start = text.count
    var fields: [Sheet.Cell] = []
    for cell in cells.sorted(by: { $0.column < $1.column }) where !cell.text.isEmpty {
      let end = text.count
      if !fields.isEmpty { text.append(contentsOf: Self.separator) }
      let from = text.count
      text.append(contentsOf: cell.text.utf8)
      let whole = TableField(start: from, end: text.count, isEscaped: false)
      let field = FieldSplitter.trimmed(text.span, whole)
      guard !field.isEmpty else {
        text.removeLast(text.count - end)
        continue
      }
      guard cell.column < limits.columns else {
        throw WorkbookFault(TableFact.tooManyFields(limit: limits.columns), sheet, number)
      }
      guard field.end - field.start <= limits.fieldBytes else {
        throw WorkbookFault(TableFact.fieldTooLong(limit: limits.fieldBytes), sheet, number)
      }
      guard fields.last?.column != cell.column else {
        throw WorkbookFault(WorkbookFact.twoCells, sheet, number)
      }
      fields.append(Sheet.Cell(column: cell.column, field: field, kind: cell.kind))
    }
    guard !fields.isEmpty else { return }
    guard text.count < Table.longestText else {
      let fact = FormatFact.fileTooLarge(bytes: text.count, limit: Table.longestText)
      throw WorkbookFault(fact, sheet, number)
    }
    sheets[sheets.count - 1].append(
      fields, SourceSpan(line: number, offset: start, length: text.count - start),
      isHidden: isHidden)
  }
}
