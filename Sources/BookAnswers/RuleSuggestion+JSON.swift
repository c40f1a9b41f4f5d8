import RuleEngine
import StatementModel

extension RuleSuggestion {
  /// As `rules suggest` and `review` give it to programs.
  package var json: JSONText {
    let conditions = conditions.map { condition -> JSONText in
      .object([
        ("field", .string(condition.field)),
        ("values", .array(condition.values.map(JSONText.string))),
      ])
    }
    return .object([
      ("from", .string(ground.rawValue)),
      ("pattern", .string(pattern)),
      ("conditions", .array(conditions)),
      ("category", .optional(category?.text)),
      ("confidence_permille", .integer(confidence.thousandths)),
      ("reason", .string(reason)),
      ("matches", .integer(evidence.matches)),
      ("money", .money(evidence.money)),
      ("agreements", .integer(evidence.agreements)),
      ("contradictions", .integer(evidence.contradictions)),
      ("uncategorized", .integer(evidence.uncategorized)),
      ("overruled", .integer(evidence.overruled)),
      ("examples", .array(examples.map(JSONText.string))),
      ("rule", .optional(ruleLines?.joined(separator: "\n"))),
    ])
  }
}

extension JSONText {
  /// Sums of money, each with its currency.
  package static func money(_ sums: [Money]) -> JSONText {
    .array(
      sums.map { sum in
        .object([
          ("amount", .string(sum.plainText)), ("currency", .string(sum.currency.code)),
        ])
      })
  }
}
