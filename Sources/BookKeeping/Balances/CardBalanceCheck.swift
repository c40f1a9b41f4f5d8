import StatementModel

/// What a card's statements show together: which days are missing, which balances they state, and what
/// a person should hear of it.
package struct CardBalanceCheck: Sendable {
  /// Days that no statement covers, and of which nothing proves that nothing is missing.
  package private(set) var gaps: [StatementGap] = []
  /// The last day covered, where a statement should have come since.
  package private(set) var overdueSince: CalendarDate?
  /// The balances that the statements state, those of one currency after those of another and each in
  /// their order; none where they are left aside.
  package private(set) var stated: [StatedPoint] = []
  package private(set) var coverage: [Diagnostic] = []
  package private(set) var balances: [Diagnostic] = []
  /// Whether stated balances contradict the transactions between, and no person's word explains it.
  package private(set) var isContradicted = false
  /// How many pairs of stated balances were held against the book.
  package private(set) var pairs = 0

  /// - Parameter newest: The last day that any card's statements cover.
  package init(_ card: CardStatements, newest: CalendarDate?) {
    let chain = BalanceChain(card)
    pairs = chain.count
    checkCoverage(card, chain, newest)
    checkBalances(card, chain)
  }

  private mutating func checkCoverage(
    _ card: CardStatements, _ chain: BalanceChain, _ newest: CalendarDate?
  ) {
    let covered = StatementCoverage(card.statements)
    for gap in covered.gaps {
      // Balances that agree over it prove that nothing is missing.
      let isProved = chain.proved.contains { $0.earlier.day < gap.from && gap.to <= $0.later.day }
      if isProved { continue }
      gaps.append(gap)
      let fact = BalanceFact.gap(gap, card: card.card, missing: chain.difference(over: gap))
      coverage.append(Diagnostic(.warning, fact, at: SourceLocation(file: gap.after)))
    }
    if let newest, let end = covered.end, let rhythm = covered.rhythm,
      covered.isOverdue(on: newest)
    {
      overdueSince = end
      let fact = BalanceFact.overdue(card: card.card, end: end, rhythm: rhythm, newest: newest)
      coverage.append(Diagnostic(.note, fact))
    }
  }

  private mutating func checkBalances(_ card: CardStatements, _ chain: BalanceChain) {
    if chain.hasSeveralAccounts {
      balances.append(Diagnostic(.note, BalanceFact.severalAccounts(card: card.card)))
    }
    guard !chain.isUnbelievable else {
      let fact = BalanceFact.unbelievable(card: card.card, count: chain.count)
      balances.append(Diagnostic(.note, fact))
      return
    }
    stated = chain.points
    isContradicted = chain.differences.contains { difference in
      if case .deleted = difference.cause { false } else { true }
    }
    let told = Set(gaps.compactMap(chain.difference))
    for difference in chain.differences where !told.contains(difference) {
      var severity = Diagnostic.Severity.warning
      if case .deleted = difference.cause { severity = .note }
      balances.append(
        Diagnostic(
          severity, BalanceFact.difference(difference),
          at: SourceLocation(file: difference.later.file)))
    }
  }
}

extension BalanceChain {
  /// What the stated balances on both sides of a gap say is missing.
  fileprivate func difference(over gap: StatementGap) -> BalanceDifference? {
    guard !isUnbelievable else { return nil }
    return differences.first { $0.earlier.day < gap.from && gap.to <= $0.later.day }
  }
}
