import StatementModel

/// The sign of amounts that stand in a column of debits and one of credits.
extension SignDecision {
  mutating func decideColumns(_ extraction: RowExtraction) {
    let (found, isClear) = naturalWay()
    var natural = SignRule(way: found)
    if !isClear, let said = context.profile?.outflow {
      natural = SignRule(way: said == .negative ? .columnsAsWritten : .columns)
    }
    var ways: [SignRule.Way] = [natural.way, .columnsUnsigned, .columns, .columnsExchanged]
    // Where no amount has a sign, two columns as written would both be money received.
    if raws.contains(where: { $0.amount.isNegative }) { ways.insert(.columnsAsWritten, at: 3) }
    var rules = ways.map { SignRule(way: $0) }
    if extraction.hasFees { rules += ways.map { SignRule(way: $0, withFee: true) } }
    if roles.isUnnamedPair, isDebitWrittenNegative {
      // What the signs tell apart is either so or the reverse.
      rules.removeAll { [.columns, .columnsAsWritten].contains($0.way) }
    }
    let proved = provedByBalance(rules)
    if roles.isUnnamedPair {
      decideUnnamed(proved, extraction)
      return
    }
    let names = "by the columns \(columnNames.joined(separator: " and "))"
    if let only = onlyNegative, proved.map({ isSame($0.rule, natural) }) != true {
      guard let (way, why) = way(ofOnly: only, proved, extraction) else {
        question = .mixedPair(column: ColumnName.of(only.column, header))
        return
      }
      choose(way, names, why)
      return
    }
    if let proved, isSame(proved.rule, natural) || proved.matches >= Self.enoughToOverrule {
      isByBalance = true
      let why = proved.evidence
      guard proved.rule.way == .columnsExchanged else {
        choose(proved.rule.way, names, why)
        return
      }
      if let (isOwed, reason) = statedKind {
        isBalanceOwed = isOwed
        choose(
          isOwed ? natural.way : proved.rule.way, names,
          isOwed ? "their names say so; \(reason)" : why)
        return
      }
      // A balance that rises with the debits is what a card's holder owes, or the columns are
      // those of a book-keeper: the words tell, and balances below zero, for none owes less.
      let votes = WordVotes(extraction, natural)
      if votes.agree >= 2, votes.agree > 2 * votes.contradict {
        isBalanceOwed = true
        choose(natural.way, names, "their names and words say so; the balance is what is owed")
      } else if isBelowZero || votes.contradict >= 2 && votes.contradict > 2 * votes.agree {
        choose(proved.rule.way, names, why)
      } else {
        askPair()
      }
      return
    }
    if !isClear, context.profile?.outflow == nil {
      question = .mixedPair(column: ColumnName.of(mixedColumn ?? 0, header))
      return
    }
    choose(
      natural.way, names,
      isClear
        ? natural.way == .columns
          ? "their names say so" : "their names say so; the minus is only repeated"
        : "the profile says which sign is money spent")
  }

  /// Of debits and credits the column in which neither amounts with a minus nor those without one
  /// are plainly the fewer.
  private var mixedColumn: Int? {
    for (kind, column) in [(Int8(1), roles.debit), (2, roles.credit)] {
      let used = raws.filter { $0.kind == kind && !$0.amount.isZero }
      let negatives = used.count { $0.amount.isNegative }
      // A few amounts taken back are common.
      if min(negatives, used.count - negatives) * 3 > used.count { return column }
    }
    return nil
  }

  /// How columns of these names are meant, by the signs they hold; and whether these leave no doubt.
  private func naturalWay() -> (way: SignRule.Way, isClear: Bool) {
    // By kind: how many amounts other than zero there are, and how many of them have a minus.
    var counts = (debits: 0, credits: 0)
    var negatives = (debits: 0, credits: 0)
    for raw in raws where !raw.amount.isZero {
      if raw.kind == 1 {
        counts.debits += 1
        if raw.amount.isNegative { negatives.debits += 1 }
      } else if raw.kind == 2 {
        counts.credits += 1
        if raw.amount.isNegative { negatives.credits += 1 }
      }
    }
    let debitNegative = counts.debits > 0 && negatives.debits == counts.debits
    let creditNegative = counts.credits > 0 && negatives.credits == counts.credits
    if mixedColumn != nil { return (.columns, false) }
    if !debitNegative, negatives.debits * 2 > counts.debits { return (.columnsAsWritten, true) }
    return (debitNegative || creditNegative ? .columnsUnsigned : .columns, true)
  }

