import StatementModel

/// Where the balances stop to add up, in a table in which they mostly do.
struct BalanceWarning {
  /// The number of the row whose balance contradicts.
  let row: Int
  private let expected: ExactDecimal
  private let stated: ExactDecimal

  /// Nothing where the balances add up, or never do.
  init?(_ raws: RawRows, _ sign: SignDecision, _ rule: SignRule) {
    guard let proof = sign.proof, proof.matches < proof.pairs,
      proof.matches * 10 >= proof.pairs * 8,
      let number = proof.firstFailure[proof.isNewestFirst ? 1 : 0], number > 0
    else { return nil }
    let index = proof.isNewestFirst ? number - 1 : number
    let other = proof.isNewestFirst ? number : number - 1
    guard let before = raws.balance(other), let stated = raws.balance(index),
      let contribution = raws.contribution(index, rule),
      let expected = before.adding(contribution), expected != stated,
      // Balances of different accounts and currencies are not held against each other.
      raws.accounts[index].group == raws.accounts[other].group
    else { return nil }
    row = index
    self.expected = expected
    self.stated = stated
  }

  /// The warning, with the line on which the row stands.
  func diagnostic(line: Int, path: String) -> Diagnostic {
    Diagnostic(
      .warning,
      CSVFact.balanceContradicts(
        line: line, expected: expected.description, stated: stated.description),
      at: SourceLocation(file: path, line: line))
  }
}
