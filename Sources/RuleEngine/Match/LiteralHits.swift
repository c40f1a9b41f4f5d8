/// A place of a literal in a text.
struct LiteralHit {
  /// What the literal means to whoever filed it.
  var payload: UInt64
  /// The bytes at which it begins and before which it ends.
  var start: Int32
  var end: Int32
}

/// A key that was met in a text and under which literals may be filed.
struct MetKey {
  /// The key's hash, and then the place of its row.
  var number: UInt64
  /// The byte at which it stands.
  var position: Int
}

/// Places of literals in a text, in memory that serves one text after the other.
struct LiteralHits {
  private var hits: [LiteralHit] = []
  private(set) var count = 0
  /// The keys that were met and are still to be looked at.
  private(set) var keys: [MetKey] = []
  private(set) var keyCount = 0

  subscript(index: Int) -> LiteralHit { hits[index] }

  /// Forgets those of the last text.
  mutating func removeAll() { count = 0 }

  @inline(__always)
  mutating func append(_ hit: LiteralHit) {
    if count < hits.count { hits[count] = hit } else { add(hit) }
    count &+= 1
  }

  @inline(never)
  private mutating func add(_ hit: LiteralHit) { hits.append(hit) }

  /// Notes a key.
  @inline(__always)
  mutating func note(_ key: MetKey) {
    if keyCount < keys.count { keys[keyCount] = key } else { keys.append(key) }
    keyCount &+= 1
  }

  /// Goes through the keys, from one on, and keeps those of which `change` makes another number.
  @inline(__always)
  mutating func changeKeys(from first: Int, _ change: (UInt64) -> UInt64?) {
    var kept = first
    for index in first..<keyCount {
      guard let number = change(keys[index].number) else { continue }
      keys[kept] = MetKey(number: number, position: keys[index].position)
      kept &+= 1
    }
    keyCount = kept
  }

  /// Forgets all keys.
  mutating func forgetKeys() { keyCount = 0 }
}
