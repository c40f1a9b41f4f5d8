import StatementModel

/// One payment as the search for series sees it.
struct RecurringEntry: Hashable, Sendable {
  /// Where its transaction stands in the input.
  let index: Int
  let date: CalendarDate
  let card: CardID
  /// The magnitude that was booked.
  let amount: ExactDecimal
  /// The magnitude that was billed: of a foreign charge the original, which stays the same while
  /// rates move.
  let billed: Money
}

/// All payments that could be of one series: one merchant, one currency, one direction.
struct RecurringGroup: Sendable {
  struct Key: Hashable {
    /// Its number in the table of merchants.
    var merchant: Int32
    var currency: Currency
    var isIncome: Bool
  }

  let key: Key
  /// The merchant as people read it, of the newest payment.
  let name: String
  /// By date.
  let entries: [RecurringEntry]

  /// All groups of a book with two payments and more, by merchant.
  ///
  /// Left out are transfers, payments of cards, what is hidden, pending or gone, refunds, parts of
  /// purchases in installments, and what is after the day. A split transaction is one payment.
  static func all(
    _ input: ReportInput, roles: [SpendingRole], _ merchants: MerchantTable,
    asOf day: CalendarDate
  ) -> [Self] {
    var places: [Key: Int] = [:]
    var groups: [[RecurringEntry]] = []
    var keys: [Key] = []
    var whole: [TransactionID: (group: Int, entry: Int)] = [:]
    for index in input.transactions.indices where input.transactions[index].status == .posted {
      let isInflow = input.transactions[index].amount.amount.units > 0
      switch roles[index] {
      case .spending where !isInflow: break
      case .income where isInflow, .uncategorizedInflow: break
      default: continue
      }
      let date = input.transactions[index].date(by: input.basis)
      guard date <= day else { continue }
      let details = input.transactions.details(at: index)
      if let installment = details?.installment, installment.count > 1 { continue }
      let amount = input.transactions[index].amount
      if details?.part != nil, let known = whole[input.transactions[index].id] {
        let entry = groups[known.group][known.entry]
        guard let sum = entry.amount.adding(amount.amount.magnitude) else { continue }
        groups[known.group][known.entry] = RecurringEntry(
          index: entry.index, date: entry.date, card: entry.card, amount: sum,
          billed: Money(sum, amount.currency))
        continue
      }
      let merchant = merchants.numbers[index]
      let key = Key(merchant: merchant, currency: amount.currency, isIncome: isInflow)
      let place = places[key] ?? groups.count
      if place == groups.count {
        places[key] = place
        groups.append([])
        keys.append(key)
      }
      if details?.part != nil {
        whole[input.transactions[index].id] = (place, groups[place].count)
      }
      let billed = details?.original ?? amount
      groups[place].append(
        RecurringEntry(
          index: index, date: date, card: input.transactions[index].card,
          amount: amount.amount.magnitude,
          billed: Money(billed.amount.magnitude, billed.currency)))
    }
    let names = merchants.names
    return groups.indices.filter { groups[$0].count > 1 }.map { place in
      let entries = groups[place].sorted {
        ($0.date, $0.amount, $0.index) < ($1.date, $1.amount, $1.index)
      }
      let newest = input.transactions[entries[entries.count - 1].index]
      return RecurringGroup(
        key: keys[place], name: newest.payee ?? MerchantText.shown(newest.description),
        entries: entries)
    }.sorted {
      let (one, other) = (names[Int($0.key.merchant)], names[Int($1.key.merchant)])
      return (one, $0.key.currency, $0.key.isIncome ? 1 : 0)
        < (other, $1.key.currency, $1.key.isIncome ? 1 : 0)
    }
  }
}

/// Names of merchants that a bank wrote, for people.
enum MerchantText {
  /// The description with its blanks made one each.
  static func shown(_ description: String) -> String {
    description.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
