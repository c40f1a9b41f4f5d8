import StatementModel

/// What is told of balances that the rows don't lead to, and of rows whose sign is odd.
struct BalanceWarning {
  /// The number of the row that is named.
  let row: Int
  /// Of the row's line, and of how many decimals its currency has.
  private let fact: (Int, Int) -> TableFact

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
      fact = { line, _ in
        .noBalanceFollows(column: column, pairs: pairs, line: line, settings: settings)
      }
    } else {
      fact = { line, decimals in
        .balanceContradicts(
          line: line, before: failure.before.text(minimumDecimals: decimals),
          amounts: failure.amounts.text(minimumDecimals: decimals),
          expected: failure.expected.text(minimumDecimals: decimals),
          stated: failure.stated.text(minimumDecimals: decimals), failed: failed, pairs: pairs)
      }
    }
  }

  /// The first row whose sign is not as its column says.
  init?(odd sign: SignDecision) {
    guard let odd = sign.oddRows, let first = odd.rows.first else { return nil }
    row = first
    let amount = sign.raws[first].amount
    let count = odd.rows.count
    fact = { line, decimals in
      let amount = amount.text(minimumDecimals: decimals)
      return switch odd.source {
      case .balance: .signByBalance(line: line, amount: amount, rows: count)
      case .profile: .signByProfile(line: line, amount: amount, rows: count)
      }
    }
  }

  /// All that is to be told.
  static func all(_ sign: SignDecision) -> [BalanceWarning] {
    [BalanceWarning(sign), BalanceWarning(odd: sign)].compactMap { $0 }
  }

  /// The warning, with the line on which the row stands and the currency that it is in.
  func diagnostic(line: Int, _ currency: Currency?, path: String) -> Diagnostic {
    let fact = fact(line, (currency ?? .none).minorUnits)
    return Diagnostic(.warning, fact, at: SourceLocation(file: path, line: line))
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
