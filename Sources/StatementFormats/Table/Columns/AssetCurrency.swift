import StatementModel

/// Tells a column of currencies that are not the amounts' by a balance that runs on over them all.
///
/// A depot's statement names the currency of what was bought or sold beside amounts that are all of
/// the account's.
enum AssetCurrency {
  /// The column, if the balances prove that it is none of the amounts'.
  static func column(_ extraction: RowExtraction?, _ profile: StatementProfile?) -> Int? {
    guard let extraction, let column = extraction.roles.currency, extraction.groups.count > 1,
      profile?.columns[.currency] == nil, Set(extraction.groups.keys.map(\.currency)).count > 1
    else { return nil }
    var accounts: [Int32: Int32] = [0: 0]
    for (key, group) in extraction.groups { accounts[group] = key.account + 1 }
    let joined = extraction.raws.joined(by: accounts)
    for way in [SignRule.Way.asWritten, .reversed, .byDirection, .columns, .columnsUnsigned] {
      let together = BalanceProof(joined, SignRule(way: way))
      guard together.pairs >= 2, together.matches == together.pairs else { continue }
      let apart = BalanceProof(extraction.raws, SignRule(way: way))
      return apart.matches < together.matches ? column : nil
    }
    return nil
  }

  static func decision(_ column: Int, _ header: [HeaderCell]) -> ReadingDecision {
    ReadingDecision(
      "column \(ColumnName.of(column, header))", "not the currency of the amounts",
      because: "the balance runs on over rows of different ones")
  }
}

extension RoleAssignment {
  /// Takes a column of currencies for that of something bought.
  mutating func takeForAsset(_ column: Int) {
    roles.currency = nil
    roles.asset = column
    if roles.originalAmount != nil, roles.originalCurrency == nil {
      (roles.originalCurrency, roles.asset) = (column, nil)
    }
  }
}
