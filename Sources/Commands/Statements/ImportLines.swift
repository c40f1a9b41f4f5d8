import BookKeeping
import Reports
import StatementModel

/// What an import tells a person: one line for each file, or, of many, one for each card.
struct ImportLines {
  let locale: ReportLocale
  var layout = TerminalLayout.plain

  /// More files are told by card.
  private static let mostFiles = 8

  /// The lines of all files, in columns.
  ///
  /// - Parameter isWhole: Whether each file has a line of its own, however many they are.
  func lines(of files: [ImportedFile], isWhole: Bool = true) -> [String] {
    let digest = isWhole || files.count <= Self.mostFiles ? nil : ImportDigest(files)
    var rows = digest?.cards.map(cells) ?? []
    let single = (digest?.others ?? files).flatMap(rows(of:))
    let shown = isWhole ? single[...] : single.prefix(Self.mostFiles)
    rows += shown
    let left = single.count - shown.count
    return inColumns(rows) + (left > 0 ? ["… \(left) more; --verbose names all"] : [])
  }

  private func inColumns(_ rows: [[String]]) -> [String] {
    var widths = [Int](repeating: 0, count: Self.columns)
    for row in rows {
      // What ends a line takes no room in a column.
      let inner = row.count == Self.columns ? row[...] : row.prefix(1)
      for (index, cell) in inner.enumerated() {
        widths[index] = max(widths[index], TextWidth.columns(of: cell))
      }
    }
    // Lines of other kinds than those of statements have one column more than this.
    let hasStatements = rows.contains { $0.count == Self.columns }
    // What no statement states takes no room.
    let filled = widths.indices.prefix(hasStatements ? Self.columns : 1).filter { widths[$0] > 0 }
    let fitted = layout.fitted(
      filled.map {
        TerminalLayout.Column(
          width: widths[$0], cut: Self.kinds[$0].cut, priority: Self.kinds[$0].priority)
      }, gap: Self.gap.count)
    return rows.map { row in
      let places =
        row.count == Self.columns ? fitted.places.map { filled[$0] } : Array(row.indices)
      let cells = places.enumerated().map { number, index in
        guard row.count == Self.columns || index == 0 else { return row[index] }
        let (cell, width) = Self.kinds[index].cut.shortened(row[index], to: fitted.widths[number])
        let blank = String(repeating: " ", count: fitted.widths[number] - width)
        return index == Self.totalsColumn ? blank + cell : cell + blank
      }
      let line = cells.joined(separator: Self.gap)
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private static let gap = "   "
  private static let kinds: [(cut: TextCut, priority: ColumnPriority)] = [
    (.middle, .high), (.middle, .medium), (.end, .high), (.never, .low), (.never, .low),
  ]

  /// Card, number of files, counts and the proof of the balances.
  ///
  /// Files overlap, so their totals make no sum that means anything.
  private func cells(of card: ImportDigest.CardLine) -> [String] {
    [
      TerminalText.safe(card.card.displayName) + (card.isNew ? " (new card)" : ""),
      card.files == 1 ? "1 file" : "\(locale.text(card.files)) files",
      counts(card.counts), "", card.provesBalances ? "balances proved" : "",
    ]
  }

  private func totals(_ totals: MoneyTotals) -> String {
    totals.currencies.map { locale.text(totals[$0], $0) }.joined(separator: ", ")
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
      // It is told as an error.
      return []
    }
  }

  /// Card, counts, totals and the proof of the balance.
  private func cells(
    of statement: ImportedStatement, rejected: [RejectedRow], leftOut: [LeftOutRow]
  ) -> [String] {
    let card = statement.card.displayName + (statement.isNewCard ? " (new card)" : "")
    let balance =
      switch statement.balance {
      case .notStated: ""
      case .proved: "balance proved"
      case .contradicted: "balance does not add up"
      }
    return [
      TerminalText.safe(card), counts(of: statement, rejected: rejected, leftOut: leftOut),
      totals(statement.totals), balance,
    ]
  }

  /// `143 rows: 118 new, 24 known, 1 settled, left out: 1 summary row`.
  private func counts(
    of statement: ImportedStatement, rejected: [RejectedRow], leftOut: [LeftOutRow]
  ) -> String {
    var counted = ImportCounts()
    counted.add(statement)
    var parts: [String] = []
    if let first = rejected.first {
      let reason = TerminalText.safe(first.fact.summary)
      parts.append(
        rejected.count == 1
          ? "1 rejected (line \(first.span.line): \(reason))"
          : "\(locale.text(rejected.count)) rejected")
    }
    if !leftOut.isEmpty { parts.append("left out: \(LeftOutRow.words(for: leftOut))") }
    return ([counts(counted)] + parts).joined(separator: ", ")
  }

  /// `143 rows: 118 new, 24 known, 1 settled`.
  private func counts(_ counts: ImportCounts) -> String {
    let rows = counts.rows == 1 ? "1 row" : "\(locale.text(counts.rows)) rows"
    return "\(rows): \(words(for: counts, new: "new"))"
      + (counts.pending > 0 ? ", \(locale.text(counts.pending)) pending" : "")
  }

  private func words(for counts: ImportCounts, new: String) -> String {
    let parts = [
      (counts.known, "known"), (counts.settled, "settled"), (counts.corrected, "corrected"),
    ].filter { $0.0 > 0 }.map { "\(locale.text($0.0)) \($0.1)" }
    return (["\(locale.text(counts.new)) \(new)"] + parts).joined(separator: ", ")
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
    let counts = ImportCounts(outcome.files)
    var line = "Nothing new"
    if counts.statements > 0 || counts.rejected > 0 {
      line = words(for: counts, new: counts.new == 1 ? "new transaction" : "new transactions")
      if counts.rejected > 0 { line += ", \(locale.text(counts.rejected)) rejected" }
    }
    if counts.waiting > 0 {
      line += counts.waiting == 1 ? "; 1 file needs you" : "; \(counts.waiting) files need you"
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
