/// Finds the fields of one object after the other by role.
///
/// Objects of one array mostly have the same keys in the same order; so the outcome for each key
/// is remembered in that order, and a look at the next object compares keys only.
struct FieldMap {
  private struct Entry {
    var parent: Int
    var key: [UInt8]
    var path: String
    var role: (role: FieldRole, rank: Int)?
    var looksInside: Bool
  }

  /// Keys beyond this many distinct ones are passed over.
  private static let entryLimit = 256
  /// The entry that stands for them.
  private static let unknown = 0

  private var entries = [Entry(parent: -2, key: [], path: "", role: nil, looksInside: false)]
  private var order: [Int] = []
  private var slots = [Int](repeating: -1, count: FieldRole.allCases.count)
  private var ranks = [Int](repeating: .max, count: FieldRole.allCases.count)

  /// Finds the fields of the object.
  mutating func read(_ record: JSONRecord) {
    for index in slots.indices {
      slots[index] = -1
      ranks[index] = .max
    }
    var step = 0
    walk(record, record.innermost, parent: -1, depth: 0, &step)
  }

  subscript(role: FieldRole) -> Int? {
    let node = slots[Int(role.rawValue)]
    return node < 0 ? nil : node
  }

  private mutating func walk(
    _ record: JSONRecord, _ node: Int, parent: Int, depth: Int, _ step: inout Int
  ) {
    var index = node + 1
    let end = record[node].next
    while index < end {
      let found = entry(record, index, parent: parent, step)
      step += 1
      if record[index].kind == .object {
        if entries[found].looksInside, depth < 4 {
          walk(record, index, parent: found, depth: depth + 1, &step)
        }
      } else if record[index].kind != .null, let (role, rank) = entries[found].role {
        let slot = Int(role.rawValue)
        // The last of equal keys counts, as everywhere.
        if rank <= ranks[slot], record[index].kind != .string || !record[index].content.isEmpty {
          slots[slot] = index
          ranks[slot] = rank
        }
      }
      index = record[index].next
    }
  }

  private mutating func entry(_ record: JSONRecord, _ node: Int, parent: Int, _ step: Int) -> Int {
    let key = record[node].key
    if step < order.count, matches(entries[order[step]], record, key, parent) { return order[step] }
    let found: Int
    if let known = entries.firstIndex(where: { matches($0, record, key, parent) }) {
      found = known
    } else {
      found = entries.count < Self.entryLimit ? add(record, node, parent) : Self.unknown
    }
    if step < order.count {
      order[step] = found
    } else if step == order.count {
      order.append(found)
    }
    return found
  }

  private func matches(_ entry: Entry, _ record: JSONRecord, _ key: Range<Int>, _ parent: Int)
    -> Bool
  {
    guard entry.parent == parent, entry.key.count == key.count else { return false }
    for index in 0..<key.count where entry.key[index] != record.text[key.lowerBound + index] {
      return false
    }
    return true
  }

  private mutating func add(_ record: JSONRecord, _ node: Int, _ parent: Int) -> Int {
    let name = FieldNames.fold(record.key(of: node))
    var path = name
    if parent >= 0, !FieldRoles.transparent.contains(entries[parent].path) {
      path = entries[parent].path + "." + name
    }
    entries.append(
      Entry(
        parent: parent, key: Array(record.text[record[node].key]), path: path,
        role: FieldRoles.role(of: path), looksInside: FieldRoles.looksInside(path)))
    return entries.count - 1
  }
}

extension JSONRecord {
  /// The object itself, or the only object inside it: some sources wrap each transaction in an
  /// object whose one key says what it is.
  var innermost: Int {
    guard nodes.count > 1, nodes[0].kind == .object, nodes[1].kind == .object,
      nodes[1].next == nodes[0].next
    else { return 0 }
    return 1
  }
}
