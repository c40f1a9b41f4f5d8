/// Tells the record by which a program opens an account from transactions.
enum QIFOpening {
  /// Whether a record states an opening balance, and the account that it names.
  ///
  /// Quicken writes it as a transfer of the account to itself. A transfer that names another
  /// account is none, and neither is a payee of such a name with a category.
  ///
  /// - Parameters:
  ///   - account: The account's name, where the file tells.
  ///   - isFirst: Whether no record of the account stands before.
  static func read(
    _ record: QIFRecord, of text: [UInt8], account: String?, isFirst: Bool
  ) -> (isOpening: Bool, account: String?) {
    guard let category = record.category, !category.isEmpty else {
      return (isFirst && record.splits.isEmpty && hasWords(record, of: text), nil)
    }
    guard text[category.lowerBound] == UInt8(ascii: "["),
      let other = transferAccount(QIFText.string(category, of: text))
    else { return (false, nil) }
    if let account {
      return (other == account && (isFirst || hasWords(record, of: text)), nil)
    }
    let hasWords = hasWords(record, of: text)
    return (hasWords, hasWords ? other : nil)
  }

  /// Whether the payee is nothing but the words for an opening balance.
  ///
  /// Folding is costly, so this is asked last.
  private static func hasWords(_ record: QIFRecord, of text: [UInt8]) -> Bool {
    words.contains(HeaderFolding.fold(QIFText.joined(record.payee, of: text)))
  }

  /// The account in `[Savings]` or `[Savings]/Class`.
  static func transferAccount(_ category: String) -> String? {
    guard category.hasPrefix("["), let end = category.lastIndex(of: "]") else { return nil }
    return String(category[category.index(after: category.startIndex)..<end])
  }

  /// Folded.
  private static let words = Words.phrases("qif.opening")
}
