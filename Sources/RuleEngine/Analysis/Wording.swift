import StatementModel

/// What a bank writes around the name of who was paid: `card payment to {} on {date}`.
///
/// `{}` is the name, `{date}` a day or time however written, `{number}` a number of a card, a
/// terminal or a receipt, perhaps masked, also behind letters (`pas{number}`), and `{...}` anything.
struct Wording: Sendable {
  enum Part: Hashable, Sendable {
    /// By its number among the words of all wordings.
    case word(Int)
    /// A word that begins so and goes on with digits.
    case numbered(String)
    case number, date, anything
  }

  /// A word of a description.
  struct Word {
    let range: Range<String.Index>
    let folded: String
    /// Among the words of all wordings; nothing for one that none of them has.
    let number: Int?
    let hasDigit: Bool

    init(_ range: Range<String.Index>, folded: String, _ numbers: [String: Int]) {
      self.range = range
      self.folded = folded
      number = numbers[folded]
      hasDigit = folded.utf8.contains { (0x30...0x39).contains($0) }
    }
  }

  let before: [Part]
  let after: [Part]

  /// - Parameters:
  ///   - line: A line of a file of wordings.
  ///   - numbers: The words of the wordings so far, which those of this one join.
  init?(_ line: Substring, _ numbers: inout [String: Int]) {
    let halves = line.split(separator: "{}", omittingEmptySubsequences: false)
    guard halves.count == 2 else { return nil }
    before = Self.parts(halves[0], &numbers)
    after = Self.parts(halves[1], &numbers)
    guard !before.isEmpty || !after.isEmpty else { return nil }
  }

  private static func parts(_ text: Substring, _ numbers: inout [String: Int]) -> [Part] {
    text.split(separator: " ").flatMap { word -> [Part] in
      switch word {
      case "{date}": [.date]
      case "{number}": [.number]
      case "{...}": [.anything]
      case _ where word.hasSuffix("{number}"):
        [.numbered(TextFolding.fold(String(word.dropLast(8))))]
      default:
        TextFolding.fold(String(word)).split(separator: " ").map { word in
          let number = numbers[String(word)] ?? numbers.count
          numbers[String(word)] = number
          return .word(number)
        }
      }
    }
  }

  /// How much of a text it explains: of several that fit, that of the most words does.
  var weight: Int { before.count + after.count }

  /// The numbers of its words.
  var words: [Int] {
    (before + after).compactMap { part in if case .word(let number) = part { number } else { nil } }
  }

  /// The number of the word with which it begins.
  var firstWord: Int? {
    guard case .word(let number) = before.first else { return nil }
    return number
  }

  /// The words that are the name; nothing where the text is worded otherwise.
  func name(in words: [Word]) -> Range<Int>? {
    let isBehindAnything = before.first == .anything
    let parts = isBehindAnything ? before.dropFirst() : before[...]
    for start in isBehindAnything ? 0..<words.count : 0..<1 {
      guard let first = Self.end(of: parts, in: words, from: start), first < words.count else {
        continue
      }
      if after.isEmpty { return first..<words.count }
      let end = (first + 1..<words.count + 1).first {
        Self.end(of: after[...], in: words, from: $0) == words.count
      }
      if let end { return first..<end }
    }
    return nil
  }

  /// Where the parts end if they stand from a word on.
  private static func end(
    of parts: ArraySlice<Part>, in words: [Word], from start: Int
  ) -> Int? {
    guard let part = parts.first else { return start }
    let rest = parts.dropFirst()
    switch part {
    case .anything: return words.count
    case .word(let number):
      guard start < words.count, words[start].number == number else { return nil }
      return end(of: rest, in: words, from: start + 1)
    case .numbered(let beginning):
      guard start < words.count, words[start].hasDigit,
        words[start].folded.hasPrefix(beginning)
      else { return nil }
      return end(of: rest, in: words, from: start + 1)
    case .number: return end(of: rest, in: words, from: start, upTo: 4, where: isNumber)
    case .date: return end(of: rest, in: words, from: start, upTo: 6, where: isDate)
    }
  }

  /// The same behind as many words as can be taken.
  private static func end(
    of rest: ArraySlice<Part>, in words: [Word], from start: Int, upTo most: Int,
    where fits: (ArraySlice<Word>) -> Bool
  ) -> Int? {
    for count in stride(from: min(most, words.count - start), to: 0, by: -1)
    where fits(words[start..<start + count]) {
      if let end = end(of: rest, in: words, from: start + count) { return end }
    }
    return nil
  }

  /// `4417 XXXX 1234`, `X1234`.
  private static func isNumber(_ words: ArraySlice<Word>) -> Bool {
    words.contains(where: \.hasDigit)
      && words.allSatisfy { $0.hasDigit || $0.folded.allSatisfy { $0 == "x" } }
  }

  /// `03/03`, `03MAR26`, `3 March 2026 14:05`: numbers and months.
  private static func isDate(_ words: ArraySlice<Word>) -> Bool {
    words.contains(where: \.hasDigit)
      && words.allSatisfy { $0.hasDigit && $0.folded.utf8.count <= 9 || months.contains($0.folded) }
  }

  private static let months = Set(Wordings.lines(of: "months").map { String($0) })
}
