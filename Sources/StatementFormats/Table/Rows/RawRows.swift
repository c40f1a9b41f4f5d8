import StatementModel

/// What rows write of their amounts, before the sign is decided.
struct RawRows {
  /// One row; sixteen bytes, since there are as many as rows.
  struct Amount {
    /// The amount as written, with its written sign.
    var amount: ExactDecimal
    /// 0 a lone amount, 1 from the column of debits, 2 of credits.
    var kind: Int8 = 0
    /// What a word or mark beside it says: 1 in, -1 out.
    var direction: Int8 = 0
  }

  /// What a row says of the account's balance.
  struct Account {
    var fee: ExactDecimal?
    var balance: ExactDecimal?
    /// Which account and currency the balance is of.
    var group: Int32 = 0
    var day = CalendarDate(dayNumber: 0)
    /// Whether the balances of other rows leave this one out: a pending row without a balance.
    var isOutside = false
  }

  private(set) var amounts: [Amount] = []
  /// As many as `amounts`, or none where the table has neither balances nor fees.
  private(set) var accounts: [Account] = []

  mutating func reserve(_ count: Int, withAccounts: Bool) {
    amounts.reserveCapacity(count)
    if withAccounts { accounts.reserveCapacity(count) }
  }

  mutating func append(_ amount: Amount, _ account: Account?) {
    amounts.append(amount)
    if let account { accounts.append(account) }
  }

  /// The same with balances that are told apart by account only.
  ///
  /// - Parameter accounts: The account of each group.
  func joined(by accounts: [Int32: Int32]) -> RawRows {
    var joined = self
    for row in joined.accounts.indices {
      joined.accounts[row].group = accounts[joined.accounts[row].group] ?? 0
    }
    return joined
  }

  var hasBalances: Bool { accounts.contains { $0.balance != nil } }

  /// The group of all balances, if they are of one account and currency.
  var onlyGroup: Int32? {
    guard let first = accounts.first?.group, accounts.allSatisfy({ $0.group == first }) else {
      return nil
    }
    return first
  }

  func balance(_ row: Int) -> ExactDecimal? { row < accounts.count ? accounts[row].balance : nil }

  /// Gives every row the direction that was found for it, by number.
  mutating func direct(_ directions: [Int8]) {
    for (row, direction) in directions.enumerated() where row < amounts.count {
      amounts[row].direction = direction
    }
  }

  /// Makes every fee positive where it was taken and negative where it was given back; true where
  /// that changed any.
  ///
  /// Where fees have both signs, the commoner is that of those taken.
  mutating func takeFeesAsCosts() -> Bool {
    let fees = accounts.compactMap(\.fee)
    let negatives = fees.count(where: \.isNegative)
    guard negatives > 0 else { return false }
    let areAmountsSigned = amounts.contains { $0.amount.isNegative }
    let isCostNegative =
      negatives == fees.count
      ? negatives > 1 || areAmountsSigned
      : negatives * 2 > fees.count || negatives * 2 == fees.count && areAmountsSigned
    guard isCostNegative else { return false }
    for row in accounts.indices { accounts[row].fee = accounts[row].fee.map { -$0 } }
    return true
  }

  /// What the row adds to the balance under a rule; nothing where that leaves the domain or no
  /// direction is known.
  func contribution(_ row: Int, _ rule: SignRule, unmarked: Int8 = 0) -> ExactDecimal? {
    var raw = amounts[row]
    if raw.direction == 0 { raw.direction = unmarked }
    let fee = rule.withFee && row < accounts.count ? accounts[row].fee : nil
    return rule.apply(raw, fee: fee)
  }
}
