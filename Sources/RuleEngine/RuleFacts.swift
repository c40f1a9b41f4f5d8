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

/// What the rules make of a transaction: for each property by itself, the first rule in file
/// order that matches and sets it; tags accumulate.
package struct RuleDecision: Hashable, Sendable {
  /// A property's value and the rule that set it, by its number in the rule set, from 0.
  package struct Setting<Value: Hashable & Sendable>: Hashable, Sendable {
    package var value: Value
    package var rule: Int

    package init(_ value: Value, by rule: Int) {
      self.value = value
      self.rule = rule
    }
  }

  package var category: Setting<CategoryPath>?
  /// The category in several parts, which fit the amount; never beside `category`.
  package var split: Setting<CategorySplit>?
  package var payee: Setting<String>?
  package var note: Setting<String>?
  package var hidden: Setting<Bool>?
  package var transfer: Setting<Bool>?
  /// The name of a period.
  package var period: Setting<String>?
  /// In the order of being set, each tag once.
  package var tags: [Setting<String>] = []

  package init() {}
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
  /// What was found wrong while the files were gathered.
  package var diagnostics: [Diagnostic] = []

  package init(path: String, text: String, role: Role = .asked) {
    self.path = path
    self.text = text
    self.role = role
  }
}
