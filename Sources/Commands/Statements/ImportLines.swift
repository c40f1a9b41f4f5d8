import BookKeeping
import Reports
import StatementModel

/// What an import tells a person: one line for each file.
struct ImportLines {
  let locale: ReportLocale

  /// The lines of all files, in columns.
  func lines(of files: [ImportedFile]) -> [String] {
    let rows = files.flatMap(rows)
    var widths: [Int] = []
    for row in rows {
      // What ends a line takes no room in a column.
      let inner = row.count == Self.columns ? row[...] : row.prefix(1)
      for (index, cell) in inner.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], cell.count)
      }
    }
    return rows.map { row in
      let cells = row.enumerated().map { index, cell in
        guard row.count == Self.columns || index == 0 else { return cell }
        let blank = String(repeating: " ", count: widths[index] - cell.count)
        return index == Self.totalsColumn ? blank + cell : cell + blank
      }
      let line = cells.joined(separator: "   ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Path, card, counts, totals and the proof of the balance.
  private static let columns = 5
  private static let totalsColumn = 3

  private func rows(of file: ImportedFile) -> [[String]] {
    let path = TerminalText.safe(file.path)
    switch file.outcome {
    case .imported(let statements):
      guard !statements.isEmpty else { return [[path, "a statement without transactions"]] }
      return statements.enumerated().map { index, statement in
        // What became no row is told once, beside the first statement.
        let rejected = index == 0 ? file.rejected : []
        let leftOut = index == 0 ? file.leftOut : []
        return [path] + cells(of: statement, rejected: rejected, leftOut: leftOut)
      }
    case .known(let name):
      let same = "the same content as \(TerminalText.safe(name))"
      return [[path, name == file.path ? "imported before" : same]]
    case .skipped(let reason):
      return [[path, "skipped: \(TerminalText.safe(reason.fact.summary))"]]
    case .waiting(let questions):
      let count = questions.count == 1 ? "a question" : "\(questions.count) questions"
      return [[path, "waits: \(count) to answer"]]
    case .unreadable:
      return [[path, "can't be read"]]
    }
  }

  /// Card, counts, totals and the proof of the balance.
  private func cells(
    of statement: ImportedStatement, rejected: [RejectedRow], leftOut: [LeftOutRow]
  ) -> [String] {
    let card = statement.card.displayName + (statement.isNewCard ? " (new card)" : "")
    let totals = statement.totals.currencies.map { currency in
      locale.text(statement.totals[currency], currency)
    }
    let balance =
      switch statement.balance {
      case .notStated: ""
      case .proved: "balance proved"
      case .contradicted: "balance does not add up"
      }
    return [
      TerminalText.safe(card), counts(of: statement, rejected: rejected, leftOut: leftOut),
      totals.joined(separator: ", "), balance,
    ]
  }

  /// `143 rows: 118 new, 24 known, 1 settled, left out: 1 summary row`.
  private func counts(
    of statement: ImportedStatement, rejected: [RejectedRow], leftOut: [LeftOutRow]
  ) -> String {
    var parts = ["\(locale.text(statement.new)) new"]
    if statement.known > 0 { parts.append("\(locale.text(statement.known)) known") }
    if statement.settled > 0 { parts.append("\(locale.text(statement.settled)) settled") }
    if statement.corrected > 0 { parts.append("\(locale.text(statement.corrected)) corrected") }
    if statement.pending > 0 { parts.append("\(locale.text(statement.pending)) pending") }
    if let first = rejected.first {
      let reason = TerminalText.safe(first.fact.summary)
      parts.append(
        rejected.count == 1
          ? "1 rejected (line \(first.span.line): \(reason))"
          : "\(locale.text(rejected.count)) rejected")
    }
    if !leftOut.isEmpty { parts.append("left out: \(LeftOutRow.words(for: leftOut))") }
    let rows = statement.rows == 1 ? "1 row" : "\(locale.text(statement.rows)) rows"
    return "\(rows): \(parts.joined(separator: ", "))"
  }

  /// The cards that waiting files may be of, and how to have them taken so.
  func proposals(of outcome: ImportOutcome) -> String {
    let cards = outcome.proposals.map { proposal in
      "\(TerminalText.safe(proposal.card.text)) (\(proposal.files.count))"
    }
    let files = outcome.proposals.map(\.files.count).reduce(0, +)
    return """
      `daybook run --adopt` takes \(files == 1 ? "1 waiting file" : "\(files) waiting files") as \
      \(cards.count == 1 ? "a card" : "\(cards.count) cards"), and writes that into daybook.yaml: \
      \(cards.joined(separator: ", ")).
      """
  }

  /// One line for everything together.
  func summary(of outcome: ImportOutcome) -> String {
    var statements = 0
    var new = 0
    var known = 0
    var settled = 0
    var corrected = 0
    var rejected = 0
    var waiting = 0
    for file in outcome.files {
      rejected += file.rejected.count
      switch file.outcome {
      case .imported(let imported):
        statements += imported.count
        for statement in imported {
          new += statement.new
          known += statement.known
          settled += statement.settled
          corrected += statement.corrected
        }
      case .waiting, .unreadable: waiting += 1
      case .known, .skipped: break
      }
    }
    var line = "Nothing new"
    if statements > 0 || rejected > 0 {
      var parts = ["\(locale.text(new)) new \(new == 1 ? "transaction" : "transactions")"]
      if known > 0 { parts.append("\(locale.text(known)) known") }
      if settled > 0 { parts.append("\(locale.text(settled)) settled") }
      if corrected > 0 { parts.append("\(locale.text(corrected)) corrected") }
      if rejected > 0 { parts.append("\(locale.text(rejected)) rejected") }
      line = parts.joined(separator: ", ")
    }
    if waiting > 0 {
      line += waiting == 1 ? "; 1 file needs you" : "; \(waiting) files need you"
    }
    let earlier = outcome.outstanding.count
    if earlier > 0 {
      line +=
        earlier == 1 ? "; 1 earlier file still waits" : "; \(earlier) earlier files still wait"
      line +=
        ": "
        + outcome.outstanding.prefix(3).map { TerminalText.safe($0) }
        .joined(separator: ", ") + (earlier > 3 ? ", …" : "")
    }
    let rows = outcome.outstandingRows
    if rows > 0 {
      line += "; \(locale.text(rows)) rejected \(rows == 1 ? "row" : "rows") of earlier files"
    }
    let doubts = outcome.possibleDuplicates
    if doubts > 0 {
      line += "; \(locale.text(doubts)) possible \(doubts == 1 ? "duplicate" : "duplicates")"
    }
    return line + "."
  }
}

extension Console {
  /// A file of the wrong kind can have thousands of rejected rows; a mail of them helps nobody.
  private static let rejectedShown = 10

  /// Reports everything about the files that a person should look at.
  func reportDetails(of outcome: ImportOutcome) {
    let shared = SharedQuestions(outcome.files)
    for file in outcome.files {
      switch file.outcome {
      case .waiting(let questions):
        let told = shared.told(questions, of: file)
        told.forEach(report)
        if !told.isEmpty, let advice = file.advice {
          let lines = advice.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
          say("  For daybook.yaml:\n\(TerminalText.safe(lines, keepingLineBreaks: true))")
        }
      case .unreadable(let reason): report(reason)
      case .imported, .known, .skipped: break
      }
      for row in file.rejected.prefix(Self.rejectedShown) {
        report(Diagnostic(.error, row.fact, at: row.location(in: file.path)))
      }
      let more = file.rejected.count - Self.rejectedShown
      if more > 0 {
        report(
          Diagnostic(
            .error, CommandFact.moreRejected(more), at: SourceLocation(file: file.path)))
      }
      file.warnings.forEach(report)
      if !file.vanished.isEmpty {
        report(
          Diagnostic(
            .warning,
            VanishedRows(file.vanished, imports: file.earlierImports),
            at: SourceLocation(file: file.path)))
      }
    }
    outcome.remarks.forEach(report)
  }
}
