/// Which columns of accounts are one's own.
extension RoleAssignment {
  /// Whether the column is one's own account's though some rows have none: named so plainly, in a
  /// table that names no other party, and with few accounts that come again.
  func isOwnWithGaps(_ column: Int, rows: Int) -> Bool {
    let profile = profiles[column]
    return Self.ownAccount.contains(layout.header[column].key)
      && !layout.header.contains { $0.meaning == .payee || $0.meaning == .counterAccount }
      && profile.filled * 2 > rows && profile.distinct.count < profile.filled
      && profile.distinct.count <= max(12, rows / 8)
  }

  /// The column that names the card: one of numbers before one of names, and none that tells no
  /// more than the kind of card.
  func cardColumn(rows: Int) -> Int? {
    let cards = columns(.card).filter {
      !hasRows
        || !profiles[$0].areDecimals && profiles[$0].filled * 2 >= rows
          && profiles[$0].distinct.count <= 32
          && (profiles[$0].filled < 5 || profiles[$0].distinct.count < profiles[$0].filled)
          && !profiles[$0].distinct.allSatisfy(Self.isKindOfCard)
    }
    return cards.first { profiles[$0].isNumbered } ?? cards.first
  }

  private static func isKindOfCard(_ cell: String) -> Bool {
    StatementWords.direction(cell) != nil || kindsOfCard.contains(HeaderFolding.fold(cell))
  }

  private static let kindsOfCard = Words.phrases("account.kind-of-card")

  private static let ownAccount = Words.phrases("account.own")

  /// Whether all rows name one account there and several in another column of a plain name, which
  /// is then the other parties'.
  private func isOneBesideMany(_ column: Int) -> Bool {
    let rows = profiles.map(\.filled).max() ?? 0
    guard rows >= 3, profiles[column].filled == rows, profiles[column].distinct.count == 1,
      profiles[column].isNumbered
    else { return false }
    return layout.header.indices.contains { other in
      other != column && meaning(other) == .account && isPlainNumber(other)
        && profiles[other].distinct.count > 1
    }
  }

  /// Words that say no more than that a column holds numbers of accounts.
  private static let numberWords = Words.phrases("account.number")

  private func isPlainNumber(_ column: Int) -> Bool {
    let words = layout.header[column].key.split(separator: " ")
    return words != ["account"] && words.allSatisfy { Self.numberWords.contains(String($0)) }
  }

  private static let namesOfAccounts = Words.phrases("account.name")

  /// Whether an account's column, which stands after the date, is rather the other party's.
  ///
  /// One's own account comes again whoever the other is; the other's goes with the name, so that
  /// there are about as many accounts as names. Where too few rows show it, a header that says no
  /// more than `IBAN` is of the other party, if the table names one.
  func isCounterparty(_ column: Int) -> Bool {
    let firstDate = roles.dates.min() ?? 0
    guard column < layout.header.count, column > firstDate else { return false }
    let named = layout.header.indices.filter { meaning($0) == .payee }
    let accounts = profiles[column].distinct.count
    let parties = named.map { profiles[$0].distinct.count }.max() ?? profiles[column].filled
    if accounts >= 5, accounts * 4 >= min(parties, ColumnProfile.distinctLimit) * 3 { return true }
    guard !named.isEmpty, isPlainNumber(column), !isOneBesideMany(column),
      accounts > 1 || parties < 5
    else { return false }
    return !layout.header.contains { Self.namesOfAccounts.contains($0.key) }
  }
}
