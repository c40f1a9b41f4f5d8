import StatementModel
import TestSupport
import Testing

@testable import BookIndex

/// Months that lie apart day by day, and months that stay as they are.
@Suite struct MonthPartTests {
  private let folder: IndexFolder

  init() throws { folder = try IndexFolder() }

  private let card = CardID("visa")
  private let month = MonthEntry.month(of: CalendarDate(dayNumber: 20_513))

  /// Transactions of March 2026 and of the month after it.
  private func transactions(_ count: Int, seed: UInt64) -> [Transaction] {
    var chance = Chance(seed: seed)
    return (0..<count).map { number in
      var transaction = chance.transaction(card: card)
      transaction.purchaseDate = CalendarDate(dayNumber: Int32(20_513 + number % 61))
      return transaction
    }
  }

  private func place(_ transaction: Transaction) -> MonthPart {
    let day = transaction.date(by: .purchase)
    return MonthPart(day, isParted: MonthEntry.month(of: day) == month)
  }

  private func counts(_ transactions: [Transaction]) -> [MonthPart: Int] {
    Dictionary(grouping: transactions, by: place).mapValues(\.count)
  }

  private func ordered(_ transactions: [Transaction]) -> [Transaction] {
    TransactionTable(transactions).newestFirst(by: .purchase).transactions
  }

  @Test func `what lies apart is read as one`() throws {
    let all = transactions(500, seed: 1)
    let index = try folder.create()
    let isDone = try index.update {
      try $0.replaceTransactions(ofCard: card, with: all, parted: [month], keeping: [:])
    }
    #expect(isDone)
    #expect(try index.transactions() == ordered(all))
    let day = CalendarDate(dayNumber: 20_520)
    let query = IndexQuery(from: day, to: day)
    #expect(
      try index.transactions(matching: query)
        == ordered(all.filter { $0.date(by: .purchase) == day }))
    #expect(try index.transaction(id: all[7].id) == all[7])
    // A month that lay apart may lie together again.
    try index.update { try $0.replaceTransactions(ofCard: card, with: all) }
    #expect(try index.transactions() == ordered(all))
  }

  @Test func `what stays is neither given nor written`() throws {
    let all = transactions(500, seed: 2)
    let index = try folder.create()
    _ = try index.update {
      try $0.replaceTransactions(ofCard: card, with: all, parted: [month], keeping: [:])
    }
    var changed = all.filter { place($0).part == 5 }
    changed[0].payee = "Somebody else"
    let kept = counts(all).filter { $0.key.part != 5 }
    let isDone = try index.update {
      try $0.replaceTransactions(ofCard: card, with: changed, parted: [month], keeping: kept)
    }
    #expect(isDone)
    #expect(
      try index.transactions() == ordered(all.filter { place($0).part != 5 } + changed))
  }

  @Test func `what should stay and is not there is told of`() throws {
    let all = transactions(300, seed: 3)
    let index = try folder.create()
    _ = try index.update {
      try $0.replaceTransactions(ofCard: card, with: all, parted: [month], keeping: [:])
    }
    let wrong = [MonthPart(month: month, part: 5): 1], gone = [MonthPart(month: 7, part: 0): 1]
    for kept in [wrong, gone] {
      let isDone = try index.update {
        try $0.replaceTransactions(ofCard: card, with: [], parted: [month], keeping: kept)
      }
      #expect(!isDone)
    }
    #expect(try index.transactions() == ordered(all))
  }

  @Test func `some transactions of a month that lies apart are replaced`() throws {
    let all = transactions(500, seed: 4)
    let index = try folder.create()
    _ = try index.update {
      try $0.replaceTransactions(ofCard: card, with: all, parted: [month], keeping: [:])
    }
    let gone = Set(all.prefix(3).map(\.id))
    let new = transactions(4, seed: 5)
    let touched = try index.update {
      try $0.replaceTransactions(ofCard: card, gone, with: new)
    }
    #expect(touched == Set(counts(Array(all.prefix(3)) + new).keys))
    #expect(try index.transactions() == ordered(Array(all.dropFirst(3)) + new))
    #expect(
      try index.update { try $0.replaceTransactions(ofCard: card, gone, with: new) } == nil)
    #expect(try index.update { try $0.deleteTransactions(Set(new.map(\.id))) } == 4)
    try index.update { try $0.insertTransactions(new) }
    #expect(try index.transactions() == ordered(Array(all.dropFirst(3)) + new))
  }

  @Test func `what must be there beside what is replaced is looked for on its days`() throws {
    let all = transactions(500, seed: 6)
    let index = try folder.create()
    _ = try index.update {
      try $0.replaceTransactions(ofCard: card, with: all, parted: [month], keeping: [:])
    }
    let (gone, staying) = (Set(all.prefix(3).map(\.id)), Set(all[3..<9].map(\.id)))
    let days = Set(all.prefix(9).map { $0.date(by: .purchase) })
    let new = transactions(4, seed: 7)
    let stranger = Set(transactions(1, seed: 8).map(\.id))
    for (beside, on) in [
      (staying.union(stranger), days), (staying, days.subtracting([all[8].date(by: .purchase)])),
    ] {
      let touched = try index.update {
        try $0.replaceTransactions(ofCard: card, gone, with: new, beside: beside, on: on)
      }
      #expect(touched == nil)
    }
    #expect(try index.transactions() == ordered(all))
    let touched = try index.update {
      try $0.replaceTransactions(ofCard: card, gone, with: new, beside: staying, on: days)
    }
    #expect(touched == Set(counts(Array(all.prefix(3)) + new).keys))
    #expect(try index.transactions() == ordered(Array(all.dropFirst(3)) + new))
  }

  @Test func `a sieve lets through what it wants, in parts and as a whole`() throws {
    let all = transactions(40_000, seed: 9)
    let index = try folder.create()
    try index.update { try $0.replaceTransactions(ofCard: card, with: all) }
    let words = Set(all.prefix(5).map(\.description))
    let sieves = [
      TransactionSieve { $0.isOutflow && $0.id.low % 3 == 0 },
      TransactionSieve(
        { $0.id.low % 2 == 0 }, marking: { words.contains($0) ? 7 : 0 },
        { numbers, mark in mark == 7 || numbers.id.low % 10 == 0 }),
    ]
    let tests: [(Transaction) -> Bool] = [
      { $0.amount.isNegative && $0.id.low % 3 == 0 },
      { $0.id.low % 2 == 0 && (words.contains($0.description) || $0.id.low % 10 == 0) },
    ]
    for (sieve, test) in zip(sieves, tests) {
      let wanted = ordered(all.filter(test))
      for cores in [Cores.one, Cores(count: 2)] {
        let read = try index.table(sieve: sieve, on: cores).transactions
        #expect(read == wanted)
      }
      #expect(try sieve.sifted(index.table()).transactions == wanted)
    }
  }
}
