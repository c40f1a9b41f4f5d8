import StatementModel

/// Writes packed values: little-endian base 128 for numbers (LEB128), zigzag for signed ones.
struct PackedWriter {
  private(set) var bytes: [UInt8] = []

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  mutating func flag(_ value: Bool) { byte(value ? 1 : 0) }

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

  mutating func int(_ value: Int) { signed(Int64(value)) }

  /// A count, which is never negative.
  mutating func count(_ value: Int) { unsigned(UInt64(value)) }

  mutating func text(_ text: String) {
    count(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func word(_ value: UInt64) {
    for shift in 0..<8 { byte(UInt8(truncatingIfNeeded: value >> UInt64(shift * 8))) }
  }

  mutating func id(_ value: TransactionID) {
    word(value.high)
    word(value.low)
  }

  mutating func decimal(_ value: ExactDecimal) {
    byte(value.scale)
    signed(value.units)
  }

  mutating func currency(_ value: Currency) { unsigned(UInt64(bitPattern: value.packedCode)) }

  mutating func money(_ value: Money) {
    decimal(value.amount)
    currency(value.currency)
  }

  mutating func date(_ value: CalendarDate) { signed(Int64(value.dayNumber)) }

  mutating func value(_ value: some RawRepresentable<UInt8>) { byte(value.rawValue) }

  /// A value that may be nothing.
  mutating func optional<Value>(
    _ value: Value?, _ write: (inout PackedWriter, Value) -> Void
  ) {
    flag(value != nil)
    if let value { write(&self, value) }
  }

  /// Values with their count before them.
  mutating func list<Value>(
    _ values: some Collection<Value>, _ write: (inout PackedWriter, Value) -> Void
  ) {
    count(values.count)
    for value in values { write(&self, value) }
  }
}
