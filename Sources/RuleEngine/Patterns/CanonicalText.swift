import Foundation
import StatementModel

/// Texts in NFC, as regular expressions see them.
enum CanonicalText {
  /// The text in NFC.
  static func nfc(_ text: String) -> String {
    isPlainlyNFC(text.utf8.span) ? text : text.precomposedStringWithCanonicalMapping
  }

  /// Whether the text is in NFC already as can be seen at once: everything below U+0300 is, and so
  /// are letters of scripts that have no marks among them which could join or trade places.
  private static func isPlainlyNFC(_ text: Span<UInt8>) -> Bool {
    var index = 0
    /// The combining class of a Thai mark that stands before, zero after all else.
    var order = 0
    while index < text.count {
      // U+0300 is CC 80.
      if text[index] < 0xCC {
        index += 1
        order = 0
        continue
      }
      let (scalar, length) = UTF8Decoding.scalar(text, at: index)
      let own = ThaiMarks.combiningClass(scalar)
      // Thai marks join nothing, but trade places.
      guard isPlain(scalar) || own > 0 && own >= order else { return false }
      index += length
      order = own
    }
    return true
  }

  /// Whether a text of nothing but such characters is in NFC, in whatever order they stand.
  static func isPlain(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x300, 0x37B...0x37D, 0x386, 0x388...0x3FF, 0x400...0x482, 0x48A...0x52F,
      0x5D0...0x5EA, 0x621...0x64A, 0x660...0x66F, 0x1E00...0x1EFF, 0x2010...0x2027,
      0x2030...0x205E, 0x20A0...0x20BF, 0x2116, 0x2122, 0x3001...0x3029, 0x3041...0x3096,
      0x30A1...0x30FC, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF9D:
      true
    case 0xE01...0xE3A, 0xE40...0xE4E: ThaiMarks.combiningClass(scalar) == 0
    default: false
    }
  }
}
