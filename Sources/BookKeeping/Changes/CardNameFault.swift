import StatementModel

/// What can be wrong with merging or renaming cards.
enum CardNameFault: DiagnosticFact {
  case areOne(String)
  case unknown(String)
  /// It is called so already.
  case isSo(String)
  case isTaken(String, by: String, String)
  case isPart(String, of: String)
  case isWrittenTwice(String, String, line: Int?, id: String)

  var code: String {
    switch self {
    case .areOne: "cards-are-one"
    case .unknown: "unknown-card"
    case .isSo: "card-is-so"
    case .isTaken: "card-id-taken"
    case .isPart: "card-id-of-part"
    case .isWrittenTwice: "card-written-twice"
    }
  }

  var summary: String {
    switch self {
    case .areOne(let card): "both names are of the card \"\(card)\""
    case .unknown(let card): "there is no card \"\(card)\" in this book"
    case .isSo(let card): "the card's id is \"\(card)\" already"
    case .isTaken(let id, let other, _):
      id == other
        ? "\"\(id)\" is another card" : "\"\(id)\" is an id of another card, \"\(other)\""
    case .isPart(let id, let card): "\"\(id)\" is a card that is part of \"\(card)\""
    case .isWrittenTwice(let id, let first, let line, let card):
      "\"\(id)\" and \"\(first)\"" + (line.map { " in line \($0)" } ?? "")
        + " are one card, \"\(card)\""
    }
  }

  var remedy: String? {
    switch self {
    case .areOne, .unknown: "`daybook cards` lists them"
    case .isSo: nil
    case .isTaken(_, let other, let card):
      "give another id; if both are one card, `daybook cards merge \(other) \(card)` says so"
    case .isPart: "give another id, or take the merging back with `daybook undo`"
    case .isWrittenTwice: "write all of it under one of them, and remove the other"
    }
  }
}
