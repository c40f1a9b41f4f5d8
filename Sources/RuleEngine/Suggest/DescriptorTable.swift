import StatementModel

/// The distinct descriptions of a history, each folded and cut into words once, with an index from
/// words to the descriptions that have them.
///
/// Words are cut where patterns need a word boundary: at spaces, and around each character of a
/// script that does not separate its words. So a pattern of whole words stands in a description
/// exactly where its words stand there in a row.
struct DescriptorTable: Sendable {
  /// A word's number, and whether it follows the one before without a space.
  struct Word: Hashable, Sendable {
    private let packed: Int32

    init(_ number: Int32, isGlued: Bool) { packed = number << 1 | (isGlued ? 1 : 0) }

    var number: Int { Int(packed >> 1) }
    var isGlued: Bool { packed & 1 != 0 }
  }

  /// As the bank wrote them, in the order of being seen first.
  private(set) var texts: [String] = []
  /// The text of each word, folded.
  private(set) var vocabulary: [String] = []
  private var wordNumbers: [String: Int32] = [:]
  private var folded: [UInt8] = []
  private var foldedEnds: [Int] = [0]
  private var words: [Word] = []
  private var wordEnds: [Int] = [0]
  private var postings = MemberLists()
  /// The words' numbers in the order of their texts.
  private var sorted: [Int32] = []

  /// Adds a description that is not in the table yet.
  mutating func add(_ text: String) {
    texts.append(text)
    let start = folded.count
    TextFolding.fold(text.utf8.span, into: &folded)
    for cut in Self.cuts(of: folded.span.extracting(start..<folded.count)) {
      let range = (start + cut.range.lowerBound)..<(start + cut.range.upperBound)
      addWord(range, isGlued: cut.isGlued)
    }
    foldedEnds.append(folded.count)
    wordEnds.append(words.count)
  }

  /// The words of a folded text, and whether each follows the one before without a space.
  private static func cuts(of text: Span<UInt8>) -> [(range: Range<Int>, isGlued: Bool)] {
    var cuts: [(range: Range<Int>, isGlued: Bool)] = []
    var start = 0
    var isGlued = false
    for position in 0...text.count {
      let isSpace = position == text.count || text[position] == 0x20
      // Between two characters of ASCII only a space is a boundary.
      let isBoundary =
        isSpace
        || position > start && text[position] & 0xC0 != 0x80
          && (text[position] >= 0x80 || text[position - 1] >= 0x80)
          && WordBoundary.isBefore(position, in: text)
      guard isBoundary else { continue }
      if position > start { cuts.append((start..<position, isGlued)) }
      start = isSpace ? position + 1 : position
      isGlued = !isSpace
    }
    return cuts
  }

  private mutating func addWord(_ range: Range<Int>, isGlued: Bool) {
    let text = String(decoding: folded[range], as: UTF8.self)
    if let number = wordNumbers[text] {
      words.append(Word(number, isGlued: isGlued))
      return
    }
    let number = Int32(vocabulary.count)
    wordNumbers[text] = number
    vocabulary.append(text)
    words.append(Word(number, isGlued: isGlued))
  }

  /// Makes the index, once all descriptions are there.
  mutating func finish() {
    var pairs: [(group: Int32, member: Int32)] = []
    pairs.reserveCapacity(words.count)
    var lastSeen = [Int](repeating: -1, count: vocabulary.count)
    for descriptor in texts.indices {
      for word in words(of: descriptor) where lastSeen[word.number] != descriptor {
        lastSeen[word.number] = descriptor
        pairs.append((Int32(word.number), Int32(descriptor)))
      }
    }
    postings = MemberLists(pairs, groups: vocabulary.count)
    sorted = vocabulary.indices.map { Int32($0) }.sorted {
      Self.precedes(vocabulary[Int($0)], vocabulary[Int($1)])
    }
  }

  func words(of descriptor: Int) -> ArraySlice<Word> {
    words[wordEnds[descriptor]..<wordEnds[descriptor + 1]]
  }

  /// No name has more words; what comes behind them is not looked at.
  private static let mostWords = 64

  /// The numbers of a folded text's words, in order; negative where no description has the word.
  func words(in text: String) -> [Int] {
    let bytes = Array(text.utf8)
    return Self.cuts(of: bytes.span).prefix(Self.mostWords).map { cut in
      wordNumbers[String(decoding: bytes[cut.range], as: UTF8.self)].map { Int($0) } ?? -1
    }
  }

  /// The numbers of a folded text's words, each once, as far as descriptions have them.
  func numbers(ofWordsIn text: String) -> [Int] {
    var numbers: [Int] = []
    for number in words(in: text) where number >= 0 && !numbers.contains(number) {
      numbers.append(number)
    }
    return numbers
  }

  /// A word's number, if a description has it.
  func number(of word: String) -> Int? { wordNumbers[word].map { Int($0) } }

  /// The descriptions that have a word, in ascending order.
  func descriptors(with word: Int) -> ArraySlice<Int32> { postings[word] }

  /// The descriptions with a word that begins so, some perhaps more than once.
  func descriptors(withWordBeginning beginning: String) -> [Int32] {
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = (low + high) / 2
      if Self.precedes(vocabulary[Int(sorted[middle])], beginning) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var found: [Int32] = []
    while low < sorted.count, vocabulary[Int(sorted[low])].utf8.starts(with: beginning.utf8) {
      found.append(contentsOf: descriptors(with: Int(sorted[low])))
      low += 1
    }
    return found
  }

  private static func precedes(_ one: String, _ other: String) -> Bool {
    one.utf8.lexicographicallyPrecedes(other.utf8)
  }

  /// Whether the words stand in the description in a row.
  func has(_ run: ArraySlice<Word>, in descriptor: Int) -> Bool {
    guard let first = run.first else { return false }
    let own = words(of: descriptor)
    guard own.count >= run.count else { return false }
    let rest = run.dropFirst()
    for start in own.startIndex...(own.endIndex - run.count) where own[start].number == first.number
    {
      if own[(start + 1)..<(start + run.count)].elementsEqual(rest) { return true }
    }
    return false
  }

  /// Whether a pattern matches the description.
  func matches(_ pattern: TextPattern, _ descriptor: Int) -> Bool {
    let range = foldedEnds[descriptor]..<foldedEnds[descriptor + 1]
    return pattern.matches(folded.span.extracting(range))
  }

  /// The words as they are written in a pattern.
  func text(of run: ArraySlice<Word>) -> String {
    var text = ""
    for (offset, word) in run.enumerated() {
      if offset > 0, !word.isGlued { text += " " }
      text += vocabulary[word.number]
    }
    return text
  }
}
