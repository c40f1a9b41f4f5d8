/// Lets transactions of equal texts hold them once.
package struct TransactionTextPool {
  /// By description: the texts that were met last.
  private var known: [String: TransactionTexts] = [:]

  package init() {}

  /// Gives the transaction the texts of an earlier one, where they are the same to the byte.
  package mutating func share(_ transaction: inout Transaction) {
    guard !transaction.hasDetails else { return }
    let own = transaction.texts
    if let texts = known[own.description], texts.payee == own.payee,
      texts.category == own.category, texts.sourceFile == own.sourceFile, texts.card == own.card,
      Self.isSame(texts.description, own.description)
    {
      transaction.texts = texts
    } else {
      known[own.description] = own
    }
  }

  /// Swift's equality takes a composed and a decomposed `é` for one.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.utf8.elementsEqual(other.utf8)
  }
}
