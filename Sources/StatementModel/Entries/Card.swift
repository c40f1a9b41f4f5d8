import Foundation

/// The id of a card or account in a book: `visa-gold`.
@usableFromInline
package struct CardID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// In NFC: a folder's name comes composed from one system and decomposed from another.
  package let text: String

  package init(_ text: String) {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    self.text = isASCII ? text : text.precomposedStringWithCanonicalMapping
  }

  @usableFromInline
  package static func < (left: CardID, right: CardID) -> Bool { left.text < right.text }

  @usableFromInline package var description: String { text }
}

/// A card or account of the book.
package struct Card: Hashable, Sendable {
  package var id: CardID
  /// Further ids that mean it: those it had before it was renamed.
  package var formerIDs: [CardID] = []
  /// What people call it; free to change.
  package var name: String
  /// The account and card numbers it is known by; numbers get reissued.
  package var accounts: [String]
  /// The currency of rows whose row and statement name none.
  package var currency: Currency?
  package var type: AccountType?

  package init(
    id: CardID, name: String, accounts: [String] = [], currency: Currency? = nil,
    type: AccountType? = nil
  ) {
    self.id = id
    self.name = name
    self.accounts = accounts
    self.currency = currency
    self.type = type
  }

  /// Whether an id means this card.
  package func isNamed(_ id: CardID) -> Bool { id == self.id || formerIDs.contains(id) }

  /// The name with the last four digits of the newest number: `Visa Gold ···4417`.
  package var displayName: String {
    guard let digits = accounts.last?.filter({ $0.isASCII && $0.isNumber }), digits.count >= 4
    else { return name }
    return "\(name) ···\(digits.suffix(4))"
  }

  /// A number of an account as people are shown it: `···4417`; a short one, or one that is none, is
  /// whole.
  package static func shortAccount(_ account: String) -> String {
    let digits = account.filter { $0.isASCII && $0.isNumber }
    return digits.count >= 4 ? "···\(digits.suffix(4))" : account
  }
}
