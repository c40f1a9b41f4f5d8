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
///
/// What stands in them is kept by the transactions and by the faces of their texts: of a line
/// nothing is kept, and its cells are made where they are written.
struct TransactionCells: Sendable {
  private let table: TransactionTable
  private let indices: [Int]
  private let basis: DateBasis
  private let doubles: [TransactionID: TransactionID]
  /// How wide amounts are made while nothing is written.
  private let amounts: AmountWriter
  /// By the columns' raw values.
  private(set) var widths: [Int]
  private(set) var hasMarks = false

  /// What is written of one transaction.
  struct Line {
    let id: UInt32
    let amount: Money
    let isInflow: Bool
    let date: CellFace
    let merchant: CellFace
    let category: CellFace
    let card: CellFace
    let mark: CellFace

    var isMarked: Bool { mark.columns > 0 }

    /// The bytes of its faces.
    @inline(__always)
    var faceBytes: Int {
      date.count + merchant.count + category.count + card.count + mark.count
    }

    /// The face of a column that has one.
    @inline(__always)
    func face(_ column: TransactionColumn) -> CellFace? {
      switch column {
      case .date: date
      case .merchant: merchant
      case .category: category
      case .card: card
      case .mark: mark
      case .id, .amount: nil
      }
    }
  }

  /// - Parameters:
  ///   - faces: Those of the transactions are added.
  ///   - cores: among which names are divided where they are many.
  init(
    _ indices: [Int], of table: TransactionTable, basis: DateBasis,
    doubles: [TransactionID: TransactionID] = [:], faces: inout CellFaces, on cores: Cores = .one
  ) {
    self.table = table
    self.indices = indices
    self.basis = basis
    self.doubles = doubles
    widths = TransactionColumn.allCases.map {
      TextWidth.columns(of: faces.locale[$0.title])
    }
    var writer = AmountWriter(faces.locale.number)
    var widest = Widest()
    var merchants = CellFaces.MerchantColumn()
    Self.forEach(of: indices, in: table.count) { index in
      let names = table.names[index]
      let numbers = table.numbers[index]
      faces.note(merchant: names.merchant, in: &merchants)
      widest.date = max(widest.date, faces.date(numbers.date(by: basis)).columns)
      widest.category = max(widest.category, faces.category(Int(names.category)).columns)
      widest.card = max(widest.card, faces.card(Int(names.card)).columns)
      widest.amount = max(widest.amount, writer.columns(of: numbers.amount))
      let mark = faces.mark(
        TransactionMark(numbers, isDoubtful: !doubles.isEmpty && doubles[numbers.id] != nil))
      widest.mark = max(widest.mark, mark.columns)
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

  /// Cuts columns to new widths.
  mutating func fit(
    _ columns: [TransactionColumn], to newWidths: [Int], faces: inout CellFaces
  ) {
    for (column, width) in zip(columns, newWidths) where width < widths[column.rawValue] {
      widths[column.rawValue] = width
      var isUsed = [Bool](repeating: false, count: faces.count)
      for line in indices.indices {
        if let place = place(of: column, indices[line], faces) { isUsed[place] = true }
      }
      faces.cut(isUsed, to: width)
    }
  }

  private func place(of column: TransactionColumn, _ index: Int, _ faces: CellFaces) -> Int? {
    let names = table.names[index]
    return switch column {
    case .date: faces.place(ofDate: table.numbers[index].date(by: basis))
    case .merchant: faces.place(ofMerchant: names.merchant)
    case .category: faces.place(ofCategory: Int(names.category))
    case .card: faces.place(ofCard: Int(names.card))
    case .mark: faces.place(of: mark(table.numbers[index]))
    case .id, .amount: nil
    }
  }

  @inline(__always)
  private func mark(_ numbers: TransactionNumbers) -> TransactionMark {
    TransactionMark(numbers, isDoubtful: !doubles.isEmpty && doubles[numbers.id] != nil)
  }

  var count: Int { indices.count }

  /// What writes the amounts of lines.
  var amountWriter: AmountWriter { amounts }

  /// One line, by its number.
  @inline(__always)
  func line(_ number: Int, _ faces: CellFaces) -> Line {
    let index = indices[number]
    let names = table.names[index]
    let numbers = table.numbers[index]
    return Line(
      id: UInt32(truncatingIfNeeded: numbers.id.high >> 32), amount: numbers.amount,
      isInflow: numbers.isInflow,
      date: faces[faces.place(ofDate: numbers.date(by: basis))],
      merchant: faces[faces.place(ofMerchant: names.merchant)],
      category: faces[faces.place(ofCategory: Int(names.category))],
      card: faces[faces.place(ofCard: Int(names.card))], mark: faces[faces.place(of: mark(numbers))]
    )
  }

  /// The bytes that cells take beside those of their faces, with what may be touched behind them.
  var room: Int { widths.reduce(0, +) + 8 + AmountWriter.room }

  /// One cell, padded to its column's width unless it is the line's last.
  @inline(__always)
  func append(
    _ column: TransactionColumn, of line: Line, _ faces: CellFaces, _ amounts: inout AmountWriter,
    isLast: Bool = false, to out: inout OutputSpan<UInt8>
  ) {
    let width = widths[column.rawValue]
    guard let face = line.face(column) else {
      if column == .id { return out.append(hex: line.id) }
      out.appendSpaces(width - amounts.columns(of: line.amount))
      return amounts.append(line.amount, to: &out)
    }
    faces.append(face, to: &out)
    if !isLast { out.appendSpaces(width - face.columns) }
  }
}
