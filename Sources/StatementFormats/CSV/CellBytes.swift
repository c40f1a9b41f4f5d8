import StatementModel

/// Hashing and comparing the bytes of cells.
enum CellBytes {
  /// A hash of the bytes, eight at a time, mixed by multiplication as wyhash does.
  ///
  /// - Parameter seed: The process's own where a table grows with what it is given.
  static func hash(_ text: Span<UInt8>, _ field: CSVField, seed: UInt64) -> UInt64 {
    let bytes = unsafe text.bytes
    var hash = seed ^ UInt64(truncatingIfNeeded: field.end - field.start)
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

  /// Whether two stretches of bytes are equal.
  @inline(__always)
  static func areEqual(
    _ left: Span<UInt8>, _ first: Int, _ right: Span<UInt8>, _ second: Int, _ length: Int
  ) -> Bool {
    let leftBytes = unsafe left.bytes
    let rightBytes = unsafe right.bytes
    var offset = 0
    while offset + 8 <= length {
      let one = unsafe leftBytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: first + offset, as: UInt64.self)
      let other = unsafe rightBytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: second + offset, as: UInt64.self)
      guard one == other else { return false }
      offset += 8
    }
    while offset < length {
      guard left[first + offset] == right[second + offset] else { return false }
      offset += 1
    }
    return true
  }
}

/// Keeps what was found out about the cells of a column of few distinct contents.
///
/// It forgets everything once there are too many, so that its memory is bounded.
struct CellMemo<Value> {
  private struct Entry {
    var hash: UInt64
    var start: Int
    var length: Int
    var value: Value
  }

  private var slots: [Int16] = []
  private var entries: [Entry] = []
  private let seed = HashSeed.value
  private var bytes: [UInt8] = []
  /// The entry asked for last, which the next row mostly asks for again.
  private var last = 0

  private static var slotCount: Int { 65536 }
  private static var mostEntries: Int { 24_000 }
  private static var mostBytes: Int { 2 << 20 }

  /// What is known of the field's content, or found out now.
  mutating func value(
    _ text: Span<UInt8>, _ field: CSVField, _ find: (String) -> Value
  ) -> Value {
    let length = field.end - field.start
    if last < entries.count, entries[last].length == length,
      CellBytes.areEqual(bytes.span, entries[last].start, text, field.start, length)
    {
      return entries[last].value
    }
    let hash = CellBytes.hash(text, field, seed: seed)
    if slots.isEmpty { slots = [Int16](repeating: -1, count: Self.slotCount) }
    var slot = Int(truncatingIfNeeded: hash) & (Self.slotCount - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if entries[number].hash == hash, entries[number].length == length,
        CellBytes.areEqual(bytes.span, entries[number].start, text, field.start, length)
      {
        last = number
        return entries[number].value
      }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    let value = find(field.string(in: text))
    guard length <= Self.mostBytes else { return value }
    if entries.count >= Self.mostEntries || bytes.count + length > Self.mostBytes {
      self = CellMemo()
      slots = [Int16](repeating: -1, count: Self.slotCount)
      slot = Int(truncatingIfNeeded: hash) & (Self.slotCount - 1)
    }
    slots[slot] = Int16(truncatingIfNeeded: entries.count)
    last = entries.count
    entries.append(Entry(hash: hash, start: bytes.count, length: length, value: value))
    for index in field.range { bytes.append(text[index]) }
    return value
  }
}
