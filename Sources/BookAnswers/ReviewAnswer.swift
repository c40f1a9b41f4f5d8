import BookKeeping
import Reports
import RuleEngine
import StatementModel

/// What a review would walk through, as a list.
package struct ReviewAnswer {
  package let items: [ReviewItem]
  let subjects: [RuleSubject]
  let pairs: [DuplicatePair]
  private let order: CurrencyOrder

  /// - Parameter limit: How many items at most.
  package init(_ list: ReviewList, of subjects: [RuleSubject], limit: Int? = nil) {
    items = limit.map { Array(list.items.prefix($0)) } ?? list.items
    self.subjects = subjects
    pairs = list.pairs
    order = list.order
  }

  private func ids(of item: ReviewItem) -> [String] {
    switch item.kind {
    case .pair(let number):
      pairs[number].isOne
        ? ["\(pairs[number].first.id)"]
        : [pairs[number].first, pairs[number].second].map { "\($0.id)" }
    case .merchant, .rule: item.subjects.map { "\(subjects[$0].transaction.id)" }
    case .rejected: []
    }
  }

  /// How many transactions it is about, or rows that are none.
  private func count(of item: ReviewItem) -> Int {
    switch item.kind {
    case .pair(let number): pairs[number].isOne ? 1 : 2
    case .merchant, .rule: item.subjects.count
    case .rejected: item.rejected.count
    }
  }

  private func suggestion(for item: ReviewItem) -> TextTable.Cell {
    switch item.kind {
    case .pair: .text(item.question)
    case .rejected: .text("could not be read")
    case .merchant, .rule: .optional(item.suggestion?.category?.text)
    }
  }

  package var table: TextTable {
    var table = TextTable(columns: [
      .init("Merchant", .left, cut: .middle), .init("Count", .right), .init("Money", .right),
      .init("Suggestion", cut: .middle), .init("Sure", .right, priority: .medium),
      .init("Rule", cut: .middle, priority: .low),
    ])
    table.rows = items.map { item in
      let suggestion = item.suggestion?.category == nil ? nil : item.suggestion
      return [
        .text(item.title), item.kind == .rule ? .empty : .integer(count(of: item)),
        .text(item.money), self.suggestion(for: item),
        .share(suggestion?.confidence.thousandths), .optional(item.suggestion?.pattern),
      ]
    }
    return table
  }

  /// A row for each currency of the money, and one where there is none.
  package var flat: TextTable {
    var table = TextTable(columns: [
      .init("Kind"), .init("Merchant", cut: .middle), .init("Transactions", .right),
      .init("Money", .right), .init("Currency"), .init("Suggestion"), .init("Sure", .right),
      .init("Pattern", cut: .middle),
    ])
    for item in items {
      let suggestion = item.suggestion?.category == nil ? nil : item.suggestion
      let sums: [Currency?] =
        item.totals.isEmpty ? [nil] : order.sorted(item.totals.currencies).map { $0 }
      for currency in sums {
        table.rows.append([
          .text(item.kind.name), .text(item.title), .integer(count(of: item)),
          currency.map { .sum(item.totals[$0], $0) } ?? .empty, .optional(currency?.code),
          .optional(suggestion?.category?.text), .share(suggestion?.confidence.thousandths),
          .optional(item.suggestion?.pattern),
        ])
      }
    }
    return table
  }

  package var list: [JSONText] {
    items.map { item in
      .object([
        ("kind", .string(item.kind.name)), ("merchant", .string(item.title)),
        ("transactions", .integer(count(of: item))),
        (
          "money",
          .array(
            order.sorted(item.totals.currencies).map { currency in
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
        (
          "rejected",
          .array(
            item.rejected.map { row in
              .object([
                ("line", .integer(row.line)), ("text", .string(row.text)),
                ("reason", .string(row.reason)),
              ])
            })
        ),
        ("suggestion", item.suggestion.map(\.json) ?? .null),
      ])
    }
  }
}
