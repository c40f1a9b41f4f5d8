import StatementModel

/// Which columns of text describe a row.
///
/// Where there is a header its words alone give the order, so that two files of one bank give the
/// same texts for the same row. Cells are looked at for one thing: numbers of accounts and
/// references describe nothing while another text stands beside them.
extension RoleAssignment {
  mutating func assignTexts() {
    let order: [HeaderMeaning] = [
      .merchant, .originalDescription, .payee, .purpose, .description, .memo,
    ]
    let holders = holderNames()
    let payersAlone = payersAlone()
    for wanted in order {
      let found = columns(wanted).filter {
        (!hasRows || profiles[$0].filled > 0) && !holders.contains($0) && !payersAlone.contains($0)
      }
      roles.texts += found.sorted { (rank($0), $0) < (rank($1), $1) }
      if wanted == .description { roles.texts += payersAlone }
    }
    // What the payer wrote, where the header calls it a reference.
    roles.texts += columns(.id).filter { hasRows && profiles[$0].isProse }
    roles.texts += continuedTexts()
    describeByWhatDiffers()
    demoteReferences()
    if roles.texts.isEmpty, hasRows {
      roles.texts = profiles.indices.filter {
        !taken.contains($0) && profiles[$0].isText && !profiles[$0].isCurrencies
      }
      .sorted { (profiles[$0].bytes, -$0) > (profiles[$1].bytes, -$1) }
      demoteReferences()
    }
    roles.parties = parties()
    bindTexts()
    for fallback in [roles.type, roles.category].compactMap({ $0 }) where roles.texts.isEmpty {
      roles.texts = [fallback]
    }
  }

  /// Puts the texts that are named where they belong: what describes the row first, then the memo.
  private mutating func bindTexts() {
    if let payer = named[.payer], let payee = named[.payee] {
      roles.parties = Parties(payer: payer, payee: payee)
    } else if named[.description] != nil {
      roles.parties = nil
    }
    var first = [named[.description], named[.payer], named[.payee]].compactMap { $0 }
    if let memo = named[.memo] {
      if first.isEmpty { first = Array(roles.texts.prefix(1)) }
      first.append(memo)
    }
    roles.texts = first + roles.texts.filter { !first.contains($0) }
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

  /// Columns called a mere name beside one of the other party's name: the holder's own.
  private func holderNames() -> [Int] {
    let payees = columns(.payee)
    guard
      payees.contains(where: { StatementWords.has(layout.header[$0].key, Self.otherParty) })
    else { return [] }
    return payees.filter { Self.mereNames.contains(layout.header[$0].key) }
  }

  /// Columns of the one who pays, where the header names none of the one who is paid: on what went
  /// out they name the holder.
  private func payersAlone() -> [Int] {
    let payees = columns(.payee).filter { !hasRows || profiles[$0].filled > 0 }
    let payers = payees.filter {
      StatementWords.has(layout.header[$0].key, Self.payers)
        && !StatementWords.has(layout.header[$0].key, Self.payees)
    }
    return payers.count == payees.count ? payers : []
  }

  /// Columns without a name right behind the last text, into which it goes on.
  private func continuedTexts() -> [Int] {
    guard hasRows, let last = roles.texts.filter({ $0 < layout.header.count }).max() else {
      return []
    }
    return profiles.indices.dropFirst(last + 1).prefix {
      ($0 >= layout.header.count || layout.header[$0].text.isEmpty) && !taken.contains($0)
    }.filter { profiles[$0].isText && !profiles[$0].isCurrencies && !profiles[$0].isDirections }
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
    func only(_ words: WordList, not others: WordList) -> Int? {
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

  private static let names = Words.list("text.name")
  private static let descriptions = Words.list("text.description")
  private static let otherParty = Words.list("text.other-party")
  private static let mereNames = Words.phrases("text.mere-name")
  private static let payers = Words.list("text.payer")
  private static let payees = Words.list("text.payee")
}
