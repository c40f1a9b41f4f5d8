import StatementModel

/// Decides what sign a table's amounts have, or says what would decide it.
struct SignDecision {
  var rule: SignRule?
  var decisions: [ReadingDecision] = []
  var question: CSVFact?
  /// How the balances fit under the rule.
  private(set) var proof: BalanceProof?

  let rows: RawRows
  var raws: [RawRows.Amount] { rows.amounts }
  let roles: ColumnRoles
  let header: [HeaderCell]

  init(
    _ extraction: RowExtraction, profile: StatementProfile?, known: KnownExporter?,
    isCardStatement: Bool
  ) {
    rows = extraction.raws
    roles = extraction.roles
    header = extraction.layout.header
    if roles.amount != nil {
      decideLone(extraction, profile, known, isCardStatement)
    } else {
      decideColumns(extraction)
    }
    if var rule, extraction.hasFees {
      rule = decideFee(rule, known)
      self.rule = rule
    }
    if let rule, rows.hasBalances {
      let proof = BalanceProof(rows, rule)
      if proof.pairs > 0 { self.proof = proof }
    }
  }

  /// So many balances must agree before they count for more than the words of the file.
  static let enoughToOverrule = 3

  mutating func choose(_ way: SignRule.Way, _ choice: String, _ why: String) {
    rule = SignRule(way: way)
    decisions.append(ReadingDecision("sign", choice, because: why))
  }

  var amountName: String {
    ColumnName.of(roles.amount ?? roles.debit ?? roles.credit ?? 0, header)
  }

  /// The first of the rules that the balances prove, if they prove one better than the others.
  func provedByBalance(_ rules: [SignRule]) -> BalanceVerdict? {
    guard rows.hasBalances else { return nil }
    var best: BalanceVerdict?
    var second = 0
    for rule in rules {
      let proof = BalanceProof(rows, rule)
      if proof.matches > (best?.matches ?? 0) {
        // A rule that gives the same rows is no rival.
        if let best, !isSame(best.rule, rule) { second = max(second, best.matches) }
        best = BalanceVerdict(rule: rule, matches: proof.matches, pairs: proof.pairs)
      } else if let best, !isSame(best.rule, rule) {
        second = max(second, proof.matches)
      }
    }
    guard let best, best.matches > second, best.matches * 3 >= best.pairs,
      best.matches == best.pairs || best.matches >= 3 * second
    else { return nil }
    return best
  }

  func isSame(_ left: SignRule, _ right: SignRule) -> Bool {
    raws.indices.allSatisfy { rows.contribution($0, left) == rows.contribution($0, right) }
  }

  /// Takes the rule that the balances prove, unless the words speak against it: then the balance
  /// may be what is owed, which rises with every purchase.
  private mutating func decideLone(
    by proved: BalanceVerdict, _ votes: WordVotes, _ isCardStatement: Bool
  ) {
    let isOwed = proved.rule.way == .asWritten && votes.isContrary
    if isOwed, isCardStatement {
      choose(
        .reversed, words(.reversed),
        "\(votes.contradictRows) rows say so in words; the balance is what is owed")
    } else if votes.isContrary {
      question = .mixedSigns(column: amountName)
    } else if proved.rule.way == .asWritten, isCardStatement, votes.agree == 0,
      raws.count(where: { $0.amount.isNegative }) * 4 < raws.count
    {
      // On a card nearly everything is spent; a balance that rises so is most likely owed.
      question = .openSign(column: amountName)
    } else {
      choose(
        proved.rule.way, words(proved.rule.way),
        "\(proved.matches) of \(proved.pairs) running balances follow so")
    }
  }

