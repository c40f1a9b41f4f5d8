import StatementModel

/// Which of several rows that say the same a transaction is shown at.
extension IdentityResult {
  /// By statement: its rank by age, the oldest first.
  var ages: [Int32] {
    let order = statements.indices.sorted { one, other in
      statements[one].isOlder(than: statements[other]) ?? (one < other)
    }
    var ages = [Int32](repeating: 0, count: statements.count)
    for (rank, place) in order.enumerated() { ages[place] = Int32(rank) }
    return ages
  }

  /// Whether two rows of one transaction say the same of it, dates and place apart.
  func showsAlike(_ one: RowReference, _ other: RowReference) -> Bool {
    guard texts[one.statement][one.row] == texts[other.statement][other.row] else { return false }
    let (own, their) = (statements[one.statement], statements[other.statement])
    return StatementRow.showAlike(
      one.row, of: own.rows, other.row, of: their.rows, currencies: (own.currency, their.currency))
  }
}

extension LiveStatement {
  /// Whether what both list alike is shown at this one: it ends earlier, or, of one end, its rows lie
  /// earlier on the whole. Nothing where canonical order decides.
  func isOlder(than other: Self) -> Bool? {
    let (end, otherEnd) = (to?.dayNumber ?? .min, other.to?.dayNumber ?? .min)
    return end != otherEnd ? end < otherEnd : liesEarlier(than: other)
  }
}

extension TransactionDetails {
  /// What a row states of its transaction.
  init(_ stated: RowDetails) {
    self.init()
    memo = stated.memo
    kind = stated.kind
    original = stated.original
    installment = stated.installment
    bankCategory = stated.bankCategory
    merchantCategoryCode = stated.merchantCategoryCode
  }
}
