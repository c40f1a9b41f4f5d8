import RuleEngine
import StatementModel

/// How the rules came to a decision, in words.
struct RuleExplanation {
  let trace: RuleTrace
  let rules: RuleSet

  func lines(_ console: Console) -> [String] {
    var lines = [console.bold(TerminalText.safe(trace.facts.description)), ""]
    let matched = trace.steps.filter(\.matched)
    if matched.isEmpty { lines.append("No rule matches: Uncategorized.") }
    for step in matched { lines += self.lines(of: step) }
    let near = trace.nearMisses
    if !near.isEmpty {
      lines += ["", console.bold("Nearly")]
      for step in near { lines += nearLines(of: step) }
    }
    if !matched.isEmpty { lines += ["", console.bold("Result")] + resultLines }
    return lines
  }

  private func lines(of step: RuleTrace.Step) -> [String] {
    let seen = step.conditions.map { "\($0.field): \($0.saw)" }
    var outcome: [String] = []
    if !step.won.isEmpty { outcome.append("sets \(step.won.names.joined(separator: ", "))") }
    if !step.lost.isEmpty {
      outcome.append("too late for \(step.lost.names.joined(separator: ", "))")
    }
    return [
      TerminalText.safe("\(step.location)  \(step.title)"),
      TerminalText.safe("    matches by \(seen.joined(separator: "; "))"),
      TerminalText.safe("    \(outcome.joined(separator: "; "))"),
    ]
  }

  /// The same for programs.
  var json: JSONText {
    let decision = trace.decision
    func setting(_ value: JSONText?, _ rule: Int?) -> JSONText {
      guard let value, let rule, let reference = RuleReference(rule, of: rules) else {
        return .null
      }
      return .object([("value", value)] + reference.members)
    }
    return .object([
      ("description", .string(trace.facts.description)),
      ("matches", .array(trace.steps.filter(\.matched).map(json(of:)))),
      ("nearly", .array(trace.nearMisses.map(json(of:)))),
      (
        "result",
        .object([
          (
            "category",
            setting(decision.category.map { .string($0.value.text) }, decision.category?.rule)
          ),
          ("split", setting(splitParts.map(JSONText.array), decision.split?.rule)),
          ("period", setting(decision.period.map { .string($0.value) }, decision.period?.rule)),
          ("payee", setting(decision.payee.map { .string($0.value) }, decision.payee?.rule)),
          ("tags", .array(decision.tags.map { setting(.string($0.value), $0.rule) })),
          ("note", setting(decision.note.map { .string($0.value) }, decision.note?.rule)),
          ("hidden", setting(decision.hidden.map { .bool($0.value) }, decision.hidden?.rule)),
          (
            "transfer",
            setting(decision.transfer.map { .bool($0.value) }, decision.transfer?.rule)
          ),
        ])
      ),
    ])
  }

  private func json(of step: RuleTrace.Step) -> JSONText {
    let conditions = step.conditions.map { sight -> JSONText in
      .object([
        ("field", .string(sight.field)), ("line", .optional(sight.location.line)),
        ("held", .bool(sight.held)), ("saw", .string(sight.saw)),
      ])
    }
    return .object([
      ("file", .string(step.location.file)),
      ("line", .optional(step.location.line)),
      ("title", .string(step.title)),
      ("conditions", .array(conditions)),
      ("sets", .array(step.won.names.map(JSONText.string))),
      ("tooLateFor", .array(step.lost.names.map(JSONText.string))),
    ])
  }

  private func nearLines(of step: RuleTrace.Step) -> [String] {
    let failures = step.failures.map { "\($0.field) (here: \($0.saw))" }
    return [
      TerminalText.safe("\(step.location)  \(step.title)"),
      TerminalText.safe("    but not by \(failures.joined(separator: "; "))"),
    ]
  }

  /// The parts of the split that won, if one did.
  private var parts: [CategorySplit.Part]? {
    trace.facts.amount.flatMap { trace.decision.split?.value.parts(of: $0) }
  }

  private var splitParts: [JSONText]? {
    parts?.map { part in
      .object([
        ("category", .string(part.category.text)), ("amount", .string(part.amount.plainText)),
      ])
    }
  }

  private var splitWords: String? {
    parts?.map { "\($0.category.text) \($0.amount)" }.joined(separator: ", ")
  }

  private var resultLines: [String] {
    let decision = trace.decision
    var lines: [String] = []
    func add(_ name: String, _ value: String?, _ rule: Int?) {
      guard let value, let rule, rules.rules.indices.contains(rule) else { return }
      let padded = name + String(repeating: " ", count: max(0, 9 - name.count))
      lines.append(TerminalText.safe("\(padded) \(value)  (\(rules.rules[rule].location))"))
    }
    if decision.category == nil, decision.split == nil { lines.append("category  Uncategorized") }
    add("category", decision.category?.value.text, decision.category?.rule)
    add("split", splitWords, decision.split?.rule)
    add("period", decision.period?.value, decision.period?.rule)
    add("payee", decision.payee?.value, decision.payee?.rule)
    for tag in decision.tags { add("tag", tag.value, tag.rule) }
    add("note", decision.note?.value, decision.note?.rule)
    add("hidden", decision.hidden.map { $0.value ? "yes" : "no" }, decision.hidden?.rule)
    add("transfer", decision.transfer.map { $0.value ? "yes" : "no" }, decision.transfer?.rule)
    return lines
  }
}
