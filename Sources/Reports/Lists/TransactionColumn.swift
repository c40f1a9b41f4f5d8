import StatementModel

/// The columns in which people see transactions.
enum TransactionColumn: Int, CaseIterable {
  case id, date, merchant, category, card, amount, mark

  var title: ReportWord {
    switch self {
    case .id: .id
    case .date: .date
    case .merchant: .merchant
    case .category: .category
    case .card: .card
    case .amount: .amount
    case .mark: .mark
    }
  }

  var alignment: TextTable.Alignment { self == .amount ? .right : .left }

  var cut: TextCut {
    switch self {
    case .merchant, .category, .card: .middle
    case .mark: .end
    case .id, .date, .amount: .never
    }
  }

  var priority: ColumnPriority {
    switch self {
    case .card: .medium
    default: .high
    }
  }

  /// What stands in the heading of each group need not stand in its lines.
  func isShown(under grouping: Grouping) -> Bool {
    switch self {
    case .date: grouping != .date
    case .category: grouping != .category
    case .card: grouping != .card
    default: true
    }
  }
}
