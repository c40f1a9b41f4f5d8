import StatementModel

/// The form of texts in which literals of regular expressions are looked for.
///
/// PCRE2 ignores the case of all letters, so letters that are the same to it must be the same
/// here: ASCII letters are made lower case, and so are the two letters beyond ASCII that PCRE2
/// takes for one of them (U+017F long s and U+212A kelvin). Of other scripts with case the folded
/// letter stands, which is fewer differences than PCRE2 makes: what is found must still be tried.
enum RegexSubject {
  /// Appends the searchable form of a text in NFC.
  static func append(_ text: Span<UInt8>, to out: inout [UInt8]) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte < 0x80 {
        out.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
        index += 1
      } else {
        let (scalar, length) = UTF8Decoding.scalar(text, at: index)
        append(scalar, text.extracting(index..<(index + length)), to: &out)
        index += length
      }
    }
  }

  /// The bytes by which a literal text is found whatever its case.
  static func bytes(of text: [Unicode.Scalar]) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in text { append(Array(String(Character(scalar)).utf8).span, to: &bytes) }
    return bytes
  }

  /// Whether a character is found by its own bytes, which nothing else has that PCRE2 would not
  /// take for it.
  static func isExact(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return true }
    let properties = scalar.properties
    return !properties.isCased && !properties.changesWhenCaseMapped
      && !properties.changesWhenCaseFolded && isCaseless(scalar.value)
  }

  private static func append(_ scalar: UInt32, _ bytes: Span<UInt8>, to out: inout [UInt8]) {
    switch scalar {
    case 0x17F: out.append(UInt8(ascii: "s"))
    case 0x212A: out.append(UInt8(ascii: "k"))
    case _ where isCaseless(scalar): for index in bytes.indices { out.append(bytes[index]) }
    default:
      let start = out.count
      // U+0345, a mark, is the same letter as iota.
      if scalar == 0x345 { out.append(contentsOf: [0xCE, 0xB9]) }
      TextFolding.fold(bytes, into: &out)
      if out.count == start { for index in bytes.indices { out.append(bytes[index]) } }
      // An accented letter must not be found as the ASCII letter that it is not.
      for index in start..<out.count { out[index] |= 0x80 }
    }
  }

  /// Whether the character is of a block whose scripts have no case.
  static func isCaseless(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x591...0x109F, 0x3000...0xA63F, 0xAC00...0xD7FF, 0xF900...0xFAFF: true
    default: false
    }
  }
}
