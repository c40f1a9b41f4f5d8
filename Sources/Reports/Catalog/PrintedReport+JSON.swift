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

  /// What the report is, its flat rows, and its sections as people see them.
  func json(in locale: ReportLocale) -> JSONText {
    .object([
      ("version", .integer(Self.jsonVersion)), ("report", .string(origin?.name ?? "")),
      ("arguments", .array((origin?.arguments ?? []).map(JSONText.string))),
      ("title", .string(title)), ("as_of", .optional(origin?.asOf?.description)),
      ("currency", .optional(origin?.currency?.code)),
      ("columns", flat.columnRecords(in: locale)),
      ("rows", .array(flat.rows.map(flat.record))),
      ("sections", .array(sections.map { Self.json($0, in: locale) })),
    ])
  }

  private static func json(_ section: Section, in locale: ReportLocale) -> JSONText {
    let table = section.table
    let totals = section.totals.map { $0.rows.map($0.record) } ?? table.footer.map(table.record)
    return .object([
      ("title", .string(section.title)), ("columns", table.columnRecords(in: locale)),
      ("rows", .array(table.rows.map(table.record))), ("totals", .array(totals)),
    ])
  }
}

extension TextTable {
  /// Key, title and type of each column.
  fileprivate func columnRecords(in locale: ReportLocale) -> JSONText {
    .array(
      columns.indices.map { index in
        .object([
          ("key", .string(columns[index].key)),
          ("title", .string(columns[index].title(in: locale))),
          ("type", .string(type(of: index).rawValue)),
        ])
      })
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
      case .text, .word, .term, .link, .moment, .category, .branch: return .text
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
