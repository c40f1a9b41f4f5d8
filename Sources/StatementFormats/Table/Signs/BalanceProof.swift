import StatementModel

/// Holds the running balances against the rows under one rule.
///
/// Between rows of different days the dates tell which is the later: a column of balances *before*
/// each row, with the newest first, would else prove the reverse of the sign.
struct BalanceProof {
  /// Two balances that the rows between them don't lead from one to the other.
  struct Failure {
    /// The row of the later balance.
    var row: Int
    var before: ExactDecimal
    /// What the rows after the earlier balance add up to.
    var amounts: ExactDecimal
    var expected: ExactDecimal
    var stated: ExactDecimal
  }

  /// Balances that differ from the one before by exactly the rows between, read either way.
  private(set) var oldestFirst = 0
  private(set) var newestFirst = 0
  /// Pairs of balances that could be compared.
  private(set) var pairs = 0
  /// By order, the oldest first: how many pairs fail whatever their days, and the first of them.
  private var failures = [0, 0]
  private var firstFailures: [Failure?] = [nil, nil]
  /// Pairs whose days rise, and those whose days fall.
  private var days = (rising: 0, falling: 0)

  var matches: Int { max(oldestFirst, newestFirst) }
  var isNewestFirst: Bool { newestFirst > oldestFirst }

  /// The order in which fewer pairs fail.
  private var order: Int {
    if failures[0] != failures[1] { return failures[1] < failures[0] ? 1 : 0 }
    return isNewestFirst || days.falling > days.rising ? 1 : 0
  }
  var failed: Int { failures[order] }
  var firstFailure: Failure? { firstFailures[order] }

  /// The last balance of a group, and the rows since.
  private struct Last {
    var row: Int
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

  /// - Parameters:
  ///   - unmarked: The direction of rows without mark, where others have one.
  ///   - isOwed: Whether the balance is what is owed, and rises with what is spent.
  init(_ rows: RawRows, _ rule: SignRule, unmarked: Int8 = 0, isOwed: Bool = false) {
    var last: [Int32: Last] = [:]
    for (number, account) in rows.accounts.enumerated() {
      if account.isOutside { continue }
      guard var contribution = rows.contribution(number, rule, unmarked: unmarked) else {
        last[account.group] = nil
        continue
      }
      if isOwed { contribution = -contribution }
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
        if before.day < account.day { days.rising += 1 }
        if before.day > account.day { days.falling += 1 }
        let rise = before.balance.adding(after)
        if rise == balance {
          if before.day <= account.day { oldestFirst += 1 }
        } else {
          fail(0, number, before.balance, after, rise, balance)
        }
        let fall = balance.adding(from)
        if fall == before.balance {
          if before.day >= account.day { newestFirst += 1 }
        } else {
          fail(1, before.row, balance, from, fall, before.balance)
        }
      }
      last[account.group] = Last(
        row: number, balance: balance, after: .zero, from: contribution,
        hasAmount: !contribution.isZero, day: account.day)
    }
  }

  private mutating func fail(
    _ order: Int, _ row: Int, _ before: ExactDecimal, _ amounts: ExactDecimal,
    _ expected: ExactDecimal?, _ stated: ExactDecimal
  ) {
    failures[order] += 1
    guard failures[order] == 1, let expected else { return }
    firstFailures[order] = Failure(
      row: row, before: before, amounts: amounts, expected: expected, stated: stated)
  }
}
