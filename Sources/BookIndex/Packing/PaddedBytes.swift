/// Bytes with nothing behind them, so that the numbers of a packed row can be read without asking
/// before each byte whether it is there.
struct PaddedBytes: Sendable {
  /// More than all numbers of a row can take.
  private static let padding = 256

  /// The bytes, and the padding.
  let padded: [UInt8]
  let count: Int

  init(_ bytes: Span<UInt8>) {
    unsafe self.init(count: bytes.count) { memory in
      unsafe bytes.withUnsafeBytes { unsafe memory.copyMemory(from: $0) }
    }
  }

  /// - Parameter fill: Writes all of the bytes, of which there are so many.
  init<Failure: Error>(
    count: Int, _ fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    self.count = count
    var failure: Failure?
    padded = unsafe [UInt8](unsafeUninitializedCapacity: count + Self.padding) { memory, filled in
      let bytes = unsafe UnsafeMutableRawBufferPointer(
        UnsafeMutableBufferPointer(rebasing: memory[..<count]))
      do throws(Failure) {
        try unsafe fill(bytes)
        unsafe memory[count...].initialize(repeating: 0)
        filled = count + Self.padding
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Lends a cursor over the bytes, which must not be used afterwards.
  @inline(__always)
  func withCursor<T>(
    at offset: Int, _ body: (inout RowCursor) throws(IndexError) -> T
  ) throws(IndexError) -> T {
    guard offset >= 0, offset <= count else { throw .corrupt(.packing) }
    return try unsafe padded.span.withUnsafeBufferPointer { (bytes) throws(IndexError) in
      var cursor = unsafe RowCursor(bytes, count: count, at: offset)
      return try body(&cursor)
    }
  }
}

/// Reads the numbers of packed rows one after the other.
///
/// Where a row begins it stands within the bytes; within a row it may come into the padding, which
/// `check` finds out before anything more is read than the padding has.
@safe struct RowCursor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let count: Int
  private(set) var offset: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, count: Int, at offset: Int) {
    unsafe self.bytes = unsafe bytes
    self.count = count
    self.offset = offset
  }

  @inline(__always)
  mutating func byte() -> UInt8 {
    let value = unsafe bytes.baseAddress.unsafelyUnwrapped[offset]
    offset &+= 1
    return value
  }

  @inline(__always)
  mutating func unsigned() throws(IndexError) -> UInt64 {
    let first = byte()
    if first < 0x80 { return UInt64(first) }
    let second = byte()
    let two = UInt64(first & 0x7F) | UInt64(second & 0x7F) << 7
    if second < 0x80 { return two }
    let third = byte()
    let three = two | UInt64(third & 0x7F) << 14
    return third < 0x80 ? three : try longUnsigned(three)
  }

  @inline(never)
  private mutating func longUnsigned(_ begun: UInt64) throws(IndexError) -> UInt64 {
    var value = begun
    var shift: UInt64 = 21
    while true {
      let next = byte()
      // The tenth byte has room for one bit.
      guard shift < 63 || next <= 1 else { throw .corrupt(.packing) }
      value |= UInt64(next & 0x7F) << shift
      if next < 0x80 { return value }
      shift += 7
    }
  }

  @inline(__always)
  mutating func signed() throws(IndexError) -> Int64 {
    let value = try unsigned()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  @inline(__always)
  mutating func difference(from previous: Int) throws(IndexError) -> Int {
    previous &+ Int(try signed())
  }

  @inline(__always)
  mutating func day(after previous: Int) throws(IndexError) -> Int32 {
    guard let day = Int32(exactly: try difference(from: previous)) else {
      throw .corrupt(.packing)
    }
    return day
  }

  /// Passes over a text, and tells how long it is.
  @inline(__always)
  mutating func skipText() throws(IndexError) -> Int {
    let length = try unsigned()
    guard offset <= count, length <= UInt64(count &- offset) else { throw .corrupt(.packing) }
    offset &+= Int(length)
    return Int(length)
  }

  /// Refuses a row that came into the padding.
  @inline(__always)
  func check() throws(IndexError) {
    guard offset <= count else { throw .corrupt(.packing) }
  }
}
