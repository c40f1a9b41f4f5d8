import StatementModel

/// A text as plain expressions look at it: letters in the form that is the same for all cases, and
/// eight zero bytes behind them.
///
/// It is made when an expression is first looked for in a text, and serves for all of them.
struct RegexText {
  private(set) var bytes: [UInt8] = []
  /// How many bytes the text has.
  private(set) var count = 0

  private static let padding = 8
  private static let leastRoom = 256

  /// Puts another text in the place of the last one, if plain expressions can tell of it.
  ///
  /// - Parameters:
  ///   - text: In NFC.
  ///   - isASCII: Whether all of it is known to be ASCII.
  /// - Returns: Whether they can: not where a character may break lines, or is of other kinds than
  ///   what it is taken for.
  mutating func refill(
    _ text: Span<UInt8>, isASCII: Bool, _ kinds: inout RegexCharacterKinds
  ) -> Bool {
    // Few letters take more bytes in another case, and none twice as many.
    let room = text.count * 2 + Self.padding
    if bytes.count < room { bytes = [UInt8](repeating: 0, count: max(room, Self.leastRoom)) }
    guard isASCII ? copyASCII(text) : copy(text, &kinds) else { return false }
    for index in count..<(count + Self.padding) { bytes[index] = 0 }
    return true
  }

  private mutating func copyASCII(_ text: Span<UInt8>) -> Bool {
    count = text.count
    var out = bytes.mutableSpan
    var place = 0
    while place &+ 8 <= text.count {
      let word = unsafe text.word(unchecked: place)
      // There is more room than the text has bytes.
      unsafe out.withUnsafeMutableBytes {
        unsafe $0.storeBytes(
          of: ByteWord.lowercase(word).littleEndian, toByteOffset: place, as: UInt64.self)
      }
      if ByteWord.hasControls(word), Self.hasLineBreak(text) { return false }
      place &+= 8
    }
    while place < text.count {
      if text[place] < 0x20, LineBreaks.contains(UInt32(text[place])) { return false }
      out[place] = UInt8(truncatingIfNeeded: RegexSymbol(ascii: text[place]).key)
      place &+= 1
    }
    return true
  }

  @inline(never)
  private static func hasLineBreak(_ text: Span<UInt8>) -> Bool {
    text.indices.contains { LineBreaks.contains(UInt32(text[$0])) }
  }

  private mutating func copy(_ text: Span<UInt8>, _ kinds: inout RegexCharacterKinds) -> Bool {
    var out = bytes.mutableSpan
    var place = 0
    var end = 0
    while place < text.count {
      if place &+ 8 <= text.count, let block = Self.block(text, place) {
        unsafe out.withUnsafeMutableBytes {
          unsafe $0.storeBytes(of: block.littleEndian, toByteOffset: end, as: UInt64.self)
        }
        end &+= 8
        place &+= 8
        continue
      }
      let byte = text[place]
      if byte < 0x80 {
        if byte < 0x20, LineBreaks.contains(UInt32(byte)) { return false }
        out[end] = UInt8(truncatingIfNeeded: RegexSymbol(ascii: byte).key)
        end &+= 1
        place &+= 1
        continue
      }
      let (value, length) = Self.scalar(text, at: place)
      let symbol = kinds.look(at: value)
      if symbol.key == value {
        if LineBreaks.contains(value) { return false }
        for index in 0..<length { out[end &+ index] = text[place &+ index] }
        end &+= length
      } else {
        if symbol.key >= 0x80 {
          let other = kinds.look(at: symbol.key)
          if other.key != symbol.key || other.kinds != symbol.kinds { return false }
        }
        Self.append(symbol.key, to: &out, &end)
      }
      place &+= length
    }
    count = end
    return true
  }

  /// The eight bytes at a place with capital letters made small; nothing where not all are ASCII, or
  /// one stands before the space.
  @inline(__always)
  private static func block(_ text: Span<UInt8>, _ place: Int) -> UInt64? {
    let word = unsafe text.word(unchecked: place)
    let isPlain = word & 0x8080_8080_8080_8080 == 0 && !ByteWord.hasControls(word)
    return isPlain ? ByteWord.lowercase(word) : nil
  }

  /// The scalar at a place and its length, those of two and three bytes without a detour.
  @inline(__always)
  static func scalar(_ text: Span<UInt8>, at index: Int) -> (UInt32, Int) {
    let lead = text[index]
    if lead &- 0xC2 < 0x1E, index &+ 1 < text.count, text[index &+ 1] & 0xC0 == 0x80 {
      return (UInt32(lead & 0x1F) &<< 6 | UInt32(text[index &+ 1] & 0x3F), 2)
    }
    if lead &- 0xE1 < 0x0C, index &+ 2 < text.count, text[index &+ 1] & 0xC0 == 0x80,
      text[index &+ 2] & 0xC0 == 0x80
    {
      let high = UInt32(lead & 0x0F) &<< 12 | UInt32(text[index &+ 1] & 0x3F) &<< 6
      return (high | UInt32(text[index &+ 2] & 0x3F), 3)
    }
    return UTF8Decoding.scalar(text, at: index)
  }

  private static func append(_ scalar: UInt32, to out: inout MutableSpan<UInt8>, _ end: inout Int) {
    func add(_ byte: UInt32, _ out: inout MutableSpan<UInt8>) {
      out[end] = UInt8(truncatingIfNeeded: byte)
      end &+= 1
    }
    switch scalar {
    case 0..<0x80: add(scalar, &out)
    case 0x80..<0x800: add(0xC0 | scalar &>> 6, &out)
    case 0x800..<0x10000:
      add(0xE0 | scalar &>> 12, &out)
      add(0x80 | scalar &>> 6 & 0x3F, &out)
    default:
      add(0xF0 | scalar &>> 18, &out)
      add(0x80 | scalar &>> 12 & 0x3F, &out)
      add(0x80 | scalar &>> 6 & 0x3F, &out)
    }
    if scalar >= 0x80 { add(0x80 | scalar & 0x3F, &out) }
  }
}

/// The characters that may end a line for PCRE2, on whatever platform; texts with such ones are left
/// to it.
enum LineBreaks {
  static func contains(_ value: UInt32) -> Bool {
    switch value {
    case 0, 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
