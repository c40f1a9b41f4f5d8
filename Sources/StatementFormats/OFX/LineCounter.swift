/// Tells line and column of an offset, for offsets that are asked in rising order.
///
/// A line ends at LF, CRLF or CR. Eight bytes are looked at in one step, since every byte of the
/// file passes here. The text may be given part by part.
struct LineCounter {
  private var text: [UInt8] = []
  /// The offset of the first byte of `text`.
  private var start = 0
  private var offset = 0
  private var line = 1
  /// The offset at which the line begins.
  private var lineStart = 0
  /// Whether the byte before `offset` is a CR: then an LF there ends no further line.
  private var isAfterCR = false
  /// Up to where characters of the line are counted, and how many they are.
  private var counted = 0
  private var characters = 0

  init() {}

  init(text: [UInt8]) { self.text = text }

  /// Goes on to another part of the text, which begins at `start`, not behind the part before.
  mutating func look(at text: [UInt8], from start: Int) {
    _ = column(at: max(start, offset))
    self.text = text
    self.start = start
  }

  /// The line on which the byte at `target` stands, from 1.
  mutating func line(at target: Int) -> Int {
    let bytes = text
    let raw = unsafe bytes.span.bytes
    let end = min(target - start, bytes.count)
    var index = offset - start
    while index + 8 <= end {
      count(unsafe raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
      index += 8
      offset += 8
    }
    while index < end {
      count(bytes[index])
      index += 1
      offset += 1
    }
    return line
  }

  /// The character of its line that begins with the byte at `target`, from 1.
  mutating func column(at target: Int) -> Int {
    _ = line(at: target)
    if counted < lineStart {
      counted = lineStart
      characters = 0
    }
    let end = min(target - start, text.count)
    var index = counted - start
    while index < end {
      if text[index] & 0xC0 != 0x80 { characters += 1 }
      index += 1
    }
    counted = max(counted, start + index)
    return characters + 1
  }

  private mutating func count(_ byte: UInt8) {
    if byte == 0x0D || (byte == 0x0A && !isAfterCR) { line += 1 }
    if byte == 0x0D || byte == 0x0A { lineStart = offset + 1 }
    isAfterCR = byte == 0x0D
  }

  private mutating func count(_ word: UInt64) {
    let word = UInt64(littleEndian: word)
    let feeds = Self.places(of: 0x0A, in: word)
    let returns = Self.places(of: 0x0D, in: word)
    let breaks = feeds | returns
    if breaks != 0 {
      let pairs = feeds & (returns << 8 | (isAfterCR ? 0x80 : 0))
      line += feeds.nonzeroBitCount + returns.nonzeroBitCount - pairs.nonzeroBitCount
      lineStart = offset + 8 - breaks.leadingZeroBitCount / 8
    }
    isAfterCR = returns >> 63 != 0
  }

  /// The high bit of every byte that equals `byte`, no other bit.
  private static func places(of byte: UInt8, in word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let difference = word ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    return ~(((difference & low) &+ low) | difference | low)
  }
}
