/// One account's block of one file: an OFX `STMTRS`, a JSON account, the rows of one account in
/// a CSV.
package struct Statement: Hashable, Sendable {
  /// The account or card number as the file writes it; nothing where it names none.
  package var account: String?
  /// The part of the account that the rows are of, in the file's word (`Savings`); nothing for the
  /// account itself.
  package var pocket: String?
  package var accountType: AccountType?
  /// The bank or issuer, where the file names it.
  package var institution: String?
  /// The currency of rows that name none themselves.
  package var currency: Currency?
  /// A sign beside amounts of rows that name no currency, where the statement names none either:
  /// the currency that they are taken to be of must be among those that it can mean.
  package var sharedSign: SharedCurrencySign?
  /// The period as stated; a balance date is no end.
  package var statedFrom: CalendarDate?
  package var statedTo: CalendarDate?
  package var openingBalance: StatedBalance?
  package var closingBalance: StatedBalance?
  package var rows: StatementColumns

  package init(rows: StatementColumns = []) { self.rows = rows }

  /// The first day the statement covers: stated, else the first date of its rows.
  package var from: CalendarDate? {
    statedFrom ?? rows.keyDays?.lowerBound
  }

  /// The last day the statement covers: stated, else the last date of its rows.
  package var to: CalendarDate? {
    statedTo ?? rows.keyDays?.upperBound
  }
}

/// A balance as a statement states it; what is owed is negative.
package struct StatedBalance: Hashable, Sendable {
  package var amount: ExactDecimal
  package var date: CalendarDate?

  package init(amount: ExactDecimal, date: CalendarDate? = nil) {
    self.amount = amount
    self.date = date
  }
}

/// What kind of account a statement is of.
package enum AccountType: UInt8, Sendable, CaseIterable {
  case creditCard, checking, savings, creditLine, moneyMarket, cash, investment, other

  /// The word used in rules, configuration and machine formats: `credit-card`.
  package var name: String {
    switch self {
    case .creditCard: "credit-card"
    case .checking: "checking"
    case .savings: "savings"
    case .creditLine: "credit-line"
    case .moneyMarket: "money-market"
    case .cash: "cash"
    case .investment: "investment"
    case .other: "other"
    }
  }

  package init?(name: String) {
    guard let type = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = type
  }
}
