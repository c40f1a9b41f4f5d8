import StatementModel

/// The sign of amounts that stand in a column of debits and one of credits.
extension SignDecision {
  mutating func decideColumns(_ extraction: RowExtraction) {
    let natural = SignRule(way: naturalWay())
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
    if let proved, isSame(proved.rule, natural) || proved.matches >= Self.enoughToOverrule {
      let why = "\(proved.matches) of \(proved.pairs) running balances follow so"
      guard proved.rule.way == .columnsExchanged else {
        choose(proved.rule.way, names, why)
        return
      }
      // A balance that rises with the debits is what a card's holder owes, or the columns are
      // those of a book-keeper: the words tell, and balances below zero, for none owes less.
      let votes = WordVotes(extraction, natural)
      let isBelowZero = rows.accounts.contains { $0.balance?.isNegative == true }
      if votes.agree >= 2, votes.agree > 2 * votes.contradict {
        choose(natural.way, names, "their names and words say so; the balance is what is owed")
      } else if isBelowZero || votes.contradict >= 2 && votes.contradict > 2 * votes.agree {
        choose(proved.rule.way, names, why)
      } else {
        askPair()
      }
      return
    }
    choose(
      natural.way, names,
      natural.way == .columns
        ? "their names say so" : "their names say so; the minus is only repeated")
  }

  /// How columns of these names are meant, by the signs they hold.
  private func naturalWay() -> SignRule.Way {
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
    if !debitNegative, negatives.debits * 2 > counts.debits { return .columnsAsWritten }
    return debitNegative || creditNegative ? .columnsUnsigned : .columns
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
      if WordVotes(extraction, proved.rule).isContrary {
        askPair()
      } else {
        choose(
          proved.rule.way, names,
          "\(proved.matches) of \(proved.pairs) running balances follow so")
      }
      return
    }
    let natural = SignRule(way: naturalWay())
    let votes = WordVotes(extraction, natural)
    if votes.isPlain {
      choose(
        natural.way, names,
        "\(votes.agreeRows) rows say so in words, \(votes.contradictRows) the reverse")
    } else if votes.isContrary, natural.way == .columns {
      choose(
        .columnsExchanged, names,
        "\(votes.contradictRows) rows say so in words, \(votes.agreeRows) the reverse")
    } else {
      askPair()
    }
  }

  private var columnNames: [String] {
    [roles.debit, roles.credit].compactMap { $0 }.map { ColumnName.of($0, header) }
  }

  private mutating func askPair() {
    question = .openPair(
      first: ColumnName.of(roles.debit ?? 0, header),
      second: ColumnName.of(roles.credit ?? 0, header))
  }

  /// Takes the fee off only where the balances show that the bank did, or the exporter is known.
  mutating func decideFee(_ rule: SignRule, _ known: KnownExporter?) -> SignRule {
    var plain = rule
    plain.withFee = false
    var reduced = rule
    reduced.withFee = true
    let without = BalanceProof(rows, plain)
    let with = BalanceProof(rows, reduced)
    if with.matches > without.matches
      || (known?.feeIsExtra == true && with.matches == without.matches)
    {
      decisions.append(
        ReadingDecision(
          "fee", "taken off besides the amount",
          because: with.matches > without.matches
            ? "\(with.matches) of \(with.pairs) running balances follow so"
            : "\(known?.name ?? "") writes so"))
      return reduced
    }
    return plain
  }
}
