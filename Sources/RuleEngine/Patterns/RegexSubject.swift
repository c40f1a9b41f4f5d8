/// The form of texts in which literals of regular expressions are looked for.
///
/// PCRE2 ignores the case of all letters. Here ASCII letters are made lower case, with the two
/// letters beyond ASCII that PCRE2 takes for one of them (U+017F long s and U+212A kelvin), and
/// the rest stays: so letters that have no case are found, and others beyond ASCII are not used.
enum RegexSubject {
  /// Appends the searchable form of a text in NFC.
  static func append(_ text: Span<UInt8>, to out: inout [UInt8]) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte &- 0x41 < 26 {
        out.append(byte | 0x20)
      } else if byte == 0xC5, index + 1 < text.count, text[index + 1] == 0xBF {
        out.append(UInt8(ascii: "s"))
        index += 1
      } else if byte == 0xE2, index + 2 < text.count, text[index + 1] == 0x84,
        text[index + 2] == 0xAA
      {
        out.append(UInt8(ascii: "k"))
        index += 2
      } else {
        out.append(byte)
      }
      index += 1
    }
  }

  /// The bytes by which a literal character is found whatever its case; nothing for letters
  /// beyond ASCII that have a case.
  static func caselessBytes(of scalar: Unicode.Scalar) -> [UInt8]? {
    if scalar.isASCII {
      let byte = UInt8(scalar.value)
      return [byte &- 0x41 < 26 ? byte | 0x20 : byte]
    }
    let properties = scalar.properties
    guard !properties.isCased, !properties.changesWhenCaseMapped,
      !properties.changesWhenCaseFolded
    else { return nil }
    return Array(String(Character(scalar)).utf8)
  }
}
