/// Words of status columns, in the languages of statements; all folded (`HeaderFolding`).
extension StatementWords {
  typealias RowStatus = StatementFormats.RowStatus

  /// What the cell says; a word that is not known counts as posted.
  static func status(_ cell: String) -> RowStatus { knownStatus(cell) ?? .posted }

  /// What the cell says, or nothing where its words are not known.
  static func knownStatus(_ cell: String) -> RowStatus? {
    // As plain-text ledgers mark them.
    if cell == "!" { return .pending }
    let key = HeaderFolding.fold(cell)
    if key.isEmpty { return .posted }
    if has(key, declinedWords) || isRefusal(key) { return .declined }
    if has(key, pendingWords) { return .pending }
    guard has(key, postedWords) else { return nil }
    return has(key, negations) ? .pending : .posted
  }

  /// Whether the cell says that something was not granted, as `NOT APPROVED`; what is not granted
  /// yet is pending.
  private static func isRefusal(_ key: String) -> Bool {
    has(key, negations) && has(key, consentWords) && !has(key, notYet)
  }

  /// Whether the cell is the beginning of a word for a status, which it is not itself.
  static func isStatusCutOff(_ cell: String) -> Bool {
    let key = HeaderFolding.fold(cell)
    guard key.utf8.count >= 2, knownStatus(cell) == nil else { return false }
    return [declinedWords, pendingWords, postedWords].contains { $0.hasLonger(key) }
  }

  private static let negations = Words.list("negation")

  private static let notYet = Words.list("negation.yet")

  private static let consentWords = Words.list("consent")

  private static let declinedWords = Words.list("status.declined")

  static let pendingWords = Words.list("status.pending")

  private static let postedWords = Words.list("status.posted")
}
