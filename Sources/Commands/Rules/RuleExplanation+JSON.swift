import BookAnswers
import RuleEngine
import StatementModel

// The explanation for programs.
extension RuleExplanation {
  var json: JSONText {
    .object([
      ("description", .string(trace.facts.description)),
      ("merchant", .optional(trace.merchant)),
      ("matches", .array(trace.matches.map(json(of:)))),
      ("nearly", .array(trace.nearMisses.map(json(of:)))),
      ("nearest_by_words", .array(nearPatterns.map(json(of:)))),
      ("result", result),
      (
        "by_link",
        .array(
          byLink.map {
            .object([
              ("property", .string($0.name)), ("value", .string($0.value)),
              ("transaction", .string($0.other.description)),
            ])
          })
      ),
      (
        "by_hand",
        .array(
          byHand.map { .object([("property", .string($0.name)), ("value", .string($0.value))]) })
      ),
      ("transaction", .optional(standing?.transaction.id.description)),
    ])
  }

  private var result: JSONText {
    let decision = trace.decision
    func setting(_ value: JSONText?, _ rule: Int?) -> JSONText {
      guard let value, let rule, let reference = RuleReference(rule, of: rules) else {
        return .null
      }
      return .object([("value", value)] + reference.members)
    }
    func text(_ value: RuleDecision.Setting<String>?) -> JSONText {
      setting(value.map { .string($0.value) }, value?.rule)
    }
    func flag(_ value: RuleDecision.Setting<Bool>?) -> JSONText {
      setting(value.map { .bool($0.value) }, value?.rule)
    }
    let split = parts.map { parts in
      JSONText.array(
        parts.map { part in
          .object([
            ("category", .string(part.category.text)), ("amount", .string(part.amount.plainText)),
          ])
        })
    }
    let category = decision.category.map { JSONText.string($0.value.text) }
    return .object([
      ("category", setting(category, decision.category?.rule)),
      ("split", setting(split, decision.split?.rule)),
      ("period", text(decision.period)),
      ("payee", text(decision.payee)),
      ("tags", .array(decision.tags.map { text($0) })),
      ("note", text(decision.note)),
      ("hidden", flag(decision.hidden)),
      ("transfer", flag(decision.transfer)),
    ])
  }

  private func json(of step: RuleTrace.Step) -> JSONText {
    let lost = step.losses.map { loss -> JSONText in
      .object([
        ("property", .string(loss.property.names.joined())),
        ("rule", RuleReference.json(loss.winner, of: rules)),
      ])
    }
    return .object([
      ("file", .string(step.location.file)),
      ("line", .optional(step.location.line)),
      ("title", .string(step.title)),
      ("conditions", .array(step.conditions.map(Self.json))),
      ("sets", .array(step.won.names.map(JSONText.string))),
      ("too_late_for", .array(step.losses.flatMap(\.property.names).map(JSONText.string))),
      ("lost_to", .array(lost)),
      ("split_fits", step.isUnfit ? .bool(false) : .null),
      ("left_empty", .array(step.unfilled.names.map(JSONText.string))),
    ])
  }

  private static func json(_ sight: RuleTrace.Sight) -> JSONText {
    .object([
      ("field", .string(sight.field)), ("line", .optional(sight.location.line)),
      ("held", .bool(sight.held)), ("asked", .string(sight.asked)), ("saw", .string(sight.saw)),
      ("groups", .array(sight.groups.map { .array($0.map(json)) })),
    ])
  }

  private func json(of near: NearPattern) -> JSONText {
    .object([
      ("file", .string(near.pattern.location.file)),
      ("line", .optional(near.pattern.location.line)),
      ("pattern", .string(near.pattern.text)),
      ("difference", .string(near.difference.code)),
      ("words", .string(near.difference.words)),
      ("rule", RuleReference.json(near.rule, of: rules)),
    ])
  }
}
