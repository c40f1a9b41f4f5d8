import StatementModel

/// Tables whose cells are cut or missing so that they can't be read without a word from a person.
extension RoleAssignment {
  /// What has to be asked since every amount is whole, and after each stand two digits in a cell of
  /// text: so a decimal comma looks that was taken for the one between cells.
  func cutAmount(_ profile: StatementProfile?, _ delimiter: UInt8?) -> MoneyFact? {
    // Cells beyond the header's names give such records away by themselves.
    guard delimiter == 0x2C, layout.header.isEmpty || layout.columnCount <= layout.header.count
    else { return nil }
    let columns: [(StatementProfile.Role, Int?)] = [
      (.amount, roles.amount), (.debit, roles.debit), (.credit, roles.credit),
    ]
    for case (let role, let column?) in columns where profile?.columns[role] == nil {
      let next = column + 1
      guard next < profiles.count, !isNameless(next),
        !roles.money.contains(next), !roles.dates.contains(next),
        profiles[column].numbers > 0, profiles[column].mostDecimals == 0,
        profiles[next].filled > 0, profiles[next].pairsOfDigits == profiles[next].filled,
        profiles[next].filled * 2 > profiles[column].numbers, isText(next)
      else { continue }
      // Without a header, noughts alone may be a code, and are no other amount if they are cents.
      if layout.header.isEmpty, profiles[next].distinct == ["00"] { continue }
      return .cutAmounts(
        role: role.rawValue, number: column + 1, column: ColumnName.of(column, layout.header),
        next: ColumnName.of(next, layout.header))
    }
    return nil
  }

  /// Whether there is a header, and it has no name for the column.
  private func isNameless(_ column: Int) -> Bool {
    guard !layout.header.isEmpty else { return false }
    return column >= layout.header.count || layout.header[column].text.isEmpty
  }

  /// Whether the header calls the column one of texts, or nothing that is known.
  private func isText(_ column: Int) -> Bool {
    switch meaning(column) {
    case nil, .memo, .description, .purpose, .payee, .merchant, .originalDescription, .category:
      true
    default: false
    }
  }
}

extension TableReader {
  /// What to ask where a table has but two columns, of dates and of amounts.
  func undescribed() -> MoneyFact? {
    let records = table.records.prefix(TableLayout.searched)
    guard
      let index = records.firstIndex(where: { record in
        guard record.fieldCount == 2 else { return false }
        let meanings = table.cells(record).map { HeaderCell($0).meaning }
        return meanings.contains { $0?.isDate == true } && meanings.contains { $0?.isMoney == true }
      }), index + 1 < table.records.count
    else { return nil }
    var fields: [TableField] = []
    table.split(table.records[index + 1], into: &fields)
    var hasDate = false
    var hasAmount = false
    for field in fields {
      if DateCell.read(table.text.span, field.range) != nil {
        hasDate = true
      } else if case .amount = AmountCell.read(table.text.span, field) {
        hasAmount = true
      }
    }
    guard hasDate, hasAmount else { return nil }
    return .noDescription(line: records[index].line)
  }
}
