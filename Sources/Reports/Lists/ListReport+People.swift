import StatementModel

extension ListReport {
  /// Groups one after the other, each under its heading with count and totals.
  func writeTerminal(_ layout: TerminalLayout, to emit: ([UInt8]) throws -> Void) rethrows {
    let groups = groups
    var lines = lines(of: groups, in: .terminal)
    let columns = TransactionColumn.allCases.filter { column in
      column.isShown(under: request.grouping) && (column != .mark || lines.hasMarks)
    }
    let widths = layout.fitted(
      columns.map { lines.widths[$0.rawValue] }, flexible: columns.map(\.isFlexible), gap: 2)
    lines.fit(columns, to: widths)
    var summary = TotalsWriter(request.locale)
    var out = ByteText()
    if !groups.isEmpty {
      lines.appendTitles(columns, request.locale, usesColor: layout.usesColor, to: &out)
    }
    var line = 0
    for group in groups {
      if request.grouping != .none {
        if line > 0 { out.append(0x0A) }
        let title = CellText.terminal(group.header)
        out.append(TerminalStyle.bold.applied(to: title, if: layout.usesColor))
        out.append("  ")
        summary.append(group.totals, pending: group.pending, to: &out)
        out.append(0x0A)
      }
      for _ in group.indices {
        lines.append(terminal: line, columns, usesColor: layout.usesColor, to: &out)
        line += 1
        try out.handOnPiece(to: emit)
      }
    }
    if !groups.isEmpty { out.append(0x0A) }
    summary.append(totals, pending: pending, to: &out)
    out.append(0x0A)
    if let cutLine { out.append(cutLine + "\n") }
    try emit(out.bytes)
  }

  /// A heading, a line of totals and a table for each group.
  func writeMarkdown(to emit: ([UInt8]) throws -> Void) rethrows {
    let groups = groups
    var lines = lines(of: groups, in: .markdown)
    lines.fit()
    let columns = lines.markdownColumns(under: request.grouping)
    let head = lines.markdownHead(columns, request.locale)
    var summary = TotalsWriter(request.locale)
    var out = ByteText()
    var line = 0
    for group in groups {
      if request.grouping != .none {
        out.append("## " + CellText.markdown(group.header) + "\n\n")
        summary.append(group.totals, pending: group.pending, to: &out)
        out.append("\n\n")
      }
      out.append(head)
      for _ in group.indices {
        lines.append(markdown: line, columns, to: &out)
        line += 1
        try out.handOnPiece(to: emit)
      }
      out.append(0x0A)
    }
    out.append("**")
    summary.append(totals, pending: pending, to: &out)
    out.append("**\n")
    if let cutLine { out.append("\n" + cutLine + "\n") }
    try emit(out.bytes)
  }

  private func lines(
    of groups: [TransactionGroup], in medium: CellMedium
  ) -> TransactionLines {
    TransactionLines(
      groups.flatMap(\.indices), of: transactions, in: medium, cards: cards,
      locale: request.locale, basis: request.basis, doubles: request.doubles)
  }

  /// Said where not everything is shown, since totals are of everything.
  private var cutLine: String? {
    guard indices.count < matchCount else { return nil }
    let (shown, all) = (request.locale.text(indices.count), request.locale.text(matchCount))
    return request.locale.text(.shownOf, shown, all)
  }
}
