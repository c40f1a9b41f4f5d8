import StatementModel

/// Reads packed values, and believes none of them: whatever the bytes are, it answers a value or
/// throws, and never reserves more memory than the bytes could fill.
struct PackedReader {
  private(set) var offset: Int

  init(offset: Int = 0) { self.offset = offset }

  func isAtEnd(of bytes: Span<UInt8>) -> Bool { offset == bytes.count }

  @inline(__always)
  mutating func byte(_ bytes: Span<UInt8>) throws(IndexError) -> UInt8 {
    guard offset < bytes.count else { throw .corrupt(.packing) }
    let value = bytes[offset]
    offset &+= 1
    return value
  }

  @inline(__always)
  mutating func unsigned(_ bytes: Span<UInt8>) throws(IndexError) -> UInt64 {
    let first = try byte(bytes)
    if first < 0x80 { return UInt64(first) }
    return try unsigned(bytes, after: first)
  }

  @inline(__always)
  private mutating func unsigned(
    _ bytes: Span<UInt8>, after first: UInt8
  ) throws(IndexError) -> UInt64 {
    // Most that have more than one byte have two.
    guard offset < bytes.count else { throw .corrupt(.packing) }
    let second = bytes[offset]
    guard second >= 0x80 else {
      offset &+= 1
      return UInt64(first & 0x7F) | UInt64(second) << 7
    }
    return try longUnsigned(bytes, after: first)
  }

  @inline(never)
  private mutating func longUnsigned(
    _ bytes: Span<UInt8>, after first: UInt8
  ) throws(IndexError) -> UInt64 {
    var value = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while true {
      let next = try byte(bytes)
      // The tenth byte has room for one bit.
      guard shift < 63 || next <= 1 else { throw .corrupt(.packing) }
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return value }
      shift += 7
    }
  }

  @inline(__always)
  mutating func signed(_ bytes: Span<UInt8>) throws(IndexError) -> Int64 {
    let value = try unsigned(bytes)
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  @inline(__always)
  mutating func difference(
    _ bytes: Span<UInt8>, from previous: Int
  ) throws(IndexError) -> Int {
    previous &+ Int(try signed(bytes))
  }

  /// A count of things that take at least `minimum` bytes each of what follows.
  mutating func count(_ bytes: Span<UInt8>, ofAtLeast minimum: Int) throws(IndexError) -> Int {
    let value = try unsigned(bytes)
    guard value <= UInt64((bytes.count - offset) / minimum) else { throw .corrupt(.packing) }
    return Int(value)
  }

  /// An index below `limit`.
  @inline(__always)
  mutating func index(_ bytes: Span<UInt8>, below limit: Int) throws(IndexError) -> Int {
    let value = try unsigned(bytes)
    guard value < UInt64(limit) else { throw .corrupt(.packing) }
    return Int(value)
  }

  mutating func text(_ bytes: Span<UInt8>) throws(IndexError) -> String {
    let length = try count(bytes, ofAtLeast: 1)
    let part = bytes.extracting(offset..<(offset + length))
    offset += length
    guard let valid = try? UTF8Span(validating: part) else { throw .corrupt(.packing) }
    return String(copying: valid)
  }

  /// Passes over bytes that were counted before.
  mutating func skip(_ length: Int) { offset &+= length }

  @inline(__always)
  mutating func word(_ bytes: Span<UInt8>) throws(IndexError) -> UInt64 {
    guard bytes.count - offset >= 8 else { throw .corrupt(.packing) }
    // The guard keeps the eight bytes inside the span.
    let word = unsafe bytes.bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: offset, as: UInt64.self)
    offset += 8
    return UInt64(littleEndian: word)
  }

  mutating func decimal(_ bytes: Span<UInt8>) throws(IndexError) -> ExactDecimal {
    let scale = try byte(bytes)
    return try decimal(bytes, scale: scale)
  }

  /// The units of a decimal of a known scale; only the canonical form is taken.
  @inline(__always)
  mutating func decimal(
    _ bytes: Span<UInt8>, scale: UInt8
  ) throws(IndexError) -> ExactDecimal {
    let units = try signed(bytes)
    guard let value = ExactDecimal(canonical: units, scale: scale) else {
      throw .corrupt(.packing)
    }
    return value
  }

  mutating func currency(_ bytes: Span<UInt8>) throws(IndexError) -> Currency {
    guard let value = Currency(uncheckedCode: try unsigned(bytes)) else {
      throw .corrupt(.packing)
    }
    return value
  }

  mutating func money(_ bytes: Span<UInt8>) throws(IndexError) -> Money {
    let amount = try decimal(bytes)
    return Money(amount, try currency(bytes))
  }

  mutating func date(_ bytes: Span<UInt8>) throws(IndexError) -> CalendarDate {
    try date(bytes, after: 0)
  }

  /// A day given by its distance from day number `previous`.
  @inline(__always)
  mutating func date(
    _ bytes: Span<UInt8>, after previous: Int
  ) throws(IndexError) -> CalendarDate {
    guard let day = Int32(exactly: try difference(bytes, from: previous)) else {
      throw .corrupt(.packing)
    }
    return CalendarDate(dayNumber: day)
  }

  @inline(__always)
  mutating func int(_ bytes: Span<UInt8>) throws(IndexError) -> Int { Int(try signed(bytes)) }

  @inline(__always)
  mutating func id(_ bytes: Span<UInt8>) throws(IndexError) -> TransactionID {
    let high = try word(bytes)
    return TransactionID(high: high, low: try word(bytes))
  }
}
