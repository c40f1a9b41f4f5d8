import StatementModel

/// One rule of a rules file.
package struct Rule: Sendable {
  /// The name given in the file.
  package var name: String?
  /// Where the rule's item begins in its file.
  package var location: SourceLocation
  /// What the rule asks of a transaction: all of these must hold.
  var conditions: [RuleCondition]
  /// What the rule sets.
  package var effects: RuleEffects

  /// What to call the rule in messages: its name, else what it sets.
  package var title: String {
    if let text = name ?? effects.category?.text ?? effects.split?.entries.first?.category.text {
      return text
    }
    if let text = effects.payee ?? effects.tags.first ?? effects.note ?? effects.period {
      return text
    }
    if let isHidden = effects.hidden { return "hidden: \(isHidden)" }
    return effects.transfer.map { "transfer: \($0)" } ?? "rule"
  }
}

/// What a rule sets.
package struct RuleEffects: Hashable, Sendable {
  package var category: CategoryPath?
  /// The category in several parts; never beside `category`.
  package var split: CategorySplit?
  /// The clean name of the merchant.
  package var payee: String?
  package var note: String?
  /// Whether the transaction is left out of spending.
  package var hidden: Bool?
  /// Whether it is money moved between own accounts.
  package var transfer: Bool?
  /// The name of the period that the transaction belongs to.
  package var period: String?
  /// In the order of the file, each once.
  package var tags: [String] = []

  package init() {}

  /// The properties set.
  package var properties: RuleProperties {
    var properties: RuleProperties = []
    if category != nil || split != nil { properties.insert(.category) }
    if payee != nil { properties.insert(.payee) }
    if note != nil { properties.insert(.note) }
    if hidden != nil { properties.insert(.hidden) }
    if transfer != nil { properties.insert(.transfer) }
    if period != nil { properties.insert(.period) }
    if !tags.isEmpty { properties.insert(.tags) }
    return properties
  }
}

/// A set of properties of a transaction that rules can set.
package struct RuleProperties: OptionSet, Hashable, Sendable {
  package var rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let category = RuleProperties(rawValue: 1)
  package static let payee = RuleProperties(rawValue: 2)
  package static let note = RuleProperties(rawValue: 4)
  package static let hidden = RuleProperties(rawValue: 8)
  package static let transfer = RuleProperties(rawValue: 16)
  package static let tags = RuleProperties(rawValue: 32)
  package static let period = RuleProperties(rawValue: 64)

  private static let table: [(RuleProperties, String)] = [
    (.category, "category"), (.payee, "payee"), (.note, "note"), (.hidden, "hidden"),
    (.transfer, "transfer"), (.period, "period"), (.tags, "tags"),
  ]

  /// The words used in rules files, in a fixed order.
  package var names: [String] { Self.table.filter { contains($0.0) }.map(\.1) }
}

/// One condition with its key's place.
struct RuleCondition: Sendable {
  /// The key as it stands in the file.
  var field: RuleField
  var location: SourceLocation
  var test: ConditionTest
}

/// What a condition asks; a list within one is "any of".
indirect enum ConditionTest: Sendable {
  case match([PatternUse])
  case unless([PatternUse])
  case memo([PatternUse])
  case card([CardID])
  case accountType([AccountType])
  case amount([AmountRange])
  case currency([Currency])
  case direction(MoneyDirection)
  case kind([TransactionKind])
  case date([ClosedRange<CalendarDate>])
  case day([ClosedRange<Int>])
  /// ISO 8601 numbers: 1 is Monday.
  case weekday([ClosedRange<Int>])
  case bankCategory([BankCategory])
  case pending(Bool)
  case tag([String])
  /// Every group holds; a group holds if all its conditions do.
  case all([[RuleCondition]])
  /// At least one group holds.
  case any([[RuleCondition]])
  /// No group holds.
  case not([[RuleCondition]])
}

/// Bounds of an amount's magnitude, both included.
struct AmountRange: Hashable, Sendable {
  /// Nothing where any currency will do.
  var currency: Currency?
  var least: ExactDecimal?
  var most: ExactDecimal?

  func contains(_ money: Money) -> Bool {
    if let currency, currency != money.currency { return false }
    let magnitude = money.amount.magnitude
    if let least, magnitude < least { return false }
    if let most, most < magnitude { return false }
    return true
  }
}

/// The issuer's own category, by name or by merchant category code (ISO 18245).
enum BankCategory: Hashable, Sendable {
  /// Folded.
  case name(String)
  case codes(ClosedRange<Int>)
}

/// A key of a rule or of a test.
enum RuleField: String, CaseIterable, Sendable {
  case name, match, unless, memo, card
  case accountType = "account-type"
  case amount, currency, direction, kind, date, day, weekday
  case bankCategory = "bank-category"
  case pending, tag, all, any, not
  case category, payee, tags, note, hidden, transfer
  case period, split

  /// The fields that ask something of a transaction.
  static let conditions = allCases.filter(\.isCondition)

  private var isCondition: Bool {
    switch self {
    case .match, .unless, .memo, .card, .accountType, .amount, .currency, .direction, .kind, .date,
      .day, .weekday, .bankCategory, .pending, .tag, .all, .any, .not:
      true
    case .name, .category, .payee, .tags, .note, .hidden, .transfer, .period, .split: false
    }
  }
}
