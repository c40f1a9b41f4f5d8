import StatementModel

/// How wide the columns of a list are.
///
/// It hangs on what is shown, but not on its order: it can be found while that is being made.
struct CellMeasures: Sendable {
  /// By the columns' raw values.
  var widths: [Int]
  /// Whether any line is marked.
  let hasMarks: Bool
  /// What writes amounts; it has looked up their currencies.
  let amounts: AmountWriter

  /// - Parameters:
  ///   - indices: the places of the transactions that are shown.
  ///   - faces: Those of the transactions are added.
  ///   - cores: among which names are divided where they are many.
  init(
    _ indices: [Int], of table: TransactionTable, basis: DateBasis,
    doubles: [TransactionID: TransactionID] = [:], faces: inout CellFaces, on cores: Cores = .one
  ) {
    widths = TransactionColumn.allCases.map {
      TextWidth.columns(of: faces.locale[$0.title])
    }
    var writer = AmountWriter(faces.locale.number)
    var widest = Widest()
    var merchants = CellFaces.MerchantColumn()
    // Neighbours in memory are mostly of one day, and each text is measured once.
    var lastDate: CalendarDate?
    var lastMark = TransactionMark(rawValue: 0)
    var isMeasured = (
      categories: [Bool](repeating: false, count: table.categories.count + 1),
      cards: [Bool](repeating: false, count: table.cards.count)
    )
    let (allNames, allNumbers) = (table.names.span, table.numbers.span)
    Self.forEach(of: indices, in: table.count) { index in
      let names = allNames[index]
      let numbers = allNumbers[index]
      faces.note(merchant: names.merchant, in: &merchants)
      let date = numbers.date(by: basis)
      if date != lastDate {
        lastDate = date
        widest.date = max(widest.date, faces.date(date).columns)
      }
      let (category, card) = (Int(names.category), Int(names.card))
      if !isMeasured.categories[category + 1] {
        isMeasured.categories[category + 1] = true
        widest.category = max(widest.category, faces.category(category).columns)
      }
      if !isMeasured.cards[card] {
        isMeasured.cards[card] = true
        widest.card = max(widest.card, faces.card(card).columns)
      }
      widest.amount = max(widest.amount, writer.columns(of: numbers.amount))
      let mark = TransactionMark(
        numbers, isDoubtful: !doubles.isEmpty && doubles[numbers.id] != nil)
      if mark != lastMark {
        lastMark = mark
        widest.mark = max(widest.mark, faces.mark(mark).columns)
      }
    }
    faces.finish(&merchants, on: cores)
    widest.merchant = merchants.columns
    amounts = writer
    hasMarks = widest.mark > 0
    for (column, width) in widest.byColumn {
      widths[column.rawValue] = max(widths[column.rawValue], width)
    }
    widths[TransactionColumn.id.rawValue] = 8
  }

  /// Tells each of many places once, in ascending order; few are told as they come.
  ///
  /// What lies side by side in memory is then looked at side by side, whatever the lines' order.
  @inline(__always)
  private static func forEach(of indices: [Int], in count: Int, _ body: (Int) -> Void) {
    guard indices.count > count / 4 else { return indices.forEach(body) }
    var isShown = [Bool](repeating: false, count: count)
    for index in indices { isShown[index] = true }
    for index in isShown.indices where isShown[index] { body(index) }
  }

  /// The columns that the widest cells take.
  private struct Widest {
    var date = 0
    var merchant = 0
    var category = 0
    var card = 0
    var amount = 0
    var mark = 0

    var byColumn: [(TransactionColumn, Int)] {
      [
        (.date, date), (.merchant, merchant), (.category, category), (.card, card),
        (.amount, amount), (.mark, mark),
      ]
    }
  }
}
