import StatementModel

/// One payment as the search for series sees it.
struct RecurringEntry: Hashable, Sendable {
  /// Where its transaction stands in the input.
  let index: Int
  let date: CalendarDate
  /// The card's place among all cards, by id: numbers alone make lists of entries cheap.
  let card: Int32
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
  /// By date.
  let entries: [RecurringEntry]

  /// The merchant as lists have it, of the newest payment.
  func name(in table: TransactionTable) -> String {
    table.merchantName(at: entries[entries.count - 1].index)
  }

  /// What `daybook.yaml` may call the merchant: series were once called by whole descriptions.
  func formerName(in table: TransactionTable) -> String {
    let newest = entries[entries.count - 1].index
    return table.payee(at: newest) ?? DescriptionText.shown(table.description(at: newest))
  }

  /// All groups of a book with two payments and more.
  ///
  /// Left out are transfers, payments of cards, what is hidden, pending or gone, refunds, parts of
  /// purchases in installments, and what is after the day. A split transaction is one payment.
  static func all(
    _ input: ReportInput, roles: [SpendingRole], _ merchants: MerchantTable,
    asOf day: CalendarDate
  ) -> [Self] {
    let payments = payments(input, roles: roles, merchants, asOf: day)
    let table = input.transactions
    var ranks = [Int32](repeating: 0, count: table.cards.count)
    for (rank, card) in table.cards.indices.sorted(by: { table.cards[$0] < table.cards[$1] })
      .enumerated()
    {
      ranks[card] = Int32(rank)
    }
    var groups = [[RecurringEntry]](repeating: [], count: payments.keys.count)
    var whole: [TransactionID: (group: Int, entry: Int)] = [:]
    for (index, group) in payments.all.lazy.map({ (Int($0.index), Int($0.group)) })
    where payments.counts[group] > 1 {
      let numbers = table.numbers[index]
      let names = table.names[index]
      let amount = numbers.amount
      if table.isPart(at: index) {
        if let known = whole[numbers.id] {
          let entry = groups[known.group][known.entry]
          guard let sum = entry.amount.adding(amount.amount.magnitude) else { continue }
          groups[known.group][known.entry] = RecurringEntry(
            index: entry.index, date: entry.date, card: entry.card, amount: sum,
            billed: Money(sum, amount.currency))
          continue
        }
        whole[numbers.id] = (group, groups[group].count)
      }
      let billed = table.original(at: index) ?? amount
      if groups[group].isEmpty { groups[group].reserveCapacity(payments.counts[group]) }
      groups[group].append(
        RecurringEntry(
          index: index, date: numbers.date(by: input.basis),
          card: ranks[Int(names.card)], amount: amount.amount.magnitude,
          billed: Money(billed.amount.magnitude, billed.currency)))
    }
    return groups.indices.compactMap { place in
      guard groups[place].count > 1 else { return nil }
      putInOrder(&groups[place])
      return RecurringGroup(key: payments.keys[place], entries: groups[place])
    }
  }

  /// Books mostly have the newest first, and then little is left to be put in order.
  private static func putInOrder(_ entries: inout [RecurringEntry]) {
    func isBefore(_ one: RecurringEntry, _ other: RecurringEntry) -> Bool {
      if one.date != other.date { return one.date < other.date }
      return (one.amount, one.index) < (other.amount, other.index)
    }
    entries.reverse()
    for place in entries.indices.dropFirst() where isBefore(entries[place], entries[place - 1]) {
      return entries.sort(by: isBefore)
    }
  }

  /// What groups are put in order by: merchant, currency, direction.
  static func areInOrder(_ one: Self, _ other: Self, _ merchants: MerchantTable) -> Bool {
    let names = merchants.names
    if one.key.merchant != other.key.merchant {
      return names[Int(one.key.merchant)] < names[Int(other.key.merchant)]
    }
    return (one.key.currency, one.key.isIncome ? 1 : 0)
      < (other.key.currency, other.key.isIncome ? 1 : 0)
  }

  /// The payments that may be of a series, each with the place of its key, and how many each key
  /// has: most have one, and need no more looking at.
  private static func payments(
    _ input: ReportInput, roles: [SpendingRole], _ merchants: MerchantTable,
    asOf day: CalendarDate
  ) -> (all: [(index: Int32, group: Int32)], keys: [Key], counts: [Int]) {
    var parts = MerchantParts<Direction>(merchants: merchants.names.count)
    var counts: [Int] = []
    var all: [(index: Int32, group: Int32)] = []
    all.reserveCapacity(input.transactions.count)
    let table = input.transactions
    for index in table.indices {
      let numbers = table.numbers[index]
      guard numbers.status == .posted else { continue }
      switch roles[index] {
      case .spending where !numbers.isInflow: break
      case .income where numbers.isInflow, .uncategorizedInflow: break
      default: continue
      }
      guard numbers.date(by: input.basis) <= day else { continue }
      if let installment = table.installment(at: index), installment.count > 1 { continue }
      let direction = Direction(currency: numbers.amount.currency, isIncome: numbers.isInflow)
      let place = Int(parts.number(of: merchants.numbers[index], direction))
      if place == counts.count { counts.append(0) }
      counts[place] += 1
      all.append((Int32(index), Int32(place)))
    }
    let keys = parts.all.map { merchant, part in
      Key(merchant: merchant, currency: part.currency, isIncome: part.isIncome)
    }
    return (all, keys, counts)
  }

  private struct Direction: Equatable {
    var currency: Currency
    var isIncome: Bool
  }
}
