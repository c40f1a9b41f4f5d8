import StatementModel

/// Gathers the transactions of months, each of several cards, into one table in order.
struct MonthCollector {
  private let query: IndexQuery
  private var screen: TransactionScreen?
  private let texts: TextTable
  private var table = TransactionTable()
  /// The categories' numbers in the table, by the numbers of their texts.
  private var categories: [Int: Int32] = [:]

  /// Of the month that is being read: card after card, each in order.
  private var numbers: [TransactionNumbers] = []
  private var names: [TransactionTable.Names] = []
  /// Places of those in the order of the whole month.
  private var order: [Int32] = []
  /// Where each card's begin.
  private var starts: [Int] = []

  init(
    _ query: IndexQuery, screen: TransactionScreen?,
    texts: TextTable
  ) {
    self.query = query
    self.screen = screen
    self.texts = texts
  }

  mutating func reserveCapacity(_ count: Int) { table.reserveCapacity(count) }

  /// Reads the packed transactions of one card in one month; those of one month come one after the
  /// other.
  mutating func add(_ month: MonthBlobs) throws(IndexError) {
    let (ids, facts) = (month.ids.span, month.facts.span)
    var unpacker = try TransactionUnpacker(
      card: month.card, number: table.number(of: month.card), count: month.count, ids: ids,
      facts: facts, texts: texts)
    starts.append(numbers.count)
    for _ in 0..<month.count {
      let next = try unpacker.next(
        ids, facts, through: &screen, into: &table, categories: &categories)
      guard let next, query.wants(next.numbers) else { continue }
      numbers.append(next.numbers)
      names.append(next.names)
    }
    guard unpacker.isAtEnd(of: facts) else { throw .corrupt(.packing) }
  }

  /// Takes the transactions of all cards in the month together, in order.
  mutating func endMonth() {
    defer {
      numbers.removeAll(keepingCapacity: true)
      names.removeAll(keepingCapacity: true)
      starts.removeAll(keepingCapacity: true)
    }
    guard starts.count > 1 else {
      table.append(numbers, names)
      return
    }
    order.removeAll(keepingCapacity: true)
    order.reserveCapacity(numbers.count)
    var heads: [Head] = []
    for (card, start) in starts.enumerated() {
      let end = card + 1 < starts.count ? starts[card + 1] : numbers.count
      if start < end { heads.append(Head(numbers[start], at: start, end: end)) }
    }
    // The one that comes next stands last.
    heads.sort { $1.isBefore($0) }
    while var head = heads.popLast() {
      var isLeft = true
      repeat {
        order.append(Int32(truncatingIfNeeded: head.place))
        isLeft = head.place + 1 < head.end
        if isLeft { head = Head(numbers[head.place + 1], at: head.place + 1, end: head.end) }
      } while isLeft && heads.last.map { head.isBefore($0) } ?? true
      guard isLeft else { continue }
      var place = heads.count - 1
      while place > 0, heads[place - 1].isBefore(head) { place -= 1 }
      // Into its place, step by step: inserting into so few costs more.
      heads.append(head)
      var last = heads.count - 1
      while last > place {
        heads.swapAt(last, last - 1)
        last -= 1
      }
    }
    table.append(numbers, names, inOrder: order)
  }

  /// The table, with all texts that its transactions have.
  consuming func finish() -> TransactionTable {
    table.take(texts: texts.all)
    return table
  }

  /// The next transaction of one card.
  private struct Head {
    let id: TransactionID
    let day: Int32
    let place: Int
    let end: Int

    init(_ numbers: TransactionNumbers, at place: Int, end: Int) {
      id = numbers.id
      day = numbers.date(by: .purchase).dayNumber
      self.place = place
      self.end = end
    }

    func isBefore(_ other: Head) -> Bool {
      if day != other.day { return day > other.day }
      return id.high == other.id.high ? id.low < other.id.low : id.high < other.id.high
    }
  }
}
