import StatementModel

/// Whether a table ends within its last cell: a download that was broken off.
///
/// Many files end without a line break and are whole, so the cell itself must show it.
struct CutOffEvidence {
  private let fact: CSVFact
  private let line: Int
  /// The row, where the cell is its amount, which must not be taken.
  let rejected: RejectedRow?

  /// Looks at the last cell of the last record.
  ///
  /// - Parameter end: The record after the table's last.
  static func find(
    _ table: CSVTable, _ layout: TableLayout, _ assignment: RoleAssignment, end: Int
  ) -> CutOffEvidence? {
    guard end == table.records.count, let last = table.records.last,
      table.records.count >= layout.firstRow + 3,
      last.range.upperBound == table.text.count, Int(last.fieldCount) == layout.columnCount
    else { return nil }
    let column = layout.columnCount - 1
    guard column < assignment.profiles.count, let cell = table.cells(last).last, !cell.isEmpty
    else { return nil }
    let roles = assignment.roles
    let profile = assignment.profiles[column]
    let isCutOff =
      if column == roles.status {
        StatementWords.isStatusCutOff(cell)
          || profile.distinct.contains { $0 != cell && $0.hasPrefix(cell) }
      } else if column == roles.currency {
        CurrencySigns.currency(cell) == nil && profile.isCurrencies
      } else if roles.money.contains(column) {
        profile.hasFixedDecimals && ColumnProfile.decimals(cell) < profile.mostDecimals
      } else {
        false
      }
    guard isCutOff else { return nil }
    let fact = CSVFact.cutOff(cell, column: ColumnName.of(column, layout.header))
    let span = SourceSpan(
      line: last.line, offset: last.range.lowerBound, length: last.range.count)
    let row = RejectedRow(record: table.before + end, span: span, column: nil, fact: fact)
    return CutOffEvidence(
      fact: fact, line: last.line, rejected: roles.amounts.contains(column) ? row : nil)
  }

  func warning(_ path: String) -> Diagnostic {
    Diagnostic(.warning, fact, at: SourceLocation(file: path, line: line))
  }
}

extension RowExtraction {
  /// What is said of statuses that are not known.
  func statusWarnings(path: String) -> [Diagnostic] {
    unknownStatuses.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { text, line in
      let name = ColumnName.of(roles.status ?? 0, layout.header)
      return Diagnostic(
        .warning, CSVFact.unknownStatus(text, column: name),
        at: SourceLocation(file: path, line: line))
    }
  }
}
