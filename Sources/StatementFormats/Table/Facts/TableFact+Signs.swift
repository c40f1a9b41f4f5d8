/// What is said of signs, balances and fees.
extension TableFact {
  var signSummary: String {
    switch self {
    case .openRow(let column, let line, let amount):
      "the balances tell the signs of other rows in column \(column), but nothing tells whether the "
        + "\(amount) in line \(line) is money spent or money received"
    case .openBalance(let column):
      "the balances of column \(column) and the words of the rows contradict each other: nothing "
        + "tells whether the balance is what is held or what is owed"
    case .openFee(let column):
      "nothing in the file tells whether the amounts include the fees of column \(column)"
    case .openDirection(let column, let word):
      "column \(column) says in some rows only whether money went in or out, as with \"\(word)\""
    case .mixedPair(let column):
      "nothing in the file tells whether an amount with a minus in column \(column) is an ordinary "
        + "one or one taken back"
    case .balanceContradicts(
      let line, let before, let amounts, let expected, let stated, let failed, let pairs):
      "the balance in line \(line) is \(stated), but the one before, \(before), and \(amounts) make "
        + "\(expected)" + (failed > 1 ? "; \(failed) of \(pairs) balances don't add up" : "")
    case .noBalanceFollows(let column, let pairs, let line, let settings):
      "none of \(pairs) balances in column \(column) adds up from line \(line) on"
        + (settings.isEmpty ? "" : "; all would if every amount had the other sign")
    case .signByBalance(let line, let amount, let rows):
      "the amount \(amount) in line \(line) has the sign that the balance beside it proves, not the "
        + "one of its column" + Self.others(rows)
    case .signByProfile(let line, let amount, let rows):
      "no balance proves the sign of \(amount) in line \(line); it is as the profile says"
        + Self.others(rows)
    case .sumContradicts(let opening, let sum, let closing):
      "opening balance \(opening) and rows of \(sum) don't make the closing balance \(closing)"
    default: ""
    }
  }

  private static func others(_ rows: Int) -> String {
    switch rows {
    case 1: ""
    case 2: ", and one more row"
    default: ", and \(rows - 1) more rows"
    }
  }

  var signRemedy: String? {
    switch self {
    case .noBalanceFollows(_, _, _, let settings) where !settings.isEmpty:
      "check the signs; \(settings.map { "\"\($0)\"" }.joined(separator: " or ")) in the profile "
        + "would make them add up"
    case .noBalanceFollows(let column, _, _, _):
      "check the amounts and their signs, and whether column \(column) is the balance after each row"
    case .balanceContradicts: "look for rows that are missing or wrong there"
    case .signByBalance, .signByProfile: "check this row"
    case .sumContradicts: "check the amounts and their signs, and whether rows are missing"
    default: nil
    }
  }
}
