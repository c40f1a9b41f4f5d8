import StatementModel

/// A text as plain expressions look at it: letters in the form that is the same for all cases, and
/// eight zero bytes behind them.
///
/// It is made when an expression is first looked for in a text, and serves for all of them.
struct RegexText {
  /// Whether plain expressions can tell of a text.
  enum Outcome {
    case told
    /// Not where a character may break lines, or is of other kinds than what it is taken for.
    case untold
    /// Perhaps once the text is in NFC, as it may not be yet.
    case unsure
  }

  private(set) var bytes: [UInt8] = []
  /// How many bytes the text has.
  private(set) var count = 0
  private var forms = RegexForms()

  private static let padding = 8
  private static let leastRoom = 256
  private static let spaces: UInt64 = 0x2020_2020_2020_2020

  /// Puts another text in the place of the last one, if plain expressions can tell of it.
  ///
  /// - Parameters:
  ///   - isASCII: Whether all of it is known to be ASCII.
  ///   - isNFC: Whether it is known to be in NFC.
  mutating func refill(
    _ text: Span<UInt8>, isASCII: Bool, isNFC: Bool, _ kinds: inout RegexCharacterKinds
  ) -> Outcome {
    // Few letters take more bytes in another case, and none twice as many.
    let room = text.count * 2 + Self.padding
    if bytes.count < room { bytes = [UInt8](repeating: 0, count: max(room, Self.leastRoom)) }
    let outcome =
      isASCII ? copyASCII(text) ? .told : .untold : copy(text, isNFC: isNFC, &kinds)
    guard case .told = outcome else { return outcome }
    unsafe bytes.withUnsafeMutableBytes {
      unsafe $0.storeBytes(of: 0, toByteOffset: count, as: UInt64.self)
    }
    return .told
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

  private mutating func copy(
    _ text: Span<UInt8>, isNFC: Bool, _ kinds: inout RegexCharacterKinds
  ) -> Outcome {
    // Taken out of their place so that they can be filled while forms are asked for.
    var bytes: [UInt8] = []
    swap(&bytes, &self.bytes)
    defer { swap(&bytes, &self.bytes) }
    var out = bytes.mutableSpan
    var place = 0
    var end = 0
    while place < text.count {
      let byte = text[place]
      if byte >= 0x80 {
        let (value, length) = UTF8Decoding.quickScalar(text, at: place)
        let form = forms.form(of: value, &kinds)
        if !form.isPlain {
          if !isNFC, form.isUnsure { return .unsure }
          if form.isUntold { return .untold }
        }
        // What was written is at most twice as long as what was read.
        unsafe out.withUnsafeMutableBytes {
          unsafe $0.storeBytes(of: form.bytes.littleEndian, toByteOffset: end, as: UInt32.self)
        }
        end &+= form.length
        place &+= length
        continue
      }
      if place &+ 8 <= text.count {
        let word = unsafe text.word(unchecked: place)
        // How many bytes come before the first that is beyond ASCII.
        let high = word & 0x8080_8080_8080_8080
        let length = high == 0 ? 8 : high.trailingZeroBitCount &>> 3
        let block =
          length == 8
          ? word
          : ByteWord.prefix(word, length) | Self.spaces &<< UInt64(truncatingIfNeeded: length &* 8)
        if !ByteWord.hasControls(block) {
          unsafe out.withUnsafeMutableBytes {
            unsafe $0.storeBytes(
              of: ByteWord.lowercase(block).littleEndian, toByteOffset: end, as: UInt64.self)
          }
          end &+= length
          place &+= length
          continue
        }
      }
      if byte < 0x20, LineBreaks.contains(UInt32(byte)) { return .untold }
      out[end] = UInt8(truncatingIfNeeded: RegexSymbol(ascii: byte).key)
      end &+= 1
      place &+= 1
    }
    count = end
    return .told
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
