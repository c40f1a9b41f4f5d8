import StatementModel

/// Signs that the balances give row by row.
extension SignDecision {
  /// Gives every row of a column without signs the one that its balance shows.
  mutating func decideRows(by found: BalanceSigns, _ extraction: RowExtraction) {
    var tried = rows
    tried.direct(found.signs)
    let rule = SignRule(way: .byDirection)
    let votes = WordVotes(extraction, rule, of: tried)
    var signs = found
    var why = "\(found.explained) of \(found.explained + found.unexplained) running balances say so"
    let rising = found.signs.count { $0 > 0 }
    let falling = found.signs.count { $0 < 0 }
    if let (said, reason) = statedKind {
      isBalanceOwed = said
      if said { why += ", and \(reason)" }
    } else if votes.isContrary, context.isCardStatement {
      isBalanceOwed = true
      why += "; \(votes.contradictRows) rows say in words that the balance is what is owed"
    } else if votes.isContrary || votes.contradict >= 2 && votes.contradict > 2 * votes.agree
      || context.isCardStatement && votes.agree == 0 && rising > falling
    {
      question = .openBalance(column: roles.balance.map { ColumnName.of($0, header) } ?? "")
      return
    }
    if isBalanceOwed { signs = found.reversed }
    isByBalance = true
    direct(signs, extraction, why, SignRule.Way.byDirection)
  }

  /// Rows that no balance proves, of a column whose other rows all go out or all come in: the first
  /// of a table need not be as the others are.
  mutating func decideFirstRows(
    _ found: BalanceSigns, _ rule: SignRule, _ extraction: RowExtraction
  ) {
    // Amounts received are written so in most tables; a card's are money spent.
    guard rule.way == .reversed, !context.isCardStatement,
      context.known?.outflow != .positive
    else { return }
    direct(found, extraction, "", rule.way)
  }

  /// - Parameter way: What the rows were found to be so far.
  private mutating func direct(
    _ found: BalanceSigns, _ extraction: RowExtraction, _ why: String, _ way: SignRule.Way
  ) {
    var signs = found.signs
    let open = signs.indices.filter { signs[$0] == 0 && !raws[$0].amount.isZero }
    var said: [Int] = []
    for row in open {
      let flow = said.count < Self.mostOddRows ? extraction.flow(of: row) : .unknown
      if flow.weight > 1 {
        signs[row] = flow.direction < 0 ? -1 : 1
      } else if let outflow = context.profile?.outflow {
        signs[row] = outflow == .positive ? -1 : 1
        said.append(row)
      } else {
        decisions.removeAll { $0.subject == "sign" }
        rule = nil
        question = .openRow(
          column: amountName, line: extraction.line(of: row) ?? 0,
          amount: raws[row].amount.description)
        return
      }
    }
    let isUniform = way == .reversed && !signs.contains(1)
    guard !isUniform else { return }
    decisions.removeAll { $0.subject == "sign" }
    if !said.isEmpty { oddRows = OddRows(rows: said, source: .profile) }
    rows.direct(signs)
    areRowsSettled = true
    choose(
      .byDirection, "row by row",
      why.isEmpty ? "the running balances and the words of rows say so" : why)
  }

  /// How many rows are looked at and named one by one.
  private static let mostOddRows = 1000

  /// Gives single rows the sign that the balance beside them proves, where with that all balances
  /// follow, and with the column's habit only most do.
  mutating func mendRows(_ proved: BalanceVerdict, _ extraction: RowExtraction) {
    guard proved.matches < proved.pairs, proved.matches >= 2, !extraction.hasFees,
      let found = BalanceSigns.find(rows, opening: context.opening), found.isWhole
    else { return }
    var signs = [Int8](repeating: 0, count: raws.count)
    var odd: [Int] = []
    for row in raws.indices {
      guard let habit = rows.contribution(row, proved.rule), !habit.isZero else { continue }
      signs[row] = habit.isNegative ? -1 : 1
      if found.signs[row] == -signs[row] {
        signs[row] = found.signs[row]
        odd.append(row)
      }
    }
    guard !odd.isEmpty, odd.count * 2 < proved.matches else {
      if !odd.isEmpty {
        rule = nil
        question = .mixedSigns(column: amountName)
      }
      return
    }
    oddRows = OddRows(rows: odd, source: .balance)
    rows.direct(signs)
    areRowsSettled = true
    rule = SignRule(way: .byDirection)
  }
}

extension RowExtraction {
  /// The line on which a row stands.
  func line(of row: Int) -> Int? {
    row < rows.count ? rows.places[row].span.line : nil
  }
}
