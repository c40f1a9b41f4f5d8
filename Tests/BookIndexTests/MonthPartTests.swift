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
}
