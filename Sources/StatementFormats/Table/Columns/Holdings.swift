import StatementModel

/// Tells a list of what is held (lots, positions) from one of transactions.
///
/// Both have dates and amounts. But a list of holdings names how much of each thing there is and
/// what it is worth or has cost, and nothing that says what was done: no kind of transaction, no
/// amount, no debit or credit, no balance that runs on.
enum Holdings {
  /// Whether the table lists holdings; never where a profile says which columns hold amounts.
  static func areListed(_ assignment: RoleAssignment, _ profile: StatementProfile?) -> Bool {
    let header = assignment.layout.header
    let amounts: [StatementProfile.Role] = [.amount, .debit, .credit]
    guard !amounts.contains(where: { profile?.columns[$0] != nil }),
      header.contains(where: { isQuantity($0.key) }),
      !header.indices.contains(where: { isOfTransactions(header[$0], assignment) })
    else { return false }
    if header.contains(where: { isWorthOfHolding($0.key) }) { return true }
    // "Fund, Units, NAV, Value" of one day: nothing is bought and sold so.
    return assignment.hasRows && header.contains { StatementWords.has($0.key, prices) }
      && header.contains { isMereValue($0.key) } && isOfOneDay(assignment)
  }

  /// Whether all rows, several at least, are of one day, and each of another thing.
  private static func isOfOneDay(_ assignment: RoleAssignment) -> Bool {
    let dates = assignment.profiles.filter { $0.isDates && $0.fullDates > 0 }
    let texts = assignment.profiles.filter { $0.isText && !$0.isDates && !$0.isCurrencies }
    return !dates.isEmpty && dates.allSatisfy { $0.filled >= 2 && $0.distinct.count == 1 }
      && texts.contains { $0.filled >= 2 && $0.distinct.count == $0.filled }
  }

  private static func isQuantity(_ key: String) -> Bool {
    quantities.contains(key) || StatementWords.has(key, quantityWords)
  }

  /// Whether the cell names what is there now, or what it has cost, of something held.
  private static func isWorthOfHolding(_ key: String) -> Bool {
    worths.contains { key == $0 || key.hasPrefix($0 + " ") || key.hasSuffix(" " + $0) }
  }

  private static func isMereValue(_ key: String) -> Bool {
    StatementWords.has(key, values) && !StatementWords.has(key, notValues)
  }

  /// Whether the column is one that only transactions have.
  private static func isOfTransactions(_ cell: HeaderCell, _ assignment: RoleAssignment) -> Bool {
    if isWorthOfHolding(cell.key) || isMereValue(cell.key) || isQuantity(cell.key) { return false }
    switch cell.meaning {
    case .amount, .netAmount, .grossAmount, .debit, .credit, .balance, .direction, .fee,
      .originalAmount:
      return true
    case .type, .status:
      // The kind of a security is no kind of transaction.
      return !StatementWords.has(cell.key, securities)
    default: return StatementWords.has(cell.key, deeds)
    }
  }

  private static let quantities = Words.phrases("holding.quantity")
  private static let quantityWords = Words.list("holding.quantity-word")

  /// Of these one alone tells that the table is of holdings.
  private static let worths = Words.phrases("holding.worth")

  private static let prices = Words.list("holding.price")
  private static let values = Words.list("holding.value")
  private static let notValues = Words.list("holding.no-value")
  private static let securities = Words.list("holding.security")

  private static let deeds = Words.list("holding.deed")
}
