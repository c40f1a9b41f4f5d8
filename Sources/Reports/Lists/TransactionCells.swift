import StatementModel

/// The columns in which people see transactions.
enum TransactionColumn: Int, CaseIterable {
  case id, date, merchant, category, card, amount, mark

  var title: ReportWord {
    switch self {
    case .id: .id
    case .date: .date
    case .merchant: .merchant
    case .category: .category
    case .card: .card
    case .amount: .amount
    case .mark: .mark
    }
  }

  var alignment: TextTable.Alignment { self == .amount ? .right : .left }

  var isFlexible: Bool { self == .merchant || self == .category || self == .card }

  /// What stands in the heading of each group need not stand in its lines.
  func isShown(under grouping: Grouping) -> Bool {
    switch self {
    case .date: grouping != .date
    case .category: grouping != .category
    case .card: grouping != .card
    default: true
    }
  }
}

/// The lines of a list as people see them, laid out but not yet written.
struct TransactionCells {
  /// Small, since there is one for each transaction: amounts of 4 GiB in all can't be laid out.
  private struct Line {
    /// Where the amount begins in `amounts`.
    var start: UInt32
    /// The faces, by their places.
    var date: Int32
    var merchant: Int32
    var category: Int32
    var card: Int32
    var mark: Int32
    var id: UInt32
    var amountBytes: UInt8
    var amountColumns: UInt8
    var isInflow: Bool
  }

  private var lines: [Line] = []
  private var amounts = ByteText()
  /// By the columns' raw values.
  private(set) var widths: [Int]
  private(set) var hasMarks = false

  init(
    _ indices: ArraySlice<Int>, of table: TransactionTable, basis: DateBasis,
    doubles: [TransactionID: TransactionID] = [:], faces: inout CellFaces
  ) {
    widths = TransactionColumn.allCases.map {
      TextWidth.columns(of: faces.locale[$0.title])
    }
    var writer = AmountWriter(faces.locale.number)
    lines.reserveCapacity(indices.count)
    amounts.reserve(indices.count * 16)
    var widest = Widest()
    for index in indices {
      let names = table.names[index]
      let numbers = table.numbers[index]
      let start = amounts.count
      let amountColumns = writer.append(numbers.amount, to: &amounts)
      let date = faces.date(numbers.date(by: basis))
      let merchant = faces.merchant(names.merchant)
      let category = faces.category(Int(names.category))
      let card = faces.card(Int(names.card))
      let mark = faces.mark(
        TransactionMark(
          numbers, isDoubtful: !doubles.isEmpty && doubles[numbers.id] != nil))
      widest.date = max(widest.date, faces.columns(date))
      widest.merchant = max(widest.merchant, faces.columns(merchant))
      widest.category = max(widest.category, faces.columns(category))
      widest.card = max(widest.card, faces.columns(card))
      widest.amount = max(widest.amount, amountColumns)
      widest.mark = max(widest.mark, faces.columns(mark))
      if mark != 0 { hasMarks = true }
      lines.append(
        Line(
          start: UInt32(clamping: start), date: Int32(clamping: date),
          merchant: Int32(clamping: merchant), category: Int32(clamping: category),
          card: Int32(clamping: card), mark: Int32(clamping: mark),
          id: UInt32(truncatingIfNeeded: numbers.id.high >> 32),
          amountBytes: UInt8(clamping: amounts.count - start),
          amountColumns: UInt8(clamping: amountColumns), isInflow: numbers.isInflow))
    }
    for (column, width) in widest.byColumn {
      widths[column.rawValue] = max(widths[column.rawValue], width)
    }
    widths[TransactionColumn.id.rawValue] = 8
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

  /// Makes the columns as wide as those of other lines of the same list.
  mutating func widen(to other: TransactionCells) {
    for column in widths.indices { widths[column] = max(widths[column], other.widths[column]) }
    hasMarks = hasMarks || other.hasMarks
  }

  /// Cuts columns to new widths.
  mutating func fit(
    _ columns: [TransactionColumn], to newWidths: [Int], faces: inout CellFaces
  ) {
    for (column, width) in zip(columns, newWidths) where width < widths[column.rawValue] {
      widths[column.rawValue] = width
      var isUsed = [Bool](repeating: false, count: faces.count)
      for line in lines { isUsed[Self.face(line, column)] = true }
      faces.cut(isUsed, to: width)
    }
  }

  var count: Int { lines.count }

  func isInflow(_ line: Int) -> Bool { lines[line].isInflow }

  func isMarked(_ line: Int) -> Bool { lines[line].mark != 0 }

  /// One cell, padded to its column's width unless it is the line's last.
  func append(
    _ column: TransactionColumn, ofLine number: Int, faces: CellFaces, isLast: Bool = false,
    to out: inout ByteText
  ) {
    let width = widths[column.rawValue]
    switch column {
    case .id: out.append(hex: lines[number].id)
    case .amount:
      out.appendSpaces(width - Int(lines[number].amountColumns))
      let start = Int(lines[number].start)
      out.append(amounts, from: start, to: start + Int(lines[number].amountBytes))
    default:
      let place = Self.face(lines[number], column)
      faces.append(place, to: &out)
      if !isLast { out.appendSpaces(width - faces.columns(place)) }
    }
  }

  private static func face(_ line: Line, _ column: TransactionColumn) -> Int {
    switch column {
    case .date: Int(line.date)
    case .merchant: Int(line.merchant)
    case .category: Int(line.category)
    case .card: Int(line.card)
    case .mark: Int(line.mark)
    case .id, .amount: 0
    }
  }
}
