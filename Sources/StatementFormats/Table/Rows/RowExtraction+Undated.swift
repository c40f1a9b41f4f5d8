import StatementModel

/// Records without a date: sections, footers, further lines of a row, rows that can't be read.
extension RowExtraction {
  /// A record without a date: a section, a footer, a further line of the row before, or a row
  /// that can't be read.
  mutating func readUndated(_ text: Span<UInt8>) {
    let cells = texts(text)
    // A last line of nothing but the sign that once ended files says nothing.
    let filled = cells.indices.filter { !cells[$0].isEmpty && cells[$0] != "\u{1A}" }
    guard let first = filled.first else { return }
    if recordsAreRows {
      let dated = dateColumns.first { !cells[$0].isEmpty }
      if let dated {
        leaveOrReject(text, dated, cells[dated])
      } else {
        reject(text, nil, .missingDate)
      }
      return
    }
    if layout.isHeader(cells) {
      if recordNumber != headerNumber { leave(.repeatedHeader) }
      return
    }
    let hasAmount = amountColumns.contains { column in
      guard column < fields.count else { return false }
      if case .amount = AmountCell.read(text, fields[column]) { return true }
      return false
    }
    if let reason = filled.lazy.compactMap({ StatementWords.summary(cells[$0]) }).first {
      takeBalance(text, reason)
      leave(reason)
      return
    }
    let dated = dateColumns.first { $0 < cells.count && !cells[$0].isEmpty }
    if hasAmount {
      if let dated {
        leaveOrReject(text, dated, cells[dated])
      } else if filled.allSatisfy({ !cells[$0].contains(where: \.isLetter) }) {
        leave(.summary)
      } else {
        reject(text, roles.dates.first, .missingDate)
      }
      return
    }
    if let dated, isUnreadRow(text, cells, dated) { return }
    if fields.count < needed, isWrappedRow(text) { return }
    for (column, reason) in summaryColumns where column < fields.count {
      takeBalance(text, reason, from: column)
    }
    if filled.count == 1, let status = StatementWords.section(cells[first]) {
      sectionStatus = status
    } else if dated == nil, !raws.amounts.isEmpty, filled.allSatisfy(roles.texts.contains),
      fields.count <= layout.columnCount, filled.count <= 2
    {
      let more = filled.map { cells[$0] }.joined(separator: " ")
      addedText += more.utf8.count + 1
      hasAddedText = true
      if addedText <= Self.mostAddedText {
        add(more)
        return
      }
    }
    leave(.information)
  }

  /// More text than this below a row is none of the row's.
  static var mostAddedText: Int { 64 << 10 }

  /// The cells of the record at hand.
  func texts(_ text: Span<UInt8>) -> [String] {
    var cells: [String] = []
    for field in fields { cells.append(field.string(in: text)) }
    return cells
  }

  /// Adds text to the last row.
  private mutating func add(_ more: String) {
    rows.changeLastDetails { $0.memo = $0.memo.map { "\($0) \(more)" } ?? more }
  }

  /// Keeps the balance that a summary row states.
  mutating func takeBalance(
    _ text: Span<UInt8>, _ reason: LeftOutRow.Reason, from column: Int? = nil
  ) {
    guard reason == .openingBalance || reason == .closingBalance else { return }
    for index in column.map({ [$0] }) ?? Array(fields.indices) {
      guard case .amount(let cell) = AmountCell.read(text, fields[index]) else { continue }
      if DateCell.read(text, fields[index].range)?.hasYear == true { continue }
      guard
        let value = cell.value(
          text,
          decimalMark: plan.marks[roles.balance ?? -1]
            ?? plan.marks[amountColumns.first ?? -1])
      else { continue }
      guard let value = scaled(value, of: index, text, AmountName()) else { continue }
      if reason == .openingBalance {
        notes.opening = notes.opening ?? value
      } else {
        notes.closing = value
      }
      if notes.currency == nil { notes.currency = cell.usualCurrency }
      return
    }
  }
}
