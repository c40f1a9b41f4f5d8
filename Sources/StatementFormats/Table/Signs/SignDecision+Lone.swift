import StatementModel

/// The sign of amounts that stand in one column.
extension SignDecision {
  mutating func decideLone(_ extraction: RowExtraction) {
    let hasDirections = raws.contains { $0.direction != 0 }
    let isSigned = raws.contains { $0.amount.isNegative }
    // In a column without any sign or mark, each row's balance tells of that row alone.
    let signs =
      isSigned || hasDirections || extraction.hasFees || !rows.hasBalances
      ? nil : BalanceSigns.find(rows, opening: context.opening)
    if let signs, signs.isConvincing, signs.hasBoth {
      decideRows(by: signs, extraction)
      return
    }
    if let said = context.profile?.outflow {
      choose(
        said == .negative ? .asWritten : .reversed, "\(said) is money spent", "the profile says so")
      return
    }
    var rules: [SignRule.Way] = hasDirections ? [.byDirection] : []
    rules += [.asWritten, .reversed]
    var candidates = rules.map { SignRule(way: $0) }
    if extraction.hasFees { candidates += rules.map { SignRule(way: $0, withFee: true) } }
    // One balance tells of one row; of a column without any minus, others could differ.
    if let proved = provedByBalance(candidates),
      isSigned || hasDirections || proved.matches >= 2 && proved.matches == proved.pairs,
      !hasDirections || proved.rule.way == .byDirection || proved.matches >= Self.enoughToOverrule
    {
      decideLone(by: proved, WordVotes(extraction, proved.rule))
      if let rule, rule.way == proved.rule.way {
        if isSigned, !hasDirections {
          mendRows(proved, extraction)
        } else if let signs {
          decideFirstRows(signs, rule, extraction)
        }
      }
      return
    }
    decideWithoutBalances(extraction, hasDirections)
    guard let signs, let rule, isAgainst(signs, rule) else { return }
    self.rule = nil
    question = .mixedSigns(column: amountName)
  }

  /// Whether a row has another sign under the rule than the balance beside it proves.
  private func isAgainst(_ signs: BalanceSigns, _ rule: SignRule) -> Bool {
    raws.indices.contains { row in
      guard signs.signs[row] != 0, let amount = rows.contribution(row, rule) else { return false }
      return amount.isNegative != (signs.signs[row] < 0)
    }
  }

  private mutating func decideWithoutBalances(_ extraction: RowExtraction, _ hasDirections: Bool) {
    if raws.allSatisfy({ $0.amount.isZero }) {
      choose(.asWritten, "no matter", "every amount is zero")
      return
    }
    // Marks at the amounts, or a column that the header calls so.
    let isStated =
      roles.direction.map { $0 < header.count && header[$0].meaning == .direction } ?? true
    if hasDirections, isStated || context.known?.outflow == nil, decideByDirection(isStated) {
      return
    }
    if let known = context.known, let outflow = known.outflow {
      decideByExporter(known, outflow, WordVotes(extraction, SignRule(way: .asWritten)))
      return
    }
    if JournalEvidence.isJournal(extraction) {
      choose(
        .asWritten, words(.asWritten), "it is a journal: the rows of every entry add up to zero")
      return
    }
    decideByEvidence(extraction)
  }

  /// Takes the rule that the balances prove, unless the words speak against it: then the balance
  /// may be what is owed, which rises with every purchase.
  private mutating func decideLone(by proved: BalanceVerdict, _ votes: WordVotes) {
    isByBalance = true
    if let (isOwed, why) = statedKind {
      let rule = isOwed ? proved.rule.inverse ?? proved.rule : proved.rule
      isBalanceOwed = isOwed && rule != proved.rule
      choose(
        rule.way, words(rule.way),
        isBalanceOwed ? "\(proved.evidence), and \(why)" : proved.evidence)
      return
    }
    let isOwed = proved.rule.way == .asWritten && votes.isContrary
    if isOwed, context.isCardStatement {
      isBalanceOwed = true
      choose(
        .reversed, words(.reversed),
        votes.evidence(agrees: false, alone: true) + "; the balance is what is owed")
    } else if votes.isContrary || proved.rule.way == .asWritten && isPerhapsOwed(votes) {
      question = .mixedSigns(column: amountName)
    } else if proved.rule.way == .asWritten, context.isCardStatement, votes.agree == 0,
      raws.count(where: { $0.amount.isNegative }) * 4 < raws.count
    {
      // On a card nearly everything is spent; a balance that rises so is most likely owed.
      question = .openSign(column: amountName)
    } else {
      choose(proved.rule.way, words(proved.rule.way), proved.evidence)
    }
  }

