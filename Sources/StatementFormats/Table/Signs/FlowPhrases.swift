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
    var firstWord: String
    var lastWord: String
    /// Whether the last word may go on: it is long enough to be no other word's beginning.
    var goesOn: Bool

    init(_ text: String, _ kind: Kinds) {
      let words = text.split(separator: " ").map(String.init)
      bytes = Array(words.joined(separator: " ").utf8)
      self.kind = kind.rawValue
      wordCount = words.count
      firstWord = words.first ?? ""
      lastWord = words.last ?? ""
      goesOn = lastWord.utf8.count > 5
    }

    /// Whether the phrase stands in the folded text, of which a word begins at that place.
    func stands(in text: Span<UInt8>, at start: Int) -> Bool {
      let end = start + bytes.count
      guard end <= text.count, CellBytes.areEqual(text, start, bytes.span, 0, bytes.count) else {
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

  /// By the place of their beginning in `starts`.
  private var phrases: [Int: [Phrase]] = [:]
  private let starts: WordStarts

  /// - Parameter lists: By kind, phrases with a semicolon between each two.
  init(_ lists: [(Kinds, String)]) {
    var all: [Phrase] = []
    for (kind, text) in lists {
      all += StatementWords.phrases(text).map { Phrase($0, kind) }
    }
    for phrase in all {
      phrases[Self.place(phrase.bytes.span, 0), default: []].append(phrase)
    }
    starts = WordStarts(all.map(\.firstWord))
  }

  /// The kinds of which a phrase stands in the text, as `HeaderFolding.foldedWords` makes it.
  func kinds(in text: Span<UInt8>) -> Kinds {
    var found: Kinds.RawValue = 0
    var index = 0
    var word = 0
    while index < text.count {
      let (first, second, third) = Self.start(text, index)
      if starts.canBegin(with: first, second, third),
        let candidates = phrases[WordStarts.place(first, second, third)]
      {
        for phrase in candidates
        where found & phrase.kind == 0
          && (phrase.kind != Kinds.merchant.rawValue || word + phrase.wordCount <= Self.nameWords)
          && phrase.stands(in: text, at: index)
        {
          found |= phrase.kind
        }
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

  /// The first three bytes of the word that begins there; zeros for what it lacks.
  @inline(__always)
  private static func start(_ text: Span<UInt8>, _ index: Int) -> (UInt8, UInt8, UInt8) {
    let first = text[index]
    guard index + 1 < text.count, text[index + 1] != 0x20 else { return (first, 0, 0) }
    guard index + 2 < text.count, text[index + 2] != 0x20 else {
      return (first, text[index + 1], 0)
    }
    return (first, text[index + 1], text[index + 2])
  }

  private static func place(_ text: Span<UInt8>, _ index: Int) -> Int {
    let (first, second, third) = start(text, index)
    return WordStarts.place(first, second, third)
  }
}
