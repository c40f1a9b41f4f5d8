import StatementModel

/// Whether objects are transactions.
extension JSONTable {
  /// Judges a few objects of a list.
  ///
  /// - Parameters:
  ///   - name: The folded key of the list.
  ///   - profile: What a person says of the columns.
  /// - Returns: The paths of the columns of dates and money, or nothing where they are none.
  func transactionColumns(of name: String, _ profile: StatementProfile?) -> [String]? {
    let isRowList = FieldNames.isRowList(name)
    // In a list of that name an amount that can't be read is still one.
    let isNamed = name.hasSuffix("transactions") || name == "txns"
    let dates = columns([.date, .posted, .charged], profile) { $0.isDate }
    let money = columns([.amount, .debit, .credit], profile) { $0.isMoney }
    var first: (date: Int, money: Int)?
    var odd: [Set<Int>] = []
    var fitting = 0
    var withText = 0
    for record in records {
      let cells = cells(record)
      let date = cells.first {
        dates.contains($0.column) && !$0.range.isEmpty
          && (isRowList || DateCell.read(text.span, $0.range) != nil)
      }
      let amount = cells.first {
        money.contains($0.column) && (isNamed && !$0.range.isEmpty || isAmount($0.range))
      }
      guard let date, let amount else {
        odd.append(Set(cells.map(\.column)))
        continue
      }
      fitting += 1
      first = first ?? (date.column, amount.column)
      if cells.contains(where: { !$0.range.isEmpty && saysWhat($0.column) }) { withText += 1 }
    }
    let isTold = profile?.columns.isEmpty == false
    guard let first, withText * 2 > fitting || isNamed || isTold else { return nil }
    // Objects of the same fields whose date or amount is missing or odd are rejected one by one.
    let alike = odd.count { $0.contains(first.date) && $0.contains(first.money) }
    guard (fitting + alike) * 2 > records.count else { return nil }
    return (dates.sorted() + money.sorted()).map { columns[$0].path }
  }

  /// The columns that the profile gives one of the roles, or that are named so.
  private func columns(
    _ roles: [StatementProfile.Role], _ profile: StatementProfile?,
    _ fits: (HeaderMeaning) -> Bool
  ) -> Set<Int> {
    let told = roles.compactMap { role in
      if case .named(let name)? = profile?.columns[role] { HeaderFolding.fold(name) } else { nil }
    }
    return Set(
      columns.indices.filter { column in
        columns[column].header.meaning.map(fits) == true
          || told.contains(HeaderFolding.fold(columns[column].path))
      })
  }

  private func isAmount(_ range: Range<Int>) -> Bool {
    let field = TableField(start: range.lowerBound, end: range.upperBound, isEscaped: false)
    if case .amount = AmountCell.read(text.span, field) { return true }
    return false
  }

  /// Whether the column tells what a transaction was, so that its list is none of rates or weights.
  private func saysWhat(_ column: Int) -> Bool {
    switch columns[column].header.meaning {
    case .balance?, .direction?, .id?, .counterAccount?: true
    case let meaning?: meaning.isText
    case nil: false
    }
  }

  /// Whether the record has a value in one of the columns of dates, and in one of money.
  func gap(_ record: Record, dates: Set<Int>, money: Set<Int>) -> JSONRowFact? {
    let filled = Set(cells(record).filter { !$0.range.isEmpty }.map(\.column))
    if !dates.isEmpty, filled.isDisjoint(with: dates) { return .noDate }
    return !money.isEmpty && filled.isDisjoint(with: money) ? .noAmount : nil
  }
}
