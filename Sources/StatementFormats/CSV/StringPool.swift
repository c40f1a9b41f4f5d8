/// Makes strings from cells, one for each distinct content.
///
/// Descriptions repeat: a shared string costs a look-up where a new one costs an allocation. What
/// is found out about a text is kept by its number, so that it is found out once.
struct StringPool {
  private var slots: [Int32]
  private var entries: [Entry] = []

  private struct Entry {
    var hash: UInt64
    var start: Int
    var length: Int
    var text: String
  }

  init() { slots = [Int32](repeating: -1, count: 1024) }

  /// How many distinct texts there are.
  var count: Int { entries.count }

  /// The string of a number that `number(_:in:)` gave.
  func text(_ number: Int) -> String { entries[number].text }

  /// The string of the field.
  mutating func string(_ field: CSVField, in table: borrowing CSVTable) -> String {
    field.isEmpty ? "" : entries[number(field, in: table)].text
  }

  /// The number of the field's content, which must not be empty.
  mutating func number(_ field: CSVField, in table: borrowing CSVTable) -> Int {
    let text = table.text.span
    let hash = Self.hash(text, field)
    let length = field.end - field.start
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if entries[number].hash == hash, entries[number].length == length,
        Self.areEqual(text, entries[number].start, field.start, length)
      {
        return number
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = entries.count
    slots[slot] = Int32(truncatingIfNeeded: number)
    entries.append(
      Entry(hash: hash, start: field.start, length: length, text: table.string(field)))
    if entries.count * 2 > slots.count { grow() }
    return number
  }

  /// A hash of the bytes, eight at a time, mixed by multiplication as wyhash does.
  private static func hash(_ text: Span<UInt8>, _ field: CSVField) -> UInt64 {
    let bytes = unsafe text.bytes
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: field.end - field.start)
    var index = field.start
    while index + 8 <= field.end {
      let word = unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: index, as: UInt64.self)
      hash = mixed(hash ^ word)
      index += 8
    }
    var rest: UInt64 = 0
    while index < field.end {
      rest = rest << 8 | UInt64(text[index])
      index += 1
    }
    return mixed(hash ^ rest)
  }

  @inline(__always)
  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low
  }

  private static func areEqual(
    _ text: Span<UInt8>, _ first: Int, _ second: Int, _ length: Int
  ) -> Bool {
    let bytes = unsafe text.bytes
    var offset = 0
    while offset + 8 <= length {
      let left = unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: first + offset, as: UInt64.self)
      let right = unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: second + offset, as: UInt64.self)
      guard left == right else { return false }
      offset += 8
    }
    while offset < length {
      guard text[first + offset] == text[second + offset] else { return false }
      offset += 1
    }
    return true
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
