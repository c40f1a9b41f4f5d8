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
    for (index, group) in payments.all where payments.counts[group] > 1 {
      let numbers = input.transactions.numbers[index]
      let names = table.names[index]
      let details = names.hasDetails ? table.details(at: index) : nil
      let amount = numbers.amount
      if details?.part != nil {
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
      let billed = details?.original ?? amount
      if groups[group].isEmpty { groups[group].reserveCapacity(payments.counts[group]) }
      groups[group].append(
        RecurringEntry(
          index: index, date: numbers.date(by: input.basis),
          card: ranks[Int(names.card)], amount: amount.amount.magnitude,
          billed: Money(billed.amount.magnitude, billed.currency)))
    }
    let keys = payments.keys
    let names = merchants.names
    return groups.indices.filter { groups[$0].count > 1 }.map { place in
      let entries = groups[place].sorted {
        ($0.date, $0.amount, $0.index) < ($1.date, $1.amount, $1.index)
      }
      let newest = entries[entries.count - 1].index
      return RecurringGroup(
        key: keys[place],
        name: table.payee(at: newest) ?? MerchantText.shown(table.description(at: newest)),
        entries: entries)
    }.sorted {
      let (one, other) = (names[Int($0.key.merchant)], names[Int($1.key.merchant)])
      return (one, $0.key.currency, $0.key.isIncome ? 1 : 0)
        < (other, $1.key.currency, $1.key.isIncome ? 1 : 0)
    }
  }

  /// The payments that may be of a series, each with the place of its key, and how many each key
  /// has: most have one, and need no more looking at.
  private static func payments(
    _ input: ReportInput, roles: [SpendingRole], _ merchants: MerchantTable,
    asOf day: CalendarDate
  ) -> (all: [(index: Int, group: Int)], keys: [Key], counts: [Int]) {
    var places: [Key: Int] = [:]
    var keys: [Key] = []
    var counts: [Int] = []
    var all: [(index: Int, group: Int)] = []
    all.reserveCapacity(input.transactions.count)
    for index in input.transactions.indices {
      let numbers = input.transactions.numbers[index]
      guard numbers.status == .posted else { continue }
      switch roles[index] {
      case .spending where !numbers.isInflow: break
      case .income where numbers.isInflow, .uncategorizedInflow: break
      default: continue
      }
      guard numbers.date(by: input.basis) <= day else { continue }
      if input.transactions.names[index].hasDetails,
        let installment = input.transactions.details(at: index)?.installment,
        installment.count > 1
      {
        continue
      }
      let key = Key(
        merchant: merchants.numbers[index], currency: numbers.amount.currency,
        isIncome: numbers.isInflow)
      let place = places[key] ?? keys.count
      if place == keys.count {
        places[key] = place
        keys.append(key)
        counts.append(0)
      }
      counts[place] += 1
      all.append((index, place))
    }
    return (all, keys, counts)
  }
}

/// Names of merchants that a bank wrote, for people.
enum MerchantText {
  /// The description with its blanks made one each.
  static func shown(_ description: String) -> String {
    if isPlain(description) { return description }
    return description.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether it is ASCII without any blank but single ones between words, as most are.
  private static func isPlain(_ description: String) -> Bool {
    var last: UInt8 = 0x20
    for byte in description.utf8 {
      guard byte >= 0x20, byte < 0x7F, byte != 0x20 || last != 0x20 else { return false }
      last = byte
    }
    return last != 0x20
  }
}
