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
  let table: TransactionTable
  /// The places of the transactions, line by line.
  let indices: [Int]
  let basis: DateBasis
  private let doubles: [TransactionID: TransactionID]
  private var measures: CellMeasures

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

  /// - Parameter measures: of all that is shown.
  init(
    _ indices: [Int], of table: TransactionTable, basis: DateBasis,
    doubles: [TransactionID: TransactionID], _ measures: CellMeasures
  ) {
    self.table = table
    self.indices = indices
    self.basis = basis
    self.doubles = doubles
    self.measures = measures
  }

  /// - Parameter faces: Those of the transactions are added.
  init(
    _ indices: [Int], of table: TransactionTable, basis: DateBasis, faces: inout CellFaces
  ) {
    let measures = CellMeasures(indices, of: table, basis: basis, faces: &faces)
    self.init(indices, of: table, basis: basis, doubles: [:], measures)
  }

  /// By the columns' raw values.
  var widths: [Int] { measures.widths }

  /// The same of the columns that have faces, and of amounts.
  var lineWidths: (date: Int, merchant: Int, category: Int, card: Int, amount: Int, mark: Int) {
    func width(_ column: TransactionColumn) -> Int { widths[column.rawValue] }
    return (
      width(.date), width(.merchant), width(.category), width(.card), width(.amount), width(.mark)
    )
  }

  var hasMarks: Bool { measures.hasMarks }

  /// Whether any of them may be one with another.
  var mayBeDoubtful: Bool { !doubles.isEmpty }

  /// Cuts columns to new widths.
  mutating func fit(
    _ columns: [TransactionColumn], to newWidths: [Int], faces: inout CellFaces
  ) {
    for (column, width) in zip(columns, newWidths) where width < widths[column.rawValue] {
      measures.widths[column.rawValue] = width
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
  func mark(_ numbers: TransactionNumbers) -> TransactionMark {
    TransactionMark(numbers, isDoubtful: !doubles.isEmpty && doubles[numbers.id] != nil)
  }

  var count: Int { indices.count }

  /// What writes the amounts of lines.
  var amountWriter: AmountWriter { measures.amounts }

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

  /// The number of the merchant's name in a line.
  @inline(__always)
  func merchant(_ number: Int) -> Int { table.names[indices[number]].merchant }

  /// The bytes that cells take beside those of their faces, with what may be touched behind them.
  var room: Int { widths.reduce(0, +) + 8 + AmountWriter.room }

  /// One cell, padded to its column's width unless it is the line's last.
  @inline(__always)
  func append(
    _ column: TransactionColumn, of line: Line, _ faces: CellFaces, _ amounts: inout AmountWriter,
    isLast: Bool = false, to out: inout BytePen
  ) {
    let width = measures.widths[column.rawValue]
    guard let face = line.face(column) else {
      if column == .id { return out.append(hex: line.id) }
      out.appendSpaces(width - amounts.columns(of: line.amount))
      return amounts.append(line.amount, to: &out)
    }
    faces.append(face, to: &out)
    if !isLast { out.appendSpaces(width - face.columns) }
  }
}
