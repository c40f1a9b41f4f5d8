import StatementModel

/// What is told of balances that the rows don't lead to, and of rows whose sign is odd.
struct BalanceWarning {
  /// The number of the row that is named.
  let row: Int
  private let fact: (Int) -> CSVFact

  /// Where the first balance contradicts; nothing where all add up, or the column may be none.
  init?(_ sign: SignDecision) {
    guard let proof = sign.proof, proof.failed > 0, !sign.isBalanceDoubtful,
      let failure = proof.firstFailure
    else { return nil }
    row = failure.row
    let (failed, pairs) = (proof.failed, proof.pairs)
    let isReversed = failed == pairs && sign.isInverseProved
    if failed == pairs, pairs > 1 || isReversed {
      let column = sign.roles.balance.map { ColumnName.of($0, sign.header) } ?? ""
      let settings = isReversed ? sign.otherSettings : []
      fact = { .noBalanceFollows(column: column, pairs: pairs, line: $0, settings: settings) }
    } else {
      fact = {
        .balanceContradicts(
          line: $0, before: failure.before.description, amounts: failure.amounts.description,
          expected: failure.expected.description, stated: failure.stated.description,
          failed: failed, pairs: pairs)
      }
    }
  }

  /// The first row whose sign is not as its column says.
  init?(odd sign: SignDecision) {
    guard let odd = sign.oddRows, let first = odd.rows.first else { return nil }
    row = first
    let amount = sign.raws[first].amount.description
    let count = odd.rows.count
    switch odd.source {
    case .balance: fact = { .signByBalance(line: $0, amount: amount, rows: count) }
    case .profile: fact = { .signByProfile(line: $0, amount: amount, rows: count) }
    }
  }

  /// All that is to be told.
  static func all(_ sign: SignDecision) -> [BalanceWarning] {
    [BalanceWarning(sign), BalanceWarning(odd: sign)].compactMap { $0 }
  }

  /// The warning, with the line on which the row stands.
  func diagnostic(line: Int, path: String) -> Diagnostic {
    Diagnostic(.warning, fact(line), at: SourceLocation(file: path, line: line))
  }
}

extension SignDecision {
  /// Whether all balances would follow if every amount had the other sign.
  var isInverseProved: Bool {
    guard let rule else { return false }
    let other = BalanceProof(rows, rule, unmarked: markRest, isOwed: !isBalanceOwed)
    return other.pairs > 0 && other.matches == other.pairs
  }

  /// The lines of a profile of which one makes the balances follow.
  var otherSettings: [String] {
    var settings: [String] = []
    switch rule?.way {
    case .asWritten: settings.append("outflow: positive")
    case .reversed: settings.append("outflow: negative")
    case .columns, .columnsUnsigned, .columnsExchanged:
      if let debit = roles.debit, let credit = roles.credit {
        let names = (ColumnName.of(debit, header), ColumnName.of(credit, header))
        settings.append("columns: { debit: \(names.1), credit: \(names.0) }")
      }
    default: break
    }
    return settings + ["balance: \(isBalanceOwed ? "held" : "owed")"]
  }
}
