/// Writes the compact binary form: integers seven bits to a byte, texts with their length.
struct CompactWriter {
  private(set) var bytes: [UInt8] = []

  mutating func write(byte: UInt8) { bytes.append(byte) }

  mutating func write(_ value: Int) {
    // Zigzag: small negative numbers stay short.
    var rest = UInt64(bitPattern: Int64(value) << 1 ^ Int64(value) >> 63)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  mutating func write(_ value: Bool) { bytes.append(value ? 1 : 0) }

  mutating func write(_ text: String) { write(Array(text.utf8)) }

  mutating func write(_ text: [UInt8]) {
    write(text.count)
    bytes.append(contentsOf: text)
  }

  mutating func write<Value>(
    optional value: Value?, _ body: (inout CompactWriter, Value) -> Void
  ) {
    write(value != nil)
    if let value { body(&self, value) }
  }

  mutating func write<Value>(list: [Value], _ body: (inout CompactWriter, Value) -> Void) {
    write(list.count)
    for value in list { body(&self, value) }
  }

  mutating func write(_ range: ClosedRange<Int>) {
    write(range.lowerBound)
    write(range.upperBound)
  }
}

/// Reads the compact binary form; any bytes at all may be handed to it.
struct CompactReader {
  /// The bytes are not of this form.
  struct Broken: Error {}

  private let bytes: [UInt8]
  private var index: Int

  init(_ bytes: [UInt8], from index: Int) {
    self.bytes = bytes
    self.index = index
  }

  var isAtEnd: Bool { index == bytes.count }

  mutating func byte() throws(Broken) -> UInt8 {
    guard index < bytes.count else { throw Broken() }
    defer { index += 1 }
    return bytes[index]
  }

  mutating func integer() throws(Broken) -> Int {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = try byte()
      guard shift < 63 || next <= 1 else { throw Broken() }
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { break }
      shift += 7
    }
    return Int(Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1))
  }

  /// A count of things that take at least one byte each.
  mutating func count() throws(Broken) -> Int {
    let count = try integer()
    guard count >= 0, count <= bytes.count - index else { throw Broken() }
    return count
  }

  mutating func bool() throws(Broken) -> Bool {
    switch try byte() {
    case 0: return false
    case 1: return true
    default: throw Broken()
    }
  }

  mutating func text() throws(Broken) -> String {
    let count = try count()
    defer { index += count }
    return String(decoding: bytes[index..<(index + count)], as: UTF8.self)
  }

  mutating func utf8() throws(Broken) -> [UInt8] {
    let count = try count()
    defer { index += count }
    return Array(bytes[index..<(index + count)])
  }

  mutating func optional<Value>(
    _ body: (inout CompactReader) throws(Broken) -> Value
  ) throws(Broken) -> Value? {
    try bool() ? try body(&self) : nil
  }

  mutating func list<Value>(
    _ body: (inout CompactReader) throws(Broken) -> Value
  ) throws(Broken) -> [Value] {
    let count = try count()
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count { values.append(try body(&self)) }
    return values
  }

  mutating func range() throws(Broken) -> ClosedRange<Int> {
    let (first, last) = (try integer(), try integer())
    guard first <= last else { throw Broken() }
    return first...last
  }

  /// The value, or the end of the reading where there is none.
  func some<Value>(_ value: Value?) throws(Broken) -> Value {
    guard let value else { throw Broken() }
    return value
  }
}
