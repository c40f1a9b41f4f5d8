import StatementModel

/// A report as it is printed: tables under headings for people, one flat table for programs.
package struct PrintedReport: Hashable, Sendable {
  /// One table with its heading.
  package struct Section: Hashable, Sendable {
    package var title: String
    package var table: TextTable
    /// A line above the table, for people.
    package var note: String?
    /// The totals for programs, where they are not the table's footer.
    package var totals: TextTable?

    package init(title: String, table: TextTable) {
      self.title = title
      self.table = table
    }
  }

  package var title: String
  /// A line below the title, for people: the day as of which it stands.
  package var remark: String?
  package var sections: [Section]
  /// What machine formats hold.
  package var flat: TextTable
  /// What it was made of; known to whoever asked for it by name.
  package var origin: ReportOrigin?
  /// A line below everything, for people.
  package var note: String?
  /// What people are told where there are no sections, if not that there is nothing to show.
  package var nothing: String?

  package init(title: String, sections: [Section], flat: TextTable) {
    self.title = title
    self.sections = sections
    self.flat = flat
  }

  /// The report in one format.
  package func bytes(
    as format: OutputFormat, locale: ReportLocale = .standard, layout: TerminalLayout = .plain
  ) -> [UInt8] {
    if format == .json { return Array((json(in: locale).pretty + "\n").utf8) }
    if format.isForMachines { return flat.bytes(as: format, locale: locale) }
    let isMarkdown = format == .md
    var out = ByteText()
    let title =
      isMarkdown
      ? "# " + locale.isolated(CellText.markdown(self.title))
      : layout.wrapped(CellText.terminal(self.title))
    out.append(TerminalStyle.bold.applied(to: title, if: layout.usesColor && !isMarkdown))
    out.append(0x0A)
    if let remark {
      out.append(isMarkdown ? "\n\(remark)\n" : layout.wrapped(remark) + "\n")
    }
    for section in sections {
      out.append(0x0A)
      let heading =
        isMarkdown
        ? "## " + locale.isolated(CellText.markdown(section.title))
        : layout.wrapped(CellText.terminal(section.title))
      if !section.title.isEmpty { out.append(heading + (isMarkdown ? "\n\n" : "\n")) }
      if let note = section.note {
        out.append(isMarkdown ? note + "\n\n" : layout.wrapped(note) + "\n")
      }
      out.append(section.table.bytes(as: format, locale: locale, layout: layout))
    }
    if let note { out.append("\n" + (isMarkdown ? "**\(note)**" : layout.wrapped(note)) + "\n") }
    if sections.isEmpty { out.append("\n" + (nothing ?? locale[.nothingToShow]) + "\n") }
    return out.bytes
  }

  /// The report in one format, as a string.
  package func text(
    as format: OutputFormat, locale: ReportLocale = .standard, layout: TerminalLayout = .plain
  ) -> String {
    String(decoding: bytes(as: format, locale: locale, layout: layout), as: UTF8.self)
  }
}
