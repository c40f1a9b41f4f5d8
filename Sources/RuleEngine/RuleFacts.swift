import StatementModel

/// What a rule can see of a transaction.
///
/// What the transaction or a test does not have is nothing, and a condition on it is false.
package struct TransactionFacts: Sendable {
  /// As the bank wrote it.
  package var description: String
  /// Further text of the row that is not its description.
  package var memo: String?
  package var card: CardID?
  /// Further ids of the card, by which rules may name it.
  package var formerCards: [CardID] = []
  package var accountType: AccountType?
  /// Signed: an outflow is negative.
  package var amount: Money?
  /// Whether money came or went, where the amount is not known; else its sign tells.
  package var direction: MoneyDirection?
  /// What the statement says the transaction is.
  package var kind: TransactionKind?
  /// The day by the book's date setting.
  package var date: CalendarDate?
  /// The issuer's own category, as written.
  package var bankCategory: String?
  /// ISO 18245.
  package var merchantCategoryCode: Int?
  package var isPending: Bool?
  /// Tags set by hand.
  package var tags: [String] = []

  package init(description: String) { self.description = description }
}

/// Which way money went, as the card's holder sees it.
package enum MoneyDirection: String, Sendable, CaseIterable {
  case `in`, out
}

/// One rules file as read from disk.
package struct RuleSource: Sendable {
  /// What part a file takes.
  package enum Role: Sendable {
    /// All of it counts, and its mistakes are told.
    case asked
    /// Its categories and rules count as in the whole set; nothing is said of it.
    case around
    /// Only its categories count; nothing is said of it.
    case names
  }

  /// As it should be shown: `Rules/10-mine.yaml`.
  package var path: String
  /// The whole file.
  package var text: String
  package var role: Role
  /// Whether its rules are meant to be overruled by those of other files before it, as rules are
  /// that came with the program: then nothing is said of what those take from them.
  package var isFallback = false
  /// What was found wrong while the files were gathered.
  package var diagnostics: [Diagnostic] = []

  package init(path: String, text: String, role: Role = .asked) {
    self.path = path
    self.text = text
    self.role = role
  }
}
