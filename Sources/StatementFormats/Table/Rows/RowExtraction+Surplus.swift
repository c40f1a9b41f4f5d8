import StatementModel

/// Records with more cells than the header names.
extension RowExtraction {
  /// Whether cells that no name stands above show that the record is cut in wrong places.
  ///
  /// An amount such as -14,00 without quotes is cut by commas, and all cells after it stand one
  /// too far: so it makes no difference that all records are as long. Empty cells and notes in
  /// words after the last column do no harm.
  func hasStraySurplus(_ text: Span<UInt8>) -> Bool {
    guard fields[namedColumns...].contains(where: { !$0.isEmpty }) else { return false }
    let unknown = fields.dropFirst(max(namedColumns, layout.header.count))
    if unknown.contains(where: { !$0.isEmpty && !isNote(text, $0) }) { return true }
    return moneyColumns.contains { isCutAmount(text, $0) }
  }

  /// Whether the record's last column is one of text, and it and all cells beyond it hold words: a
  /// text that its own commas have cut.
  func endsWithFurtherText(_ text: Span<UInt8>) -> Bool {
    roles.texts.contains(layout.columnCount - 1)
      && isNote(text, fields[layout.columnCount - 1])
      && fields[layout.columnCount...].allSatisfy { $0.isEmpty || isNote(text, $0) }
  }

  /// Whether the cell holds words: neither a number nor a date.
  private func isNote(_ text: Span<UInt8>, _ field: TableField) -> Bool {
    guard DateCell.read(text, field.range) == nil else { return false }
    if case .amount = AmountCell.read(text, field) { return false }
    return field.range.contains { text[$0] >= 0x80 || (0x61...0x7A).contains(text[$0] | 0x20) }
  }

  /// Whether the column holds a whole number, and the one after it two digits: its cents.
  private func isCutAmount(_ text: Span<UInt8>, _ column: Int) -> Bool {
    guard column + 1 < fields.count, !fields[column].isEmpty else { return false }
    let whole = fields[column].range
    let cents = fields[column + 1].range
    return cents.count == 2 && cents.allSatisfy { isDigit(text[$0]) }
      && isDigit(text[whole.upperBound - 1])
      && !whole.contains { text[$0] == 0x2E || text[$0] == 0x2C }
  }

  func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
