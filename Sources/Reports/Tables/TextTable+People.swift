import StatementModel

extension TextTable {
  /// Aligned columns with two spaces between them; a table without titles has no line of them.
  func writeTerminal(_ locale: ReportLocale, _ layout: TerminalLayout, to out: inout ByteText) {
    let shown = (rows + footer).map { row in
      columns.indices.map { CellText.terminal(cell(row, $0).shown(in: locale)) }
    }
    let titles = columns.map { CellText.terminal($0.title(in: locale)) }
    let natural = Self.widths(of: [titles] + shown)
    let (places, widths) = layout.fitted(
      zip(columns, natural).map {
        .init(width: $1, cut: $0.cut, priority: $0.priority)
      })
    if !titles.allSatisfy(\.isEmpty) {
      writeLine(places.map { titles[$0] }, places, widths, layout, style: .bold, to: &out)
    }
    for (row, texts) in zip(rows + footer, shown) {
      // Of a row that has all in columns for which there is no room, the name alone says nothing.
      if places.count < columns.count, places.dropFirst().allSatisfy({ texts[$0].isEmpty }) {
        continue
      }
      let styles = places.map { layout.usesColor ? cell(row, $0).style(in: locale) : nil }
      writeLine(places.map { texts[$0] }, places, widths, layout, styles: styles, to: &out)
    }
  }

  private func writeLine(
    _ cells: [String], _ places: [Int], _ widths: [Int], _ layout: TerminalLayout,
    style: TerminalStyle? = nil, styles: [TerminalStyle?] = [], to out: inout ByteText
  ) {
    var line = ByteText()
    var filled = 0
    for (index, cell) in cells.enumerated() {
      let alignment = columns[places[index]].alignment
      if index > 0 { line.appendSpaces(TerminalLayout.gap) }
      let (text, width) = columns[places[index]].cut.shortened(cell, to: widths[index])
      let isLast = index == cells.count - 1
      if alignment == .right { line.appendSpaces(widths[index] - width) }
      let own = styles.isEmpty || text.isEmpty ? nil : styles[index]
      line.append(own?.applied(to: text, if: true) ?? text)
      if width > 0 { filled = line.count }
      if alignment == .left, !isLast { line.appendSpaces(widths[index] - width) }
    }
    // Blanks at a line's end help nobody.
    line.shorten(to: filled)
    out.append(style?.applied(to: line.string, if: layout.usesColor) ?? line.string)
    out.append(0x0A)
  }

  /// A table of GitHub-flavoured Markdown, aligned so that it also reads well raw.
  func writeMarkdown(_ locale: ReportLocale, to out: inout ByteText) {
    let table = forPeople
    let shown = (table.rows + table.footer).map { $0.map { $0.markdown(in: locale) } }
    let titles = table.columns.map { CellText.markdown($0.title(in: locale)) }
    let widths = Self.widths(of: [titles] + shown).map { max(3, $0) }
    let alignments = table.columns.map(\.alignment)
    MarkdownTable.writeRow(titles, widths, alignments, to: &out)
    MarkdownTable.writeRule(widths, alignments, to: &out)
    for row in shown { MarkdownTable.writeRow(row, widths, alignments, to: &out) }
  }

  private static func widths(of rows: [[String]]) -> [Int] {
    var widths = [Int](repeating: 0, count: rows.first?.count ?? 0)
    for row in rows {
      for (index, cell) in row.enumerated() {
        widths[index] = max(widths[index], TextWidth.columns(of: cell))
      }
    }
    return widths
  }
}

/// The lines of a Markdown table.
enum MarkdownTable {
  static func writeRow(
    _ cells: [String], _ widths: [Int], _ alignments: [TextTable.Alignment],
    to out: inout ByteText
  ) {
    for (index, cell) in cells.enumerated() {
      out.append(index == 0 ? "| " : " | ")
      let padding = widths[index] - TextWidth.columns(of: cell)
      if alignments[index] == .right { out.appendSpaces(padding) }
      out.append(cell)
      if alignments[index] == .left { out.appendSpaces(padding) }
    }
    out.append(" |\n")
  }

  static func writeRule(
    _ widths: [Int], _ alignments: [TextTable.Alignment], to out: inout ByteText
  ) {
    for (index, width) in widths.enumerated() {
      out.append(index == 0 ? "| " : " | ")
      out.append(0x2D, times: alignments[index] == .right ? width - 1 : width)
      if alignments[index] == .right { out.append(0x3A) }
    }
    out.append(" |\n")
  }
}
