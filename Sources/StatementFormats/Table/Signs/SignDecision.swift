import StatementModel

/// Decides what sign a table's amounts have, or says what would decide it.
struct SignDecision {
  /// What is known of the table besides its rows.
  struct Context {
    var profile: StatementProfile?
    var known: StatementProfile?
    /// Whether header, cells or exporter tell that this is a card's statement of purchases.
    var isCardStatement = false
    /// Whether more than a single word of the header tells that.
    var isSurelyCard = false
    /// Whether columns tell that this is an account that transfers are made from and to.
    var isAccountOfTransfers = false
    /// Whether amounts are written with a plus.
    var hasPlus = false
    /// The balance before the first row, where it is stated.
    var opening: ExactDecimal?
    /// Whether other columns show that the fee is apart from the amount, or within it.
    var feeEvidence: (SignRule) -> FeeEvidence? = { _ in nil }
  }

  var rule: SignRule?
  var decisions: [ReadingDecision] = []
  var question: TableFact?
  /// How the balances fit under the rule.
  private(set) var proof: BalanceProof?
  /// Whether the balance is what is owed: it rises with every purchase.
  var isBalanceOwed = false
  /// Whether the rule was found by the balances.
  var isByBalance = false
  /// The direction of rows that carry no mark, where others do.
  var markRest: Int8 = 0
  /// Rows whose sign was found otherwise than the others'.
  var oddRows: OddRows?
  /// What the profile's word for the fee is, where there are fees.
  var feeWord: StatementProfile.Fee?

  /// Rows whose sign only the balance or the profile tells, against the column's habit.
  struct OddRows {
    enum Source { case balance, profile }
    var rows: [Int]
    var source: Source
  }

  /// The rows, with the directions that the balances gave them.
  var rows: RawRows
  /// Whether the rows have other directions or fees than those read.
  var areRowsSettled = false
  var raws: [RawRows.Amount] { rows.amounts }
  let roles: ColumnRoles
  let header: [HeaderCell]
  let context: Context

  init(_ extraction: RowExtraction, _ context: Context) {
    rows = extraction.raws
    areRowsSettled = rows.takeFeesAsCosts()
    roles = extraction.roles
    header = extraction.layout.header
    self.context = context
    if roles.amount != nil {
      decideLone(extraction)
    } else {
      decideColumns(extraction)
    }
    if let rule, extraction.hasFees, question == nil { self.rule = decideFee(rule) }
    guard let rule, rows.hasBalances else { return }
    let proof = BalanceProof(rows, rule, unmarked: markRest, isOwed: isBalanceOwed)
    guard proof.pairs > 0 else { return }
    self.proof = proof
    holdAgainstBalances(extraction, rule, proof)
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

  var isBelowZero: Bool { rows.accounts.contains { $0.balance?.isNegative == true } }

  /// What profile or header say that the balance is, and which of them does.
  var statedKind: (isOwed: Bool, why: String)? {
    if let said = context.profile?.balanceIsOwed {
      return (said, "the profile says that the balance is what is \(said ? "owed" : "held")")
    }
    if let known = context.known, let isOwed = known.balanceIsOwed {
      return (isOwed, "the balance of \(known.name) is what is \(isOwed ? "owed" : "held")")
    }
    guard let column = roles.balance, column < header.count,
      StatementWords.has(header[column].key, Self.owedWords)
    else { return nil }
    return (true, "the header says that the balance is what is owed")
  }

  private static let owedWords = Words.list("balance.owed")

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

  /// What else than the balances decided must not be what more of them speak against.
  private mutating func holdAgainstBalances(
    _ extraction: RowExtraction, _ rule: SignRule, _ proof: BalanceProof
  ) {
    guard roles.amount != nil, !roles.isBalanceGuessed, !isByBalance, !isBalanceOwed,
      question == nil, let inverse = rule.inverse
    else { return }
    let other = BalanceProof(rows, inverse, isOwed: isBalanceOwed)
    guard other.matches > proof.matches, other.matches * 3 >= other.pairs else { return }
    guard context.profile?.outflow != nil else {
      question = .mixedSigns(column: amountName)
      return
    }
    // What a person says binds. On a card the balance is most likely what is owed.
    let isOwed =
      context.profile?.balanceIsOwed
      ?? (context.isCardStatement || WordVotes(extraction, rule).isPlain)
    guard isOwed else { return }
    isBalanceOwed = true
    self.proof = other
  }
}

/// What the running balances prove.
struct BalanceVerdict {
  var rule: SignRule
  /// How many balances follow from the one before under the rule, and of how many.
  var matches: Int
  var pairs: Int

  var evidence: String { "\(matches) of \(pairs) running balances follow so" }
}

extension SignRule {
  /// The rule that gives every row of a lone column the other sign.
  var inverse: SignRule? {
    switch way {
    case .asWritten: SignRule(way: .reversed, withFee: withFee)
    case .reversed: SignRule(way: .asWritten, withFee: withFee)
    default: nil
    }
  }
}
