import BookKeeping
import Reports
import RuleEngine
import StatementModel

/// What `rules diff` says.
struct RuleDiffAnswer {
  let diff: RuleDiff
  let version: RuleVersion
  /// The rules as they are now.
  let rules: RuleSet
  let locale: ReportLocale
  /// Nothing for both.
  let part: RulesDiffCommand.Part?
  let limit: Int?

  func write(as format: OutputFormat, _ console: Console) {
    switch format {
    case .json: console.print(document: json)
    case .csv, .ndjson:
      let table = part == .month ? months : properties
      console.write(table.bytes(as: format, locale: locale))
    case .table, .md:
      console.write(report.bytes(as: format, locale: locale, layout: console.layout))
    }
  }

  // MARK: For people

  private var report: PrintedReport {
    var sections: [PrintedReport.Section] = []
    if !diff.changes.isEmpty, part != .month {
      sections.append(
        .init(title: "Transactions" + cut(diff.changes.count), table: transactions))
    }
    if !diff.shifts.isEmpty, part != .transaction {
      sections.append(
        .init(title: "Categories by month" + cut(diff.shifts.count), table: shiftsForPeople))
    }
    var report = PrintedReport(title: title, sections: sections, flat: properties)
    report.nothing = diff.changes.isEmpty ? "Nothing changes." : "No sum changes."
    return report
  }

  /// `, 50 of 312 shown`.
  private func cut(_ count: Int) -> String {
    guard let limit, limit < count else { return "" }
    return ", \(locale.text(limit)) of \(locale.text(count)) shown"
  }

  /// `Against the rules of the last run, 12 of 1,234 transactions change`.
  private var title: String {
    let count = diff.changes.count
    return "Against \(version.words), \(locale.text(count)) of \(locale.text(diff.count))"
      + (diff.count == 1 ? " transaction " : " transactions ") + (count == 1 ? "changes" : "change")
  }

  private var transactions: TextTable {
    let changes = diff.changes.limited(to: limit)
    var table = TextTable(columns: [
      .init("Id"), .init("Date", priority: .medium), .init("Description", cut: .middle),
      .init("Amount", .right),
      .init("From", cut: .middle), .init("To", cut: .middle), .init("Also", cut: .middle),
    ])
    table.rows = changes.map { change in
      let transaction = change.transaction
      let moves = change.properties.contains(.category)
      return [
        .text(transaction.id.short), .date(transaction.date(by: diff.basis)),
        .text(transaction.description), .text(locale.text(transaction.amount)),
        .text(change.before.categoryWords(locale)),
        moves ? .text(change.after.categoryWords(locale)) : .empty,
        .words(
          change.differences().filter { $0.property != "category" }.map {
            "\($0.property): \($0.from ?? "none") → \($0.to ?? "none")"
          }),
      ]
    }
    return table
  }

  private var shiftsForPeople: TextTable {
    var table = TextTable(columns: [
      .init("Month"), .init("Category", cut: .middle), .init("Before", .right, priority: .medium),
      .init("After", .right), .init("Difference", .right),
    ])
    table.rows = diff.shifts.limited(to: limit).map { shift in
      [
        .month(shift.month), .category(shift.category),
        .text(locale.text(shift.before, shift.currency)),
        .text(locale.text(shift.after, shift.currency)),
        .text(locale.text(shift.difference, shift.currency)),
      ]
    }
    return table
  }

  // MARK: For programs

  /// A row for each property of a transaction that changes.
  private var properties: TextTable {
    var table = TextTable(
      columns: [
        "id", "date", "card", "description", "amount", "currency", "property", "from", "to",
      ].map { .init($0) })
    table.rows = diff.changes.limited(to: limit).flatMap { change -> [[TextTable.Cell]] in
      let transaction = change.transaction
      return change.differences().map { difference -> [TextTable.Cell] in
        [
          .text(transaction.id.description), .date(transaction.date(by: diff.basis)),
          .text(transaction.card.text), .text(transaction.description),
          .amount(transaction.amount), .text(transaction.amount.currency.code),
          .text(difference.property), .optional(difference.from), .optional(difference.to),
        ]
      }
    }
    return table
  }

  private var months: TextTable {
    var table = TextTable(
      columns: ["month", "category", "currency", "before", "after", "difference"].map {
        .init($0)
      })
    table.rows = diff.shifts.limited(to: limit).map { shift in
      [
        .month(shift.month), .optional(shift.category?.text), .text(shift.currency.code),
        .sum(shift.before, shift.currency), .sum(shift.after, shift.currency),
        .sum(shift.difference, shift.currency),
      ]
    }
    return table
  }
}
