import StatementModel

/// Which transactions of an array are of one card in one month, or in one part of it, in order.
struct MonthSlice {
  var card: CardID
  var place: MonthPart
  var order: ArraySlice<TransactionOrder>

  /// Cuts transactions, in whatever order, into the months of their cards.
  ///
  /// - Parameter isParted: Whether a month of a card lies apart day by day, and with how many
  ///   transactions it is asked; without, large months do.
  static func cut(
    _ transactions: [Transaction],
    isParted: (CardID, Int, Int) -> Bool = { _, _, count in MonthPart.isParted(count: count) }
  ) throws(IndexError) -> [MonthSlice] {
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
        if isParted(card, month, end - start) {
          cut(order[start..<end], ofDays: month, card, into: &slices)
        } else {
          let place = MonthPart(month: month, part: 0)
          slices.append(MonthSlice(card: card, place: place, order: order[start..<end]))
        }
        start = end
      }
    }
    return slices
  }

  /// Cuts a month into its days.
  private static func cut(
    _ order: ArraySlice<TransactionOrder>, ofDays month: Int, _ card: CardID,
    into slices: inout [MonthSlice]
  ) {
    var start = order.startIndex
    while start < order.endIndex {
      let day = order[start].day
      let end = order[start...].firstIndex { $0.day != day } ?? order.endIndex
      let place = MonthPart(CalendarDate(dayNumber: day), isParted: true)
      slices.append(MonthSlice(card: card, place: place, order: order[start..<end]))
      start = end
    }
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
