import BookKeeping
import Reports
import RuleEngine
import StatementModel

/// What a review would walk through, as a list.
struct ReviewAnswer {
  let items: [ReviewItem]
  let subjects: [RuleSubject]
  let pairs: [DuplicatePair]

  private func ids(of item: ReviewItem) -> [String] {
    switch item.kind {
    case .pair(let number):
      pairs[number].isOne
        ? ["\(pairs[number].first.id)"]
        : [pairs[number].first, pairs[number].second].map { "\($0.id)" }
    case .merchant, .rule: item.subjects.map { "\(subjects[$0].transaction.id)" }
    }
  }

  var table: TextTable {
    var table = TextTable(columns: [
      .init("Merchant", .left, flexible: true), .init("Count", .right), .init("Money", .right),
      .init("Suggestion"), .init("Sure", .right), .init("Rule", .left, flexible: true),
    ])
    table.rows = items.map { item in
      let suggestion = item.suggestion?.category == nil ? nil : item.suggestion
      return [
        .text(item.title), item.kind == .rule ? .empty : .integer(ids(of: item).count),
        .text(item.money),
        item.isPair ? .text(item.question) : .optional(suggestion?.category?.text),
        .share(suggestion?.confidence.thousandths), .optional(item.suggestion?.pattern),
      ]
    }
    return table
  }

  /// A row for each currency of the money, and one where there is none.
  var flat: TextTable {
    var table = TextTable(columns: [
      .init("Kind"), .init("Merchant", flexible: true), .init("Transactions", .right),
      .init("Money", .right), .init("Currency"), .init("Suggestion"), .init("Sure", .right),
      .init("Pattern", flexible: true),
    ])
    for item in items {
      let suggestion = item.suggestion?.category == nil ? nil : item.suggestion
      let sums: [Currency?] = item.totals.isEmpty ? [nil] : item.totals.currencies.map { $0 }
      for currency in sums {
        table.rows.append([
          .text(item.kind.name), .text(item.title), .integer(ids(of: item).count),
          currency.map { .sum(item.totals[$0], $0) } ?? .empty, .optional(currency?.code),
          .optional(suggestion?.category?.text), .share(suggestion?.confidence.thousandths),
          .optional(item.suggestion?.pattern),
        ])
      }
    }
    return table
  }

  var list: [JSONText] {
    items.map { item in
      .object([
        ("kind", .string(item.kind.name)), ("merchant", .string(item.title)),
        ("transactions", .integer(ids(of: item).count)),
        (
          "money",
          .array(
            item.totals.currencies.map { currency in
              .object([
                (
                  "amount",
                  .string(item.totals[currency].text(minimumDecimals: currency.minorUnits))
                ),
                ("currency", .string(currency.code)),
              ])
            })
        ),
        (
          "ids",
          .array(ids(of: item).map { .string($0) })
        ),
        ("suggestion", item.suggestion.map(Self.json) ?? .null),
      ])
    }
  }

  private static func json(_ suggestion: RuleSuggestion) -> JSONText {
    .object([
      ("ground", .string(suggestion.ground.rawValue)),
      ("category", .optional(suggestion.category?.text)),
      ("confidence", .integer(suggestion.confidence.thousandths)),
      ("pattern", .string(suggestion.pattern)),
      (
        "conditions",
        .object(
          suggestion.conditions.map { ($0.field, .array($0.values.map(JSONText.string))) })
      ),
      ("reason", .string(suggestion.reason)),
      ("matches", .integer(suggestion.evidence.matches)),
      ("agreements", .integer(suggestion.evidence.agreements)),
      ("contradictions", .integer(suggestion.evidence.contradictions)),
    ])
  }
}
