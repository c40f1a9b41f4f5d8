import StatementModel

extension ListReport {
  /// Groups one after the other, each under its heading with count and totals.
  func writeTerminal(_ layout: TerminalLayout, to emit: ([UInt8]) throws -> Void) rethrows {
    let groups = groups
    var lines = lines(of: groups, in: .terminal)
    let candidates = TransactionColumn.allCases.filter { column in
      column.isShown(under: request.grouping) && (column != .mark || lines.hasMarks)
    }
    let (places, widths) = layout.fitted(
      candidates.map {
        .init(
          width: lines.widths[$0.rawValue], cut: $0.cut, priority: $0.priority)
      })
    let columns = places.map { candidates[$0] }
    lines.fit(columns, to: widths)
    var summary = TotalsWriter(locale)
    var out = ByteText()
    if !groups.isEmpty {
      lines.appendTitles(columns, locale, usesColor: layout.usesColor, to: &out)
    }
    var line = 0
    for group in groups {
      if request.grouping != .none {
        if line > 0 { out.append(0x0A) }
        let totals = summary.text(group.totals, pending: group.pending)
        append(heading: CellText.terminal(group.title(in: locale)), totals, layout, to: &out)
      }
      for _ in group.indices {
        lines.append(terminal: line, columns, usesColor: layout.usesColor, to: &out)
        line += 1
        try out.handOnPiece(to: emit)
      }
    }
    if !groups.isEmpty { out.append(0x0A) }
    let all = summary.text(totals, pending: pending)
    out.append(layout.wrapped(all, at: TotalsWriter.gap) + "\n")
    if let cutLine { out.append(layout.wrapped(cutLine) + "\n") }
    try emit(out.bytes)
  }

  /// A group's title with its totals behind it, or below it where the terminal is too narrow.
  private func append(
    heading title: String, _ totals: String, _ layout: TerminalLayout, to out: inout ByteText
  ) {
    let width = layout.width ?? .max
    let shown = TextDirection.closed(TextWidth.shortened(title, to: width).text)
    out.append(TerminalStyle.bold.applied(to: shown, if: layout.usesColor))
    let isOneLine = TextWidth.columns(of: title) + TextWidth.columns(of: totals) + 2 <= width
    out.append(
      isOneLine ? "  " + totals : "\n" + layout.wrapped("  " + totals, at: TotalsWriter.gap))
    out.append(0x0A)
  }

  /// A heading, a line of totals and a table for each group.
  func writeMarkdown(to emit: ([UInt8]) throws -> Void) rethrows {
    let groups = groups
    var lines = lines(of: groups, in: .markdown)
    lines.fit()
    let columns = lines.markdownColumns(under: request.grouping)
    let head = lines.markdownHead(columns, locale)
    var summary = TotalsWriter(locale)
    var out = ByteText()
    var line = 0
    for group in groups {
      if request.grouping != .none {
        out.append("## " + CellText.markdown(group.title(in: locale)) + "\n\n")
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
      locale: locale, basis: request.basis, doubles: request.doubles)
  }

  /// Said where not everything is shown, since totals are of everything.
  private var cutLine: String? {
    guard indices.count < matchCount else { return nil }
    let (shown, all) = (locale.text(indices.count), locale.text(matchCount))
    return locale.text(.shownOf, shown, all)
  }
}
