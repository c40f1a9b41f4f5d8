/// The ids by which rows of a statement are known for good.
///
/// A row's id is a hash of all that makes its content (card, status, key date, amount, currency, folded
/// description, installment number, charge date), of its native id, and of its number among the rows
/// of its statement that are equal in both. It is written into journals, so it may never change:
/// neither the order of what is hashed nor the hash.
package enum RowIDs {
  /// The ids of rows, in their order.
  ///
  /// - Parameter currency: That of rows that name none.
  package static func of(
    _ rows: StatementColumns, card: CardID, currency: Currency
  ) -> [TransactionID] {
    let folded = rows.texts.strings.map(KeyFolding.foldV1)
    var beginning = StableHash()
    beginning.add(card.text)
    var ids: [TransactionID] = []
    ids.reserveCapacity(rows.count)
    for place in rows.indices {
      let row = rows.numbers[place]
      var hash = beginning
      hash.add(row.marks.contains(.pending) ? UInt8(1) : 0)
      hash.add(Int64(row.keyDay))
      hash.add(row.units)
      hash.add(row.scale)
      hash.add((rows.currency(of: place) ?? currency).packedCode)
      hash.add(folded[Int(row.text)])
      let part = row.marks.contains(.installment) ? rows.details(of: place)?.installment : nil
      hash.add(Int64(part?.number ?? 0))
      hash.add(row.chargeDay == RowNumbers.noDay ? .min : Int64(row.chargeDay))
      if row.nativeID >= 0 { hash.add(rows.nativeIDs[Int(row.nativeID)]) }
      ids.append(TransactionID(high: hash.value.high, low: hash.value.low))
    }
    number(&ids, of: rows)
    return ids
  }

  /// Gives each of several equal ids its number among them: by purchase date, then record.
  private static func number(_ ids: inout [TransactionID], of rows: StatementColumns) {
    let sorted = ids.indices.sorted { ids[$0] < ids[$1] }
    var start = 0
    while start < sorted.count {
      let id = ids[sorted[start]]
      var end = start + 1
      while end < sorted.count, ids[sorted[end]] == id { end += 1 }
      if end - start > 1 {
        for (number, row) in rows.numberingOrder(Array(sorted[start..<end])).enumerated()
        where number > 0 {
          ids[row] = variant(of: id, number: number)
        }
      }
      start = end
    }
  }

  /// Another id made from one, for the second, third… of what would otherwise share it.
  package static func variant(of id: TransactionID, number: Int) -> TransactionID {
    var hash = StableHash()
    hash.add(Int64(bitPattern: id.high))
    hash.add(Int64(bitPattern: id.low))
    hash.add(Int64(number))
    let value = hash.value
    return TransactionID(high: value.high, low: value.low)
  }
}

extension StatementColumns {
  /// The ids of the rows as those of a card: made once, and kept with the rows.
  ///
  /// - Parameter currency: That of rows that name none.
  package func ids(card: CardID, currency: Currency) -> [TransactionID] {
    if let names, names.card == card, names.currency == currency { return names.ids }
    return RowIDs.of(self, card: card, currency: currency)
  }

  /// Makes the ids of the rows, to be kept with them.
  package mutating func nameRows(card: CardID, currency: Currency) {
    names = RowNames(
      card: card, currency: currency, ids: ids(card: card, currency: currency))
  }

  /// Equal rows in the order of their numbers: by purchase date, then record.
  package func numberingOrder(_ rows: [Int]) -> [Int] {
    if rows.count < 2 { return rows }
    return rows.sorted { left, right in
      (numbers[left].purchaseDay, places[left].record, left)
        < (numbers[right].purchaseDay, places[right].record, right)
    }
  }
}
