import StatementModel

/// A moment at which a statement states the balance.
package struct StatedPoint: Hashable, Sendable {
  package var file: String
  /// The balance stands at the end of this day.
  package var day: CalendarDate
  package var amount: ExactDecimal
  package var currency: Currency
  /// The statement, by its place among the card's.
  package var statement: Int
  package var isClosing: Bool
}

/// What the book's transactions come to at a moment that a statement names, counted from the
/// book's beginning.
///
/// A statement knows best which transactions its balance holds: those it lists, those before it,
/// and of its own days those that statements list which end no later. What only later statements
/// list came after it was made. So where statements overlap, each counts the same transactions
/// once.
struct BookBalance {
  private let statements: [CardStatements.Covering]
  /// By day.
  private let booked: [CardStatements.Booked]
  /// The sum of all transactions before each.
  private var sums: [DecimalSum]

  init(_ card: CardStatements, currency: Currency) {
    statements = card.statements
    booked = card.booked.filter { !$0.isDeleted && $0.amount.currency == currency }
      .sorted { ($0.day, $0.id) < ($1.day, $1.id) }
    sums = [DecimalSum()]
    sums.reserveCapacity(booked.count + 1)
    var sum = DecimalSum()
    for transaction in booked {
      sum.add(transaction.amount.amount)
      sums.append(sum)
    }
    members = Array(repeating: [], count: statements.count)
    for (index, transaction) in booked.enumerated() {
      for statement in Set(transaction.statements) { members[statement].append(index) }
    }
  }

  /// The transactions that each statement shows.
  private var members: [[Int]]

  /// The book's balance at the point, and what may be added to it, since nobody knows in which
  /// order things happened on the day itself.
  func balance(at point: StatedPoint) -> (balance: DecimalSum, alternatives: [DecimalSum]) {
    let statement = statements[point.statement]
    let from = statement.from ?? point.day.adding(days: 1)
    var sum = others(before: from, point.statement)
    guard point.isClosing else {
      let first = others(from: from, to: from, point.statement) { _ in true }
      return (sum, [DecimalSum(), first])
    }
    let to = statement.to ?? point.day
    let end = statement.opening == nil ? min(to, point.day) : to
    func isEarlier(_ transaction: CardStatements.Booked) -> Bool {
      transaction.statements.contains { (statements[$0].to ?? to) <= to }
    }
    sum.add(others(from: from, to: end, point.statement, isEarlier))
    // On the last day nobody knows which came first.
    var edges = [
      DecimalSum(), others(from: end, to: end, point.statement) { !isEarlier($0) },
      others(from: end, to: end, point.statement, isEarlier).negated,
    ]
    if point.day > to {
      sum.add(others(from: to.adding(days: 1), to: point.day, point.statement) { _ in true })
      edges.append(others(from: point.day, to: point.day, point.statement) { _ in true }.negated)
    }
    var late = DecimalSum()
    for index in members[point.statement] {
      let (day, amount) = (booked[index].day, booked[index].amount.amount)
      // A balance that stands beside an opening one holds all that is listed.
      guard statement.opening != nil || day <= point.day else { continue }
      sum.add(amount)
      if statement.opening == nil, day == point.day { late.add(amount) }
    }
    return (sum, edges + [late.negated])
  }

  /// The sum of what the statement does not list, of days before one.
  private func others(before day: CalendarDate, _ statement: Int) -> DecimalSum {
    var sum = sums[booked.lowerBound { $0.day < day }]
    for index in members[statement] where booked[index].day < day {
      sum.add((-booked[index].amount).amount)
    }
    return sum
  }

  /// The sum of what the statement does not list and a condition wants, from one day to another.
  private func others(
    from: CalendarDate, to: CalendarDate, _ statement: Int,
    _ isWanted: (CardStatements.Booked) -> Bool
  ) -> DecimalSum {
    var sum = DecimalSum()
    for transaction in booked[booked.lowerBound { $0.day < from }...].prefix(while: { $0.day <= to }
    )
    where !transaction.statements.contains(statement) && isWanted(transaction) {
      sum.add(transaction.amount.amount)
    }
    return sum
  }
}
