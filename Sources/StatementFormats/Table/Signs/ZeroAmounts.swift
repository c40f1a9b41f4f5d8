import StatementModel

/// A table of which every amount is zero, which hardly is what its exporter meant.
enum ZeroAmountFact: DiagnosticFact {
  /// - Parameters:
  ///   - column: The column of the amounts.
  ///   - rows: How many rows there are.
  case everyAmountIsZero(column: String, rows: Int)

  var code: String { "every-amount-zero" }

  var summary: String {
    switch self {
    case .everyAmountIsZero(let column, let rows):
      rows == 1
        ? "the only amount, in column \(column), is zero"
        : "all \(rows) amounts in column \(column) are zero"
    }
  }

  var remedy: String? {
    "if another column holds the amounts, name it in the profile, as \"columns: { amount: 3 }\""
  }
}

extension SignDecision {
  /// The warning that there is nothing but zeros, where it is so.
  func zeroWarning(at place: SourceLocation) -> Diagnostic? {
    guard !raws.isEmpty, raws.allSatisfy({ $0.amount.isZero }) else { return nil }
    let fact = ZeroAmountFact.everyAmountIsZero(column: amountName, rows: raws.count)
    return Diagnostic(.warning, fact, at: place)
  }
}

extension RoleAssignment {
  /// The columns among these that can be the amount.
  ///
  /// Those of nothing but zeros can only where no other is left. Without a balance beside it, what
  /// is left may be the balance, and is not taken.
  func withoutZeros(_ columns: [Int]) -> [Int] {
    let filled = columns.filter { !profiles[$0].isZeros }
    guard filled.count < columns.count, !filled.isEmpty else { return columns }
    guard filled.count == 1, roles.balance == nil else { return filled }
    // Without a header nothing else would tell that this is a table.
    return layout.header.isEmpty ? columns : []
  }

  /// The best column that the header calls an amount; nothing where it holds zeros alone and
  /// another column, of an unknown name, holds amounts.
  func bestFilledAmount() -> Int? {
    guard let best = bestAmount() else { return nil }
    guard hasRows, profiles[best].isZeros else { return best }
    let hasOther = profiles.indices.contains {
      !taken.contains($0) && meaning($0) == nil && profiles[$0].isNumbers
        && profiles[$0].moneyLike > 0 && !profiles[$0].isZeros
    }
    return hasOther ? nil : best
  }
}
