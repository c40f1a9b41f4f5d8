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
///
/// Copying one costs next to nothing, whatever it holds: most transactions share theirs.
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

  /// What was set.
  private struct Content: Hashable, Sendable {
    var category: Setting<CategoryPath>?
    var split: Setting<CategorySplit>?
    var payee: Setting<String>?
    var note: Setting<String>?
    var hidden: Setting<Bool>?
    var transfer: Setting<Bool>?
    var period: Setting<String>?
    var tags: [Setting<String>] = []
  }

  /// Content that copies share; a change makes another.
  private final class Shared: Sendable {
    static let empty = Shared(Content())

    let content: Content

    init(_ content: Content) { self.content = content }
  }

  private var shared: Shared

  package init() { shared = .empty }

  package var category: Setting<CategoryPath>? {
    get { shared.content.category }
    set { change { $0.category = newValue } }
  }

  /// The category in several parts, which fit the amount; never beside `category`.
  package var split: Setting<CategorySplit>? {
    get { shared.content.split }
    set { change { $0.split = newValue } }
  }

  package var payee: Setting<String>? {
    get { shared.content.payee }
    set { change { $0.payee = newValue } }
  }

  package var note: Setting<String>? {
    get { shared.content.note }
    set { change { $0.note = newValue } }
  }

  package var hidden: Setting<Bool>? {
    get { shared.content.hidden }
    set { change { $0.hidden = newValue } }
  }

  package var transfer: Setting<Bool>? {
    get { shared.content.transfer }
    set { change { $0.transfer = newValue } }
  }

  /// The name of a period.
  package var period: Setting<String>? {
    get { shared.content.period }
    set { change { $0.period = newValue } }
  }

  /// In the order of being set, each tag once.
  package var tags: [Setting<String>] {
    get { shared.content.tags }
    set { change { $0.tags = newValue } }
  }

  private mutating func change(_ body: (inout Content) -> Void) {
    var content = shared.content
    body(&content)
    shared = Shared(content)
  }

  package static func == (one: RuleDecision, other: RuleDecision) -> Bool {
    one.shared === other.shared || one.shared.content == other.shared.content
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(shared.content) }
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
