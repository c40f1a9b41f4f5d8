import StatementModel

/// How old statements are for where transactions are shown.
enum ShownAges {
  /// By statement: its rank by age, the oldest first.
  ///
  /// A statement that ends earlier is older; of one end, that whose rows lie earlier on the whole.
  /// What still is equal goes in canonical order.
  ///
  /// - Parameter statements: In canonical order.
  static func of(_ statements: [LiveStatement]) -> [Int32] {
    let ends = statements.map { $0.to?.dayNumber ?? .min }
    var sums = [(days: Int64, count: Int64)?](repeating: nil, count: statements.count)
    // Hardly any two end on one day.
    let counts = Dictionary(ends.map { ($0, 1) }, uniquingKeysWith: +)
    for (place, end) in ends.enumerated() where counts[end, default: 0] > 1 {
      if let whole = statements[place].daySum {
        sums[place] = whole
        continue
      }
      let days = statements[place].rows.keyDays
      sums[place] = (days.reduce(0) { $0 + Int64($1) }, Int64(days.count))
    }
    let order = statements.indices.sorted { one, other in
      if ends[one] != ends[other] { return ends[one] < ends[other] }
      if let left = sums[one], let right = sums[other] {
        // Those whose rows are not at hand have none in question.
        if (left.count == 0) != (right.count == 0) { return left.count == 0 }
        // Their means, multiplied by both counts.
        let (low, high) = (left.days * right.count, right.days * left.count)
        if low != high { return low < high }
      }
      return one < other
    }
    var ages = [Int32](repeating: 0, count: statements.count)
    for (rank, place) in order.enumerated() { ages[place] = Int32(rank) }
    return ages
  }
}

/// Which of several rows that say the same a transaction is shown at.
extension IdentityResult {
  /// By statement: its rank by age, the oldest first.
  var ages: [Int32] { ShownAges.of(statements) }

  /// Whether two rows of one transaction say the same of it, dates and place apart.
  func showsAlike(_ one: RowReference, _ other: RowReference) -> Bool {
    guard texts[one.statement][one.row] == texts[other.statement][other.row] else { return false }
    let (own, their) = (statements[one.statement], statements[other.statement])
    return StatementRow.showAlike(
      one.row, of: own.rows, other.row, of: their.rows, currencies: (own.currency, their.currency))
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
