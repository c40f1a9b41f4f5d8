import StatementModel

/// How a row's amount follows from what its record writes.
struct SignRule: Hashable {
  enum Way: Hashable {
    /// As written: minus is money spent.
    case asWritten
    /// The reverse: minus is money received.
    case reversed
    /// The word or mark beside it decides; the written sign says nothing.
    case byDirection
    /// Debits are money spent, credits money received, a minus takes back.
    case columns
    /// The columns tell, whatever sign is written.
    case columnsUnsigned
    /// Both columns are written with the sign they have.
    case columnsAsWritten
    /// The columns tell, the wrong way round.
    case columnsExchanged
    /// Debits carry a minus of their own, credits none.
    case debitsAsWritten
  }

  var way: Way
  /// Whether the fee is taken off besides the amount.
  var withFee = false

  /// The row's contribution to the balance; nothing where it leaves the domain or no direction
  /// is known.
  func apply(_ raw: RowExtraction.Raw) -> ExactDecimal? {
    let amount: ExactDecimal
    let size = raw.amount.magnitude
    switch way {
    case .asWritten: amount = raw.amount
    case .reversed: amount = -raw.amount
    case .byDirection:
      guard raw.direction != 0 || raw.amount.isZero else { return nil }
      amount = raw.direction < 0 ? -size : size
    case .columns: amount = raw.kind == 1 ? -raw.amount : raw.amount
    case .columnsUnsigned: amount = raw.kind == 1 ? -size : size
    case .columnsAsWritten: amount = raw.amount
    case .columnsExchanged: amount = raw.kind == 1 ? size : -size
    case .debitsAsWritten: amount = raw.kind == 1 ? raw.amount : raw.amount
    }
    guard withFee, let fee = raw.fee else { return amount }
    return amount.subtracting(fee.magnitude)
  }
}

/// Holds the running balances against the rows under one rule.
struct BalanceProof {
  /// Pairs of neighbouring rows whose balances differ by exactly the row between them.
  private(set) var oldestFirst = 0
  private(set) var newestFirst = 0
  /// Pairs that could be compared.
  private(set) var pairs = 0
  /// The first pair that fails, in either order: row numbers.
  private(set) var firstFailure: [Int?] = [nil, nil]

  var matches: Int { max(oldestFirst, newestFirst) }
  var isNewestFirst: Bool { newestFirst > oldestFirst }

  init(_ raws: [RowExtraction.Raw], _ rule: SignRule) {
    var last: [Int32: (row: Int, balance: ExactDecimal, contribution: ExactDecimal)] = [:]
    for (number, raw) in raws.enumerated() {
      guard let contribution = rule.apply(raw) else {
        last[raw.group] = nil
        continue
      }
      guard let balance = raw.balance else {
        last[raw.group] = nil
        continue
      }
      if let before = last[raw.group] {
        // Zero proves nothing either way.
        if !contribution.isZero || !before.contribution.isZero {
          pairs += 1
          let up = before.balance.adding(contribution) == balance
          let down = balance.adding(before.contribution) == before.balance
          if up { oldestFirst += 1 } else if firstFailure[0] == nil { firstFailure[0] = number }
          if down { newestFirst += 1 } else if firstFailure[1] == nil { firstFailure[1] = number }
        }
      }
      last[raw.group] = (number, balance, contribution)
    }
  }
}
