import StatementModel

/// Makes summaries of rows that were not kept: the same as `StatementAssembly` gives statements.
struct SummaryAssembly {
  let extraction: RowExtraction
  let sign: SignDecision
  let above: StatementNotes
  let headerCurrency: Currency?
  let profile: StatementProfile?
  let path: String
  let source: RowTextSource
  /// The currency of an exporter's files that don't name it.
  var exporterCurrency: Currency?
  private(set) var warnings: [Diagnostic] = []
  private(set) var rejected: [RejectedRow] = []

  init(
    extraction: RowExtraction, sign: SignDecision, above: StatementNotes,
    headerCurrency: Currency?, profile: StatementProfile?, path: String, source: RowTextSource
  ) {
    self.extraction = extraction
    self.sign = sign
    self.above = above
    self.headerCurrency = headerCurrency
    self.profile = profile
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
    let isSplit = !bad.isEmpty || accounts.count > 1
    let raws = extraction.raws
    for row in raws.amounts.indices {
      guard let amount = raws.contribution(row, rule, unmarked: sign.markRest) else { continue }
      let account = isSplit && !accounts.isEmpty ? Int(extraction.rowAccounts[row]) : 0
      groups[isSplit && account < 0 ? accounts.count : account].add(row, amount, extraction.facts)
    }
    try report(bad, rule)
    guard isSplit else { return [summary(groups[0], accounts.first, isOnly: true)] }
    let used = groups.indices.filter { groups[$0].count > 0 }
    return used.map { number in
      summary(
        groups[number], number < accounts.count ? accounts[number] : nil, isOnly: used.count == 1)
    }
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
    for (row, place) in zip(bad, try source.records(of: bad, extraction.facts)) {
      rejected.append(
        RejectedRow(
          record: place.number, span: place.span, column: nil,
          fact: CSVFact.amountOutOfRange(extraction.raws.amounts[row].amount.description)))
    }
    for warning in BalanceWarning.all(sign) {
      guard let place = try source.records(of: [warning.row], extraction.facts).first else {
        continue
      }
      warnings.append(warning.diagnostic(line: place.span.line, path: path))
    }
  }

  private func summary(_ group: Group, _ account: String?, isOnly: Bool) -> StatementSummary {
    let facts = extraction.facts
    var summary = StatementSummary()
    summary.account = account
    if isOnly {
      if let stated = above.account, account == nil || extraction.roles.accountIsCard {
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
    let first = group.count > 0 ? facts.currency(group.first) : nil
    let isMixed = group.sums.indices.contains {
      group.sums[$0].count > 0 && facts.currencies[$0 / 2] != first
    }
    summary.currency =
      first != nil && isMixed
      ? profile?.currency ?? headerCurrency ?? above.currency
      : profile?.currency ?? first ?? headerCurrency ?? extraction.notes.currency
        ?? above.currency ?? exporterCurrency
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
