import StatementModel

/// Everything that spending reports are made of, added up once: for each month, what was spent
/// in each category, and what is no spending.
package struct SpendingLedger: Sendable {
  /// The sums of one month, or of another span.
  struct SpanSums: Sendable {
    /// Posted spending; nothing stands for uncategorized.
    var categories: [CategoryPath?: CurrencyTotals] = [:]
    /// Posted, and no spending.
    var apart: [SpendingRole: CurrencyTotals] = [:]
    var pending = CurrencyTotals()
    /// Everything posted.
    var totals = CurrencyTotals()
  }

  /// What each transaction counts as, by its place.
  let roles: [SpendingRole]
  private(set) var sums: [Month: SpanSums] = [:]
  /// Months that have transactions, oldest first.
  package let months: [Month]
  /// Of everything in the book.
  package let currencyOrder: CurrencyOrder
  /// The currencies of the book, most used first.
  package var currencies: [Currency] { currencyOrder.currencies }

  package init(_ transactions: TransactionTable, categories: CategoryTree, basis: DateBasis) {
    let judge = SpendingJudge(categories, of: transactions)
    var roles: [SpendingRole] = []
    roles.reserveCapacity(transactions.count)
    var places: [Month: Int] = [:]
    var all: [SpanSums] = []
    var last: (day: CalendarDate, place: Int)?
    for index in transactions.indices {
      let role = judge.role(at: index)
      roles.append(role)
      guard role != .gone else { continue }
      let numbers = transactions.numbers[index]
      let day = numbers.date(by: basis)
      // Neighbours mostly share their day.
      if last?.day != day {
        let month = day.month
        let place = places[month] ?? all.count
        if place == all.count {
          places[month] = place
          all.append(SpanSums())
        }
        last = (day, place)
      }
      all[last?.place ?? 0].add(
        numbers.amount, in: transactions.category(at: index), as: role,
        isPending: numbers.status == .pending)
    }
    for (month, place) in places { sums[month] = all[place] }
    self.roles = roles
    months = places.keys.sorted()
    currencyOrder = CurrencyOrder(all.map(\.totals) + all.map(\.pending))
  }

  /// The sums of the transactions at some places.
  func sums(of places: [Int], in transactions: TransactionTable) -> SpanSums {
    var sums = SpanSums()
    for index in places where roles[index] != .gone {
      sums.add(
        transactions.numbers[index].amount, in: transactions.category(at: index),
        as: roles[index],
        isPending: transactions.numbers[index].status == .pending)
    }
    return sums
  }
}

extension SpendingLedger.SpanSums {
  mutating func add(
    _ amount: Money, in category: CategoryPath?, as role: SpendingRole, isPending: Bool
  ) {
    if isPending {
      pending.add(amount, as: role)
    } else {
      totals.add(amount, as: role)
      if role == .spending {
        categories[category, default: CurrencyTotals()].add(amount, as: role)
      } else {
        apart[role, default: CurrencyTotals()].add(amount, as: role)
      }
    }
  }
}
