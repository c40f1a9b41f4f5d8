import StatementModel

/// How many merchants' names stand before each in the order of names, as they are compared: names
/// that differ in case or accents alone are one.
struct MerchantRanks {
  /// By the numbers of the table's texts; negative where no transaction asked for has the name.
  private var ranks: [Int32]

  /// - Parameters:
  ///   - indices: the places of the transactions whose names are put in order.
  ///   - cores: among which names are divided where they are many.
  init(_ indices: [Int], of table: TransactionTable, on cores: Cores) {
    self.init(MerchantsMet(indices, of: table, on: cores).folded, of: table)
  }

  /// The same of names that are folded already.
  init(_ names: FoldedNames, of table: TransactionTable) {
    ranks = Array(repeating: -1, count: table.texts.count)
    NameOrder(names).forEach { name, rank in ranks[name] = rank }
  }

  /// The rank of the name of a transaction that was asked for.
  @inline(__always)
  subscript(name: Int) -> Int32 { ranks[name] }
}
