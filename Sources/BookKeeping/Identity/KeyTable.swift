import StatementModel

/// Numbers keys as they come: 0, 1, 2… Equal keys get one number, by which they are compared from then
/// on.
///
/// A key is a hash already, so its bits tell where to look, with a number of the process among them. Beside the keys there is one word for
/// each two of them: less than half of what a dictionary takes. Statements that overlap mostly list
/// the same rows in the same order, so the key after the last one is looked at first: that is where
/// memory is near.
struct KeyTable {
  typealias Key = StableHash.Value

  /// The numbers plus 1, and 0 where nothing stands; a power of two of them.
  private var slots: [UInt32]
  private var keys: [Key] = []
  /// The number that was given last.
  private var last = -1
  private let seed = HashSeed.value

  init(expecting count: Int = 0) {
    var size = 16
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
    keys.reserveCapacity(count)
  }

  /// How many keys have numbers.
  var count: Int { keys.count }

  /// The number of a key, and whether it is a new one.
  mutating func number(of key: Key) -> (number: Int, isNew: Bool) {
    if last + 1 < keys.count, keys[last + 1] == key {
      last += 1
      return (last, false)
    }
    if (keys.count + 1) * 2 > slots.count { grow() }
    var slot = HashSeed.place(of: key.low, key.high, seed: seed) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if keys[number] == key {
        last = number
        return (number, false)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    keys.append(key)
    slots[slot] = UInt32(keys.count)
    last = keys.count - 1
    return (last, true)
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (number, key) in keys.enumerated() {
      var slot = HashSeed.place(of: key.low, key.high, seed: seed) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number + 1)
    }
  }
}

/// Finds ids that stand in a list more than once, without keeping them a second time.
struct RepeatedIDs {
  /// The places plus 1, and 0 where nothing stands; a power of two of them.
  private var slots: [UInt32]
  private let seed = HashSeed.value

  init(expecting count: Int) {
    var size = 16
    while size < count * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// The first place of the id at a place, if there is an earlier one; each place is to be asked
  /// once, in order, and no more of them than were expected.
  mutating func earlier(_ place: Int, in ids: [TransactionID]) -> Int? {
    let id = ids[place]
    var slot = HashSeed.place(of: id.low, id.high, seed: seed) & (slots.count - 1)
    while slots[slot] != 0 {
      let other = Int(slots[slot]) - 1
      if ids[other] == ids[place] { return other }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = UInt32(place + 1)
    return nil
  }
}

/// A number that a key was given; nothing where there is no key.
struct KeyNumber: Hashable, Sendable {
  private var raw: Int32

  static let none = KeyNumber(raw: -1)

  private init(raw: Int32) { self.raw = raw }

  init(_ number: Int) { raw = Int32(number) }

  var isNone: Bool { raw < 0 }

  var index: Int { Int(raw) }
}

/// Clusters by the numbers of keys, in the order in which they were added.
///
/// Hardly any key has more than one, so lists are chains through one array.
struct ClusterLists {
  private struct Entry {
    var cluster: Int32
    var next: Int32 = -1
  }

  private var entries: [Entry] = []
  /// By number: the places of the first entry and of the last one.
  private var firsts: [Int32] = []
  private var lasts: [Int32] = []

  /// - Parameter count: How many numbers there are.
  init(count: Int) {
    firsts = Array(repeating: -1, count: count)
    lasts = firsts
  }

  var isEmpty: Bool { entries.isEmpty }

  func has(_ number: KeyNumber) -> Bool { !number.isNone && firsts[number.index] >= 0 }

  mutating func add(_ cluster: Int, under number: KeyNumber) {
    let place = Int32(entries.count)
    entries.append(Entry(cluster: Int32(cluster)))
    if lasts[number.index] >= 0 {
      entries[Int(lasts[number.index])].next = place
    } else {
      firsts[number.index] = place
    }
    lasts[number.index] = place
  }

  /// The first cluster for which a question is answered with yes.
  func first(of number: KeyNumber, where isWanted: (Int) -> Bool) -> Int? {
    guard !number.isNone else { return nil }
    var place = firsts[number.index]
    while place >= 0 {
      let entry = entries[Int(place)]
      if isWanted(Int(entry.cluster)) { return Int(entry.cluster) }
      place = entry.next
    }
    return nil
  }

  /// Where the clusters of a key begin, to be taken one by one.
  func chain(of number: KeyNumber) -> Int { number.isNone ? -1 : Int(firsts[number.index]) }

  /// The next cluster of a chain.
  func next(in chain: inout Int) -> Int? {
    guard chain >= 0 else { return nil }
    let entry = entries[chain]
    chain = Int(entry.next)
    return Int(entry.cluster)
  }

  /// All clusters of a key.
  func all(of number: KeyNumber) -> [Int] {
    var found: [Int] = []
    _ = first(of: number) { cluster in
      found.append(cluster)
      return false
    }
    return found
  }
}
