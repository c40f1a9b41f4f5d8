import StatementModel

/// Makes summaries of rows that were not kept: the same as `StatementAssembly` gives statements.
struct SummaryAssembly {
  let extraction: RowExtraction
  let sign: SignDecision
  let above: StatementNotes
  let currencies: CurrencySources
  let path: String
  let source: RowTextSource
  private(set) var warnings: [Diagnostic] = []
  private(set) var rejected: [RejectedRow] = []
  private(set) var decisions: [ReadingDecision] = []
  private(set) var question: MoneyFact?

  init(
    extraction: RowExtraction, sign: SignDecision, above: StatementNotes,
    currencies: CurrencySources, path: String, source: RowTextSource
  ) {
    self.extraction = extraction
    self.sign = sign
    self.above = above
    self.currencies = currencies
    self.path = path
    self.source = source
  }

  /// What the rows of one account add up to.
  private struct Group {
    var count = 0
    var first = 0
    var last = 0
    var firstDay = CalendarDate(dayNumber: .max)
    var lastDay = CalendarDate(dayNumber: .min)
    /// By the code of currency and status in `RowFacts`.
    var sums: [RunningSum] = []
    /// Whether the first rows are of one currency.
    var isUniform = true

    @inline(__always)
    mutating func add(_ row: Int, _ amount: ExactDecimal, _ facts: RowFacts) {
      let code = Int(facts.codes[row])
      if sums.count <= code {
        sums += repeatElement(RunningSum(), count: code + 1 - sums.count)
      }
      sums[code].add(amount)
      if count == 0 { first = row }
      if count < 1000, Int(facts.codes[first]) / 2 != code / 2 { isUniform = false }
      count += 1
      last = row
      let day = facts.day(row)
      firstDay = min(firstDay, day)
      lastDay = max(lastDay, day)
    }
  }

  /// A sum that is taken in cents as long as they suffice.
  private struct RunningSum {
    private var cents: Int64 = 0
    private var others = DecimalSum()
    private(set) var count = 0

    /// Far below where adding one more amount could leave the domain.
    private static let mostCents: Int64 = 10_000_000_000_000_000

    @inline(__always)
    mutating func add(_ amount: ExactDecimal) {
      count += 1
      let factor: Int64
      switch amount.scale {
      case 0: factor = 100
      case 1: factor = 10
      case 2: factor = 1
      default: factor = 0
      }
      let (part, overflow) = amount.units.multipliedReportingOverflow(by: factor)
      let sum = cents &+ part
      guard factor != 0, !overflow, part.magnitude < Self.mostCents.magnitude,
        sum.magnitude < Self.mostCents.magnitude
      else {
        others.add(amount)
        return
      }
      cents = sum
    }

    var sum: DecimalSum {
      var sum = others
      if let rest = ExactDecimal(units: cents, scale: 2) { sum.add(rest) }
      return sum
    }
  }

  /// Makes the summaries.
  mutating func summaries() throws(RecordStream.Failure) -> [StatementSummary] {
    let rule = sign.rule ?? SignRule(way: .asWritten)
    let accounts = extraction.accounts
    var groups = [Group](repeating: Group(), count: accounts.count + 1)
    let bad = outOfRange(rule)
    let isSplit = accounts.count > 1
    var homeless: [Int] = []
    let raws = extraction.raws
    for row in raws.amounts.indices {
      guard let amount = raws.contribution(row, rule, unmarked: sign.markRest) else { continue }
      let group = isSplit ? group(of: row) : 0
      if group < accounts.count || !isSplit || extraction.roles.accountIsCard {
        groups[group].add(row, amount, extraction.facts)
      } else {
        homeless.append(row)
      }
    }
    try report(bad, rule)
    let missing = extraction.missingAccount
    try reject(homeless) { _ in missing }
    guard isSplit || !bad.isEmpty else {
      return [try summary(&groups[0], 0, accounts.first, isOnly: true)]
    }
    let used = groups.indices.filter { groups[$0].count > 0 }
    var summaries: [StatementSummary] = []
    for number in used {
      summaries.append(
        try summary(
          &groups[number], number, number < accounts.count ? accounts[number] : nil,
          isOnly: used.count == 1))
    }
    return summaries
  }

  /// The group of a row; the last is of rows that name no account, where others do.
  private func group(of row: Int) -> Int {
    guard extraction.accounts.count > 1 else { return 0 }
    let account = Int(extraction.rowAccounts[row])
    return account >= 0 ? account : extraction.accounts.count
  }

