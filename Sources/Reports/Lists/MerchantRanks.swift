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
    ranks = Array(repeating: -1, count: table.texts.count)
    var names: [Int] = []
    for index in indices {
      let name = table.names[index].merchant
      if ranks[name] < 0 {
        ranks[name] = 0
        names.append(name)
      }
    }
    let parts = FoldedNames.halves(names, of: table, on: cores)
    var order: [Entry] = []
    order.reserveCapacity(names.count)
    for (part, folded) in parts.enumerated() {
      for (place, name) in folded.names.enumerated() {
        order.append(
          Entry(
            start: folded.firstWord(place), name: Int32(truncatingIfNeeded: name),
            place: Int32(truncatingIfNeeded: place), part: part))
      }
    }
    order.sort { left, right in
      if left.start != right.start { return left.start < right.start }
      return parts[left.part].bytes(Int(left.place))
        .lexicographicallyPrecedes(parts[right.part].bytes(Int(right.place)))
    }
    var rank: Int32 = 0
    for number in order.indices {
      if number > 0, !Self.areEqual(order[number - 1], order[number], parts) { rank += 1 }
      ranks[Int(order[number].name)] = rank
    }
  }

  private struct Entry {
    /// The first eight bytes, which tell most names apart.
    var start: UInt64
    /// The text's number.
    var name: Int32
    /// Where among the folded names of its part.
    var place: Int32
    var part: Int
  }

  private static func areEqual(_ left: Entry, _ right: Entry, _ parts: [FoldedNames]) -> Bool {
    left.start == right.start
      && parts[left.part].bytes(Int(left.place)) == parts[right.part].bytes(Int(right.place))
  }

  /// The rank of the name of a transaction that was asked for.
  @inline(__always)
  subscript(name: Int) -> Int32 { ranks[name] }
}
