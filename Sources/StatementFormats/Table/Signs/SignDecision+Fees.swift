import StatementModel

/// Whether fees in a column of their own are within the amounts beside them.
extension SignDecision {
  /// The rule with what is decided of the fees; asks where nothing tells.
  mutating func decideFee(_ rule: SignRule) -> SignRule {
    var plain = rule
    plain.withFee = false
    var reduced = rule
    reduced.withFee = true
    if let said = context.profile?.fee {
      return take(said == .apart ? reduced : plain, "the profile says so")
    }
    let without = BalanceProof(rows, plain, unmarked: markRest, isOwed: isBalanceOwed)
    let with = BalanceProof(rows, reduced, unmarked: markRest, isOwed: isBalanceOwed)
    if with.matches != without.matches {
      let best = with.matches > without.matches ? with : without
      return take(
        with.matches > without.matches ? reduced : plain,
        "\(best.matches) of \(best.pairs) running balances follow so")
    }
    if let known = context.known, let fee = known.fee {
      return take(fee == .apart ? reduced : plain, "\(known.name) writes so")
    }
    if let evidence = context.feeEvidence(plain) {
      return take(
        evidence.isApart ? reduced : plain, "column \(evidence.column) shows it in every row")
    }
    question = .openFee(column: ColumnName.of(roles.fee ?? 0, header))
    return plain
  }

  private mutating func take(_ rule: SignRule, _ why: String) -> SignRule {
    feeWord = rule.withFee ? .apart : .included
    decisions.append(
      ReadingDecision(
        "fee", rule.withFee ? "taken off besides the amount" : "within the amount", because: why))
    return rule
  }
}

/// A further column of amounts that is the amount with the fee, or without it.
struct FeeEvidence {
  /// The column's name.
  var column: String
  /// Whether the column is what is left of the amount after the fee, so that the amount is not.
  var isApart: Bool

  /// Looks for it in the rows by which the columns were found.
  init?(_ found: TableReader.FoundTable, _ decisions: TableDecisions, _ rule: SignRule) {
    let roles = found.assignment.roles
    guard let amount = roles.amount, let fee = roles.fee,
      rule.way == .asWritten || rule.way == .reversed
    else { return nil }
    let table = found.head.table
    let others = found.assignment.profiles.indices.filter {
      (!roles.money.contains($0) || roles.isBalanceGuessed && $0 == roles.balance)
        && found.assignment.profiles[$0].isNumbers
        && found.assignment.profiles[$0].moneyLike > 0
    }
    guard !others.isEmpty else { return nil }
    /// By column: rows in which it is the amount with the fee taken off, and with it added.
    var counts = [Int: (apart: Int, within: Int)]()
    var rows = 0
    var fields: [TableField] = []
    for record in table.records.dropFirst(found.layout.firstRow).prefix(Self.mostRows) {
      table.split(record, into: &fields)
      func value(_ column: Int) -> ExactDecimal? {
        guard column < fields.count,
          case .amount(let cell) = AmountCell.read(table.text.span, fields[column])
        else { return nil }
        return cell.value(
          table.text.span,
          decimalMark: decisions.plan.marks[column] ?? decisions.plan.marks[amount])
      }
      guard let taken = value(fee)?.magnitude, !taken.isZero, let written = value(amount) else {
        continue
      }
      rows += 1
      let isSpent = written.isNegative == (rule.way == .asWritten)
      let size = written.magnitude
      for column in others {
        guard let other = value(column)?.magnitude else { continue }
        let (more, less) = (size.adding(taken), size.subtracting(taken)?.magnitude)
        if other == (isSpent ? more : less) { counts[column, default: (0, 0)].apart += 1 }
        if other == (isSpent ? less : more) { counts[column, default: (0, 0)].within += 1 }
      }
    }
    let isNet = found.assignment.meaning(amount) == .netAmount
    for column in others {
      // Whichever sign fees have: the net amount is the one without them.
      if isNet, rows > 0, let count = counts[column], count.apart + count.within >= rows {
        self.column = ColumnName.of(column, found.layout.header)
        isApart = false
        return
      }
      guard rows > 0, let count = counts[column],
        (count.apart == rows) != (count.within == rows)
      else { continue }
      self.column = ColumnName.of(column, found.layout.header)
      isApart = count.apart == rows
      return
    }
    return nil
  }

  /// As many as the columns are found by.
  private static let mostRows = 400
}
