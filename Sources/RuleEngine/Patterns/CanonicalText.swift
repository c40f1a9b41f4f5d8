import Foundation

/// Texts in NFC, as regular expressions see them.
enum CanonicalText {
  /// The text in NFC.
  static func nfc(_ text: String) -> String {
    // Everything below U+0300 is in NFC already; most descriptions are.
    guard text.unicodeScalars.contains(where: { $0.value >= 0x300 }) else { return text }
    return text.precomposedStringWithCanonicalMapping
  }
}
