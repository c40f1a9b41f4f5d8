/// Keeps right-to-left text from disturbing the order of what stands beside it.
package enum TextDirection {
  /// The text between U+2068 and U+2069 if any of it is Hebrew, Arabic or a kindred script.
  package static func isolated(_ text: String) -> String {
    hasRightToLeft(text) ? "\u{2068}\(text)\u{2069}" : text
  }

  /// The text with an isolate closed again that cutting has left open.
  package static func closed(_ text: String) -> String {
    text.unicodeScalars.first == "\u{2068}" && text.unicodeScalars.last != "\u{2069}"
      ? text + "\u{2069}" : text
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
