import BookKeeping
import Reports
import StatementModel

/// What became of the rows of files, as a table.
struct RowAnswerTable {
  let locale: ReportLocale

  /// Writes the answers of all files: for people one table a file, for programs one in all.
  func write(
    _ files: [(path: String, answers: [RowAnswer])], as format: OutputFormat, _ console: Console
  ) {
    guard !format.isForMachines else {
      console.write(forPrograms(files).bytes(as: format, locale: locale, layout: console.layout))
      return
    }
    for (number, (path, answers)) in files.enumerated() {
      if number > 0 { console.print("") }
      console.print(words: console.bold(TerminalText.safe(path)))
      if answers.isEmpty {
        console.print(words: "no rows")
      } else {
        console.write(
          forPeople(answers).bytes(as: format, locale: locale, layout: console.layout))
      }
    }
  }

  private func forPeople(_ answers: [RowAnswer]) -> TextTable {
    var table = TextTable(columns: [
      .init("Line", .right), .init("Answer"), .init("Date", priority: .medium),
      .init("Amount", .right),
      .init("Currency", priority: .medium), .init("Text", cut: .middle),
      .init("Id", priority: .low), .init("Why", cut: .end),
    ])
    table.rows = answers.map { answer in
      [
        .integer(answer.line), .text(answer.kind.rawValue), .optional(answer.row?.date),
        answer.row.map { .amount($0.amount) } ?? .empty,
        .optional(answer.row?.amount.currency.code), .text(answer.text),
        .optional(answer.transaction?.short), .text(why(answer)),
      ]
    }
    return table
  }

  /// `same id T12 and amount: Statements/visa/march.csv:4`.
  private func why(_ answer: RowAnswer) -> String {
    if let reason = answer.reason { return reason }
    var words = answer.evidence ?? ""
    if answer.kind == .withdrawn { words = "no newer statement settled it" }
    if let match = answer.match { words += ": \(match)" }
    if let other = answer.other {
      let doubt = other == answer.transaction ? "may be two" : "may be \(other.short)"
      words += "; \(doubt), see `daybook duplicates`"
    }
    return words
  }

  private func forPrograms(_ files: [(path: String, answers: [RowAnswer])]) -> TextTable {
    var table = TextTable(columns: [
      .init("file"), .init("line"), .init("record"), .init("answer"), .init("status"),
      .init("date"), .init("amount"), .init("currency"), .init("text"), .init("transaction"),
      .init("rule"), .init("evidence"), .init("match"), .init("other"),
    ])
    for (path, answers) in files {
      for answer in answers {
        table.rows.append([
          .text(path), .integer(answer.line), .integer(answer.record), .text(answer.kind.rawValue),
          .optional(answer.row.map { $0.isPending ? "pending" : "posted" }),
          .optional(answer.row?.date), answer.row.map { .amount($0.amount) } ?? .empty,
          .optional(answer.row?.amount.currency.code), .text(answer.text),
          .optional(answer.transaction?.description), .optional(answer.rule),
          .optional(answer.reason ?? answer.evidence), .optional(answer.match),
          .optional(answer.other?.description),
        ])
      }
    }
    return table
  }
}