  /// An amount with a minus that is the only one of its column, where those of the other have none.
  private struct OnlyNegative {
    var row: Int
    var column: Int
    var isDebit: Bool
  }

  /// One amount does not tell whether its column writes all of them with a minus, or this one was
  /// taken back.
  private var onlyNegative: OnlyNegative? {
    let used = raws.indices.filter { !raws[$0].amount.isZero }
    let negatives = used.filter { raws[$0].amount.isNegative }
    guard negatives.count == 1, used.count > 1, let row = negatives.first,
      !used.contains(where: { $0 != row && raws[$0].kind == raws[row].kind }),
      let column = raws[row].kind == 1 ? roles.debit : roles.credit
    else { return nil }
    return OnlyNegative(row: row, column: column, isDebit: raws[row].kind == 1)
  }

  /// What tells whether the only amount with a minus was taken back, if anything does.
  private mutating func way(
    ofOnly only: OnlyNegative, _ proved: BalanceVerdict?, _ extraction: RowExtraction
  ) -> (way: SignRule.Way, why: String)? {
    func way(isSpent: Bool) -> SignRule.Way {
      isSpent == only.isDebit ? .columnsUnsigned : .columns
    }
    if let said = context.profile?.outflow {
      return (way(isSpent: said == .negative), "the profile says which sign is money spent")
    }
    if let proved {
      isByBalance = true
      return (proved.rule.way, proved.evidence)
    }
    if let known = context.known, let outflow = known.outflow {
      return (way(isSpent: outflow == .negative), "the header is that of \(known.name)")
    }
    let flow = extraction.flow(of: only.row)
    // Many banks write debits with a minus, and hardly any credits.
    guard flow.direction != 0 || only.isDebit else { return nil }
    let isSpent = flow.direction < 1
    return (
      way(isSpent: isSpent),
      isSpent == only.isDebit
        ? "their names say so; the minus is only repeated"
        : "their names say so; the minus takes back, as the row says in words"
    )
  }

  /// Whether every amount in the column of debits has a minus, and none in that of credits.
  private var isDebitWrittenNegative: Bool {
    let used = raws.filter { !$0.amount.isZero }
    return used.allSatisfy { ($0.kind == 1) == $0.amount.isNegative }
      && used.contains { $0.kind == 1 } && used.contains { $0.kind == 2 }
  }

  /// Two columns that no name tells apart: the balances can, or else words that leave no doubt.
  private mutating func decideUnnamed(_ proved: BalanceVerdict?, _ extraction: RowExtraction) {
    guard !raws.isEmpty else {
      choose(.columns, "no matter", "there are no rows")
      return
    }
    let names = "by the columns \(columnNames.joined(separator: " and "))"
    if let proved {
      isByBalance = true
      let votes = WordVotes(extraction, proved.rule)
      if votes.isContrary || isPerhapsOwed(proved.rule, votes) {
        askPair()
      } else {
        choose(proved.rule.way, names, proved.evidence)
      }
      return
    }
    let natural = SignRule(way: naturalWay().way)
    let votes = WordVotes(extraction, natural)
    if votes.isPlain || votes.agreeRows >= 2 && votes.plainAgreeRows >= 1 && votes.contradict == 0 {
      choose(natural.way, names, votes.evidence(agrees: true))
    } else if votes.isContrary, natural.way == .columns {
      choose(.columnsExchanged, names, votes.evidence(agrees: false))
    } else {
      askPair()
    }
  }

  /// Whether the balance rises with the first of two columns without header, which in nearly all
  /// tables is money out, and nothing else says that it is what is held.
  private func isPerhapsOwed(_ rule: SignRule, _ votes: WordVotes) -> Bool {
    guard header.isEmpty, let debit = roles.debit, let credit = roles.credit else { return false }
    let isFirstIn = (debit < credit) == (rule.way == .columnsExchanged)
    return isFirstIn && !isBelowZero && votes.agreeRows <= votes.contradictRows
  }

  private var columnNames: [String] {
    [roles.debit, roles.credit].compactMap { $0 }.map { ColumnName.of($0, header) }
  }

  private mutating func askPair() {
    question = .openPair(
      first: ColumnName.of(roles.debit ?? 0, header),
      second: ColumnName.of(roles.credit ?? 0, header))
  }
}
