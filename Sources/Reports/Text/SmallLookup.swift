/// A dictionary of what mostly are a handful of keys, such as cards and categories: comparing
/// those with a few others costs less than hashing them.
struct SmallLookup<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private var few: [(key: Key, value: Value)] = []
  private var many: [Key: Value] = [:]

  private static var limit: Int { 12 }

  subscript(key: Key) -> Value? {
    get {
      for entry in few where entry.key == key { return entry.value }
      return many.isEmpty ? nil : many[key]
    }
  }

  /// Remembers the value of a key that is not known yet.
  mutating func insert(_ value: Value, for key: Key) {
    if few.count < Self.limit { few.append((key, value)) } else { many[key] = value }
  }
}
