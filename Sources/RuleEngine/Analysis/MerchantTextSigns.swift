/// The words without which no wording and no mark of a processor stands in a text: most texts have none,
/// and every description asks.
///
/// Words are compared by their first eight bytes; one too many costs a closer look.
struct MerchantTextSigns {
  static let shared = MerchantTextSigns()

  private let first: Set<UInt64>
  private let others: Set<UInt64>

  private init() {
    let firstWords = MerchantText.byFirstWord.keys.map { $0 } + DescriptorVocabulary.bareProcessors
    first = Set(firstWords.map { Self.sign(of: $0) })
    others = Set(
      MerchantText.others.compactMap { wording in
        let words = (wording.before + wording.after).compactMap { part -> String? in
          if case .word(let word) = part { word } else { nil }
        }
        return words.max { $0.utf8.count < $1.utf8.count }.map { Self.sign(of: $0) }
      })
  }

  private static func sign(of word: String) -> UInt64 {
    word.utf8.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Whether the text has one; true for what is not ASCII.
  func areAny(in text: Span<UInt8>) -> Bool {
    var word: UInt64 = 0
    var length = 0
    var isFirst = true
    for index in 0...text.count {
      let byte = index < text.count ? text[index] : 0x20
      let letter = byte | 0x20
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
        if length < 8 { word = word << 8 | UInt64(byte < 0x41 ? byte : letter) }
        length += 1
      case 0x27: continue
      case 0x80...: return true
      default:
        if byte == 0x2A, index <= ProcessorMarks.longest { return true }
        guard length > 0 else { continue }
        if (isFirst ? first : others).contains(word) { return true }
        (word, length, isFirst) = (0, 0, false)
      }
    }
    return false
  }
}