  /// The currency of a group's rows that name none; they are taken out of it where nothing tells.
  private mutating func settleCurrency(
    of group: inout Group, _ number: Int
  ) throws(RecordStream.Failure) -> StatementCurrency {
    let facts = extraction.facts
    var counts: [Currency?: Int] = [:]
    for (code, sum) in group.sums.enumerated() where sum.count > 0 {
      counts[facts.currencies[code / 2], default: 0] += sum.count
    }
    let currency = StatementCurrency(counts, currencies)
    if let decision = currency.decision { decisions.append(decision) }
    question = question ?? currency.question
    guard currency.rejectsUnnamed else { return currency }
    let rule = sign.rule ?? SignRule(way: .asWritten)
    var rest = Group()
    var unnamed: [Int] = []
    for row in extraction.raws.amounts.indices
    where self.group(of: row) == number {
      guard let amount = extraction.raws.contribution(row, rule, unmarked: sign.markRest) else {
        continue
      }
      if facts.currency(row) == nil { unnamed.append(row) } else { rest.add(row, amount, facts) }
    }
    group = rest
    let missing = StatementCurrency.missing(currencies)
    try reject(unnamed) { _ in missing }
    return currency
  }

  /// The rows that have no amount under the rule.
  private func outOfRange(_ rule: SignRule) -> [Int] {
    guard rule.withFee || rule.way == .byDirection else { return [] }
    let raws = extraction.raws
    return raws.amounts.indices.filter {
      raws.contribution($0, rule, unmarked: sign.markRest) == nil
    }
  }

  /// Names the rows that have no amount, and the one whose balance contradicts.
  private mutating func report(
    _ bad: [Int], _ rule: SignRule
  ) throws(RecordStream.Failure) {
    let amounts = extraction.raws.amounts
    try reject(bad) { CSVFact.amountOutOfRange(amounts[$0].amount.description) }
    for warning in BalanceWarning.all(sign) {
      guard let place = try source.records(of: [warning.row], extraction.facts).first else {
        continue
      }
      let currency = extraction.facts.currency(warning.row) ?? currencies.ofFile
      warnings.append(warning.diagnostic(line: place.span.line, currency, path: path))
    }
  }

  private mutating func reject(
    _ rows: [Int], _ fact: (Int) -> any DiagnosticFact
  ) throws(RecordStream.Failure) {
    guard !rows.isEmpty else { return }
    for (row, place) in zip(rows, try source.records(of: rows, extraction.facts)) {
      rejected.append(
        RejectedRow(record: place.number, span: place.span, column: nil, fact: fact(row)))
    }
  }

  private mutating func summary(
    _ group: inout Group, _ number: Int, _ account: String?, isOnly: Bool
  ) throws(RecordStream.Failure) -> StatementSummary {
    let facts = extraction.facts
    var summary = StatementSummary()
    summary.currency = try settleCurrency(of: &group, number).currency
    summary.account = extraction.roles.accountIsPocket ? nil : account
    summary.pocket = extraction.pocket(account)
    if isOnly {
      if let stated = above.account, summary.account == nil || extraction.roles.accountIsCard {
        summary.account = stated
      }
      summary.openingBalance = (extraction.notes.opening ?? above.opening).map {
        StatedBalance(amount: $0)
      }
      summary.closingBalance =
        (extraction.notes.closing ?? above.closing).map { StatedBalance(amount: $0) }
        ?? lastBalance(group)
    }
    if extraction.roles.accountIsCard { summary.accountType = .creditCard }
    for (code, part) in group.sums.enumerated() {
      let currency = facts.currencies[code / 2] ?? summary.currency ?? .none
      summary.add(part.sum, of: part.count, currency, arePending: code % 2 == 1)
    }
    if group.count > 0 { summary.add(from: group.firstDay, to: group.lastDay) }
    if sign.canOwe { summary.takeBalancesAsOwed() }
    return summary
  }

  /// The balance after the newest row, where the order of rows is proved or there is but one.
  private func lastBalance(_ group: Group) -> StatedBalance? {
    guard let end = sign.newest(of: group.count), group.isUniform, !sign.isBalanceDoubtful else {
      return nil
    }
    let row = end == .first ? group.first : group.last
    return extraction.raws.balance(row).map {
      StatedBalance(amount: sign.isBalanceOwed ? -$0 : $0, date: extraction.facts.day(row))
    }
  }
}
