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
  }

  var way: Way
  /// Whether the fee is taken off besides the amount.
  var withFee = false

  /// The row's amount; nothing where it leaves the domain or no direction is known.
  func apply(_ raw: RawRows.Amount, fee: ExactDecimal?) -> ExactDecimal? {
    let amount: ExactDecimal
    let size = raw.amount.magnitude
    switch way {
    case .asWritten, .columnsAsWritten: amount = raw.amount
    case .reversed: amount = -raw.amount
    case .byDirection:
      guard raw.direction != 0 || raw.amount.isZero else { return nil }
      amount = raw.direction < 0 ? -size : size
    case .columns: amount = raw.kind == 1 ? -raw.amount : raw.amount
    case .columnsUnsigned: amount = raw.kind == 1 ? -size : size
    case .columnsExchanged: amount = raw.kind == 1 ? size : -size
    }
    guard withFee, let fee else { return amount }
    return amount.subtracting(fee.magnitude)
  }
}

/// Holds the running balances against the rows under one rule.
///
/// Between rows of different days the dates tell which is the later: a column of balances *before*
/// each row, with the newest first, would else prove the reverse of the sign.
struct BalanceProof {
  /// Balances that differ from the one before by exactly the rows between, read either way.
  private(set) var oldestFirst = 0
  private(set) var newestFirst = 0
  /// Pairs of balances that could be compared.
  private(set) var pairs = 0
  /// The row of the first pair that fails, in either order.
  private(set) var firstFailure: [Int?] = [nil, nil]

  var matches: Int { max(oldestFirst, newestFirst) }
  var isNewestFirst: Bool { newestFirst > oldestFirst }

  /// The last balance of a group, and the rows since.
  private struct Last {
    var balance: ExactDecimal
    /// The rows after the balance, for tables with the oldest first; nothing once out of range.
    var after: ExactDecimal?
    /// The balance's own row and those after it, for tables with the newest first.
    var from: ExactDecimal?
    var hasAmount: Bool
    var day: CalendarDate

    mutating func add(_ contribution: ExactDecimal) {
      after = after?.adding(contribution)
      from = from?.adding(contribution)
      if !contribution.isZero { hasAmount = true }
    }
  }

  init(_ rows: RawRows, _ rule: SignRule) {
    var last: [Int32: Last] = [:]
    for (number, account) in rows.accounts.enumerated() {
      guard let contribution = rows.contribution(number, rule) else {
        last[account.group] = nil
        continue
      }
      // Some banks state the balance only once a day.
      guard let balance = account.balance else {
        last[account.group]?.add(contribution)
        continue
      }
      // Rows of nothing but zero prove nothing either way.
      if let before = last[account.group], before.hasAmount || !contribution.isZero,
        let after = before.after?.adding(contribution), let from = before.from
      {
        pairs += 1
        if before.day <= account.day, before.balance.adding(after) == balance {
          oldestFirst += 1
        } else if firstFailure[0] == nil {
          firstFailure[0] = number
        }
        if before.day >= account.day, balance.adding(from) == before.balance {
          newestFirst += 1
        } else if firstFailure[1] == nil {
          firstFailure[1] = number
        }
      }
      last[account.group] = Last(
        balance: balance, after: .zero, from: contribution, hasAmount: !contribution.isZero,
        day: account.day)
    }
  }
}
