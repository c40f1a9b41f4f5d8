import StatementModel

/// What statements show together that none of them shows alone.
package enum BalanceFact: DiagnosticFact {
  /// The balance difference over the gap tells how much is missing, where balances are stated.
  case gap(StatementGap, card: CardID, missing: BalanceDifference?)
  case overdue(card: CardID, end: CalendarDate, rhythm: Int, newest: CalendarDate)
  case difference(BalanceDifference)
  case unbelievable(card: CardID, count: Int)
  case severalAccounts(card: CardID)

  package var code: String {
    switch self {
    case .gap: "statement-gap"
    case .overdue: "statement-overdue"
    case .difference: "balance-difference"
    case .unbelievable: "balances-never-agree"
    case .severalAccounts: "several-accounts"
    }
  }

  package var summary: String {
    switch self {
    case .gap(let gap, let card, let missing):
      "no statement of \(card) covers \(Self.days(gap))"
        + (missing.map { "; over it the balance changes by \(Self.text($0.missing, $0))" } ?? "")
    case .overdue(let card, let end, let rhythm, let newest):
      "the statements of \(card), about one in \(Counted.text(rhythm, "day")), end on \(end), "
        + "and those of other cards go on to \(newest)"
    case .difference(let difference): Self.words(for: difference)
    case .unbelievable(let card, let count):
      "none of \(count) balances that statements of \(card) state agrees with its transactions; "
        + "they are left aside"
    case .severalAccounts(let card):
      "the statements of \(card) are of several accounts at a time; their balances are left aside"
    }
  }

  package var remedy: String? {
    switch self {
    case .gap(let gap, let card, _):
      "get a statement of \(card) for these days from the bank: it comes after \(gap.before)"
    case .overdue: nil
    case .difference(let difference):
      switch difference.cause {
      case .deleted(let ids):
        "just so much was deleted by hand: \(ids.prefix(5).map(\.short).joined(separator: ", "))"
      case .doubled(let id):
        "just so much is \(id.short), which may be counted twice: see `daybook duplicates` and "
          + "`daybook show \(id.short)`"
      case .unknown:
        "a transaction of that time is missing or too much: hold `daybook list --card "
          + "\(difference.card)` against the bank's own list, and look for rejected rows"
      }
    case .unbelievable, .severalAccounts: nil
    }
  }

  private static func days(_ gap: StatementGap) -> String {
    let days = gap.from == gap.to ? "\(gap.from)" : "\(gap.from) to \(gap.to)"
    let months = gap.months
    guard let first = months.first, let last = months.last else { return days }
    return days + (first == last ? " (all of \(first))" : " (all of \(first) to \(last))")
  }

  private static func words(for difference: BalanceDifference) -> String {
    let (earlier, later) = (difference.earlier, difference.later)
    let from = "\(earlier.day) (\(Money(earlier.amount, earlier.currency)), \(earlier.file))"
    let to = "\(later.day) (\(Money(later.amount, later.currency)), \(later.file))"
    return "from \(from) to \(to) the balance of \(difference.card) changes by "
      + "\(text(difference.stated, difference)) and the book by "
      + "\(text(difference.booked, difference)): a difference of "
      + text(difference.missing, difference)
  }

  private static func text(_ sum: DecimalSum, _ difference: BalanceDifference) -> String {
    let currency = difference.later.currency
    return "\(sum.text(minimumDecimals: currency.minorUnits)) \(currency)"
  }
}
