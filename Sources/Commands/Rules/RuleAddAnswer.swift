import BookKeeping
import RuleEngine
import StatementModel

/// What `rules add` says: which lines came where, and what it changes in the history.
struct RuleAddAnswer {
  let plan: AddRule.Plan
  let isDryRun: Bool

  private var insertion: RuleInsertion { plan.insertion }
  private var effect: RuleInsertion.Effect? { plan.effect }

  var lines: [String] {
    var lines = [TerminalText.safe("\(insertion.location)")]
    for change in insertion.changes {
      let sign = change.kind == .added ? "+" : "-"
      lines.append(TerminalText.safe("\(sign)\(change.text)".replacing("\t", with: " ")))
    }
    if let effect { lines.append(words(effect)) }
    if isDryRun { lines.append("Nothing was written.") }
    return lines
  }

  /// Says `12 transactions match: 10 move to Food/Coffee (10 from Uncategorized), 2 as you set`.
  private func words(_ effect: RuleInsertion.Effect) -> String {
    guard effect.matches > 0 else { return "No transaction matches yet." }
    let category = insertion.ruleSet.rules[insertion.rule].effects.category?.text ?? ""
    var parts: [String] = []
    if !effect.moved.isEmpty {
      let moves = origins(effect).map { "\($0.count) from \($0.from)" }
      parts.append(
        "\(effect.moved.count) \(effect.moved.count == 1 ? "moves" : "move") to "
          + "\(category) (\(moves.joined(separator: ", ")))")
    }
    if effect.keptByHand > 0 { parts.append("\(effect.keptByHand) as you set by hand") }
    if effect.keptByRules > 0 { parts.append("\(effect.keptByRules) as another rule decides") }
    let rest = effect.matches - effect.moved.count - effect.keptByHand - effect.keptByRules
    if rest > 0 { parts.append("\(rest) in \(category) already") }
    let count =
      effect.matches == 1 ? "1 transaction matches" : "\(effect.matches) transactions match"
    return TerminalText.safe("\(count): \(parts.joined(separator: ", ")).")
  }

  /// Where those that move come from, most first.
  private func origins(_ effect: RuleInsertion.Effect) -> [(from: String, count: Int)] {
    var counts: [String: Int] = [:]
    for number in effect.moved {
      let transaction = plan.subjects[number].transaction
      let isSplit = transaction.hasDetails && !transaction.details.split.isEmpty
      counts[transaction.category?.text ?? (isSplit ? "a split" : "Uncategorized"), default: 0] += 1
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  var json: JSONText {
    let category = insertion.ruleSet.rules[insertion.rule].effects.category
    return .object([
      ("file", .string(insertion.path)), ("line", .optional(insertion.location.line)),
      ("category", .optional(category?.text)),
      ("patterns", .array(insertion.patterns.map(JSONText.string))),
      ("joined", .bool(insertion.isJoined)), ("written", .bool(!isDryRun)),
      (
        "changes",
        .array(
          insertion.changes.map { change in
            .object([
              ("kind", .string(change.kind.rawValue)), ("line", .integer(change.line)),
              ("text", .string(change.text)),
            ])
          })
      ),
      ("matches", .optional(effect?.matches)), ("moved", .optional(effect?.moved.count)),
      ("kept_by_rules", .optional(effect?.keptByRules)),
      ("kept_by_hand", .optional(effect?.keptByHand)),
      ("remarks", .array(insertion.remarks.map(\.json))),
    ])
  }
}
