/// Bytes written one piece after the other into memory that was reserved for all of them.
///
/// Most pieces have a few bytes: appending each to an array would cost several times what copying
/// it does.
@safe struct RowOutput: ~Copyable {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  private(set) var count: Int

  /// - Parameter start: Where to begin; what stands before is written by somebody else.
  init(_ memory: UnsafeMutableBufferPointer<UInt8>, from start: Int) {
    unsafe self.memory = unsafe memory
    count = start
  }

  /// Copies a part of other bytes.
  @inline(__always)
  mutating func copy(_ bytes: Span<UInt8>, from start: Int, to end: Int) throws(IndexError) {
    let length = end &- start
    guard start >= 0, length >= 0, end <= bytes.count, unsafe length <= memory.count &- count else {
      throw .corrupt(.packing)
    }
    if length <= 16, bytes.count &- start >= 16, unsafe memory.count &- count >= 16 {
      // Both have room for sixteen bytes; those that are too many are written over by what follows.
      let piece = unsafe bytes.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: start, as: SIMD16<UInt8>.self)
      unsafe UnsafeMutableRawBufferPointer(memory).storeBytes(
        of: piece, toByteOffset: count, as: SIMD16<UInt8>.self)
    } else {
      unsafe bytes.withUnsafeBytes { from in
        unsafe UnsafeMutableRawBufferPointer(memory).baseAddress?.advanced(by: count).copyMemory(
          from: from.baseAddress.unsafelyUnwrapped.advanced(by: start), byteCount: length)
      }
    }
    count &+= length
  }

  /// Writes a number as `PackedWriter` does.
  @inline(__always)
  mutating func unsigned(_ number: UInt64) throws(IndexError) {
    guard unsafe memory.count &- count >= 10 else { throw .corrupt(.packing) }
    var rest = number
    while rest >= 0x80 {
      unsafe memory[count] = UInt8(truncatingIfNeeded: rest) | 0x80
      count &+= 1
      rest >>= 7
    }
    unsafe memory[count] = UInt8(truncatingIfNeeded: rest)
    count &+= 1
  }
}