  /// Whether fewer words than leave no doubt, but nearly all of them, speak for a balance that is
  /// owed, which hardly ever is below zero; or any word does, all others are silent, and most rows
  /// raise the balance.
  private func isPerhapsOwed(_ votes: WordVotes) -> Bool {
    guard votes.plainContradictRows >= 1, votes.contradict > 3 * votes.agree, !isBelowZero else {
      return false
    }
    let negatives = raws.count { $0.amount.isNegative }
    return votes.contradictRows >= 2 || votes.agree == 0 && negatives * 2 < raws.count
  }

  /// The exporter's habit, unless the rows say in so many words that this file is none of its.
  private mutating func decideByExporter(
    _ known: StatementProfile, _ outflow: StatementProfile.Outflow, _ votes: WordVotes
  ) {
    let isNegative = outflow == .negative
    let agree = isNegative ? votes.agreeRows : votes.contradictRows
    let contradict = isNegative ? votes.contradictRows : votes.agreeRows
    let spent = raws.count { !$0.amount.isZero && $0.amount.isNegative == isNegative }
    let received = raws.count { !$0.amount.isZero && $0.amount.isNegative != isNegative }
    let isUnlikely = known.kind == .card && received >= 6 && received > 3 * spent
    // A wallet's rows speak of the other side, too: a payment is one received.
    let saysOtherwise = known.kind != .wallet && contradict >= 2
    if agree == 0, saysOtherwise || isUnlikely {
      question = .againstExporter(column: amountName, exporter: known.name, outflow: outflow)
      return
    }
    choose(
      isNegative ? .asWritten : .reversed, "\(outflow) is money spent",
      "\(known.name) writes so")
  }

  func words(_ way: SignRule.Way) -> String {
    switch way {
    case .asWritten: "negative is money spent"
    case .reversed: "positive is money spent"
    default: "the direction beside the amount"
    }
  }

  /// Words for in and out in every row: they rule, unless the signs are of another mind.
  ///
  /// - Parameter isStated: Whether the header says that they are directions. Where it doesn't, one
  ///   word beside all amounts may be another thing's, such as the kind of the account.
  private mutating func decideByDirection(_ isStated: Bool) -> Bool {
    var agree = 0
    var contradict = 0
    for raw in raws where raw.direction != 0 && raw.amount.isNegative {
      if raw.direction < 0 { agree += 1 } else { contradict += 1 }
    }
    var positiveIn = 0
    var positiveOut = 0
    for raw in raws where raw.direction != 0 && !raw.amount.isNegative && !raw.amount.isZero {
      if raw.direction > 0 { positiveIn += 1 } else { positiveOut += 1 }
    }
    let unmarked = raws.contains { $0.direction == 0 && !$0.amount.isZero }
    if unmarked {
      // Marks on the rows of one direction only; the others go the other way.
      let marks = Set([1, -1].filter { mark in raws.contains { $0.direction == mark } })
      guard marks.count == 1, let mark = marks.first, agree + contradict == 0 else { return false }
      choose(
        mark > 0 ? .reversed : .asWritten, "rows without mark are the other way",
        "only the rows of one direction are marked")
      markRest = -mark
      rule = SignRule(way: .byDirection)
      return true
    }
    if agree > 0, contradict > 0 {
      question = .mixedSigns(column: amountName)
      return true
    }
    if agree > 0, positiveOut > 0, positiveIn > 0 {
      // Debits with and without a minus: a minus would then be a debit taken back.
      question = .mixedSigns(column: amountName)
      return true
    }
    let directions = Set(raws.lazy.filter { $0.direction != 0 }.map(\.direction))
    guard isStated || directions.count > 1 else { return false }
    choose(.byDirection, words(.byDirection), "every row says whether money went in or out")
    return true
  }
}
