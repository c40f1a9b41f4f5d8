import Foundation
import StatementModel
import Testing

@testable import BookIndex

/// What two cores read must be what one reads, whatever is asked for and whatever is damaged.
@Suite struct MonthHalvesTests {
  private let folder: IndexFolder
  private let two = Cores(count: 2, fewestRows: 1)

  init() throws { folder = try IndexFolder() }

  @Test(arguments: 0..<6)
  func `two cores read what one does`(_ seed: Int) throws {
    var chance = Chance(seed: UInt64(seed))
    let transactions = chance.transactions(600)
    let index = try folder.create()
    try index.update { try $0.insertTransactions(transactions) }
    try index.close()
    for basis in DateBasis.allCases {
      let query = IndexQuery(basis: basis)
      let one = try folder.open().table(matching: query, on: .one)
      // A new connection each time, so that texts are not at hand yet.
      let both = try folder.open().table(matching: query, on: two)
      #expect(both.transactions == one.transactions)
      #expect(both.transactions == TransactionTests.ordered(transactions, by: basis))
      #expect(both.names == one.names)
      #expect(both.texts.map { Array($0.utf8) } == one.texts.map { Array($0.utf8) })
      #expect(both.categories == one.categories && both.cards == one.cards)
    }
  }

  @Test(arguments: 0..<4)
  func `what was read ahead is what is there`(_ seed: Int) throws {
    var chance = Chance(seed: UInt64(seed))
    let index = try folder.create()
    try index.update { try $0.insertTransactions(chance.transactions(600)) }
    try index.close()
    for basis in DateBasis.allCases {
      let query = IndexQuery(basis: basis)
      let one = try folder.open().table(matching: query, on: .one)
      let ahead = try #require(IndexAhead(at: folder.indexPath, leastSize: 1, on: two))
      let both = try folder.open().table(matching: query, ahead: ahead, on: two)
      #expect(both.transactions == one.transactions)
      #expect(both.names == one.names)
      #expect(both.texts.map { Array($0.utf8) } == one.texts.map { Array($0.utf8) })
    }
    // Whoever asks for less, or has no other core, takes nothing of it.
    var query = IndexQuery()
    query.cards = [CardID("card-0")]
    for cores in [two, .one] {
      let ahead = try #require(IndexAhead(at: folder.indexPath, leastSize: 1, on: two))
      let table = try folder.open().table(matching: query, ahead: ahead, on: cores)
      #expect(try table.transactions == folder.open().transactions(matching: query))
    }
    #expect(IndexAhead(at: folder.indexPath, leastSize: 1, on: .one) == nil)
    #expect(IndexAhead(at: folder.indexPath + ".none", leastSize: 1, on: two) == nil)
  }

  @Test func `wherever two cores meet, the table is the same`() throws {
    var chance = Chance(seed: 3)
    let index = try folder.create()
    try index.update { try $0.insertTransactions(chance.transactions(600)) }
    try index.close()
    let one = try folder.open().table(on: .one)
    for isAlone in [false, true] {
      let ahead = try #require(IndexAhead(at: folder.indexPath, leastSize: 1, on: two))
      var begun = try #require(ahead.take())
      if isAlone {
        // The other core comes to the end of them; else it has hardly begun.
        let all = begun.first.take()
        begun = IndexAhead.Begun(
          pageSums: begun.pageSums, texts: begun.texts, monthSums: begun.monthSums,
          months: begun.months, first: Meanwhile(on: .one) { all })
      }
      let both = try folder.open().table(ahead: IndexAhead(begun), on: two)
      #expect(both.transactions == one.transactions)
      #expect(both.names == one.names)
      #expect(both.categories == one.categories && both.cards == one.cards)
    }
  }

  @Test func `months are taken once each, from both ends`() throws {
    var chance = Chance(seed: 4)
    let index = try folder.create()
    try index.update { try $0.insertTransactions(chance.transactions(600)) }
    let entries = try index.read { handle, _ in try MonthDirectory.all(on: handle) }
    for _ in 0..<20 {
      let months = MonthsToRead(entries)
      var (first, last) = (0, entries.count)
      while true {
        let isFirst = chance.once(in: 2)
        guard let taken = isFirst ? months.takeFirst() : months.takeLast() else { break }
        #expect(!taken.isEmpty && (isFirst ? taken.lowerBound == first : taken.upperBound == last))
        if isFirst { first = taken.upperBound } else { last = taken.lowerBound }
        // None is cut.
        let edge = isFirst ? first : last
        #expect(
          edge == 0 || edge == entries.count || entries[edge].month != entries[edge - 1].month)
      }
      #expect(first == last && months.takeFirst() == nil && months.takeLast() == nil)
    }
    let months = MonthsToRead(entries)
    months.stop()
    #expect(months.takeFirst() == nil && months.takeLast() == nil)
  }

  @Test func `what was read before the index was changed is not taken`() throws {
    var chance = Chance(seed: 9)
    let all = chance.transactions(600)
    let index = try folder.create()
    try index.update { try $0.insertTransactions(Array(all.prefix(590))) }
    try index.close()
    let ahead = try #require(IndexAhead(at: folder.indexPath, leastSize: 1, on: two))
    // Read before anything is written.
    let begun = try #require(ahead.take())
    try folder.open(readOnly: false).update {
      try $0.insertTransactions(Array(all.suffix(10)))
    }
    let table = try folder.open().table(ahead: IndexAhead(begun), on: two)
    #expect(table.transactions == TransactionTests.ordered(all, by: .purchase))
  }

  @Test func `two cores look for what one looks for`() throws {
    var chance = Chance(seed: 5)
    let index = try folder.create()
    try index.update { try $0.insertTransactions(chance.transactions(600)) }
    let searches = try ["coffee", "text 1", "x", "cafe noir"].map { try SearchQuery($0) }
    for _ in 0..<40 {
      var filter = TransactionFilter()
      filter.search = chance.some { $0.of(searches) }
      filter.currency = chance.some { $0.currency() }
      filter.includesGone = chance.once(in: 2)
      var query = IndexQuery()
      query.from = chance.some { $0.date() }
      query.cards = chance.some { [CardID("card-\($0.number(below: 4))"), CardID("card-0")] }
      let screen = TransactionScreen(filter, cardNames: [:], exempt: [])
      let one = try index.table(matching: query, screen: screen, on: .one)
      let both = try folder.open().table(matching: query, screen: screen, on: two)
      #expect(both.transactions == one.transactions)
    }
  }

  @Test(arguments: 0..<4)
  func `two cores tell of damage what one tells`(_ seed: Int) throws {
    try fill(folder.create()).close()
    let sound = try folder.bytes()
    var chance = Chance(seed: UInt64(seed))
    var refused = 0
    for _ in 0..<60 {
      var damaged = sound
      for _ in 0...chance.number(below: 3) {
        damaged[8192 + chance.number(below: sound.count - 8192)] = UInt8(chance.number(below: 256))
      }
      try folder.write(damaged)
      let one = found(on: .one)
      #expect(found(on: two) == one)
      if case .failure = one { refused += 1 }
    }
    #expect(refused > 0)
  }

  private func found(on cores: Cores) -> Result<[StatementModel.Transaction], IndexError> {
    do throws(IndexError) {
      let index = try BookIndex.open(at: folder.indexPath, readOnly: true)
      return .success(try index.table(on: cores).transactions)
    } catch {
      return .failure(error)
    }
  }
}
