import StatementModel

/// Reads packed values, and believes none of them: whatever the bytes are, it answers a value or
/// throws, and never reserves more memory than the bytes could fill.
struct PackedReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { offset == bytes.count }

  mutating func byte() throws(IndexError) -> UInt8 {
    guard offset < bytes.count else { throw .corrupt(.packing) }
    defer { offset += 1 }
    return bytes[offset]
  }

  mutating func flag() throws(IndexError) -> Bool { try byte() != 0 }

  mutating func unsigned() throws(IndexError) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = try byte()
      // The tenth byte has room for one bit.
      guard shift < 63 || next <= 1 else { throw .corrupt(.packing) }
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return value }
      shift += 7
    }
  }

  mutating func signed() throws(IndexError) -> Int64 {
    let value = try unsigned()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  mutating func int() throws(IndexError) -> Int { Int(try signed()) }

  /// A count of things that take at least a byte each of what follows.
  mutating func count() throws(IndexError) -> Int {
    let value = try unsigned()
    guard value <= UInt64(bytes.count - offset) else { throw .corrupt(.packing) }
    return Int(value)
  }

  mutating func text() throws(IndexError) -> String {
    let length = try count()
    defer { offset += length }
    guard let valid = try? UTF8Span(validating: bytes.span.extracting(offset..<offset + length))
    else { throw .corrupt(.packing) }
    return String(copying: valid)
  }

  mutating func word() throws(IndexError) -> UInt64 {
    var word: UInt64 = 0
    for shift in 0..<8 { word |= UInt64(try byte()) << UInt64(shift * 8) }
    return word
  }

  mutating func id() throws(IndexError) -> TransactionID {
    let high = try word()
    return TransactionID(high: high, low: try word())
  }

  /// Only the canonical form is taken.
  mutating func decimal() throws(IndexError) -> ExactDecimal {
    let scale = try byte()
    guard let value = ExactDecimal(canonical: try signed(), scale: scale) else {
      throw .corrupt(.packing)
    }
    return value
  }

  mutating func currency() throws(IndexError) -> Currency {
    guard let value = Currency(uncheckedCode: try unsigned()) else { throw .corrupt(.packing) }
    return value
  }

  mutating func money() throws(IndexError) -> Money {
    let amount = try decimal()
    return Money(amount, try currency())
  }

  mutating func date() throws(IndexError) -> CalendarDate {
    guard let day = Int32(exactly: try signed()) else { throw .corrupt(.packing) }
    return CalendarDate(dayNumber: day)
  }

  mutating func category() throws(IndexError) -> CategoryPath {
    guard let category = CategoryPath(try text()) else { throw .corrupt(.packing) }
    return category
  }

  /// A value that one byte stands for.
  mutating func value<Value: RawRepresentable<UInt8>>() throws(IndexError) -> Value {
    guard let value = Value(rawValue: try byte()) else { throw .corrupt(.packing) }
    return value
  }

  /// A value that may be nothing.
  mutating func optional<Value>(
    _ read: (inout PackedReader) throws(IndexError) -> Value
  ) throws(IndexError) -> Value? {
    try flag() ? try read(&self) : nil
  }

  /// As many values as were counted.
  mutating func list<Value>(
    _ read: (inout PackedReader) throws(IndexError) -> Value
  ) throws(IndexError) -> [Value] {
    let count = try count()
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try read(&self)) }
    return values
  }
}
