import StatementModel

/// A descriptor taken apart: its words, and the places where numbers stood between them.
///
/// Nearly all descriptors are ASCII, so they are read as bytes; the folded words lie one behind the
/// other, and have no text of their own.
struct DescriptorWords {
  /// One word, or one number of any kind.
  struct Word {
    /// Where its folded bytes lie; empty for a number with punctuation.
    let place: Range<Int>
    let packed: PackedWord
    /// What it may say, if it is no number.
    let kinds: WordKinds
    /// A store's or a phone's number, a date, a time or a reference.
    let isNumber: Bool
    let hasDigitsOnly: Bool
    /// Whether two blanks or more stand before it, as between the columns of a descriptor.
    let isAfterGap: Bool

    /// A number with punctuation.
    fileprivate init(numberAfterGap isAfterGap: Bool) {
      place = 0..<0
      packed = PackedWord("")
      kinds = []
      isNumber = true
      hasDigitsOnly = true
      self.isAfterGap = isAfterGap
    }

    /// A folded word.
    fileprivate init(
      _ text: Span<UInt8>, at place: Range<Int>, isFirst: Bool, isAfterGap: Bool
    ) {
      var digits = 0
      for place in text.indices where DescriptorBytes.isDigit(text[place]) { digits += 1 }
      self.place = place
      packed = PackedWord(text)
      hasDigitsOnly = digits == text.count
      // A name may begin with a number: 7-Eleven, 99 Ranch.
      isNumber =
        hasDigitsOnly
        ? !isFirst || text.count > 3 : PlainToken.isReference(text, digits: digits)
      kinds = isNumber ? [] : DescriptorLexicon.shared.kinds(of: packed)
      self.isAfterGap = isAfterGap
    }
  }

  var words: [Word] = []
  private var bytes: [UInt8] = []

  init(plain text: Span<UInt8>) {
    words.reserveCapacity(12)
    bytes.reserveCapacity(text.count)
    var token = 0
    var isAfterGap = false
    for place in 0...text.count {
      guard place == text.count || DescriptorBytes.kind(of: text[place]) == .blank else { continue }
      if token < place {
        addPlain(text.extracting(token..<place), isAfterGap: isAfterGap && !words.isEmpty)
      }
      isAfterGap = token == place
      token = place + 1
    }
  }

  /// Of any text; what Swift takes for one character takes long to tell.
  init(_ text: Substring) {
    var isAfterGap = false
    for token in text.split(omittingEmptySubsequences: false, whereSeparator: Self.isBreak) {
      if !token.isEmpty { add(token, isAfterGap: isAfterGap && !words.isEmpty) }
      isAfterGap = token.isEmpty
    }
  }

  /// The words that are no numbers, with one space between them.
  var name: String {
    let count = words.reduce(-1) { $1.isNumber ? $0 : $0 + $1.place.count + 1 }
    guard count > 0 else { return "" }
    return unsafe String(unsafeUninitializedCapacity: count) { buffer in
      var written = 0
      for word in words where !word.isNumber {
        if written > 0 {
          unsafe buffer[written] = 0x20
          written += 1
        }
        for place in word.place {
          unsafe buffer[written] = bytes[place]
          written += 1
        }
      }
      return written
    }
  }

  /// The folded text of a word.
  func text(of word: Word) -> String { String(decoding: bytes[word.place], as: UTF8.self) }

  // MARK: Tokens

  /// Blanks, and the stars between a merchant and what belongs to one purchase.
  private static func isBreak(_ character: Character) -> Bool {
    character == "*" || character.isWhitespace
  }

  private mutating func addPlain(_ token: Span<UInt8>, isAfterGap: Bool) {
    var (digits, letters, dots) = (0, 0, 0)
    for place in token.indices {
      switch DescriptorBytes.kind(of: token[place]) {
      case .digit: digits += 1
      case .letter: letters += 1
      case .dot: dots += 1
      case .other, .blank, .dropped: continue
      }
    }
    if PlainToken.isNumber(token, digits: digits, letters: letters) {
      words.append(Word(numberAfterGap: isAfterGap))
      return
    }
    var isAfterGap = isAfterGap
    if dots > 0, let (name, path) = PlainToken.domainName(token) {
      // Behind a name it is where that name can be reached.
      guard !words.contains(where: { !$0.isNumber }) else { return }
      fold(token.extracting(name), isAfterGap: &isAfterGap)
      fold(token.extracting(path...), isAfterGap: &isAfterGap)
      return
    }
    fold(token, isAfterGap: &isAfterGap)
  }

  private mutating func add(_ token: Substring, isAfterGap: Bool) {
    if token.utf8.allSatisfy({ $0 < 0x80 }) {
      addPlain(token.utf8.span, isAfterGap: isAfterGap)
      return
    }
    var text = token
    if let name = OtherToken.domainName(token) {
      guard !words.contains(where: { !$0.isNumber }) else { return }
      text = name
    }
    var isAfterGap = isAfterGap
    for part in TextFolding.fold(String(text)).utf8.split(separator: 0x20) {
      let start = bytes.count
      bytes += part
      endWord(from: start, isAfterGap: &isAfterGap)
    }
  }

  /// Adds the words of ASCII.
  private mutating func fold(_ text: Span<UInt8>, isAfterGap: inout Bool) {
    var start = bytes.count
    for place in text.indices {
      let byte = text[place]
      switch DescriptorBytes.kind(of: byte) {
      // Digits have the bit of lower case already.
      case .letter, .digit: bytes.append(byte | 0x20)
      case .dropped: continue
      case .dot, .other, .blank:
        endWord(from: start, isAfterGap: &isAfterGap)
        start = bytes.count
      }
    }
    endWord(from: start, isAfterGap: &isAfterGap)
  }

  /// Makes a word of the last bytes, if there are any.
  private mutating func endWord(from start: Int, isAfterGap: inout Bool) {
    let place = start..<bytes.count
    guard !place.isEmpty else { return }
    let word = Word(
      bytes.span.extracting(place), at: place, isFirst: words.isEmpty, isAfterGap: isAfterGap)
    words.append(word)
    isAfterGap = false
  }
}
