import StatementModel

extension ListReport {
  /// Groups one after the other, each under its heading with count and totals.
  func writeTerminal(_ layout: TerminalLayout, to emit: ([UInt8]) throws -> Void) rethrows {
    var faces = CellFaces(.terminal, locale: request.locale, cards: cards, of: transactions)
    let order = groupedIndices
    var cells = TransactionCells(
      order, of: transactions, basis: request.basis, doubles: request.doubles, faces: &faces)
    let columns = TransactionColumn.allCases.filter { column in
      column.isShown(under: request.grouping) && (column != .mark || cells.hasMarks)
    }
    let wanted = columns.map { cells.widths[$0.rawValue] }
    let fitted = layout.fitted(wanted, flexible: columns.map(\.isFlexible), gap: 2)
    cells.fit(columns, to: fitted, faces: &faces)

    var out = ByteText()
    var line = 0
    var summary = TotalsWriter(request.locale)
    if !order.isEmpty {
      Self.writeTitles(columns, cells, request.locale, layout, to: &out)
    }
    for group in groups {
      if request.grouping != .none {
        if line > 0 { out.append(0x0A) }
        let header = CellText.terminal(group.header)
        out.append(TerminalStyle.bold.applied(to: header, if: layout.usesColor))
        out.append("  ")
        summary.append(group.totals, pending: group.pending, to: &out)
        out.append(0x0A)
      }
      for _ in group.indices {
        Self.writeLine(line, columns, cells, faces, layout, to: &out)
        line += 1
        try Self.handOn(&out, to: emit)
      }
    }
    if line > 0 { out.append(0x0A) }
    summary.append(totals, pending: pending, to: &out)
    out.append(0x0A)
    if let cutLine { out.append(cutLine + "\n") }
    try emit(out.bytes)
  }

  /// What is shown, group by group.
  private var groupedIndices: [Int] {
    var all: [Int] = []
    all.reserveCapacity(indices.count)
    for place in groups.indices { all.append(contentsOf: groups.span[place].indices) }
    return all
  }

  /// Said where not everything is shown, since totals are of everything.
  private var cutLine: String? {
    guard indices.count < matchCount else { return nil }
    let (shown, all) = (request.locale.text(indices.count), request.locale.text(matchCount))
    return request.locale.text(.shownOf, shown, all)
  }

  private static func writeTitles(
    _ columns: [TransactionColumn], _ cells: TransactionCells, _ locale: ReportLocale,
    _ layout: TerminalLayout, to out: inout ByteText
  ) {
    var line = ""
    for (index, column) in columns.enumerated() {
      let (title, width) = TextWidth.cut(
        CellText.terminal(locale[column.title]), to: cells.widths[column.rawValue])
      let blank = String(repeating: " ", count: max(0, cells.widths[column.rawValue] - width))
      if index > 0 { line += "  " }
      let isLast = index == columns.count - 1
      line += column.alignment == .right ? blank + title : isLast ? title : title + blank
    }
    out.append(TerminalStyle.bold.applied(to: line, if: layout.usesColor) + "\n")
  }

  private static func writeLine(
    _ line: Int, _ columns: [TransactionColumn], _ cells: TransactionCells,
    _ faces: CellFaces, _ layout: TerminalLayout, to out: inout ByteText
  ) {
    for index in columns.indices {
      let column = columns[index]
      // The last column, and mostly empty: no blanks at the line's end.
      if column == .mark, !cells.isMarked(line) { continue }
      if index > 0 { out.appendSpaces(2) }
      guard layout.usesColor else {
        cells.append(
          column, ofLine: line, faces: faces, isLast: index == columns.count - 1, to: &out)
        continue
      }
      let style: TerminalStyle? =
        switch column {
        case .id: .dim
        case .amount where cells.isInflow(line): .green
        case .mark: .yellow
        default: nil
        }
      if let style { out.append("\u{1B}[\(style.rawValue)m") }
      cells.append(
        column, ofLine: line, faces: faces, isLast: index == columns.count - 1, to: &out)
      if style != nil { out.append("\u{1B}[0m") }
    }
    out.append(0x0A)
  }

  /// A heading, a line of totals and a table for each group.
  func writeMarkdown(to emit: ([UInt8]) throws -> Void) rethrows {
    var faces = CellFaces(.markdown, locale: request.locale, cards: cards, of: transactions)
    let order = groupedIndices
    let cells = TransactionCells(
      order, of: transactions, basis: request.basis, doubles: request.doubles, faces: &faces)
    let table = MarkdownListing(
      cells: cells, grouping: request.grouping, locale: request.locale)
    var summary = TotalsWriter(request.locale)
    var out = ByteText()
    var line = 0
    for group in groups {
      if request.grouping != .none {
        out.append("## " + CellText.markdown(group.header) + "\n\n")
        summary.append(group.totals, pending: group.pending, to: &out)
        out.append("\n\n")
      }
      table.writeHead(to: &out)
      for _ in group.indices {
        table.writeLine(line, faces: faces, to: &out)
        line += 1
        try Self.handOn(&out, to: emit)
      }
      out.append(0x0A)
    }
    out.append("**")
    summary.append(totals, pending: pending, to: &out)
    out.append("**\n")
    if let cutLine { out.append("\n" + cutLine + "\n") }
    try emit(out.bytes)
  }
}
