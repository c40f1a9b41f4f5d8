import StatementModel

/// What a field says that answers yes or no: `true`, `"false"`, `"Y"`, `0`.
enum WrittenFlag {
  /// The answer; nothing for what is none.
  static func value(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "true", "yes", "y", "1", "t": true
    case "false", "no", "n", "0", "f": false
    default: nil
    }
  }
}

extension JSONRecord {
  /// The answer in `node`; nothing where the field is missing, null or blank.
  ///
  /// Anything else than an answer rejects the row, since a pending or deleted row may hide behind
  /// it.
  func flag(_ node: Int?) throws(NoRow) -> Bool? {
    guard let node, self[node].kind != .null else { return nil }
    if let answer = bool(node) { return answer }
    if self[node].kind == .string, !hasText(node) { return nil }
    guard let answer = word(node).flatMap(WrittenFlag.value) else {
      throw .rejected(.badFlag(excerpt(node), field: key(of: node)), node: node)
    }
    return answer
  }

  /// A word, or a boolean as its word; nothing for other kinds and blank strings.
  func answer(_ node: Int) -> String? { bool(node).map { $0 ? "true" : "false" } ?? word(node) }

  /// What the word in `node` says of the row's state; nothing where there is none.
  ///
  /// Rows that were declined, and those of a state that is no booking yet, are left out; an
  /// unknown word rejects the row.
  func status(_ node: Int?) throws(NoRow) -> StatementRow.Status? {
    guard let node, let word = string(node) else { return nil }
    return try StatusWords.status(StatusWords.meaning(word), or: .badStatus(excerpt(node)), node)
  }
}

extension StatusWords {
  /// The status of a row whose status word has this meaning.
  static func status(
    _ meaning: Meaning?, or fact: @autoclosure () -> JSONRowFact, _ node: Int
  ) throws(NoRow) -> StatementRow.Status {
    switch meaning {
    case .posted?: return .posted
    case .pending?: return .pending
    case .declined?: throw .leftOut(.declined)
    case .information?: throw .leftOut(.information)
    case nil: throw .rejected(fact(), node: node)
    }
  }
}
