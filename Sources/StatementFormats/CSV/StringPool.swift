import StatementModel

/// Makes strings from cells, one for each distinct content.
///
/// Descriptions repeat: a shared string costs a look-up where a new one costs an allocation. What
/// is found out about a text is kept by its number, so that it is found out once.
struct StringPool {
  private var slots: [Int32]
  private var entries: [Entry] = []
  private let seed: UInt64

  private struct Entry {
    var hash: UInt64
    var start: Int
    var length: Int
    var text: String
  }

  init(seed: UInt64 = HashSeed.value) {
    slots = [Int32](repeating: -1, count: 1024)
    self.seed = seed
  }

  /// How many distinct texts there are.
  var count: Int { entries.count }

  /// The string of a number that `number(_:in:)` gave.
  func text(_ number: Int) -> String { entries[number].text }

  /// The string of the field.
  mutating func string(_ field: CSVField, in text: Span<UInt8>) -> String {
    field.isEmpty ? "" : entries[number(field, in: text)].text
  }

  /// The number of the field's content, which must not be empty.
  mutating func number(_ field: CSVField, in text: Span<UInt8>) -> Int {
    let hash = CellBytes.hash(text, field, seed: seed)
    let length = field.end - field.start
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if entries[number].hash == hash, entries[number].length == length,
        CellBytes.areEqual(text, entries[number].start, text, field.start, length)
      {
        return number
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = entries.count
    slots[slot] = Int32(truncatingIfNeeded: number)
    entries.append(
      Entry(hash: hash, start: field.start, length: length, text: field.string(in: text)))
    if entries.count * 2 > slots.count { grow() }
    return number
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 4)
    for (number, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: number)
    }
  }
}
