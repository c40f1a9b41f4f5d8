import StatementModel

/// Finds the fields of one object after the other by role.
///
/// Objects of one array mostly have the same keys in the same order; so the outcome for each key
/// is remembered in that order, and a look at the next object compares keys only.
struct FieldMap {
  /// What is remembered of a key; plain values, so that comparing copies nothing.
  private struct Entry {
    var parent: Int
    /// The key's bytes in `keys`.
    var key: Range<Int>
    /// The index of the role in a record's slots; nothing for keys without one.
    var slot: Int?
    var rank = 0
    var looksInside = false
  }

  /// Keys beyond this many distinct ones are passed over.
  private static let entryLimit = 256
  /// The entry that stands for them.
  private static let unknown = 0

  /// The rank of amounts whose name names a currency: behind those of plain names.
  private static let namedAmountRank = 1000

  /// Whether the profile says which field is the amount.
  var amountIsTold: Bool { named.values.contains(.amount) }

  /// The names met that name an amount and its currency.
  private(set) var currencyAmounts: [String] = []

  private var entries = [Entry(parent: -2, key: 0..<0, slot: nil)]
  private var paths = [""]
  /// The roles that a profile gives to fields, by folded path; nothing for a field to be ignored.
  private let named: [String: FieldRole?]
  private var keys: [UInt8] = []
  private var order: [Int] = []
  private var slots = [Int](repeating: -1, count: FieldRole.allCases.count)
  private var ranks = [Int](repeating: .max, count: FieldRole.allCases.count)

  /// A value that may be taken for a role.
  private struct Place {
    var node: Int
    var slot: Int
    var rank: Int
  }

  /// Layouts that are remembered.
  private static let layoutLimit = 64

  /// The layouts met, and their part of `places`.
  private var layouts: [(layout: Int, places: Range<Int>)] = []
  /// The layout of the object read last.
  private var latest = 0
  /// Which values of objects of each layout may be taken for which role.
  private var places: [Place] = []

  /// Makes a map by the roles that a profile names, before those that names tell.
  init(_ profile: StatementProfile? = nil) {
    var named: [String: FieldRole?] = [:]
    for (role, column) in profile?.columns ?? [:] {
      guard case .named(let name) = column else { continue }
      let path = name.split(separator: ".").map { FieldNames.fold(String($0)) }
      named[path.joined(separator: ".")] = .some(FieldRole(role))
    }
    self.named = named
  }

  /// Finds the fields of the object.
  ///
  /// - Parameter alone: Whether the record was not loaded after the one read last, so that its
  ///   number for its layout says nothing.
  mutating func read(_ record: JSONRecord, alone: Bool = false) {
    if !alone {
      if latest >= layouts.count || layouts[latest].layout != record.layout {
        latest = layouts.firstIndex { $0.layout == record.layout } ?? layouts.count
      }
      if latest < layouts.count { return takeKnown(record) }
    }
    forgetSlots()
    if layouts.count == Self.layoutLimit || alone {
      layouts = []
      places = []
    }
    let start = places.count
    var step = 0
    walk(record, record.innermost, parent: -1, depth: 0, &step)
    guard !alone else { return }
    latest = layouts.count
    layouts.append((record.layout, start..<places.count))
  }

  private mutating func forgetSlots() {
    for index in slots.indices {
      slots[index] = -1
      ranks[index] = .max
    }
  }

  /// Takes the values of an object whose layout is known.
  @inline(__always)
  private mutating func takeKnown(_ record: JSONRecord) {
    Self.take(places, layouts[latest].places, record.nodes, &slots, &ranks)
  }

  @inline(__always)
  private static func take(
    _ places: [Place], _ range: Range<Int>, _ nodes: [JSONNode], _ slots: inout [Int],
    _ ranks: inout [Int]
  ) {
    let places = places.span
    let nodes = nodes.span
    var slots = slots.mutableSpan
    var ranks = ranks.mutableSpan
    for index in slots.indices {
      slots[index] = -1
      ranks[index] = .max
    }
    for index in range {
      let place = places[index]
      let node = nodes[place.node]
      guard node.kind != .null, place.rank <= ranks[place.slot],
        node.kind != .string || !node.content.isEmpty
      else { continue }
      slots[place.slot] = place.node
      ranks[place.slot] = place.rank
    }
  }

