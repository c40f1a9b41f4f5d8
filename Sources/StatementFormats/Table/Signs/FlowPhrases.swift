/// Phrases of several kinds, all of which are found in one go over the words of a text.
struct FlowPhrases: Sendable {
  /// What phrases say.
  struct Kinds: OptionSet {
    let rawValue: UInt16

    static let strongIncoming = Kinds(rawValue: 1 << 0)
    static let twoWayIncoming = Kinds(rawValue: 1 << 1)
    static let outgoing = Kinds(rawValue: 1 << 2)
    static let twoWayOutgoing = Kinds(rawValue: 1 << 3)
    static let weakTwoWay = Kinds(rawValue: 1 << 4)
    static let weakIncoming = Kinds(rawValue: 1 << 5)
    static let merchant = Kinds(rawValue: 1 << 6)
    static let thanks = Kinds(rawValue: 1 << 7)
    static let paid = Kinds(rawValue: 1 << 8)
  }

  private struct Phrase: Sendable {
    /// The words with a space between each two.
    var bytes: [UInt8]
    var kind: Kinds.RawValue
    var wordCount: Int
    var lastWord: String
    /// Whether the last word may go on: it is long enough to be no other word's beginning.
    var goesOn: Bool

    init(_ text: String, _ kind: Kinds) {
      let words = text.split(separator: " ").map(String.init)
      bytes = Array(words.joined(separator: " ").utf8)
      self.kind = kind.rawValue
      wordCount = words.count
      lastWord = words.last ?? ""
      goesOn = lastWord.utf8.count > 5
    }

    /// Whether the phrase stands in the folded text, of which a word begins at that place.
    func stands(in text: Span<UInt8>, at start: Int) -> Bool {
      let end = start + bytes.count
      guard end <= text.count, bytes.indices.allSatisfy({ text[start + $0] == bytes[$0] }) else {
        return false
      }
      guard end < text.count, text[end] != 0x20 else { return true }
      guard goesOn else { return false }
      // What is beyond ASCII can be part of the letter before it.
      return text[end] < 0x80 || isWholeLetters(text, end)
    }

    /// Whether the last word ends between two letters, where it ends as bytes.
    private func isWholeLetters(_ text: Span<UInt8>, _ end: Int) -> Bool {
      var wordEnd = end
      while wordEnd < text.count, text[wordEnd] != 0x20 { wordEnd += 1 }
      return TableField.string(text, (end - lastWord.utf8.count)..<wordEnd).starts(with: lastWord)
    }
  }

  /// By the first three bytes of their first word.
  private var phrases: [Int: [Phrase]] = [:]

  /// - Parameter topics: The kinds, each with the topic of its words.
  init(_ topics: [(Kinds, String)]) {
    let all = topics.flatMap { kind, topic in Words.texts(topic).map { Phrase($0, kind) } }
    for phrase in all {
      phrases[Self.start(phrase.bytes.span, 0), default: []].append(phrase)
    }
  }

  /// The kinds of which a phrase stands in the text, as `HeaderFolding.foldedWords` makes it.
  func kinds(in text: Span<UInt8>) -> Kinds {
    var found: Kinds.RawValue = 0
    var index = 0
    var word = 0
    while index < text.count {
      for phrase in phrases[Self.start(text, index)] ?? []
      where found & phrase.kind == 0
        && (phrase.kind != Kinds.merchant.rawValue || word + phrase.wordCount <= Self.nameWords)
        && phrase.stands(in: text, at: index)
      {
        found |= phrase.kind
      }
      index += 1
      while index < text.count, text[index] != 0x20, !Self.isIdeograph(text[index]) { index += 1 }
      if index < text.count, text[index] == 0x20 {
        index += 1
        word += 1
      }
    }
    return Kinds(rawValue: found)
  }

  /// Whether a character of Chinese or Japanese begins there: they write no spaces between words.
  @inline(__always)
  private static func isIdeograph(_ byte: UInt8) -> Bool { byte &- 0xE3 < 7 }

  /// Merchants are looked for where a name stands: in so many words at the beginning.
  private static let nameWords = 2

  /// The first three bytes of the word that begins there as one number; zeros for what it lacks.
  private static func start(_ text: Span<UInt8>, _ index: Int) -> Int {
    var start = 0
    var isInside = true
    for place in index..<(index + 3) {
      isInside = isInside && place < text.count && text[place] != 0x20
      start = start << 8 | (isInside ? Int(text[place]) : 0)
    }
    return start
  }
}
