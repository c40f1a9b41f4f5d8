import StatementModel

extension ListReport {
  /// Groups one after the other, each under its heading with count and totals.
  func writeTerminal(
    _ layout: TerminalLayout, on cores: Cores, to emit: ([UInt8]) throws -> Void
  ) rethrows {
    let order = groupedIndices
    let cells = ListCells(order, of: self, .terminal, on: cores)
    let columns = TransactionColumn.allCases.filter { column in
      column.isShown(under: request.grouping) && (column != .mark || cells.cells.hasMarks)
    }
    let widths = layout.fitted(
      columns.map { cells.cells.widths[$0.rawValue] }, flexible: columns.map(\.isFlexible), gap: 2)
    let lines = TerminalLines(
      cells: cells.fitted(columns, to: widths), columns: columns, layout: layout)
    if !order.isEmpty { try emit(lines.titles(in: request.locale).bytes) }
    try writeStretches(on: cores, to: emit) { [groups, request] stretch, summary, out in
      stretch.forEach { place, begins, numbers, _ in
        if begins, request.grouping != .none {
          if numbers.lowerBound > 0 { out.append(0x0A) }
          let header = CellText.terminal(groups.span[place].header)
          out.append(TerminalStyle.bold.applied(to: header, if: layout.usesColor))
          out.append("  ")
          summary.append(
            groups.span[place].totals, pending: groups.span[place].pending, to: &out)
          out.append(0x0A)
        }
        lines.write(numbers, to: &out)
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
    let cells = ListCells(groupedIndices, of: self, .markdown, on: cores)
    let table = MarkdownListing(
      cells: cells.cells, grouping: request.grouping, locale: request.locale)
    try writeStretches(on: cores, to: emit) { [groups, request] stretch, summary, out in
      stretch.forEach { place, begins, numbers, ends in
        if begins {
          if request.grouping != .none {
            out.append("## " + CellText.markdown(groups.span[place].header) + "\n\n")
            summary.append(
              groups.span[place].totals, pending: groups.span[place].pending, to: &out)
            out.append("\n\n")
          }
          table.writeHead(to: &out)
        }
        table.writeLines(numbers, cells.faces, to: &out)
        if ends { out.append(0x0A) }
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

  private func writeStretches(
    on cores: Cores, to emit: ([UInt8]) throws -> Void,
    _ write: @escaping @Sendable (ListStretch, inout TotalsWriter, inout ByteText) -> Void
  ) rethrows {
    let stretches = ListStretch.all(of: groups)
    let pieces = PiecesInOrder(count: stretches.count) { [request] in
      TotalsWriter(request.locale)
    } make: { place, summary, out in
      write(stretches[place], &summary, &out)
    }
    try pieces.write(on: cores.share(rows: indices.count) ? cores : .one, to: emit)
  }
}
