import StatementModel

/// Which column holds the currency of the rows' amounts.
extension RoleAssignment {
  /// The currency that the header of an amount names: `Amount (EUR)`.
  private var amountCurrency: Currency? {
    roles.amounts.lazy.compactMap { column in
      column < layout.header.count ? layout.header[column].currency : nil
    }.first
  }

  /// Assigns the currency of the amounts and that of the original amounts.
  mutating func assignCurrencies() {
    if let named = named[.currency] {
      roles.currency = named
      let foreign = columns(.originalCurrency).first { !hasRows || profiles[$0].isCurrencies }
      roles.originalCurrency =
        take(foreign ?? (roles.originalAmount == nil ? nil : namedCurrency()))
    } else {
      findCurrencies()
    }
    roles.originalCurrency = named[.originalCurrency] ?? roles.originalCurrency
  }

  private mutating func findCurrencies() {
    if let pair = foreignPair() {
      roles.originalAmount = take(pair.amount)
      roles.originalCurrency = take(pair.currency)
      roles.ownCurrency = pair.own
      if pair.own == nil { roles.currency = take(currencyColumn()) }
      return
    }
    let foreign = columns(.originalCurrency).first { !hasRows || profiles[$0].isCurrencies }
    guard let own = amountCurrency else {
      roles.currency = take(currencyColumn())
      roles.originalCurrency = take(foreign)
      if roles.currency == nil, roles.originalAmount == nil {
        // The only currency that the table has.
        (roles.currency, roles.originalCurrency) = (roles.originalCurrency, nil)
      }
      return
    }
    // The amounts are in the currency of their header, whatever else a row names.
    let named = namedCurrency()
    roles.currency = take(named.flatMap { agrees($0, with: own) ? $0 : nil })
    roles.originalCurrency = take(foreign ?? (roles.currency == nil ? named : nil))
  }

  /// Whether the column of currencies says nothing else than the amount's header, or the same of
  /// every row: which of two that contradict each other is right is then for the rows to show.
  private func agrees(_ column: Int, with currency: Currency) -> Bool {
    guard hasRows, !isNamedForeign(column), roles.originalAmount == nil else { return false }
    let named = Set(profiles[column].distinct.compactMap(CurrencySigns.currency))
    return named.isSubset(of: [currency]) || named.count == 1
  }

  /// The column of currencies; the account's own where there are several.
  private func currencyColumn() -> Int? {
    if let found = namedCurrency() { return found }
    if let codes = columns(.currency).first(where: {
      !namesAssetCurrency($0) && profiles[$0].isCodes
    }) {
      return codes
    }
    if let valuta = columns(.valueDate).first(where: { profiles[$0].isCurrencies }) {
      return valuta
    }
    // Right before an amount whose own header is empty: the name of both stands above it.
    if let amount = roles.amount, amount > 0, layout.header.indices.contains(amount),
      layout.header[amount].text.isEmpty, !taken.contains(amount - 1),
      profiles[amount - 1].isCurrencies
    {
      return amount - 1
    }
    if let beside = codesBesideAmount() { return beside }
    guard layout.header.isEmpty else { return nil }
    return profiles.indices.first { !taken.contains($0) && profiles[$0].isCurrencies }
  }

  /// The column that the header calls a currency: the account's, else the one that stands nearest
  /// to the amount.
  private func namedCurrency() -> Int? {
    let named = columns(.currency).filter {
      !namesAssetCurrency($0) && !isNamedForeign($0) && !isOfAnotherAmount($0)
        && (!hasRows || profiles[$0].isMostlyCurrencies)
    }
    if let own = named.first(where: namesAccountCurrency) { return own }
    // Where the first currency stands after the first amount, they all stand so.
    let first = profiles.indices.first {
      meaning($0) == .currency || meaning($0) == .originalCurrency
    }
    let isAfter = (roles.money.min() ?? 0) < (first ?? 0)
    func distance(_ column: Int) -> Int {
      let steps = roles.amounts.map { amount in
        2 * abs(column - amount) + ((column > amount) == isAfter ? 0 : 1)
      }
      return steps.min() ?? 0
    }
    return named.min { (distance($0), $0) < (distance($1), $1) }
  }

  /// A column of codes right beside the amount that fills every row, whatever its header says in a
  /// language or letters that are not known.
  private func codesBesideAmount() -> Int? {
    guard hasRows else { return nil }
    let amounts = roles.amounts
    let rows = amounts.map { profiles[$0].filled }.max() ?? 0
    let beside = amounts.flatMap { [$0 + 1, $0 - 1] }.filter { column in
      guard profiles.indices.contains(column), !taken.contains(column),
        profiles[column].filled >= rows, profiles[column].filled > 0,
        meaning(column) != .originalCurrency, !isNamedForeign(column), !isOfAnotherAmount(column)
      else { return false }
      let codes = profiles[column].distinct
      guard meaning(column) == nil || codes.count == 1 else { return false }
      return codes.allSatisfy { code in
        code.utf8.count == 3 && code == code.uppercased() && !Self.words.contains(code)
          && CurrencySigns.currency(code)?.code == code
      }
    }
    return beside.first
  }

  /// Codes of currencies that are words, too.
  private static let words: Set<String> = ["ALL", "TOP", "TRY", "COP", "MOP", "LAK", "MAD", "ANG"]

  /// Whether the header says that the column is of the currency of something abroad, or of what
  /// the merchant asked, and not of the account's.
  func isNamedForeign(_ column: Int) -> Bool {
    column < layout.header.count && StatementWords.has(layout.header[column].key, Self.foreign)
  }

  private static let foreign = Words.list("currency.foreign")

  /// Whether the column is of the currency of a fee or of a balance beside others.
  func isOfAnotherAmount(_ column: Int) -> Bool {
    column < layout.header.count && StatementWords.has(layout.header[column].key, Self.others)
      && columns(.currency).contains { $0 != column && profiles[$0].isMostlyCurrencies }
  }

  private static let others = Words.list("currency.of-another")

  /// Whether the header says that the currency is the one in which something bought is quoted, in
  /// a table with a balance, which is in the account's.
  private func namesAssetCurrency(_ column: Int) -> Bool {
    roles.balance != nil && column < layout.header.count
      && StatementWords.has(layout.header[column].key, Self.assets)
  }

  private static let assets = Words.list("currency.of-asset")
}

/// A header that names the amount's currency beside a column that names another one in every row.
///
/// Either the amounts are in the header's currency and the column is of what was bought abroad, or
/// the exporter writes the same header for accounts of all currencies. The rows look alike.
extension RoleAssignment {
  /// What has to be asked since the two contradict each other, unless a profile says which counts.
  func headerCurrencyQuestion(_ profile: StatementProfile?) -> MoneyFact? {
    let roles: [StatementProfile.Role] = [.currency, .originalCurrency, .ignore]
    guard !roles.contains(where: { profile?.columns[$0] != nil }), profile?.currency == nil,
      hasRows, let column = self.roles.currency, let cells = onlyCurrency,
      let amount = self.roles.amounts.first(where: {
        $0 < layout.header.count && layout.header[$0].currency != nil
      }),
      let header = layout.header[amount].currency, header != cells
    else { return nil }
    return .headerContradicts(
      header: ColumnName.of(amount, layout.header), currency: header,
      column: ColumnName.of(column, layout.header), number: column + 1, cells: cells)
  }
}
