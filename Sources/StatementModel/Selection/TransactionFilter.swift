/// Which transactions a list shows; every condition that is set must hold.
package struct TransactionFilter: Hashable, Sendable {
  package enum Direction: String, Sendable, CaseIterable {
    /// Money that came.
    case `in`
    /// Money that went.
    case out
  }

  /// Looked for in description, payee, category, note, tags and the card's name.
  package var search: SearchQuery?
  /// The first day.
  package var from: CalendarDate?
  /// The last day.
  package var to: CalendarDate?
  package var month: Month?
  /// Any of these periods, by name or id; empty for all.
  package var periods: [String] = []
  /// Any of these cards; empty for all.
  package var cards: Set<CardID> = []
  /// Any of these categories and what stands below them; empty for all.
  package var categories: [CategoryPath] = []
  package var amount: AmountRange?
  package var direction: Direction?
  /// Only pending ones, or only those that are not.
  package var isPending: Bool?
  /// Only uncategorized ones.
  package var uncategorizedOnly = false
  /// All of these tags.
  package var tags: [String] = []
  package var currency: Currency?
  /// Withdrawn and deleted ones too.
  package var includesGone = false

  package init() {}

  /// Whether every transaction passes that is neither withdrawn nor deleted.
  package var isEmpty: Bool {
    var bare = self
    bare.includesGone = false
    return bare == TransactionFilter()
  }

  /// Whether any condition is on more than dates, amount, currency and status.
  package var asksForTexts: Bool {
    search != nil || uncategorizedOnly
      || !(cards.isEmpty && categories.isEmpty && tags.isEmpty && periods.isEmpty)
  }

  /// The first day that may pass; nothing where there is none.
  package var firstDay: CalendarDate? { [from, month?.firstDay].compactMap(\.self).max() }

  /// The last day that may pass; nothing where there is none.
  package var lastDay: CalendarDate? { [to, month?.lastDay].compactMap(\.self).min() }
}
