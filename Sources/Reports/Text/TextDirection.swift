/// Keeps right-to-left text from disturbing the order of what stands beside it.
package enum TextDirection {
  /// The text between U+2068 and U+2069 if any of it is Hebrew, Arabic or a kindred script.
  package static func isolated(_ text: String) -> String {
    hasRightToLeft(text) ? "\u{2068}\(text)\u{2069}" : text
  }

  /// The text with its isolates in pairs, of which cutting may have taken one half.
  package static func closed(_ text: String) -> String {
    // Their bytes begin at 0xE2.
    guard text.utf8.contains(0xE2) else { return text }
    var kept = String.UnicodeScalarView()
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069 where depth == 0: continue
      case 0x2069: depth -= 1
      default: break
      }
      kept.append(scalar)
    }
    return String(kept) + String(repeating: "\u{2069}", count: depth)
  }

  static func hasRightToLeft(_ text: String) -> Bool {
    // Their bytes begin at 0xD6.
    if text.utf8.allSatisfy({ $0 < 0xD6 }) { return false }
    return text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
        0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }
}
