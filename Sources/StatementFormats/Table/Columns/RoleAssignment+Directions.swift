import StatementModel

/// Columns of words for in and out that not every row holds.
extension RoleAssignment {
  /// A column that tells the direction in so many rows that the others are to be rejected one by
  /// one, beside amounts that have no sign of their own.
  func directionOfMost() -> Int? {
    guard roles.direction == nil, roles.balance == nil, let amount = roles.amount, hasRows,
      profiles[amount].negatives == 0
    else { return nil }
    let rows = profiles.map(\.filled).max() ?? 0
    return partlyDirected.first { column in
      let profile = profiles[column]
      if profile.directions == rows { return true }
      return profile.formalDirections == profile.directions && profile.directions * 10 >= rows * 7
    }
  }

  /// The column that is to be named as the direction's, with a word of it that tells none.
  var directionQuestion: TableFact? {
    guard roles.direction == nil, let amount = roles.amount, hasRows,
      profiles[amount].negatives == 0
    else { return nil }
    let rows = profiles.map(\.filled).max() ?? 0
    guard let column = partlyDirected.first(where: { profiles[$0].directions * 3 >= rows }) else {
      return nil
    }
    let other = profiles[column].distinct.sorted().first { StatementWords.direction($0) == nil }
    return .openDirection(column: ColumnName.of(column, layout.header), word: other ?? "")
  }

  /// Whether one word stands beside all amounts though their signs differ, or are the reverse of
  /// what it says: then it is another thing's, such as the kind of the account.
  var isDirectionRefuted: Bool {
    guard let column = roles.direction, let amount = roles.amount, hasRows else { return false }
    let profile = profiles[column]
    let rows = profiles.map(\.filled).max() ?? 0
    guard profile.distinct.count == 1, profile.filled == rows, let word = profile.distinct.first,
      let direction = StatementWords.direction(word), profiles[amount].negatives > 0
    else { return false }
    let positives = profiles[amount].numbers - profiles[amount].negatives - profiles[amount].zeros
    return positives > 0 || direction > 0
  }

  /// Whether the header says that the column is of the kind of account or card: there, "credit" and
  /// "debit" say nothing of a row.
  func namesAccountKind(_ column: Int) -> Bool {
    column < layout.header.count
      && StatementWords.has(layout.header[column].key, Self.accountWords)
  }

  private static let accountWords = Words.list("account.kind-beside")

  /// Columns with words of both directions; of one letter only where the header lets them be such.
  private var partlyDirected: [Int] {
    profiles.indices.filter { column in
      let profile = profiles[column]
      let isFree = !taken.contains(column) || column == roles.type
      guard isFree, profile.directions >= 2, !namesAccountKind(column),
        meaning(column) == nil || meaning(column) == .type
      else { return false }
      let words = profile.distinct.filter { StatementWords.direction($0) != nil }
      guard meaning(column) == .type || words.allSatisfy({ $0.utf8.count > 1 }) else {
        return false
      }
      return Set(words.map(StatementWords.direction)).count == 2
    }
  }
}
