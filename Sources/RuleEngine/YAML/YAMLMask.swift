/// The text as it is handed to the YAML parser, with the characters that have a meaning in YAML
/// which no file of ours may use replaced by private-use stand-ins, one for one.
///
/// Anchors, aliases, tags and directives so never reach the parser: an alias bomb is mere text,
/// and an unquoted `*uber*` is a scalar that can be reported at its place instead of a failure
/// that ends the parse. Line and paragraph separators are replaced as well, because YAML 1.1
/// counts them as line breaks and editors do not. Line and column stay what they were.
struct YAMLMask {
  /// The indicators that must not begin an unquoted text.
  static let indicators: [Character] = ["*", "&", "!", "%", "@", "`"]

  private(set) var text: String
  /// The first of 64 code points in a row, all with the lead byte 0xEE, that the text lacks.
  private let base: UInt32
  /// What each stand-in stands for, by its distance from `base`.
  private var originals: [Unicode.Scalar]

  private static let masked: [Unicode.Scalar] = [
    "*", "&", "!", "%", "@", "`", "\u{85}", "\u{2028}", "\u{2029}",
  ]
  private static let leadByte: UInt8 = 0xEE

  /// Nothing if the text uses so many private-use characters that no stand-ins are left.
  init?(_ source: SourceText) {
    guard let base = Self.freeBase(in: source.bytes) else { return nil }
    self.base = base
    originals = Self.masked
    var masked: [UInt8] = []
    masked.reserveCapacity(source.bytes.count + source.bytes.count / 8)
    let bytes = source.bytes
    var index = 0
    while index < bytes.count {
      let (found, length) = Self.maskedScalar(bytes, at: index)
      if let found {
        masked.append(contentsOf: Self.utf8(base + UInt32(found)))
      } else {
        masked.append(bytes[index])
      }
      index += length
    }
    text = String(decoding: masked, as: UTF8.self)
  }

  /// The number of the character in `masked` that stands at `index`, and how many bytes it has.
  private static func maskedScalar(_ bytes: [UInt8], at index: Int) -> (Int?, Int) {
    switch bytes[index] {
    case 0x2A: return (0, 1)
    case 0x26: return (1, 1)
    case 0x21: return (2, 1)
    case 0x25: return (3, 1)
    case 0x40: return (4, 1)
    case 0x60: return (5, 1)
    case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0x85: return (6, 2)
    case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80:
      if bytes[index + 2] == 0xA8 { return (7, 3) }
      if bytes[index + 2] == 0xA9 { return (8, 3) }
      return (nil, 1)
    default: return (nil, 1)
    }
  }

  /// The text as it was in the file.
  func restored(_ masked: String) -> String {
    guard masked.utf8.contains(Self.leadByte) else { return masked }
    var scalars = String.UnicodeScalarView()
    for scalar in masked.unicodeScalars { scalars.append(original(of: scalar)) }
    return String(scalars)
  }

  private func original(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    var scalar = scalar
    // Twice at most: a stand-in of `replace` may stand for a stand-in of the first pass.
    for _ in 0..<2 {
      guard scalar.value >= base, Int(scalar.value - base) < originals.count else { break }
      scalar = originals[Int(scalar.value - base)]
    }
    return scalar
  }

  /// The forbidden indicator that the parser's scalar begins with.
  func leadingIndicator(of masked: String) -> Character? {
    guard let first = masked.unicodeScalars.first, first.value >= base else { return nil }
    let original = Character(original(of: first))
    return Self.indicators.contains(original) ? original : nil
  }

  /// Makes a key that the parser found to be a duplicate unlike the other, so that the parse can
  /// go on to the next mistake: its first letter is replaced by a stand-in of its own.
  ///
  /// - Returns: Whether that could be done.
  mutating func makeUnique(keyAt line: Int, scalarColumn: Int) -> Bool {
    guard originals.count < 40 else { return false }
    let source = SourceText(text, path: "")
    guard var offset = source.offset(line: line, scalarColumn: scalarColumn) else { return false }
    var scalars = String(decoding: source.bytes[offset...], as: UTF8.self).unicodeScalars
    if let first = scalars.first, first == "\"" || first == "'" {
      scalars.removeFirst()
      offset += 1
    }
    guard let letter = scalars.first, !"\"'\\[]{}?|>,:#-\n\r\t ".unicodeScalars.contains(letter)
    else { return false }
    var bytes = source.bytes
    let length = String(letter).utf8.count
    bytes.replaceSubrange(
      offset..<(offset + length), with: Self.utf8(base + UInt32(originals.count)))
    originals.append(letter)
    text = String(decoding: bytes, as: UTF8.self)
    return true
  }

  private static func utf8(_ value: UInt32) -> [UInt8] {
    [0xE0 | UInt8(value >> 12), 0x80 | UInt8(value >> 6 & 0x3F), 0x80 | UInt8(value & 0x3F)]
  }

  /// The first of U+E000, U+E040 … U+EFC0 whose 64 code points the text lacks.
  ///
  /// The 64 share their first two bytes, so two bytes tell.
  private static func freeBase(in bytes: [UInt8]) -> UInt32? {
    var used: UInt64 = 0
    for index in bytes.indices where bytes[index] == leadByte && index + 1 < bytes.count {
      used |= 1 << UInt64(bytes[index + 1] & 0x3F)
    }
    guard used != .max else { return nil }
    return 0xE000 + UInt32((~used).trailingZeroBitCount) * 64
  }
}
