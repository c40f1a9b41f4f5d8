import StatementModel

/// Rows above the header: a sorted file, or several files one after the other.
extension TableLayout {
  /// The first record of the table, its header or a row above it.
  var start: Int { min(headerRecord ?? firstRow, firstRow) }

  /// How many records stand above the table; none where it has no header, whose end they would be.
  var notesEnd: Int { headerRecord == nil ? 0 : start }

  /// Takes records above the header for rows where they have its columns, and notes those that
  /// read as rows of other columns.
  ///
  /// What stands above a table is its preamble: labels and values, with as many cells as they
  /// take. Rows have a date and an amount in the places that the header gives them; or there are
  /// several alike.
  mutating func takeRowsAbove(_ table: Table, from first: Int) {
    guard let headerRecord, headerRecord > first else { return }
    var fields: [TableField] = []
    var own: Int?
    var others: [Shape: [Int]] = [:]
    // Below a line of words a row is a value of theirs, or several are another table's.
    var isLabelled = false
    for index in first..<headerRecord {
      guard Self.isRow(table, table.records[index], atLeast: 2) else {
        isLabelled = Self.wordsAbove(table, index + 1) != nil
        continue
      }
      table.split(table.records[index], into: &fields)
      if !isLabelled, fits(table, fields) {
        own = own ?? index
      } else if let shape = Self.shape(table, fields) {
        others[shape, default: []].append(index)
      }
    }
    strayRecords = others.values.filter { $0.count >= 2 }.flatMap(\.self)
      .filter { $0 < own ?? .max }.sorted()
    guard let own else { return }
    firstRow = own
    if let usual = usualCount(table) { columnCount = usual }
  }

  /// Whether date and amount of the record stand where the header says, among as many cells.
  private func fits(_ table: Table, _ fields: [TableField]) -> Bool {
    guard fields.count == header.count || fields.count == columnCount else { return false }
    let text = table.text.span
    var hasDate = false
    var hasAmount = false
    for (cell, field) in zip(header, fields) where !field.isEmpty {
      guard let meaning = cell.meaning else { continue }
      if meaning.isDate, DateCell.read(text, field.range) != nil { hasDate = true }
      if meaning.isMoney || meaning == .originalAmount,
        case .amount = AmountCell.read(text, field)
      {
        hasAmount = true
      }
    }
    return hasDate && hasAmount
  }

  /// Where a record that reads as a row has its dates and its amounts.
  private struct Shape: Hashable {
    var count: Int
    var dates: [Int] = []
    var amounts: [Int] = []
  }

  /// The record's shape, if it has a text besides and none of its cells is a label.
  private static func shape(_ table: Table, _ fields: [TableField]) -> Shape? {
    let text = table.text.span
    var shape = Shape(count: fields.count)
    var hasText = false
    for (column, field) in fields.enumerated() where !field.isEmpty {
      if DateCell.read(text, field.range)?.hasYear == true {
        shape.dates.append(column)
        continue
      }
      if case .amount = AmountCell.read(text, field) {
        if CellTraits.decimals(table.string(field)) > 0 { shape.amounts.append(column) }
        continue
      }
      let cell = table.string(field)
      if cell.hasSuffix(":") || StatementNotes.isLabel(cell) { return nil }
      hasText = true
    }
    return hasText && !shape.dates.isEmpty && !shape.amounts.isEmpty ? shape : nil
  }
}

extension TableReader {
  /// Rejects the records above the header that read as rows and don't have its columns.
  mutating func rejectStrays(_ found: FoundTable) {
    for index in found.layout.strayRecords {
      file.rejected.append(
        RejectedRow(
          record: found.head.start + index + 1, span: found.head.table.records[index].span,
          column: nil, fact: TableFact.rowAboveHeader))
    }
  }
}
