/// Writes into room that was made for a whole line at once: what is short is laid down in words,
/// and whether the room lasts is all that is asked.
///
/// A growing array asks at each piece whether it is shared and whether it must grow, which costs
/// more than the few bytes of a cell. A pen is where it writes and where that ends, and nothing
/// more: it stays in the processor's registers as long as a line is being written.
@safe struct BytePen: ~Copyable {
  private let start: UnsafeMutableRawPointer
  private var next: UnsafeMutableRawPointer
  private let end: UnsafeMutableRawPointer

  /// More than this may be touched behind what is written, so it must be added to all room.
  static var slack: Int { 16 }

  /// As many bytes as are moved at once.
  private typealias Block = SIMD16<UInt8>

  /// - Parameter room: Lent to the pen for as long as it is there.
  @inline(__always)
  init(_ room: UnsafeMutableBufferPointer<UInt8>) {
    precondition(!room.isEmpty)
    guard let first = room.baseAddress else { preconditionFailure("empty") }
    unsafe start = UnsafeMutableRawPointer(first)
    unsafe next = start
    unsafe end = start + room.count
  }

  /// How many bytes were written.
  @inline(__always)
  var count: Int { unsafe next - start }

  /// How many bytes may still be touched.
  @inline(__always)
  private var room: Int { unsafe end - next }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    precondition(room > 0)
    unsafe next.storeBytes(of: byte, as: UInt8.self)
    unsafe next += 1
  }

  /// The lowest bytes of a word, the lowest first: 8 of them at most.
  @inline(__always)
  mutating func append(word: UInt64, count: Int) {
    precondition(room >= 8 && UInt(bitPattern: count) <= 8)
    // The room holds all eight bytes, of which those beyond the count are not taken.
    unsafe next.storeBytes(of: word.littleEndian, as: UInt64.self)
    unsafe next += count
  }

  @inline(__always)
  mutating func appendSpaces(_ count: Int) {
    if count <= 0 { return }
    precondition(count + Self.slack <= room)
    // What is touched behind them lies within the slack.
    var laid = 0
    repeat {
      unsafe next.storeBytes(of: Block(repeating: 0x20), toByteOffset: laid, as: Block.self)
      laid &+= Self.slack
    } while laid < count
    unsafe next += count
  }

  /// Some bytes of a text.
  @inline(__always)
  mutating func append(_ bytes: [UInt8], from start: Int, to end: Int) {
    append(bytes.span, from: start, to: end)
  }

  /// Some bytes of a text.
  @inline(__always)
  mutating func append(_ bytes: Span<UInt8>, from start: Int, to end: Int) {
    precondition(start >= 0 && start <= end && end <= bytes.count)
    let count = end &- start
    precondition(count + Self.slack <= room)
    // Both places were looked at above.
    unsafe bytes.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      let first = unsafe base + start
      // Cells are short: blocks that lie whole in both are moved without a call.
      guard count <= 64, end + Self.slack <= source.count else {
        return unsafe next.copyMemory(from: first, byteCount: count)
      }
      var moved = 0
      repeat {
        let block = unsafe first.loadUnaligned(fromByteOffset: moved, as: Block.self)
        unsafe next.storeBytes(of: block, toByteOffset: moved, as: Block.self)
        moved &+= Self.slack
      } while moved < count
    }
    unsafe next += count
  }

  /// Words that are spelt out in the program.
  @inline(__always)
  mutating func append(_ words: StaticString) {
    let count = words.utf8CodeUnitCount
    precondition(count <= room && words.hasPointerRepresentation)
    // A static string's bytes stay where they are, and there is room for them.
    unsafe next.copyMemory(from: words.utf8Start, byteCount: count)
    unsafe next += count
  }
}
