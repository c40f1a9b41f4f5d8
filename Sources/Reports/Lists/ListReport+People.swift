import StatementModel

extension ListReport {
  /// Groups one after the other, each under its heading with count and totals.
  func writeTerminal(
    _ layout: TerminalLayout, on cores: Cores, to emit: ([UInt8]) throws -> Void
  ) rethrows {
    let order = grouped.indices
    let cells = ListCells(order, of: self, .terminal, on: cores)
    let columns = TransactionColumn.allCases.filter { column in
      column.isShown(under: request.grouping) && (column != .mark || cells.cells.hasMarks)
    }
    let widths = layout.fitted(
      columns.map { cells.cells.widths[$0.rawValue] }, flexible: columns.map(\.isFlexible), gap: 2)
    let lines = TerminalLines(
      cells: cells.fitted(columns, to: widths), columns: columns, layout: layout)
    if !order.isEmpty { try emit(lines.titles(in: request.locale).bytes) }
    let titles = GroupTitles(grouped, request.grouping, cells, usesColor: layout.usesColor)
    let isGrouped = request.grouping != .none
    let writer = lines.writer
    try writeStretches(on: cores, to: emit) { [grouped] stretch, summary, out in
      writer.write(stretch, to: &out) { part, out in
        guard isGrouped else { return }
        let (group, line) = (part.group, part.lines.lowerBound)
        if line > 0 { out.append(0x0A) }
        grouped.bringNear(after: group)
        titles.append(group, line, to: &out)
        summary.append(grouped.place(group), of: grouped.sums, to: &out)
        out.append(0x0A)
      }
    }
    var out = ByteText()
    if !order.isEmpty { out.append(0x0A) }
    var summary = TotalsWriter(request.locale)
    summary.append(totals, pending: pending, to: &out)
    out.append(0x0A)
    if let cutLine { out.append(cutLine + "\n") }
    try emit(out.bytes)
  }

  /// A heading, a line of totals and a table for each group.
  func writeMarkdown(on cores: Cores, to emit: ([UInt8]) throws -> Void) rethrows {
    let cells = ListCells(grouped.indices, of: self, .markdown, on: cores)
    let table = MarkdownListing(
      cells: cells.cells, grouping: request.grouping, locale: request.locale)
    let titles = GroupTitles(grouped, request.grouping, cells, usesColor: false)
    let isGrouped = request.grouping != .none
    let writer = LineWriter(cells, table.columns, in: .markdown)
    try writeStretches(on: cores, to: emit) { [grouped] stretch, summary, out in
      writer.write(stretch, to: &out) { part, out in
        if isGrouped {
          let (group, line) = (part.group, part.lines.lowerBound)
          grouped.bringNear(after: group)
          out.append(word: 0x20_2323, count: 3)
          titles.append(markdown: group, line, to: &out)
          out.append(word: 0x0A0A, count: 2)
          summary.append(grouped.place(group), of: grouped.sums, to: &out)
          out.append(word: 0x0A0A, count: 2)
        }
        table.writeHead(to: &out)
      } end: { out in
        out.append(0x0A)
      }
    }
    var out = ByteText()
    out.append("**")
    var summary = TotalsWriter(request.locale)
    summary.append(totals, pending: pending, to: &out)
    out.append("**\n")
    if let cutLine { out.append("\n" + cutLine + "\n") }
    try emit(out.bytes)
  }

  /// Said where not everything is shown, since totals are of everything.
  private var cutLine: String? {
    guard indices.count < matchCount else { return nil }
    let (shown, all) = (request.locale.text(indices.count), request.locale.text(matchCount))
    return request.locale.text(.shownOf, shown, all)
  }

  private func writeStretches(
    on cores: Cores, to emit: ([UInt8]) throws -> Void,
    _ write: @escaping @Sendable (ListStretch, inout TotalsWriter, inout ByteText) -> Void
  ) rethrows {
    let stretches = ListStretch.all(of: grouped.lineCounts)
    let pieces = PiecesInOrder(count: stretches.count) { [request] in
      TotalsWriter(request.locale)
    } make: { place, summary, out in
      write(stretches[place], &summary, &out)
    }
    try pieces.write(on: cores.share(rows: indices.count) ? cores : .one, to: emit)
  }
}