  private mutating func decideLone(
    _ extraction: RowExtraction, _ profile: StatementProfile?, _ known: KnownExporter?,
    _ isCardStatement: Bool
  ) {
    if let said = profile?.outflow {
      choose(
        said == .negative ? .asWritten : .reversed, "\(said) is money spent", "the profile says so")
      return
    }
    let hasDirections = raws.contains { $0.direction != 0 }
    var rules: [SignRule.Way] = hasDirections ? [.byDirection] : []
    rules += [.asWritten, .reversed]
    var candidates = rules.map { SignRule(way: $0) }
    if extraction.hasFees { candidates += rules.map { SignRule(way: $0, withFee: true) } }
    // One balance tells of one row; of a column without any minus, others could differ.
    let isSigned = raws.contains(where: { $0.amount.isNegative })
    if let proved = provedByBalance(candidates), isSigned || proved.matches >= 2 || hasDirections,
      !hasDirections || proved.rule.way == .byDirection || proved.matches >= Self.enoughToOverrule
    {
      decideLone(by: proved, WordVotes(extraction, proved.rule), isCardStatement)
      return
    }
    if raws.allSatisfy({ $0.amount.isZero }) {
      choose(.asWritten, "no matter", "every amount is zero")
      return
    }
    // Marks at the amounts, or a column that the header calls so.
    let isStated =
      roles.direction.map { $0 < header.count && header[$0].meaning == .direction } ?? true
    if hasDirections, isStated || known?.outflow == nil, decideByDirection() { return }
    if let known, let outflow = known.outflow {
      decideByExporter(known, outflow, WordVotes(extraction, SignRule(way: .asWritten)))
      return
    }
    if JournalEvidence.isJournal(extraction) {
      choose(
        .asWritten, words(.asWritten), "it is a journal: the rows of every entry add up to zero")
      return
    }
    decideByWords(extraction, isCardStatement)
  }

  /// The exporter's habit, unless the rows say in so many words that this file is none of its.
  private mutating func decideByExporter(
    _ known: KnownExporter, _ outflow: StatementProfile.Outflow, _ votes: WordVotes
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
  private mutating func decideByDirection() -> Bool {
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
    choose(.byDirection, words(.byDirection), "every row says whether money went in or out")
    return true
  }

  /// The direction of rows that carry no mark, where others do.
  private(set) var markRest: Int8 = 0

  private mutating func decideByWords(_ extraction: RowExtraction, _ isCardStatement: Bool) {
    let votes = WordVotes(extraction, SignRule(way: .asWritten))
    let negatives = raws.count { $0.amount.isNegative }
    let positives = raws.count { !$0.amount.isNegative && !$0.amount.isZero }
    let (agree, contradict) = (votes.agree, votes.contradict)
    let says = "\(votes.agreeRows) rows say so in words, \(votes.contradictRows) the reverse"
    let reverse = "\(votes.contradictRows) rows say so in words, \(votes.agreeRows) the reverse"
    if agree >= 4 * contradict, agree >= 2 || (agree == 1 && negatives >= positives) {
      choose(.asWritten, words(.asWritten), says)
    } else if contradict >= 4 * agree, contradict >= 2, positives > 0 || votes.contradictRows > 0,
      isCardStatement || votes.contradictRows >= 2 || negatives + positives <= 2
    {
      choose(.reversed, words(.reversed), reverse)
    } else if contradict == 0 || agree > contradict, negatives > positives,
      positives == 0 || agree > 0
    {
      choose(
        .asWritten, words(.asWritten), "\(negatives) of \(negatives + positives) rows are negative")
    } else if contradict >= agree, isCardStatement, roles.balance == nil,
      positives > 3 * negatives
    {
      choose(
        .reversed, words(.reversed),
        "a card's statement with \(positives) of \(negatives + positives) rows positive")
    } else if agree > 0, contradict > 0 {
      question = .mixedSigns(column: amountName)
    } else {
      question = .openSign(column: amountName)
    }
  }
}

/// What the running balances prove.
struct BalanceVerdict {
  var rule: SignRule
  /// How many balances follow from the one before under the rule, and of how many.
  var matches: Int
  var pairs: Int
}
