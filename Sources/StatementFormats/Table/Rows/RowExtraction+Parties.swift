import StatementModel

/// The columns of the one who pays and the one who is paid.
struct Parties: Equatable {
  var payer: Int
  var payee: Int
}

/// Which column describes a row.
extension RowExtraction {
  /// The column of the row's best text that is not empty, or -1.
  mutating func descriptionColumn(_ text: Span<UInt8>) -> Int {
    if let parties = roles.parties,
      textColumns.first == parties.payer
        || textColumns.first == parties.payee
    {
      let other = isIncoming(text) ? parties.payer : parties.payee
      if other < fields.count, !fields[other].isEmpty { return other }
    }
    for column in textColumns where column < fields.count && !fields[column].isEmpty {
      return column
    }
    return -1
  }

  /// Whether money came in, as far as the row alone says.
  private func isIncoming(_ text: Span<UInt8>) -> Bool {
    if let column = roles.direction, column < fields.count, !fields[column].isEmpty {
      return (StatementWords.direction(fields[column].string(in: text)) ?? 0) > 0
    }
    for column in roles.amounts where column < fields.count {
      guard case .amount(let cell) = AmountCell.read(text, fields[column]),
        cell.digits.contains(where: { (0x31...0x39).contains(text[$0]) })
      else { continue }
      if column == roles.debit { return false }
      if column == roles.credit { return true }
      return cell.mark == 0 ? !cell.isNegative : cell.mark > 0
    }
    return false
  }
}
