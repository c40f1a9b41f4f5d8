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
  /// Small, since there is one for each transaction: texts of 4 GiB and more are not laid out.
  private struct Line {
    var date: UInt32
    var category: UInt32
    var card: UInt32
    var mark: UInt32
    /// Where the amount begins in `texts`, and the merchant's name behind it.
    var start: Int
    var amountBytes: UInt32
    var merchantBytes: UInt32
    var amountColumns: UInt32
    var merchantColumns: UInt32
    var id: UInt32
    var isInflow: Bool

    var amount: Range<Int> { start..<start + Int(amountBytes) }
    var merchant: Range<Int> {
      let begin = start + Int(amountBytes)
      return begin..<begin + Int(merchantBytes)
    }
  }

  private var lines: [Line] = []
  private var texts = ByteText()
  /// By the columns' raw values.
  private(set) var widths: [Int]
  private(set) var hasMarks = false

  init(
    _ indices: [Int], of transactions: [Transaction], basis: DateBasis,
    doubles: [TransactionID: TransactionID] = [:], faces: inout CellFaces
  ) {
    widths = TransactionColumn.allCases.map {
      TextWidth.columns(of: faces.locale[$0.title])
    }
    var currencies = CurrencyFaces()
    let style = faces.locale.number
    lines.reserveCapacity(indices.count)
    var plain = ByteText()
    for index in indices {
      let names = transactions.texts(at: index)
      let numbers = transactions.numbers(at: index)
      let amount = numbers.amount
      let currency = currencies.face(of: amount.currency)
      plain.removeAll()
      plain.append(plain: amount.amount, minimumDecimals: currency.minorUnits)
      let start = texts.count
      texts.append(localizing: plain.bytes[...], code: currency.code, style)
      let middle = texts.count
      let merchantColumns = faces.append(merchant: names.merchant, to: &texts)
      let line = Line(
        date: UInt32(clamping: faces.date(numbers.date(by: basis))),
        category: UInt32(clamping: faces.category(names.category)),
        card: UInt32(clamping: faces.card(names.card)),
        mark: UInt32(
          clamping: faces.mark(
            Self.mark(
              numbers.status, isHidden: numbers.isHidden, isTransfer: numbers.isTransfer,
              isDoubtful: !doubles.isEmpty && doubles[numbers.id] != nil))),
        start: start, amountBytes: UInt32(clamping: middle - start),
        merchantBytes: UInt32(clamping: texts.count - middle),
        amountColumns: UInt32(clamping: Self.columns(of: texts.bytes[start..<middle], style)),
        merchantColumns: UInt32(clamping: merchantColumns),
        id: UInt32(truncatingIfNeeded: numbers.id.high >> 32), isInflow: numbers.isInflow)
      lines.append(line)
      widen(.date, faces.faces[Int(line.date)].columns)
      widen(.merchant, merchantColumns)
      widen(.category, faces.faces[Int(line.category)].columns)
      widen(.card, faces.faces[Int(line.card)].columns)
      widen(.mark, faces.faces[Int(line.mark)].columns)
      widen(.amount, Int(line.amountColumns))
      if line.mark != 0 { hasMarks = true }
    }
    widths[TransactionColumn.id.rawValue] = 8
  }

  /// Why a line does not count like the others, or perhaps should not.
  private static func mark(
    _ status: Transaction.Status, isHidden: Bool, isTransfer: Bool, isDoubtful: Bool
  ) -> [ReportWord] {
    guard !isDoubtful else {
      return mark(status, isHidden: isHidden, isTransfer: isTransfer, isDoubtful: false)
        + [.possibleDuplicate]
    }
    // What is hidden counts nowhere, a transfer or not.
    let reason: [ReportWord] = isHidden ? [.hidden] : isTransfer ? [.transfer] : []
    switch status {
    case .posted: return reason
    case .pending: return [.pending] + reason
    case .withdrawn: return [.withdrawn]
    case .deleted: return [.deleted]
    }
  }

  private mutating func widen(_ column: TransactionColumn, _ width: Int) {
    if widths[column.rawValue] < width { widths[column.rawValue] = width }
  }

  /// Columns of an amount: its characters, which are all narrow, but for the two around it that
  /// are not seen.
  private static func columns(of bytes: ArraySlice<UInt8>, _ style: NumberStyle) -> Int {
    bytes.reduce(style.isIsolated ? -2 : 0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  /// Cuts columns to new widths.
  mutating func fit(
    _ columns: [TransactionColumn], to newWidths: [Int], faces: inout CellFaces
  ) {
    for (column, width) in zip(columns, newWidths) where width < widths[column.rawValue] {
      widths[column.rawValue] = width
      if column == .merchant {
        cutMerchants(to: width)
        continue
      }
      faces.cut(Set(lines.map { Self.face($0, column) }), to: width)
    }
  }

  /// Cut names stand behind all others in `texts`, each behind its amount again.
  private mutating func cutMerchants(to width: Int) {
    for place in lines.indices where lines[place].merchantColumns > width {
      let whole = String(decoding: texts.bytes[lines[place].merchant], as: UTF8.self)
      let cut = TextWidth.cut(whole, to: width)
      let start = texts.count
      texts.append(Array(texts.bytes[lines[place].amount]))
      let middle = texts.count
      texts.append(TextDirection.closed(cut.text))
      lines[place].start = start
      lines[place].merchantBytes = UInt32(clamping: texts.count - middle)
      lines[place].merchantColumns = UInt32(clamping: cut.columns)
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
    let line = lines[number]
    let width = widths[column.rawValue]
    switch column {
    case .id: out.append(hex: line.id)
    case .amount:
      out.appendSpaces(width - Int(line.amountColumns))
      out.append(texts.bytes[line.amount])
    case .merchant:
      out.append(texts.bytes[line.merchant])
      if !isLast { out.appendSpaces(width - Int(line.merchantColumns)) }
    default:
      let place = Self.face(line, column)
      out.append(faces.faces[place].bytes)
      if !isLast { out.appendSpaces(width - faces.faces[place].columns) }
    }
  }

  private static func face(_ line: Line, _ column: TransactionColumn) -> Int {
    switch column {
    case .date: Int(line.date)
    case .category: Int(line.category)
    case .card: Int(line.card)
    case .mark: Int(line.mark)
    case .id, .merchant, .amount: 0
    }
  }
}
