/// What a word of a descriptor may say.
struct WordKinds: OptionSet, Sendable {
  let rawValue: UInt8

  static let place = WordKinds(rawValue: 8)
  static let numberLabel = WordKinds(rawValue: 16)
  static let month = WordKinds(rawValue: 32)
  static let legalForm = WordKinds(rawValue: 64)
  static let domain = WordKinds(rawValue: 128)
}

/// The vocabulary by packed words, in one table: a word is looked up once, whatever is asked of it.
struct DescriptorLexicon: Sendable {
  static let shared = DescriptorLexicon()

  /// A power of two; those that are not taken have the empty word, which has no kinds.
  private var entries: [(word: PackedWord, kinds: WordKinds)]
  private let mask: Int

  private init() {
    let words: [(Set<String>, WordKinds)] = [
      (DescriptorVocabulary.places, .place),
      (DescriptorVocabulary.numberLabels, .numberLabel),
      (DescriptorVocabulary.months, .month),
      (DescriptorVocabulary.legalForms, .legalForm),
      (DescriptorVocabulary.domains, .domain),
    ]
    var size = 1
    while size < words.reduce(0, { $0 + $1.0.count }) * 4 { size *= 2 }
    mask = size - 1
    entries = Array(repeating: (PackedWord(""), []), count: size)
    for (texts, kinds) in words {
      for text in texts { add(PackedWord(text), kinds) }
    }
  }

  private mutating func add(_ word: PackedWord, _ kinds: WordKinds) {
    let place = place(of: word)
    entries[place] = (word, entries[place].kinds.union(kinds))
  }

  /// Where a word stands, or would.
  private func place(of word: PackedWord) -> Int {
    var place = word.place(in: mask)
    while !entries[place].kinds.isEmpty, entries[place].word != word { place = (place + 1) & mask }
    return place
  }

  /// What a folded word may say, mostly nothing.
  func kinds(of word: PackedWord) -> WordKinds { entries[place(of: word)].kinds }
}
