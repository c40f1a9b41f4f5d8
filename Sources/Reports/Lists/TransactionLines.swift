import StatementModel

/// Transactions as lines that people see: a text in each column, and how wide the columns are.
struct TransactionLines: Sendable {
  /// By the columns' raw values.
  private(set) var widths: [Int]
  /// Whether any line is marked.
  let hasMarks: Bool
  private let table: TransactionTable
  private let locale: ReportLocale
  /// The places of the transactions, line by line.
  private let indices: [Int]
  private var texts: CellTexts
  /// The number of each cell's text, line after line, all columns but that of ids in their order.
  private let cells: [Int32]

  private static let cellCount = TransactionColumn.allCases.count - 1

  /// - Parameters:
  ///   - indices: the places of the transactions, line by line.
  ///   - doubles: transactions that may be ones that are there already, each with the other one.
  init(
    _ indices: [Int], of table: TransactionTable, in medium: CellMedium, cards: [Card],
    locale: ReportLocale, basis: DateBasis, doubles: [TransactionID: TransactionID] = [:]
  ) {
    var maker = CellMaker(medium, locale, cards: cards, of: table)
    var cells: [Int32] = []
    cells.reserveCapacity(indices.count * Self.cellCount)
    for index in indices {
      let (numbers, names) = (table.numbers[index], table.names[index])
      let isDoubtful = !doubles.isEmpty && doubles[numbers.id] != nil
      cells.append(maker.date(numbers.date(by: basis)))
      cells.append(maker.merchant(names.merchant))
      cells.append(maker.category(Int(names.category)))
      cells.append(maker.card(Int(names.card)))
      cells.append(maker.amount(numbers.amount))
      cells.append(maker.mark(TransactionMark(numbers, isDoubtful: isDoubtful)))
    }
    widths = maker.texts.widths
    hasMarks = widths[TransactionColumn.mark.rawValue] > 0
    for column in TransactionColumn.allCases {
      let title = TextWidth.columns(of: locale[column.title])
      widths[column.rawValue] = max(widths[column.rawValue], title)
    }
    // A title that is longer than short ids is cut.
    widths[TransactionColumn.id.rawValue] = 8
    self.table = table
    self.locale = locale
    self.indices = indices
    texts = maker.texts
    self.cells = cells
  }

  /// Fills the cells of all lines up to their columns' widths.
  mutating func fit() { texts.fit(to: widths) }

  /// The same with new widths of some columns: what is wider ends in `…`.
  mutating func fit(_ columns: [TransactionColumn], to newWidths: [Int]) {
    for (column, width) in zip(columns, newWidths) { widths[column.rawValue] = width }
    fit()
  }

  private func cell(_ column: TransactionColumn, of line: Int) -> Int32 {
    cells[line * Self.cellCount + column.rawValue - 1]
  }
}

// MARK: Terminal

extension TransactionLines {
  /// Writes the titles of some columns for a terminal.
  func appendTitles(
    _ columns: [TransactionColumn], _ locale: ReportLocale, usesColor: Bool, to out: inout ByteText
  ) {
    var titles = ""
    for column in columns {
      let (title, width) = TextWidth.cut(
        CellText.terminal(locale[column.title]), to: widths[column.rawValue])
      let blank = String(repeating: " ", count: max(0, widths[column.rawValue] - width))
      if column != columns.first { titles += "  " }
      let isLast = column == columns.last
      titles += column.alignment == .right ? blank + title : isLast ? title : title + blank
    }
    out.append(TerminalStyle.bold.applied(to: titles, if: usesColor) + "\n")
  }

  /// Writes some columns of a line for a terminal: two spaces between cells, none at the end.
  func append(
    terminal line: Int, _ columns: [TransactionColumn], usesColor: Bool, to out: inout ByteText
  ) {
    for column in columns {
      if column == .mark, texts.isEmpty(cell(.mark, of: line)) { continue }
      if column != columns.first {
        out.append(0x20)
        out.append(0x20)
      }
      let style = usesColor ? style(of: column, line) : nil
      if let style { out.append(style.start) }
      switch column {
      case .id:
        let id = table.numbers[indices[line]].id
        out.append(hex: UInt32(truncatingIfNeeded: id.high >> 32))
      case .mark:
        let mark = cell(.mark, of: line)
        let blank = texts.blank(behind: mark, in: widths[column.rawValue])
        texts.append(mark, dropping: blank, to: &out)
      default: texts.append(cell(column, of: line), to: &out)
      }
      if style != nil { out.append(TerminalStyle.end) }
    }
    out.append(0x0A)
  }

  private func style(of column: TransactionColumn, _ line: Int) -> TerminalStyle? {
    switch column {
    case .id: .dim
    case .amount: table.numbers[indices[line]].isInflow ? .green : nil
    case .mark: .yellow
    case .category: locale.style(of: table.category(at: indices[line]))
    case .date, .merchant, .card: nil
    }
  }
}

// MARK: Markdown

extension TransactionLines {
  /// The columns of a list in Markdown; without ids: who needs these finds them in the CSV.
  func markdownColumns(under grouping: Grouping) -> [TransactionColumn] {
    TransactionColumn.allCases.filter { column in
      column != .id && column.isShown(under: grouping) && (column != .mark || hasMarks)
    }
  }

  /// The titles of columns, and the rule below them.
  func markdownHead(_ columns: [TransactionColumn], _ locale: ReportLocale) -> [UInt8] {
    let widths = columns.map { self.widths[$0.rawValue] }
    let alignments = columns.map(\.alignment)
    var head = ByteText()
    MarkdownTable.writeRow(columns.map { locale[$0.title] }, widths, alignments, to: &head)
    MarkdownTable.writeRule(widths, alignments, to: &head)
    return head.bytes
  }

  /// Writes some columns of a line as a row of a Markdown table.
  func append(markdown line: Int, _ columns: [TransactionColumn], to out: inout ByteText) {
    for column in columns {
      out.append(0x7C)
      out.append(0x20)
      texts.append(cell(column, of: line), to: &out)
      out.append(0x20)
    }
    out.append(0x7C)
    out.append(0x0A)
  }
}
