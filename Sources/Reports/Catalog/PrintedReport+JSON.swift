import StatementModel

/// What a report was made of, for programs that keep what they are given.
package struct ReportOrigin: Hashable, Sendable {
  /// The name that it is asked for by.
  package var name: String
  /// What was asked for with it: a month, a period.
  package var arguments: [String] = []
  /// The end of the newest statement.
  package var asOf: CalendarDate?
  /// The currency that the book counts in where it converts.
  package var currency: Currency?

  package init(
    name: String, arguments: [String] = [], asOf: CalendarDate? = nil, currency: Currency? = nil
  ) {
    self.name = name
    self.arguments = arguments
    self.asOf = asOf
    self.currency = currency
  }
}

extension PrintedReport {
  /// The report with what programs are told of it, where it was not asked for from the catalog.
  package func named(_ name: String, asOf day: CalendarDate?, _ input: ReportInput) -> Self {
    var report = self
    report.origin = ReportOrigin(name: name, asOf: day, currency: input.currency)
    return report
  }

  /// Counted up where what stands in the JSON of reports is no longer what stood there; members
  /// that are added leave it.
  package static let jsonVersion = 1

  /// One JSON object: what the report is, its flat rows, and its sections as people see them.
  func writeJSON(in locale: ReportLocale, to out: inout ByteText) {
    out.append("{\n  \"version\": ")
    out.append(number: Self.jsonVersion)
    out.append(",\n  \"report\": ")
    out.append(json: origin?.name ?? "")
    out.append(",\n  \"arguments\": [")
    for (index, word) in (origin?.arguments ?? []).enumerated() {
      if index > 0 { out.append(",") }
      out.append(json: word)
    }
    out.append("],\n  \"title\": ")
    out.append(json: title)
    Self.member("as_of", origin?.asOf?.description, to: &out)
    Self.member("currency", origin?.currency?.code, to: &out)
    flat.writeColumns(in: locale, indent: "  ", to: &out)
    flat.writeRows(flat.rows, "rows", indent: "  ", to: &out)
    out.append(",\n  \"sections\": [")
    for (index, section) in sections.enumerated() {
      out.append(index == 0 ? "\n    {\n      \"title\": " : ",\n    {\n      \"title\": ")
      out.append(json: section.title)
      section.table.writeColumns(in: locale, indent: "      ", to: &out)
      section.table.writeRows(section.table.rows, "rows", indent: "      ", to: &out)
      if let totals = section.totals {
        totals.writeRows(totals.rows, "totals", indent: "      ", to: &out)
      } else {
        section.table.writeRows(section.table.footer, "totals", indent: "      ", to: &out)
      }
      out.append("\n    }")
    }
    out.append(sections.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
  }

  private static func member(_ key: String, _ text: String?, to out: inout ByteText) {
    out.append(",\n  \"\(key)\": ")
    if let text { out.append(json: text) } else { out.append("null") }
  }
}

extension TextTable {
  /// The member `columns`: key, title and type of each.
  func writeColumns(in locale: ReportLocale, indent: String, to out: inout ByteText) {
    out.append(",\n" + indent + "\"columns\": [")
    for (index, column) in columns.enumerated() {
      out.append((index == 0 ? "\n  " : ",\n  ") + indent + "{\"key\":")
      out.append(json: column.key)
      out.append(",\"title\":")
      out.append(json: column.title(in: locale))
      out.append(",\"type\":")
      out.append(json: type(of: index).rawValue)
      out.append("}")
    }
    out.append(columns.isEmpty ? "]" : "\n" + indent + "]")
  }

  /// A member that is a list of rows, each an object.
  func writeRows(_ rows: [[Cell]], _ key: String, indent: String, to out: inout ByteText) {
    out.append(",\n" + indent + "\"\(key)\": [")
    for (index, row) in rows.enumerated() {
      out.append((index == 0 ? "\n  " : ",\n  ") + indent)
      writeObject(row, to: &out)
    }
    out.append(rows.isEmpty ? "]" : "\n" + indent + "]")
  }

  /// What the cells of a column are.
  enum CellType: String, CaseIterable {
    case text, integer, decimal, percent, date, month, boolean, list
    /// No cell of it holds anything.
    case empty
  }

  private func type(of column: Int) -> CellType {
    for row in rows + footer {
      switch cell(row, column) {
      case .empty: continue
      case .text, .word, .term, .link, .moment: return .text
      case .integer: return .integer
      case .decimal, .converted: return .decimal
      case .permille: return .percent
      case .date: return .date
      case .month: return .month
      case .flag: return .boolean
      case .words: return .list
      }
    }
    return .empty
  }
}
