import StatementModel

@testable import StatementFormats

/// What must hold of every decoding.
enum DecodingLaws {
  /// The first byte chooses the declared encoding, the others are the text.
  static func check(_ bytes: [UInt8]) {
    let choice = Int(bytes.first ?? 0)
    let content = Array(bytes.dropFirst())
    check(content, declared: nil)
    check(content, declared: names[choice % names.count])
    if choice % 8 == 0 {
      check(content, declared: String(decoding: content.prefix(12), as: UTF8.self))
    }
  }

  private static let names =
    EncodingName.usual + ["ISO-8859-8", "KOI8-R", "IBM850", "IBM437", "EUC-JP", "1252", "NONE"]

  private static func check(_ bytes: [UInt8], declared: String?) {
    let decoded = TextDecoding.decode(bytes, declared: declared)
    ReadingLaws.hold(
      String(validating: decoded.text, as: UTF8.self) != nil, "the text is UTF-8")
  }
}
