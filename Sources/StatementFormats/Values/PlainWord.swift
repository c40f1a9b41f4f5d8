/// A word of one to eight bytes of ASCII in two numbers, so that comparing and looking up cost
/// little.
struct PlainWord {
  /// The bytes, the first in the highest place that is used.
  private(set) var packed: UInt64 = 0
  /// The same with capitals for small letters.
  private(set) var capitals: UInt64 = 0
  private(set) var count = 0

  /// Nothing for what is no such word.
  init?(_ text: Span<UInt8>, _ range: Range<Int>) {
    guard !range.isEmpty, range.count <= 8 else { return nil }
    for index in range {
      let byte = text[index]
      // A zero would be told from none by the count alone.
      guard byte > 0, byte < 0x80 else { return nil }
      packed = packed << 8 | UInt64(byte)
      capitals = capitals << 8 | UInt64(byte &- 0x61 < 26 ? byte & 0xDF : byte)
      count += 1
    }
  }

  init?(_ text: String) {
    guard (1...8).contains(text.utf8.count) else { return nil }
    let bytes = Array(text.utf8)
    self.init(bytes.span, bytes.indices)
  }

  /// A word of the program's own, in capitals.
  static func capitals(_ text: StaticString) -> UInt64 {
    PlainWord(text.description)?.capitals ?? 0
  }
}
