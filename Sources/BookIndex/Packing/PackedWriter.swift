import StatementModel

/// Writes packed values: little-endian base 128 for numbers (LEB128), zigzag for signed ones.
struct PackedWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  mutating func unsigned(_ value: UInt64) {
    var value = value
    while value >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: value) | 0x80)
      value >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: value))
  }

  mutating func signed(_ value: Int64) {
    unsigned(UInt64(bitPattern: (value << 1) ^ (value >> 63)))
  }

  mutating func signed(_ value: Int) { signed(Int64(value)) }

  /// A count or an index, which is never negative.
  mutating func count(_ value: Int) { unsigned(UInt64(value)) }

  /// The difference, wrapping, so that even the widest one is kept.
  mutating func difference(_ value: Int, from previous: Int) {
    signed(Int64(value &- previous))
  }

  mutating func text(_ text: String) {
    let span = text.utf8.span
    count(span.count)
    unsafe span.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
  }

  mutating func append(_ other: [UInt8]) { bytes.append(contentsOf: other) }

  mutating func word(_ value: UInt64) {
    var value = value
    for _ in 0..<8 {
      bytes.append(UInt8(truncatingIfNeeded: value))
      value >>= 8
    }
  }

  /// Units and scale where no flag tells the scale.
  mutating func decimal(_ value: ExactDecimal) {
    byte(value.scale)
    signed(value.units)
  }

  mutating func currency(_ value: Currency) { unsigned(UInt64(bitPattern: value.packedCode)) }

  mutating func money(_ value: Money) {
    decimal(value.amount)
    currency(value.currency)
  }

  mutating func date(_ value: CalendarDate) { signed(Int(value.dayNumber)) }

  mutating func id(_ value: TransactionID) {
    word(value.high)
    word(value.low)
  }
}
