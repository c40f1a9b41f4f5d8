/// Tells the line of an offset; made for offsets that are asked in rising order.
///
/// A line ends at LF, CRLF or CR. Eight bytes are looked at in one step, since every byte of the
/// file passes here.
struct LineCounter {
  private let text: [UInt8]
  private var offset = 0
  private var line = 1
  /// Whether the byte before `offset` is a CR: then an LF there ends no further line.
  private var isAfterCR = false

  init(text: [UInt8]) { self.text = text }

  var textLength: Int { text.count }

  /// The line on which the byte at `target` stands, from 1.
  mutating func line(at target: Int) -> Int {
    if target < offset { self = LineCounter(text: text) }
    let bytes = text
    let raw = unsafe bytes.span.bytes
    let end = min(target, bytes.count)
    while offset + 8 <= end {
      count(unsafe raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    while offset < end {
      count(bytes[offset])
      offset += 1
    }
    return line
  }

  private mutating func count(_ byte: UInt8) {
    if byte == 0x0D || (byte == 0x0A && !isAfterCR) { line += 1 }
    isAfterCR = byte == 0x0D
  }

  private mutating func count(_ word: UInt64) {
    let word = UInt64(littleEndian: word)
    let feeds = Self.places(of: 0x0A, in: word)
    let returns = Self.places(of: 0x0D, in: word)
    let pairs = feeds & (returns << 8 | (isAfterCR ? 0x80 : 0))
    line += feeds.nonzeroBitCount + returns.nonzeroBitCount - pairs.nonzeroBitCount
    isAfterCR = returns >> 63 != 0
  }

  /// The high bit of every byte that equals `byte`, no other bit.
  private static func places(of byte: UInt8, in word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let difference = word ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    return ~(((difference & low) &+ low) | difference | low)
  }
}
