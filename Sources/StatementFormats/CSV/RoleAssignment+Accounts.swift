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

  private static let kindsOfCard: Set<String> = [
    "main", "additional", "primary", "secondary", "supplementary", "virtual", "physical",
    "debit card", "credit card", "prepaid", "hauptkarte", "zusatzkarte", "partnerkarte",
    "основная", "дополнительная", "дебетовая", "кредитная", "виртуальная", "principal",
    "principale", "titular", "adicional", "fisica", "fisico",
  ]

  private static let ownAccount: Set<String> = [
    "account", "account number", "account no", "account name", "account id", "konto",
    "kontonummer", "compte", "numero de compte", "cuenta", "conto", "conta", "rekening",
    "rekeningnummer", "rachunek", "ucet", "счет", "חשבון",
  ]

  private static let plainNames: Set<String> = [
    "iban", "kontonummer", "account number", "account no", "konto", "kontonr", "iban bban",
    "numer rachunku", "nr rachunku", "cislo uctu", "account iban", "szamlaszam",
  ]

  /// Whether all rows name one account there and several in another column of a plain name, which
  /// is then the other parties'.
  private func isOneBesideMany(_ column: Int) -> Bool {
    let rows = profiles.map(\.filled).max() ?? 0
    guard rows >= 3, profiles[column].filled == rows, profiles[column].distinct.count == 1,
      profiles[column].isNumbered
    else { return false }
    return layout.header.indices.contains { other in
      other != column && layout.header[other].meaning == .account
        && Self.plainNames.contains(layout.header[other].key)
        && profiles[other].distinct.count > 1
    }
  }

  /// Whether an account's column is rather the other party's: it has a plain name such as `IBAN`,
  /// stands after the date in a table that names the other party, and has no name beside it.
  func isCounterparty(_ column: Int) -> Bool {
    guard column < layout.header.count, Self.plainNames.contains(layout.header[column].key),
      layout.header.contains(where: { $0.meaning == .payee }), !isOneBesideMany(column)
    else { return false }
    let hasName = layout.header.contains {
      ["account name", "kontoname", "nazev uctu", "szamla neve", "kontobezeichnung"].contains(
        $0.key)
    }
    return !hasName && column > (roles.dates.min() ?? 0)
  }
}
