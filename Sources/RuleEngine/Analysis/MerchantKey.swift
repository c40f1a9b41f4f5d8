import StatementModel

/// What the descriptors of one merchant have in common: a text to group them by.
///
/// A descriptor is the merchant's name among other things: the processor that carried the payment
/// (`SQ *`), words of the bank (`POS PURCHASE`), the store's number, a date, a phone number, a
/// reference, the town and the state. These are taken away; what is left is folded. Two texts with
/// the same key need not be one merchant, and one merchant may have several keys: the key groups
/// for people to look at. It decides one thing, which charges a credit may give back.
package struct MerchantKey: Hashable, Comparable, Sendable {
  /// Folded words with one space between them; empty only for a text without letters and digits.
  package let text: String

  /// Works out the key of a description as the bank wrote it.
  package init(_ description: String) {
    let name = MerchantText.name(in: description).map { String($0) } ?? description
    let isPlain = DescriptorBytes.arePlain(name.utf8.span)
    var words =
      isPlain ? DescriptorWords(plain: name.utf8.span) : DescriptorWords(name[...])
    Self.dropPlace(from: &words.words)
    Self.dropLabels(from: &words.words)
    Self.dropNumberAndForms(from: &words.words)
    let text = words.name
    self.text = text.isEmpty ? TextFolding.fold(description) : text
  }

  /// The key's words, at least one unless the key is empty.
  package var words: [Substring] { text.split(separator: " ") }

  package static func < (left: MerchantKey, right: MerchantKey) -> Bool {
    left.text < right.text
  }

  // MARK: Taking away

  /// A number at the beginning is part of a name only where a word follows it, and forms of
  /// companies are none.
  private static func dropNumberAndForms(from words: inout [DescriptorWords.Word]) {
    if let first = words.first, !first.isNumber, first.hasDigitsOnly,
      words.count == 1 || words[1].isNumber
    {
      words.removeFirst()
    }
    words.removeAll(where: \.isNumber)
    while words.count > 1, let last = words.last, last.kinds.contains(.legalForm) {
      words.removeLast()
    }
  }

  /// Takes away a state or country at the end, and the town before it where a number or a gap
  /// parts it from the name.
  private static func dropPlace(from words: inout [DescriptorWords.Word]) {
    var end = words.count
    var codes = 0
    while end > 1, codes < 2 || words[end - 1].isNumber {
      let word = words[end - 1]
      if !word.isNumber {
        guard word.kinds.contains(.place) else { break }
        codes += 1
      }
      end -= 1
    }
    let before = words[..<end]
    guard codes > 0, before.contains(where: { !$0.isNumber && $0.place.count > 1 }) else {
      return
    }
    words.removeLast(words.count - end)
    let town = words.indices.last { index in
      words[index].isNumber || words[index].isAfterGap
    }
    guard let town, town > 0 else { return }
    let letters = words[..<town].reduce(0) { $1.isNumber ? $0 : $0 + $1.place.count }
    let townWords = words[town...].count { !$0.isNumber }
    if letters >= 3, townWords <= 4 { words.removeLast(words.count - town) }
  }

  /// Takes away words that only say what the number behind them is, and months beside numbers.
  private static func dropLabels(from words: inout [DescriptorWords.Word]) {
    guard words.contains(where: \.isNumber),
      words.contains(where: { !$0.kinds.isDisjoint(with: [.numberLabel, .month]) })
    else { return }
    var kept: [DescriptorWords.Word] = []
    for (index, word) in words.enumerated() {
      let isBeforeNumber = index + 1 < words.count && words[index + 1].isNumber
      let isAfterNumber = index > 0 && words[index - 1].isNumber
      let isLabel = isBeforeNumber && word.kinds.contains(.numberLabel)
      let isMonth = (isBeforeNumber || isAfterNumber) && word.kinds.contains(.month)
      if index > 0, !word.isNumber, isLabel || isMonth { continue }
      kept.append(word)
    }
    words = kept
  }
}
