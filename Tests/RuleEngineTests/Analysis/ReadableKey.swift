import StatementModel

@testable import RuleEngine

/// The key of a description in so many words: what `MerchantKey` must come to.
struct ReadableKey {
  let text: String

  init(_ description: String) {
    let words = Self.nameWords(of: Self.withoutProcessors(description[...]))
    let text = words.joined(separator: " ")
    self.text = text.isEmpty ? TextFolding.fold(description) : text
  }

  // MARK: Taking away

  /// Processors may stand one before the other, but not without end.
  private static let mostProcessors = 3

  /// The text behind `SQ *`, `PAYPAL *` and their like.
  private static func withoutProcessors(_ description: Substring) -> Substring {
    var rest = description
    for _ in 0..<mostProcessors {
      guard let star = rest.utf8.firstIndex(of: 0x2A),
        rest.utf8.distance(from: rest.startIndex, to: star) <= 24
      else { break }
      let behind = rest[rest.utf8.index(after: star)...]
      let mark = TextFolding.fold(String(rest[..<star]))
      guard DescriptorVocabulary.processors.contains(mark),
        behind.contains(where: \.isLetter)
      else { break }
      rest = behind
    }
    let first = rest.prefix { !$0.isWhitespace }
    let behind = rest[first.endIndex...]
    if DescriptorVocabulary.bareProcessors.contains(TextFolding.fold(String(first))),
      behind.contains(where: \.isLetter)
    {
      rest = behind
    }
    return rest
  }

  private static func nameWords(of text: Substring) -> [String] {
    var words = ReadableWords(text).words
    dropOpening(from: &words)
    dropPlace(from: &words)
    dropLabels(from: &words)
    // A number at the beginning is part of a name only where a word follows it.
    if let first = words.first, !first.isNumber, first.text.utf8.allSatisfy({ $0 &- 0x30 < 10 }),
      words.count == 1 || words[1].isNumber
    {
      words.removeFirst()
    }
    var names = words.lazy.filter { !$0.isNumber }.map(\.text) as [String]
    while names.count > 1, let last = names.last, DescriptorVocabulary.legalForms.contains(last) {
      names.removeLast()
    }
    return names
  }

  /// Takes away what the bank wrote before the name.
  private static func dropOpening(from words: inout [ReadableWords.Word]) {
    guard let first = words.first, let openings = DescriptorVocabulary.openings[first.text] else {
      return
    }
    let opening = openings.first { opening in
      opening.count <= words.count
        && zip(opening, words).allSatisfy { $0 == $1.text && !$1.isNumber }
    }
    guard let opening, words[opening.count...].contains(where: { !$0.isNumber }) else { return }
    words.removeFirst(opening.count)
    while let first = words.first, first.isNumber { words.removeFirst() }
  }

  /// Takes away a state or country at the end, and the town before it where a number or a gap
  /// parts it from the name.
  private static func dropPlace(from words: inout [ReadableWords.Word]) {
    var end = words.count
    var codes = 0
    while end > 1, codes < 2 || words[end - 1].isNumber {
      let word = words[end - 1]
      if !word.isNumber {
        guard DescriptorVocabulary.places.contains(word.text) else { break }
        codes += 1
      }
      end -= 1
    }
    let before = words[..<end]
    guard codes > 0, before.contains(where: { !$0.isNumber && $0.text.utf8.count > 1 }) else {
      return
    }
    words.removeLast(words.count - end)
    let town = words.indices.last { index in
      words[index].isNumber || words[index].isAfterGap
    }
    guard let town, town > 0 else { return }
    let letters = words[..<town].reduce(0) { $1.isNumber ? $0 : $0 + $1.text.utf8.count }
    let townWords = words[town...].count { !$0.isNumber }
    if letters >= 3, townWords <= 4 { words.removeLast(words.count - town) }
  }

  /// Takes away words that only say what the number behind them is, and months beside numbers.
  private static func dropLabels(from words: inout [ReadableWords.Word]) {
    guard words.contains(where: \.isNumber) else { return }
    var kept: [ReadableWords.Word] = []
    for (index, word) in words.enumerated() {
      let isBeforeNumber = index + 1 < words.count && words[index + 1].isNumber
      let isAfterNumber = index > 0 && words[index - 1].isNumber
      let isLabel = isBeforeNumber && DescriptorVocabulary.numberLabels.contains(word.text)
      let isMonth =
        (isBeforeNumber || isAfterNumber) && DescriptorVocabulary.months.contains(word.text)
      if index > 0, !word.isNumber, isLabel || isMonth { continue }
      kept.append(word)
    }
    words = kept
  }
}
