import StatementModel

/// A card's statements: which days they cover and which they leave out, and what balances they state.
package struct StatementHistory: Hashable, Sendable {
  /// One statement.
  package struct Part: Hashable, Sendable {
    package var file: String
    package var from: CalendarDate
    package var to: CalendarDate
    package var closing: Money?

    package init(file: String, from: CalendarDate, to: CalendarDate, closing: Money? = nil) {
      self.file = file
      self.from = from
      self.to = to
      self.closing = closing
    }
  }

  /// Days that no statement covers.
  package struct Gap: Hashable, Sendable {
    package var from: CalendarDate
    package var to: CalendarDate

    package init(from: CalendarDate, to: CalendarDate) {
      self.from = from
      self.to = to
    }
  }

  /// What the balance is at the end of a day.
  package struct Balance: Hashable, Sendable {
    package var day: CalendarDate
    package var money: Money

    package init(day: CalendarDate, money: Money) {
      self.day = day
      self.money = money
    }
  }

  package var card: CardID
  /// Oldest first.
  package var parts: [Part]
  /// Oldest first.
  package var gaps: [Gap]
  /// The last day covered, where a statement should have come since.
  package var overdueSince: CalendarDate?
  /// Oldest first, one a day and currency.
  package var balances: [Balance]

  package init(
    card: CardID, parts: [Part] = [], gaps: [Gap] = [], overdueSince: CalendarDate? = nil,
    balances: [Balance] = []
  ) {
    self.card = card
    self.parts = parts
    self.gaps = gaps
    self.overdueSince = overdueSince
    self.balances = balances
  }

  /// The balance that stands at the end of a day: the last one that is stated up to it.
  func balance(in currency: Currency, at day: CalendarDate) -> Balance? {
    balances.last { $0.day <= day && $0.money.currency == currency }
  }
}
