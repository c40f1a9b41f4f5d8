import BookAnswers
import Reports
import RuleEngine
import StatementModel

/// What `rules suggest` answers.
struct SuggestionAnswer {
  let suggestions: [RuleSuggestion]
  /// How many more there are.
  let left: Int
  let disagreements: [RuleDisagreement]

  // MARK: For people

  func lines(_ console: Console) -> [String] {
    var lines: [String] = []
    for suggestion in suggestions { lines += self.lines(of: suggestion, console) + [""] }
    if left > 0 { lines += ["\(left) more: --limit \(suggestions.count + left)", ""] }
    if !disagreements.isEmpty {
      lines.append(console.bold("Decided in several ways, and nothing tells them apart"))
      for disagreement in disagreements { lines += self.lines(of: disagreement) }
      lines.append("")
    }
    if lines.isEmpty { return ["Nothing to suggest."] }
    lines.removeLast()
    return lines
  }

  private func lines(of suggestion: RuleSuggestion, _ console: Console) -> [String] {
    let title = suggestion.category?.text ?? "No category is sure enough"
    let sure = suggestion.category == nil ? "" : ", \(Self.percent(suggestion.confidence)) sure"
    var lines = [
      console.bold(TerminalText.safe(title)) + "  (from \(suggestion.ground.rawValue)\(sure))"
    ]
    let rule = suggestion.ruleLines ?? ["pattern  \(suggestion.pattern)"]
    lines += rule.map { TerminalText.safe("    \($0)") }
    lines.append("  matches  \(Self.evidence(suggestion.evidence))")
    lines.append(TerminalText.safe("  why      \(suggestion.reason)"))
    lines.append(TerminalText.safe("  such as  \(Self.quoted(suggestion.examples.prefix(3)))"))
    lines.append(TerminalText.safe("  add it   \(Self.command(suggestion))"))
    return lines
  }

  private func lines(of disagreement: RuleDisagreement) -> [String] {
    let decisions = disagreement.decisions.map { decision in
      let counts = [(decision.byHand, "by hand"), (decision.byRule, "by rules")]
        .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      return "\(decision.category.text) \(counts.joined(separator: " and "))"
    }
    return [
      TerminalText.safe("  \(disagreement.merchant): \(decisions.joined(separator: ", "))"),
      TerminalText.safe("    such as  \(Self.quoted(disagreement.examples.prefix(3)))"),
    ]
  }

  /// `12 (48.30 USD): 3 by hand agree, 0 decisions contradict, 9 have no category`, and where
  /// there are some, `4 that starter rules put elsewhere`.
  private static func evidence(_ evidence: RuleSuggestion.Evidence) -> String {
    let money = evidence.money.map(\.description).joined(separator: ", ")
    return "\(evidence.matches)\(money.isEmpty ? "" : " (\(money))"): "
      + "\(evidence.agreements) by hand agree, \(evidence.contradictions) decisions contradict, "
      + "\(evidence.uncategorized) have no category"
      + (evidence.overruled > 0 ? ", \(evidence.overruled) that starter rules put elsewhere" : "")
  }

  /// `87.5 %`.
  private static func percent(_ confidence: RuleSuggestion.Confidence) -> String {
    "\(confidence.thousandths / 10).\(confidence.thousandths % 10) %"
  }

  private static func quoted(_ texts: some Sequence<String>) -> String {
    texts.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// The command that adds the rule.
  private static func command(_ suggestion: RuleSuggestion) -> String {
    var words = ["daybook", "rules", "add", suggestion.category?.text ?? "CATEGORY"]
    words.append(suggestion.pattern)
    for condition in suggestion.conditions {
      for value in condition.values { words += ["--\(condition.field)", value] }
    }
    return words.map(ShellText.word).joined(separator: " ")
  }
}

// MARK: For programs

extension SuggestionAnswer {
  var json: JSONText {
    .object([
      ("suggestions", .array(items)),
      ("more", .integer(left)),
      ("disagreements", .array(disagreements.map(Self.json(of:)))),
    ])
  }

  var items: [JSONText] { suggestions.map(\.json) }

  /// A row a suggestion.
  var table: TextTable {
    var table = TextTable(columns: [
      .init("From", priority: .low), .init("Category", cut: .middle), .init("Sure", .right),
      .init("Pattern", cut: .middle), .init("Conditions", cut: .middle, priority: .medium),
      .init("Matches", .right), .init("Agreements", .right, priority: .low),
      .init("Contradictions", .right, priority: .low),
      .init("Uncategorized", .right, priority: .low),
      .init("Overruled", .right, priority: .low),
      .init("Reason", cut: .end, priority: .medium),
    ])
    table.rows = suggestions.map { suggestion in
      let evidence = suggestion.evidence
      return [
        .text(suggestion.ground.rawValue), .optional(suggestion.category?.text),
        suggestion.category == nil ? .empty : .permille(suggestion.confidence.thousandths),
        .text(suggestion.pattern),
        .words(suggestion.conditions.map { "\($0.field): \($0.values.joined(separator: ", "))" }),
        .integer(evidence.matches), .integer(evidence.agreements),
        .integer(evidence.contradictions), .integer(evidence.uncategorized),
        .integer(evidence.overruled), .text(suggestion.reason),
      ]
    }
    return table
  }

  private static func json(of disagreement: RuleDisagreement) -> JSONText {
    let decisions = disagreement.decisions.map { decision -> JSONText in
      .object([
        ("category", .string(decision.category.text)), ("by_hand", .integer(decision.byHand)),
        ("by_rules", .integer(decision.byRule)),
      ])
    }
    return .object([
      ("merchant", .string(disagreement.merchant)),
      ("decisions", .array(decisions)),
      ("matches", .integer(disagreement.matches)),
      ("money", .money(disagreement.money)),
      ("examples", .array(disagreement.examples.map(JSONText.string))),
    ])
  }

  /// A rules file: what is known of each rule in comments, and those without a category as
  /// comments altogether.
  var yaml: [String] {
    var lines = ["# Suggested rules, of which none is in force. Keep what is right.", "rules:"]
    for suggestion in suggestions {
      let sure =
        suggestion.category == nil ? "" : "; \(Self.percent(suggestion.confidence)) sure"
      lines.append(TerminalText.safe("  # \(Self.evidence(suggestion.evidence))\(sure)"))
      lines.append(TerminalText.safe("  # \(suggestion.reason)"))
      lines.append(TerminalText.safe("  # such as \(Self.quoted(suggestion.examples.prefix(3)))"))
      if let rule = suggestion.ruleLines {
        lines += rule.map { "  \($0)" }
      } else {
        lines.append("  # - CATEGORY: [\(YAMLWriter.scalar(suggestion.pattern, in: .flow))]")
      }
    }
    return lines
  }
}

/// Texts as words of a shell's command line.
enum ShellText {
  /// The text, in single quotes unless no shell could see more in it than letters.
  static func word(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || byte >= 0x80 || [0x2D, 0x2E, 0x2F, 0x5F].contains(byte)
    }
    guard !isPlain || text.isEmpty else { return text }
    return "'\(text.replacing("'", with: "'\\''"))'"
  }
}
