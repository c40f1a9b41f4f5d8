import RuleEngine
import StatementModel

// The explanation for people.
extension RuleExplanation {
  func lines(_ console: Console) -> [String] {
    var lines = [console.bold(TerminalText.safe(trace.facts.description))]
    if let merchant = trace.merchant {
      lines.append("The merchant's name in it: \(TerminalText.safe(merchant))")
    }
    lines.append("")
    if trace.matches.isEmpty { lines.append("No rule matches: Uncategorized.") }
    for step in trace.matches { lines += self.lines(of: step) }
    if !trace.nearMisses.isEmpty {
      lines += ["", console.bold("Nearly")]
      for step in trace.nearMisses { lines += nearLines(of: step) }
    }
    let near = nearPatterns
    if !near.isEmpty {
      lines += ["", console.bold("Nearest by words, but no match")]
      for pattern in near { lines += self.lines(of: pattern) }
    }
    if !trace.matches.isEmpty { lines += ["", console.bold("Result")] + resultLines }
    let byHand = self.byHand
    if !byHand.isEmpty {
      lines += ["", console.bold("Set by hand, which beats every rule")]
      lines += byHand.map { TerminalText.safe("\(Self.label($0.name)) \($0.value)") }
    }
    let byLink = self.byLink
    if !byLink.isEmpty {
      lines += ["", console.bold("Set by a link to another transaction")]
      lines += byLink.map {
        TerminalText.safe("\(Self.label($0.name)) \($0.value)  (\($0.other.short))")
      }
    }
    return lines
  }

  private func lines(of step: RuleTrace.Step) -> [String] {
    let seen = step.conditions.map { "\($0.field): \($0.saw)" }
    var lines = [
      "\(step.location)  \(step.title)", "    matches by \(seen.joined(separator: "; "))",
    ]
    if !step.won.isEmpty { lines.append("    sets \(step.won.names.joined(separator: ", "))") }
    for (winner, losses) in Self.byWinner(step.losses) {
      let names = losses.flatMap(\.property.names).joined(separator: ", ")
      lines.append("    too late for \(names): \(reference(winner)) was first")
    }
    if step.isUnfit { lines.append("    " + unfitWords(of: step)) }
    if !step.unfilled.isEmpty {
      let names = step.unfilled.names.joined(separator: ", ")
      lines.append("    leaves \(names) alone: nothing is left of the text once it is filled in")
    }
    return lines.map { TerminalText.safe($0) }
  }

  private func unfitWords(of step: RuleTrace.Step) -> String {
    guard let amount = trace.facts.amount else {
      return "its split sets nothing: no amount is known (--amount gives one)"
    }
    return "its split sets nothing: its parts do not fit \(amount)"
  }

  /// The losses to each rule, in the order of the rules.
  private static func byWinner(
    _ losses: [RuleTrace.Loss]
  ) -> [(winner: Int, losses: [RuleTrace.Loss])] {
    Dictionary(grouping: losses, by: \.winner).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  private func reference(_ rule: Int) -> String {
    guard rules.rules.indices.contains(rule) else { return "another rule" }
    return "\(rules.rules[rule].location) (\(rules.rules[rule].title))"
  }

  private func nearLines(of step: RuleTrace.Step) -> [String] {
    var lines = ["\(step.location)  \(step.title)"]
    let held = step.conditions.filter(\.held).map { "\($0.field): \($0.saw)" }
    if !held.isEmpty { lines.append("    fits by \(held.joined(separator: "; "))") }
    for failure in step.failures { lines += Self.failureLines(failure, indent: "    ") }
    return lines.map { TerminalText.safe($0) }
  }

  /// What a condition asks and what was there; of groups, each condition that failed.
  private static func failureLines(_ sight: RuleTrace.Sight, indent: String) -> [String] {
    guard !sight.groups.isEmpty else {
      let not = sight.field == "unless" ? "none of " : ""
      return [
        "\(indent)but not by \(sight.field): it asks \(not)\(sight.asked); here is \(sight.saw)"
      ]
    }
    // A group of `not` fails the rule by holding.
    let isNot = sight.field == "not"
    var lines = ["\(indent)but not by \(sight.field): here is \(sight.saw)"]
    for group in sight.groups {
      for part in group where part.held == isNot {
        if isNot {
          lines.append("\(indent)  \(part.field): \(part.asked) holds, here is \(part.saw)")
        } else {
          lines += failureLines(part, indent: indent + "  ")
        }
      }
    }
    return lines
  }

  private func lines(of near: NearPattern) -> [String] {
    let title = rules.rules.indices.contains(near.rule) ? rules.rules[near.rule].title : "rule"
    return [
      TerminalText.safe("\(near.pattern.location)  \(title)"),
      TerminalText.safe("    \(near.pattern.text): \(near.difference.words)"),
    ]
  }

  private static func label(_ name: String) -> String {
    name + String(repeating: " ", count: max(0, 9 - name.count))
  }

  private var resultLines: [String] {
    let decision = trace.decision
    var lines: [String] = []
    func add(_ name: String, _ value: String?, _ rule: Int?) {
      guard let value, let rule, rules.rules.indices.contains(rule) else { return }
      lines.append(
        TerminalText.safe("\(Self.label(name)) \(value)  (\(rules.rules[rule].location))"))
    }
    if decision.category == nil, decision.split == nil { lines.append("category  Uncategorized") }
    let split = parts?.map { "\($0.category.text) \($0.amount)" }.joined(separator: ", ")
    add("category", decision.category?.value.text, decision.category?.rule)
    add("split", split, decision.split?.rule)
    add("period", decision.period?.value, decision.period?.rule)
    add("payee", decision.payee?.value, decision.payee?.rule)
    for tag in decision.tags { add("tag", tag.value, tag.rule) }
    add("note", decision.note?.value, decision.note?.rule)
    add("hidden", decision.hidden.map { $0.value ? "yes" : "no" }, decision.hidden?.rule)
    add("transfer", decision.transfer.map { $0.value ? "yes" : "no" }, decision.transfer?.rule)
    return lines
  }
}
