/// Makes header cells and the words of statements comparable.
///
/// Only for finding columns and words of the reader's own lists: lower case, accents off, signs
/// and invisible marks off, runs of other characters one space.
enum HeaderFolding {
  /// Folds a column's or a field's name, in which a capital may begin a word: `runningBalance`.
  static func foldName(_ text: String) -> String {
    var spaced = String.UnicodeScalarView()
    var wasLower = false
    for scalar in text.unicodeScalars {
      if wasLower, (0x41...0x5A).contains(scalar.value) { spaced.append(" ") }
      wasLower = (0x61...0x7A).contains(scalar.value)
      spaced.append(scalar)
    }
    return fold(String(spaced))
  }

  static func fold(_ text: String) -> String {
    if let plain = foldPlain(text) { return String(decoding: plain, as: UTF8.self) }
    return foldAny(text)
  }

  /// The first word of the folded text.
  static func foldedFirstWord(_ text: String) -> String {
    var rest = text.utf8[...]
    // Spaces part words whatever stands around them.
    while let start = rest.firstIndex(where: { $0 != 0x20 }) {
      let end = rest[start...].firstIndex(of: 0x20) ?? rest.endIndex
      let folded = fold(String(Substring(rest[start..<end])))
      if !folded.isEmpty { return String(Substring(folded.utf8.prefix { $0 != 0x20 })) }
      rest = rest[end...]
    }
    return ""
  }

  /// The bytes of the folded text, in which every space stands between two words.
  static func foldedWords(_ text: String) -> [UInt8] {
    if let plain = foldPlain(text) { return plain }
    var bytes: [UInt8] = []
    for word in foldAny(text).split(separator: " ") {
      if !bytes.isEmpty { bytes.append(0x20) }
      // A space with a mark upon it is none.
      for byte in word.utf8 { bytes.append(byte == 0x20 ? 0x1F : byte) }
    }
    return bytes
  }

  private static func foldAny(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    var gap = false
    var isHebrew = false
    for scalar in text.unicodeScalars {
      // A quotation mark within a Hebrew word stands for gershayim.
      if isDropped(scalar) || (isHebrew && scalar == "\"") { continue }
      isHebrew = (0x5D0...0x5EA).contains(scalar.value)
      if isHebrew || (0x430...0x44F).contains(scalar.value) {
        // Letters that stay as they are; looking their properties up costs far more.
        if gap { out.append(" ") }
        gap = false
        out.append(scalar)
        continue
      }
      guard scalar.properties.isAlphabetic || scalar.properties.numericType != nil else {
        gap = !out.isEmpty
        continue
      }
      if gap { out.append(" ") }
      gap = false
      if scalar.isASCII {
        out.append((0x41...0x5A).contains(scalar.value) ? lowered(scalar) : scalar)
      } else if let base = bases[scalar] {
        out.append(contentsOf: base.unicodeScalars)
      } else {
        // "İ" in lower case is "i" and a dot above it.
        for lower in scalar.properties.lowercaseMapping.unicodeScalars where !isDropped(lower) {
          if let base = bases[lower] {
            out.append(contentsOf: base.unicodeScalars)
          } else {
            out.append(lower)
          }
        }
      }
    }
    return String(out)
  }

  /// The same for a text of ASCII alone, which nearly all are; nothing for others.
  private static func foldPlain(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var gap = false
    for byte in text.utf8 {
      switch byte {
      case 0x80...: return nil
      case 0x27: continue
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
        if gap, !bytes.isEmpty { bytes.append(0x20) }
        gap = false
        bytes.append((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      default: gap = true
      }
    }
    return bytes
  }

  private static func lowered(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value + 0x20))
  }

  /// Bidirectional marks, zero widths, combining marks, Hebrew points, and apostrophes and
  /// gershayim, which stand within words.
  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0x2019, 0x0300...0x036F, 0x0591...0x05C7, 0x05F3, 0x05F4, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x2069, 0xFEFF, 0xAD:
      true
    default: false
    }
  }

  private static let bases: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    for (base, letters) in [
      ("a", "àáâãäåāăą"), ("ae", "æ"), ("c", "çćĉċč"), ("d", "ďđð"), ("e", "èéêëēĕėęě"),
      ("g", "ĝğġģ"), ("h", "ĥħ"), ("i", "ìíîïĩīĭįı"), ("j", "ĵ"), ("k", "ķ"), ("l", "ĺļľŀł"),
      ("n", "ñńņňŉ"), ("o", "òóôõöøōŏő"), ("oe", "œ"), ("r", "ŕŗř"), ("s", "śŝşšș"), ("ss", "ß"),
      ("t", "ţťŧț"), ("th", "þ"), ("u", "ùúûüũūŭůűų"), ("w", "ŵ"), ("y", "ýÿŷ"), ("z", "źżž"),
      ("е", "ё"), ("α", "ά"), ("ε", "έ"), ("η", "ή"), ("ι", "ίϊΐ"), ("ο", "ό"), ("υ", "ύϋΰ"),
      ("ω", "ώ"),
    ] {
      for letter in letters.unicodeScalars { table[letter] = base }
    }
    return table
  }()
}
