import StatementModel

/// Puts transactions into groups by merchants, whose names are one where they differ in case or
/// accents alone.
struct MerchantCollector {
  let table: TransactionTable
  /// Among which names are divided where they are many.
  let cores: Cores

  func collected(_ rows: GroupedRows) -> CollectedGroups {
    // Of each text: negative while it is no name that was met; then its group.
    var groups = [Int32](repeating: -1, count: table.texts.count)
    var names: [Int] = []
    names.reserveCapacity(min(rows.indices.count, table.texts.count))
    for index in rows.inMemory {
      let name = table.names[index].merchant
      if groups[name] < 0 {
        groups[name] = 0
        names.append(name)
      }
    }
    let folded = FoldedNames(names, of: table, on: cores)
    var known = FoldedNameTable(folded)
    var places: [Int] = []
    places.reserveCapacity(names.count)
    for (place, name) in names.enumerated() {
      let group = known.number(of: place)
      if group == places.count { places.append(place) }
      groups[name] = Int32(clamping: group)
    }
    let (indices, ends) = rows.map { Int(groups[table.names[$0].merchant]) }
      .dealt(rows, count: places.count)
    return CollectedGroups(
      GroupNames(MerchantNames(names: folded, places: places)), indices: indices, ends: ends,
      of: table)
  }
}
