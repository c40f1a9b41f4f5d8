import Reports
import StatementFormats
import StatementModel

extension InspectAnswer {
  /// What people read: a line for the file, one for each statement where there are several, then
  /// what needs them.
  func lines(explaining: Bool, in layout: TerminalLayout) -> [String] {
    var lines = mistakes.isEmpty ? answerLines(in: layout) : []
    if !file.leftOut.isEmpty { lines.append("  left out: \(LeftOutRow.words(for: file.leftOut))") }
    if mistakes.isEmpty { lines += file.warnings.map(\.description) }
    if explaining {
      lines += file.decisions.map { decision in
        TerminalText.safe("  \(decision.subject): \(decision.choice), because \(decision.evidence)")
      }
    }
    return lines
  }

  private func answerLines(in layout: TerminalLayout) -> [String] {
    var lines = [headline]
    if file.summaries.count > 1 {
      lines += file.summaries.map { "  " + Self.summary(of: $0) }
    }
    lines = lines.map { layout.wrapped($0, at: Self.gap) }
    lines += questions.map(\.description)
    if let advice = ProfileAdvice.yaml(for: file, named: name) {
      lines.append("  For daybook.yaml:")
      lines += advice.split(separator: "\n").map { TerminalText.safe("    \($0)") }
    }
    return lines + file.rejected.map { rejection($0).description }
  }

  /// Why a file can't be read, and what else is wrong with it; nothing of one that can.
  var mistakes: [Diagnostic] {
    guard case .unreadable = file.outcome else { return [] }
    return warnings + file.rejected.map(rejection)
  }

  /// What a profile for the file is called: after the file.
  private var name: String {
    let name = String(FilePath(path).name.prefix { $0 != "." })
    return name.isEmpty ? "my-bank" : name
  }

  /// The profile that the file would need, or was read by.
  var profileText: ProfileText {
    let label = TerminalText.safe(path)
    if let text = ProfileAdvice.entry(for: file, named: file.profileName ?? name) { return text }
    return switch file.outcome {
    case .read: .remark("\(label): \(formatWords) needs no profile")
    case .ambiguous: .remark("\(label): no profile answers what is open")
    case .noStatement(let reason), .unreadable(let reason):
      .remark("\(label): \(Self.sentence(reason))")
    }
  }

  private var headline: String {
    var parts = [TerminalText.safe(path)]
    switch file.outcome {
    case .read:
      parts.append(formatWords)
      switch file.summaries.count {
      case 0: parts.append("a statement without transactions")
      case 1: parts.append(Self.summary(of: file.summaries[0]))
      case let count: parts.append("\(count) statements")
      }
      if !file.rejected.isEmpty { parts.append("\(file.rejected.count) rejected") }
    case .ambiguous(let questions):
      parts.append(formatWords)
      parts.append(
        "not read: \(questions.count == 1 ? "a question is" : "\(questions.count) questions are") open"
      )
    case .noStatement(let reason), .unreadable(let reason):
      if !file.format.isEmpty { parts.append(formatWords) }
      parts.append(Self.sentence(reason))
    }
    return parts.joined(separator: Self.gap)
  }

  private static let gap = "   "

  private static func sentence(_ diagnostic: Diagnostic) -> String {
    let location = diagnostic.location
    let place = [
      location?.sheet.map { "sheet \"\($0)\"" },
      location?.line.map { location?.sheet == nil ? "line \($0)" : "row \($0)" },
    ].compactMap(\.self).joined(separator: ", ")
    let remedy = diagnostic.fact.remedy.map { "; \($0)" } ?? ""
    return TerminalText.safe(
      (place.isEmpty ? "" : "\(place): ") + diagnostic.fact.summary + remedy)
  }

  private var formatWords: String {
    let format = file.format.uppercased()
    return TerminalText.safe(file.encoding.isEmpty ? format : "\(format), \(file.encoding)")
  }

  /// `Visa ···4417   143 rows (3 pending)   −2214.80 USD   2026-03-01 to 2026-03-31`.
  private static func summary(of statement: StatementSummary) -> String {
    var parts: [String] = []
    if let account = statement.account { parts.append("account \(Card.shortAccount(account))") }
    if let pocket = statement.pocket { parts.append(pocket) }
    let rows = statement.transactions
    let pending = statement.pending
    var beside: [String] = []
    if pending > 0 { beside.append("\(pending) pending") }
    if statement.corrected > 0 { beside.append("\(statement.corrected) more corrected away") }
    parts.append(
      "\(rows) \(rows == 1 ? "row" : "rows")"
        + (beside.isEmpty ? "" : " (\(beside.joined(separator: ", ")))"))
    let locale = ReportLocale.standard
    let totals = statement.sums
    for currency in totals.currencies {
      let sum = locale.text(totals[currency], minimumDecimals: currency.minorUnits)
      parts.append(currency == .none ? "\(sum) (no currency named)" : "\(sum) \(currency)")
    }
    if let first = statement.firstDate, let last = statement.lastDate {
      parts.append(first == last ? "\(first)" : "\(first) to \(last)")
    }
    if let balance = statement.closingBalance {
      let currency = statement.currency ?? .none
      var sum = DecimalSum()
      sum.add(balance.amount)
      parts.append("balance \(locale.text(sum, minimumDecimals: currency.minorUnits))")
    }
    return TerminalText.safe(parts.joined(separator: gap))
  }

  /// A rejected row as a message with its place.
  private func rejection(_ row: RejectedRow) -> Diagnostic {
    Diagnostic(.error, row.fact, at: row.location(in: path))
  }
}
