import StatementModel

/// The name of who was paid within what a bank writes around it.
///
/// The wordings stand in the files of `Wordings/`, one a country: `card payment to {} on {date}`; those
/// that say that money comes back in one of their own: `refund from {}`.
enum MerchantText {
  /// The name as it stands there, without what the bank writes around it and the marks of who carried
  /// the payment; nothing where it is all of the text.
  static func name(in description: String) -> Substring? {
    let signs = MerchantTextSigns.shared.find(in: description.utf8.span)
    guard !signs.isEmpty else { return nil }
    let worded = withoutWording(description, signs)
    // Behind a wording there may be a mark.
    let name = worded ?? description[...]
    let mayHaveMark =
      worded == nil
      ? signs.contains(.mark)
      : MerchantTextSigns.shared.find(in: name.utf8.span).contains(.mark)
    guard mayHaveMark else { return worded }
    let behind = ProcessorMarks.behindThem(name)
    return behind.startIndex == description.startIndex && behind.endIndex == description.endIndex
      ? nil : behind
  }

  private static func withoutWording(
    _ description: String, _ signs: MerchantTextSigns.Found
  ) -> Substring? {
    guard !signs.isDisjoint(with: [.atStart, .within]) else { return nil }
    let all = words(of: description)
    var words = all
    // A bank may say of a card's payment that it comes back.
    var depth = 0
    while depth < mostWordings,
      let inner = name(within: words, all: depth > 0 || signs.contains(.within))
    {
      words = inner
      depth += 1
    }
    guard depth > 0, let first = words.first, let last = words.last else { return nil }
    let isAtEnd = last.range == all.last?.range
    return description[
      first.range.lowerBound..<(isAtEnd ? description.endIndex : last.range.upperBound)]
  }

  private static let mostWordings = 3

  /// The words of the name within the fullest wording that fits.
  ///
  /// - Parameter all: Whether wordings come into question that don't begin with the first word.
  private static func name(within words: [Wording.Word], all: Bool) -> [Wording.Word]? {
    let begun = words.first?.number.flatMap { Wordings.shared.byFirstWord[$0] } ?? []
    for wording in begun {
      if let name = name(within: words, of: wording) { return name }
    }
    guard all else { return nil }
    let numbers = Set(words.compactMap(\.number))
    for place in numbers.flatMap({ Wordings.shared.othersByLongestWord[$0] ?? [] }).sorted() {
      if let name = name(within: words, of: Wordings.shared.others[place]) { return name }
    }
    return nil
  }

  private static func name(within words: [Wording.Word], of wording: Wording) -> [Wording.Word]? {
    guard var range = wording.name(in: words) else { return nil }
    // The number of a card or of a terminal stands before many a name, and a day or time.
    while range.count > 1 {
      if words[range.lowerBound].isNumber {
        range = range.dropFirst()
      } else if range.count > 2, words[range.prefix(2)].allSatisfy(\.isTwoDigits) {
        range = range.dropFirst(2)
      } else {
        break
      }
    }
    return words[range].contains(where: \.hasLetter) ? Array(words[range]) : nil
  }

  /// The words as folding parts them.
  static func words(of text: String) -> [Wording.Word] {
    var words: [Wording.Word] = []
    var start: String.Index?
    func close(_ end: String.Index) {
      guard let begin = start else { return }
      start = nil
      let folded = TextFolding.fold(String(text[begin..<end]))
      if !folded.isEmpty {
        words.append(Wording.Word(begin..<end, folded: folded, Wordings.shared.numbers))
      }
    }
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      if scalar.isOfWord || scalar == "'" || scalar == "\u{2019}" {
        if start == nil { start = index }
      } else {
        close(index)
      }
    }
    close(text.endIndex)
    return words
  }
}

extension Wording.Word {
  /// Three digits at least and no letter, but those of a mask.
  var isNumber: Bool {
    folded.utf8.count >= 3
      && folded.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "x") }
  }

  /// One or two digits, as in dates and times.
  var isTwoDigits: Bool {
    folded.utf8.count <= 2 && folded.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  var hasLetter: Bool { folded.unicodeScalars.contains { $0.properties.isAlphabetic } }
}
