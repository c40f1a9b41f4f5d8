import StatementModel

/// The merchants of transactions: their names folded and told apart, so that those are one that
/// differ in case or accents alone.
struct MerchantsMet: Sendable {
  /// By the numbers of the table's texts; negative for what is no name of the transactions.
  private let merchants: [Int32]
  /// Each distinct text, with those that fold to the same.
  let folded: FoldedNames
  /// What the merchants are called, folded.
  let names: MerchantNames

  /// - Parameters:
  ///   - indices: the places of the transactions, best in the order of memory.
  ///   - cores: among which names are divided where they are many.
  init(_ indices: [Int], of table: TransactionTable, on cores: Cores) {
    var merchants = [Int32](repeating: -1, count: table.texts.count)
    var texts: [Int] = []
    texts.reserveCapacity(min(indices.count, table.texts.count))
    for index in indices {
      let text = table.names[index].merchant
      if merchants[text] < 0 {
        merchants[text] = 0
        texts.append(text)
      }
    }
    let folded = FoldedNames(texts, of: table, on: cores)
    var known = FoldedNameTable(folded)
    for (place, text) in texts.enumerated() {
      merchants[text] = Int32(clamping: known.number(of: place))
    }
    self.merchants = merchants
    self.folded = folded
    names = MerchantNames(names: folded, places: known.places)
  }

  /// How many there are.
  var count: Int { names.places.count }

  /// The merchant of a transaction, by the number of its name's text.
  @inline(__always)
  func merchant(ofText text: Int) -> Int { Int(merchants[text]) }

  /// The groups of transactions that were asked for.
  func collected(_ rows: GroupedRows, of table: TransactionTable) -> CollectedGroups {
    let (indices, ends) = rows.map { merchant(ofText: table.names[$0].merchant) }
      .dealt(rows, count: count)
    return CollectedGroups(GroupNames(names), indices: indices, ends: ends, of: table)
  }
}
