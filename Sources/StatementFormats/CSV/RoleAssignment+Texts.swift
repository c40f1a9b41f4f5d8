import StatementModel

/// Which columns of text describe a row.
///
/// Where there is a header its words alone give the order, so that two files of one bank give the
/// same texts for the same row. Cells are looked at for one thing: numbers of accounts and
/// references describe nothing while another text stands beside them.
extension RoleAssignment {
  mutating func assignTexts(_ named: [StatementProfile.Role: Int]) {
    let order: [HeaderMeaning] = [
      .merchant, .originalDescription, .payee, .purpose, .description, .memo,
    ]
    for wanted in order {
      let found = columns(wanted).filter { !hasRows || profiles[$0].filled > 0 }
      roles.texts += found.sorted { (rank($0), $0) < (rank($1), $1) }
    }
    describeByWhatDiffers()
    demoteReferences()
    roles.parties = parties()
    if let named = named[.memo] { roles.texts.insert(named, at: 0) }
    if let named = named[.description] { roles.texts.insert(named, at: 0) }
    if roles.texts.isEmpty, hasRows {
      roles.texts = profiles.indices.filter {
        !taken.contains($0) && profiles[$0].isText && !profiles[$0].isCurrencies
      }
      .sorted { (profiles[$0].bytes, -$0) > (profiles[$1].bytes, -$1) }
      demoteReferences()
    }
    for fallback in [roles.type, roles.category].compactMap({ $0 }) where roles.texts.isEmpty {
      roles.texts = [fallback]
    }
  }

  /// Where the header names no text but for notes, and those are the same in every row, a column
  /// of an unknown name whose texts differ describes the rows.
  private mutating func describeByWhatDiffers() {
    guard let first = roles.texts.first, hasRows, meaning(first) == .memo,
      profiles[first].filled >= 2, profiles[first].distinct.count == 1
    else { return }
    let rows = profiles[first].filled
    let other = profiles.indices.first {
      !taken.contains($0) && meaning($0) == nil && profiles[$0].isText
        && profiles[$0].distinct.count > 1 && profiles[$0].filled * 2 > rows
        && profiles[$0].letters * 2 > rows
    }
    if let other { roles.texts.insert(other, at: 0) }
  }

  private mutating func demoteReferences() {
    guard hasRows else { return }
    roles.texts =
      roles.texts.filter { !profiles[$0].isReferences }
      + roles.texts.filter { profiles[$0].isReferences }
  }

  /// The place of a column among those of its meaning; the lower goes first.
  private func rank(_ column: Int) -> Int {
    let key = layout.header[column].key
    switch meaning(column) {
    case .payee:
      // Cooperative banks of Germany write the holder first, and who the other is after it.
      if key == "auftraggeber zahlungsempfanger" || key == "auftraggeber zahlungsempfaenger" {
        return 2
      }
      return StatementWords.has(key, Self.names) ? 0 : 1
    case .description:
      return StatementWords.has(key, Self.descriptions) ? 0 : 1
    default: return 0
    }
  }

  /// Where the header names payer and payee apart, the two columns: which of them is the other
  /// party, the direction of each row says.
  private func parties() -> Parties? {
    let stated = roles.texts.filter { meaning($0) == .payee }
    func only(_ words: StatementWords.WordList, not others: StatementWords.WordList) -> Int? {
      let found = stated.filter {
        StatementWords.has(layout.header[$0].key, words)
          && !StatementWords.has(layout.header[$0].key, others)
      }
      return found.count == 1 ? found[0] : nil
    }
    guard let payer = only(Self.payers, not: Self.payees),
      let payee = only(Self.payees, not: Self.payers),
      let first = roles.texts.first, first == payer || first == payee
    else { return nil }
    return Parties(payer: payer, payee: payee)
  }

  private static let names = StatementWords.words(
    "name* naam nazwa nazev nom nome nombre nimi nimetus navn namn neve наименование имя שם")
  private static let descriptions = StatementWords.words(
    """
    descri* beschreibung* omschrijving* libelle opis popis beskriv* описание опис תיאור narration
    narrative selitys leiras explicatii
    """)
  private static let payers = StatementWords.words(
    """
    payer* zahlungspflichtig* auftraggeber* ordonator* debitor* sender* afsender* avsandar*
    nadawc* maksaja ordenante ordinante opdrachtgever platce remitter плательщик
    """)
  private static let payees = StatementWords.words(
    """
    payee* zahlungsempf* empfang* empfaeng* beguenstig* begunstig* beneficiar* recipient* odbiorc*
    prijemc* mottagar* mottaker* modtager* saaja saajan destinat* получатель
    """)
}
