import StatementModel

/// Where one transaction comes from and what was done to it: what `show` prints.
package struct Provenance: Sendable {
  /// One observed row of the transaction.
  package struct Row: Sendable {
    /// The line, or the sheet and its row, of a file.
    package var place: SourceLocation
    package var record: Int
    package var status: StatementRow.Status
    package var amount: Money
    package var purchaseDate: CalendarDate?
    package var postingDate: CalendarDate?
    package var nativeID: String?
    /// The record as the file has it; nothing where the archived file is missing.
    package var rawText: String?
    /// Why the row was found to be of this transaction, in words.
    package var evidence: String
  }

  /// One edit of a person.
  package struct Edit: Sendable {
    package var time: String
    package var device: String
    /// `category = Food/Coffee`, `note cleared`, `tag +fixed`.
    package var changes: [String]
  }

  package var transaction: Transaction
  package var rows: [Row]
  package var edits: [Edit]
  /// What a person's edits come to: each of these beats the rules.
  package var setByHand: SetByHand = SetByHand()

  /// The properties that a person set and did not take back.
  package struct SetByHand: Sendable {
    package var category = false
    package var note = false
    package var payee = false
    package var hidden = false
    package var period = false
    package var tags: [String] = []
  }
}

/// What a person changes of transactions; nothing means: leave as it is.
package struct EditChange: Hashable, Sendable {
  /// A property to set, or to take back so that the rules decide again.
  package enum Change<Value: Hashable & Sendable>: Hashable, Sendable {
    case set(Value)
    case clear
  }

  package var category: Change<CategoryPath>?
  /// An empty note is no note, whatever rules say.
  package var note: Change<String>?
  /// An empty payee is none: the bank's description stands, whatever rules say.
  package var payee: Change<String>?
  package var hidden: Change<Bool>?
  /// No period is a decision too, whatever rules say.
  package var period: Change<PeriodID?>?
  /// Whether it is taken out of the book, whatever statements show it.
  package var deleted: Change<Bool>?
  package var addTags: [String] = []
  package var removeTags: [String] = []

  package init() {}

  package var isEmpty: Bool { self == EditChange() }
}
