import StatementModel

/// Which statement: the same bytes under two cards are two statements.
package struct StatementKey: Hashable, Comparable, Sendable {
  /// The SHA-256 of the file's bytes, in hexadecimal digits.
  package var fileHash: String
  /// The statement's place in its file, from 0.
  package var ordinal: Int
  package var card: CardID

  package init(fileHash: String, ordinal: Int, card: CardID) {
    self.fileHash = fileHash
    self.ordinal = ordinal
    self.card = card
  }

  package static func < (left: StatementKey, right: StatementKey) -> Bool {
    (left.fileHash, left.ordinal, left.card) < (right.fileHash, right.ordinal, right.card)
  }
}
