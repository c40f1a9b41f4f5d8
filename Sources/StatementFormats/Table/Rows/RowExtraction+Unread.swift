import StatementModel

/// Records that have the form of a row, and whose date can't be read.
extension RowExtraction {
  /// Leaves a row out whose date is a word for its status; another date that is none is a mistake.
  mutating func leaveOrReject(_ text: Span<UInt8>, _ column: Int, _ cell: String) {
    switch StatementWords.status(cell) {
    case .pending: leave(.pendingUndated)
    case .declined: leave(.declined)
    case .posted:
      reject(text, column, .badDate(cell, column: ColumnName.of(column, layout.header)))
    }
  }

  /// Whether the record is a row after all of which neither date nor amount can be read, which
  /// then is rejected: numbers in other digits, a date with a delimiter in it.
  mutating func isUnreadRow(_ text: Span<UInt8>, _ cells: [String], _ dated: Int) -> Bool {
    let isPending = StatementWords.status(cells[dated]) == .pending
    guard isPending || Self.hasDigits(cells[dated]) else { return false }
    if amountColumns.contains(where: { $0 < cells.count && Self.hasDigits(cells[$0]) }) {
      leaveOrReject(text, dated, cells[dated])
      return true
    }
    // Cut by a delimiter: all that follows stands too far.
    let surplus = fields.count - layout.columnCount
    guard surplus > 0, !isPending else { return false }
    let isShifted = amountColumns.contains { column in
      guard column + surplus < fields.count,
        case .amount = AmountCell.read(text, fields[column + surplus])
      else { return false }
      return true
    }
    guard isShifted else { return false }
    reject(text, nil, .longRecord(fields: fields.count, expected: layout.columnCount))
    return true
  }

  /// Whether the record is a row that is cut by another delimiter, or stands in quotes as a whole.
  mutating func isWrappedRow(_ text: Span<UInt8>) -> Bool {
    guard let date = dateColumns.first, let field = fields.first(where: { !$0.isEmpty }),
      isDigit(text[field.start]) || date > 0
    else { return false }
    // As the line stands, and without the quotes around all of it.
    let parts = [record.range, field.range]
    var found: [TableField] = []
    for delimiter in DelimiterDetection.candidates {
      for part in parts {
        FieldSplitter(delimiter: delimiter).split(text, part, into: &found)
        guard found.count >= needed, roles.readDate(text, found[date].range, date) != nil,
          amountColumns.contains(where: {
            if case .amount = AmountCell.read(text, found[$0]) { true } else { false }
          })
        else { continue }
        reject(text, nil, .shortRecord(fields: fields.count, expected: layout.columnCount))
        return true
      }
    }
    return false
  }

  /// Whether a text of the row at hand, which has no amount, is one: the cells stand too far left.
  func hasMisplacedAmount(_ text: Span<UInt8>) -> Bool {
    roles.texts.contains { column in
      guard column < fields.count, case .amount = AmountCell.read(text, fields[column]) else {
        return false
      }
      return CellTraits.decimals(fields[column].string(in: text)) > 0
    }
  }

  /// Whether a column that the header calls one of amounts, and that is none of those read, holds
  /// an amount in the row at hand, whose own columns are empty.
  func hasAmountElsewhere(_ text: Span<UInt8>) -> Bool {
    for column in layout.header.indices where column < fields.count {
      guard layout.header[column].meaning?.isMoney == true, !roles.money.contains(column),
        case .amount(let cell) = AmountCell.read(text, fields[column])
      else { continue }
      if cell.digits.contains(where: { (0x31...0x39).contains(text[$0]) }) { return true }
    }
    return false
  }

  /// Whether digits of any script are in the text.
  private static func hasDigits(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.numericType != nil }
  }

  /// What a row's dates amount to that are none.
  enum DateGaps {
    case bad(column: Int, cell: String)
    /// The status that a word in place of a date says, or that all are empty.
    case status(StatementWords.RowStatus)
  }

  /// What stands in the date columns of a dated row in which no date could be read.
  func dateGaps(_ text: Span<UInt8>, _ days: RowDays) -> DateGaps {
    var status = StatementWords.RowStatus.posted
    for column in dateColumns where !fields[column].isEmpty {
      let day =
        column == roles.posting
        ? days.posting : column == roles.purchase ? days.purchase : days.charge
      guard day == nil else { continue }
      let cell = fields[column].string(in: text)
      switch StatementWords.status(cell) {
      case .posted: return .bad(column: column, cell: cell)
      case let other: status = other
      }
    }
    return .status(status)
  }
}
