import StatementModel

/// Two stated balances, one after the other, that the book's transactions do not lead between.
package struct BalanceDifference: Hashable, Sendable {
  /// What would account for it.
  package enum Cause: Hashable, Sendable {
    case unknown
    /// Transactions that a person took out of the book.
    case deleted([TransactionID])
    /// One of the book that comes to just so much and may be counted twice.
    case doubled(TransactionID)
  }

  package var card: CardID
  package var earlier: StatedPoint
  package var later: StatedPoint
  /// How the stated balance changes, and what the book has in that time.
  package var stated: DecimalSum
  package var booked: DecimalSum
  package var cause = Cause.unknown

  /// What the book would have to have besides.
  package var missing: DecimalSum {
    var sum = stated
    sum.add(booked.negated)
    return sum
  }
}

/// A card's stated balances in a row, each held against the book from the one before it.
package struct BalanceChain: Sendable {
  /// What is stated, those of one currency after those of another and each in their order.
  package private(set) var points: [StatedPoint] = []
  package private(set) var differences: [BalanceDifference] = []
  /// Stretches over which statement and book agree.
  package private(set) var proved: [(earlier: StatedPoint, later: StatedPoint)] = []
  /// Whether the card's statements are of several accounts at a time, whose balances say nothing
  /// about each other.
  package private(set) var hasSeveralAccounts = false

  /// How many pairs of balances were held against the book.
  package var count: Int { differences.count + proved.count }

  /// Whether balances were compared often and never agreed: such a source states something else.
  package var isUnbelievable: Bool { proved.isEmpty && differences.count > 2 }

  package init(_ card: CardStatements) {
    guard !Self.hasSeveralAccounts(card.statements) else {
      hasSeveralAccounts = true
      return
    }
    for currency in Set(card.statements.map(\.currency)).sorted() {
      let points = Self.points(of: card.statements, currency)
      self.points += points
      guard points.count > 1 else { continue }
      let book = BookBalance(card, currency: currency)
      let foreign = card.booked.filter { $0.amount.currency != currency }.map(\.day)
      for (earlier, later) in zip(points, points.dropFirst()) {
        // Amounts of another currency change this one's balance by who knows what.
        if foreign.contains(where: { earlier.day < $0 && $0 <= later.day }) { continue }
        compare(earlier, later, book, card)
      }
    }
  }

  private mutating func compare(
    _ earlier: StatedPoint, _ later: StatedPoint, _ book: BookBalance, _ card: CardStatements
  ) {
    let (before, edgesBefore) = book.balance(at: earlier)
    let (after, edgesAfter) = book.balance(at: later)
    var difference = BalanceDifference(
      card: card.card, earlier: earlier, later: later, stated: DecimalSum(), booked: after)
    difference.stated.add(later.amount)
    difference.stated.add((-Money(earlier.amount, earlier.currency)).amount)
    difference.booked.add(before.negated)
    let agrees = edgesAfter.contains { after in
      edgesBefore.contains { before in
        var sum = difference.booked
        sum.add(after)
        sum.add(before.negated)
        return sum == difference.stated
      }
    }
    guard !agrees else { return proved.append((earlier, later)) }
    difference.cause = Self.cause(of: difference, among: card.booked)
    differences.append(difference)
  }

  /// How many days before the earlier balance a transaction may lie that shows only now to be too
  /// much.
  private static let lookBack = 45

  private static func cause(
    of difference: BalanceDifference, among booked: [CardStatements.Booked]
  ) -> BalanceDifference.Cause {
    let missing = difference.missing
    let (start, end) = (difference.earlier.day, difference.later.day)
    let deleted = booked.filter { $0.isDeleted && start < $0.day && $0.day <= end }
    var sum = DecimalSum()
    for transaction in deleted { sum.add(transaction.amount.amount) }
    if !deleted.isEmpty, sum == missing { return .deleted(deleted.map(\.id)) }
    let first = start.adding(days: -lookBack)
    let fitting = booked.filter { transaction in
      guard !transaction.isDeleted, first < transaction.day, transaction.day <= end else {
        return false
      }
      var value = DecimalSum()
      value.add(transaction.amount.amount)
      return value == missing.negated
    }
    if let doubtful = fitting.first(where: \.isDoubtful) { return .doubled(doubtful.id) }
    // One that is alone is no more likely too much than any other.
    let equal = fitting.filter { start < $0.day }
    return equal.count > 1 ? .doubled(equal[equal.count - 1].id) : .unknown
  }

  /// The stated balances in their order; of one day the closing ones first.
  private static func points(
    of statements: [CardStatements.Covering], _ currency: Currency
  ) -> [StatedPoint] {
    var points: [StatedPoint] = []
    for (index, statement) in statements.enumerated() where statement.currency == currency {
      if let opening = statement.opening,
        let day = statement.from.map({ $0.adding(days: -1) }) ?? opening.date
      {
        points.append(
          StatedPoint(
            file: statement.file, day: day, amount: opening.amount, currency: currency,
            statement: index, isClosing: false))
      }
      guard let closing = statement.closing else { continue }
      // Beside an opening balance it holds all rows, whatever its date.
      let stated = [closing.date, statement.to].compactMap(\.self)
      let day = statement.opening == nil ? closing.date ?? statement.to : stated.max()
      if let day {
        points.append(
          StatedPoint(
            file: statement.file, day: day, amount: closing.amount, currency: currency,
            statement: index, isClosing: true))
      }
    }
    return points.sorted {
      ($0.day, $0.isClosing ? 0 : 1, $0.statement) < ($1.day, $1.isClosing ? 0 : 1, $1.statement)
    }
  }

  /// Whether numbers that can't be of one account overlap for longer than a number is replaced.
  private static func hasSeveralAccounts(_ statements: [CardStatements.Covering]) -> Bool {
    var accounts: [(number: String, from: CalendarDate, to: CalendarDate)] = []
    for statement in statements {
      guard let number = statement.account, let from = statement.from, let to = statement.to else {
        continue
      }
      if let place = accounts.firstIndex(where: { AccountNumber.matches($0.number, number) }) {
        accounts[place].from = min(accounts[place].from, from)
        accounts[place].to = max(accounts[place].to, to)
      } else {
        accounts.append((number, from, to))
      }
    }
    return accounts.indices.contains { one in
      accounts.indices.dropFirst(one + 1).contains { other in
        let end = min(accounts[one].to, accounts[other].to)
        return max(accounts[one].from, accounts[other].from).days(to: end) > 31
      }
    }
  }
}
