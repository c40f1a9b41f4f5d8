import StatementModel

/// What the columns of a sheet hold: numbers and days of the file's own, or texts that say such.
extension Sheet {
  /// The columns whose amounts are all numbers of the file's own.
  ///
  /// - Throws: where texts among them make it doubtful what the others are.
  func numberColumns(_ text: Span<UInt8>, width: Int) throws(WorkbookFault) -> Set<Int> {
    var columns = [SheetColumn](repeating: SheetColumn(), count: width)
    for (place, row) in rows.enumerated() {
      for cell in cells[row.cells] where cell.kind != .text {
        columns[cell.column].add(cell, text, at: place)
      }
    }
    for (place, row) in rows.enumerated() {
      for cell in cells[row.cells] where cell.kind == .text {
        columns[cell.column].add(text: cell.field, text, at: place)
      }
    }
    for (column, found) in columns.enumerated() {
      let letters = SheetCell.name(ofColumn: column)
      guard !found.hasExchangedDays else {
        throw WorkbookFault(WorkbookFact.exchangedDays(column: letters), name)
      }
      if found.hasTexts, let place = found.thousandth {
        throw WorkbookFault(
          WorkbookFact.mixedNumbers(column: letters), name, rows[place].span.line)
      }
    }
    return Set(columns.indices.filter { columns[$0].numbers != nil && !columns[$0].hasTexts })
  }
}

/// What was met in a column.
private struct SheetColumn {
  /// The places of the first and the last row with a number.
  private(set) var numbers: ClosedRange<Int>?
  /// Whether amounts stand among them that are texts.
  private(set) var hasTexts = false
  /// The place of a number that could be one of thousands in a text: `1.234`.
  private(set) var thousandth: Int?
  private var days = 0
  private var textDays = 0
  /// Whether no day of the month is above 12, and in texts each.
  private var areLow = true
  private var areHigh = true

  mutating func add(_ cell: Sheet.Cell, _ text: Span<UInt8>, at place: Int) {
    if cell.kind == .number {
      numbers = (numbers?.lowerBound ?? place)...place
      if thousandth == nil, Self.decimals(text, cell.field) == 3 { thousandth = place }
    } else {
      days += 1
      // `2026-03-02`
      let tens = text[cell.field.start + 8] - 0x30
      if tens * 10 + text[cell.field.start + 9] - 0x30 > 12 { areLow = false }
    }
  }

  mutating func add(text field: TableField, _ text: Span<UInt8>, at place: Int) {
    if let numbers, numbers.contains(place), !hasTexts,
      case .amount = AmountCell.read(text, field)
    {
      hasTexts = true
    }
    if days > 0, let date = DateCell.read(text, field.range), date.namedMonth == 0,
      date.firstDigits <= 2, date.thirdDigits > 0
    {
      textDays += 1
      if date.first <= 12 { areHigh = false }
    }
  }

  /// Whether a spreadsheet program that puts the month first took some of the file's texts for
  /// days, and left those that begin with a number above 12.
  var hasExchangedDays: Bool { days >= 3 && textDays >= 3 && areLow && areHigh }

  private static func decimals(_ text: Span<UInt8>, _ field: TableField) -> Int {
    var index = field.start
    while index < field.end, text[index] != 0x2E { index += 1 }
    let first = index + 1
    index = first
    while index < field.end, 0x30...0x39 ~= text[index] { index += 1 }
    return index - first
  }
}
