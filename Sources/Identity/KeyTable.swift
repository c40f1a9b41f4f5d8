import StatementModel

/// A key that a table can hold: small, without a reference, and equal to another exactly where all
/// that it consists of is.
protocol TableKey: Equatable {
  /// Two words that tell keys apart as well as their parts do.
  var words: (UInt64, UInt64) { get }
}

/// The hash table of this room: numbers keys as they come, 0, 1, 2… Equal keys get one number, by
/// which they are compared from then on.
///
/// Statements that overlap mostly list the same rows in the same order, so the key after the last one
/// is looked at first: that is where memory is near.
struct KeyTable<Key: TableKey> {
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
    var slot = place(of: key)
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

  /// The number of a key that was given one before.
  func known(_ key: Key) -> Int? {
    var slot = place(of: key)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if keys[number] == key { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func place(of key: Key) -> Int {
    let words = key.words
    return HashSeed.place(of: words.0, words.1, seed: seed) & (slots.count - 1)
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for number in keys.indices {
      var slot = place(of: keys[number])
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number + 1)
    }
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

extension TransactionID: TableKey {
  var words: (UInt64, UInt64) { (high, low) }
}
