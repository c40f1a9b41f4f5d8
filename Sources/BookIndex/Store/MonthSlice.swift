import StatementModel

/// Which transactions of an array are of one card in one month, in order.
struct MonthSlice {
  var card: CardID
  /// Months since the year 0, by the purchase day.
  var month: Int
  var order: ArraySlice<TransactionOrder>

  /// Cuts transactions, in whatever order, into the months of their cards.
  static func cut(_ transactions: [Transaction]) throws(IndexError) -> [MonthSlice] {
    var byCard: [CardID: Int] = [:]
    var cards: [(card: CardID, order: [TransactionOrder])] = []
    var current = -1
    for place in transactions.indices {
      let card = transactions.texts(at: place).card
      if current < 0 || cards[current].card != card {
        current = byCard[card] ?? cards.count
        if current == cards.count {
          byCard[card] = current
          cards.append((card, []))
        }
      }
      cards[current].order.append(
        TransactionOrder(transactions.numbers(at: place), by: .purchase, place: place))
    }
    var slices: [MonthSlice] = []
    for (card, unordered) in cards {
      let order = unordered.sorted()
      var start = 0
      while start < order.count {
        let month = MonthEntry.month(of: CalendarDate(dayNumber: order[start].day))
        let end = try end(of: month, from: start, in: order)
        slices.append(MonthSlice(card: card, month: month, order: order[start..<end]))
        start = end
      }
    }
    return slices
  }

  private static func end(
    of month: Int, from start: Int, in order: [TransactionOrder]
  ) throws(IndexError) -> Int {
    var end = start + 1
    var day = order[start].day
    while end < order.count {
      if order[end].day != day {
        day = order[end].day
        guard MonthEntry.month(of: CalendarDate(dayNumber: day)) == month else { break }
      }
      guard order[end].id != order[end - 1].id else { throw .alreadyThere }
      end += 1
    }
    return end
  }
}
