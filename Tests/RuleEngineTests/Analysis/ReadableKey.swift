import StatementModel

@testable import RuleEngine

/// The key of a description in so many words: what `MerchantKey` must come to.
struct ReadableKey {
  let text: String

  init(_ description: String) {
    let words = Self.nameWords(of: MerchantText.name(in: description) ?? description[...])
    let text = words.joined(separator: " ")
    self.text = text.isEmpty ? TextFolding.fold(description) : text
  }

  // MARK: Taking away

  private static func nameWords(of text: Substring) -> [String] {
    var words = ReadableWords(text).words
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