  /// Takes the value for a role if it is one, and no better is known.
  @inline(__always)
  private mutating func take(_ record: JSONRecord, _ node: Int, _ slot: Int, _ rank: Int) {
    let value = record[node]
    // The last of equal keys counts, as everywhere.
    guard value.kind != .null, rank <= ranks[slot],
      value.kind != .string || !value.content.isEmpty
    else { return }
    slots[slot] = node
    ranks[slot] = rank
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
      } else if let slot = entries[found].slot {
        let rank = entries[found].rank
        places.append(Place(node: index, slot: slot, rank: rank))
        take(record, index, slot, rank)
      }
      index = record[index].next
    }
  }

  private mutating func entry(_ record: JSONRecord, _ node: Int, parent: Int, _ step: Int) -> Int {
    let key = record[node].key
    if step < order.count, matches(order[step], record, key, parent) { return order[step] }
    var found = 1
    while found < entries.count, !matches(found, record, key, parent) { found += 1 }
    if found == entries.count {
      found = entries.count < Self.entryLimit ? add(record, node, parent) : Self.unknown
    }
    if step < order.count {
      order[step] = found
    } else if step == order.count {
      order.append(found)
    }
    return found
  }

  private func matches(
    _ index: Int, _ record: JSONRecord, _ key: Range<Int>, _ parent: Int
  ) -> Bool {
    let entry = entries[index]
    guard entry.parent == parent, entry.key.count == key.count else { return false }
    for offset in 0..<key.count
    where keys[entry.key.lowerBound + offset] != record.text[key.lowerBound + offset] {
      return false
    }
    return true
  }

  private mutating func add(_ record: JSONRecord, _ node: Int, _ parent: Int) -> Int {
    let name = FieldNames.fold(record.key(of: node))
    var path = name
    if parent >= 0, !FieldRoles.transparent.contains(paths[parent]) {
      path = paths[parent] + "." + name
    }
    let start = keys.count
    keys += record.text[record[node].key]
    let rawName = record.key(of: node)
    var found = FieldRoles.role(of: path)
    if found == nil, path == name, AmountNames.currency(in: rawName) != nil {
      found = (.amount, Self.namedAmountRank)
      if !currencyAmounts.contains(name) { currencyAmounts.append(name) }
    }
    if let told = named[path] { found = told.map { ($0, -1) } }
    // A role that the profile gives to one field is no other's.
    if let role = found?.role, named[path] == nil, named.values.contains(role) { found = nil }
    entries.append(
      Entry(
        parent: parent, key: start..<keys.count, slot: found.map { Int($0.role.rawValue) },
        rank: found?.rank ?? 0, looksInside: FieldRoles.looksInside(path) || leadsToNamed(path)))
    paths.append(path)
    return entries.count - 1
  }
}

extension FieldMap {
  private func leadsToNamed(_ path: String) -> Bool {
    named.keys.contains { $0.hasPrefix(path + ".") }
  }
}

extension JSONRecord {
  /// The object itself, or the object inside it that is the transaction.
  ///
  /// Some sources wrap each transaction in an object whose one key says what it is; the edges of a
  /// GraphQL connection hold it as `node`, beside their cursor.
  var innermost: Int {
    guard nodes.count > 1, nodes[0].kind == .object else { return 0 }
    if nodes[1].kind == .object, nodes[1].next == nodes[0].next { return 1 }
    var index = 1
    var steps = 0
    while index < nodes[0].next, steps < 4 {
      if nodes[index].kind == .object, JSONNames.equal(text.span, nodes[index].key, "node") {
        return index
      }
      index = nodes[index].next
      steps += 1
    }
    return 0
  }
}
