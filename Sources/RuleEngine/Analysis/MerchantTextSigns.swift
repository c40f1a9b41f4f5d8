/// The words without which no wording and no mark of a processor stands in a text: most texts have none,
/// and every description asks.
///
/// Words are compared by their first eight bytes; one too many costs a closer look.
struct MerchantTextSigns {
  static let shared = MerchantTextSigns()

  /// What may stand in a text.
  struct Found: OptionSet {
    let rawValue: UInt8

    /// A wording that begins with the text's first word.
    static let atStart = Found(rawValue: 1)
    /// One that begins otherwise.
    static let within = Found(rawValue: 2)
    /// The mark of a processor.
    static let mark = Found(rawValue: 4)
  }

  private let wordings: Set<UInt64>
  private let marks: Set<UInt64>
  private let within: Set<UInt64>

  private init() {
    let all = Wordings.shared
    let words = Dictionary(uniqueKeysWithValues: all.numbers.map { ($0.value, $0.key) })
    wordings = Set(all.byFirstWord.keys.compactMap { words[$0] }.map { Self.sign(of: $0) })
    marks = Set(DescriptorVocabulary.bareProcessors.map { Self.sign(of: $0) })
    within = Set(all.othersByLongestWord.keys.compactMap { words[$0] }.map { Self.sign(of: $0) })
  }

  private static func sign(of word: String) -> UInt64 {
    word.utf8.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// What may stand in the text; in one that is not ASCII everything may.
  func find(in text: Span<UInt8>) -> Found {
    var found: Found = []
    var word: UInt64 = 0
    var length = 0
    var isFirst = true
    for index in 0...text.count {
      let byte = index < text.count ? text[index] : 0x20
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
        if length < 8 { word = word << 8 | UInt64(byte < 0x41 ? byte : byte | 0x20) }
        length += 1
      case 0x27: continue
      case 0x80...: return [.atStart, .within, .mark]
      default:
        if byte == 0x2A, index <= ProcessorMarks.longest { found.insert(.mark) }
        guard length > 0 else { continue }
        if isFirst, wordings.contains(word) { found.insert(.atStart) }
        if isFirst, marks.contains(word) { found.insert(.mark) }
        if !isFirst, within.contains(word) { found.insert(.within) }
        (word, length, isFirst) = (0, 0, false)
      }
    }
    return found
  }
}
