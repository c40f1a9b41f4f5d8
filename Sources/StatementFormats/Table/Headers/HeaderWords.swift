/// What header cells mean, by the words of all languages.
///
/// A cell is known as a whole (`header.…`), or by the words in it: the rules are tried in order, and
/// one fits where a word of `column.…` is in the cell, one of its `.with`, where there are such, and none of
/// its `.without`.
enum HeaderWords {
  static func meaning(_ key: String) -> HeaderMeaning? {
    guard !key.isEmpty, key.utf8.count <= 80 else { return nil }
    if let exact = exact[key] { return exact }
    let words = key.split(separator: " ")
    return rules.first { $0.fits(words) }?.meaning
  }

  /// Whether the key is known as a whole, not only by a word in it.
  static func isPhrase(_ key: String) -> Bool { exact[key] != nil }

  private struct Rule: Sendable {
    var meaning: HeaderMeaning
    var any: WordList
    var with: WordList?
    var without: WordList?

    /// - Parameter name: What its topics are called, where another rule has the meaning's name.
    init(_ meaning: HeaderMeaning, _ name: String? = nil) {
      self.meaning = meaning
      let topic = "column.\(name ?? meaning.rawValue)"
      any = Words.list(topic)
      with = Words.has("\(topic).with") ? Words.list("\(topic).with") : nil
      without = Words.has("\(topic).without") ? Words.list("\(topic).without") : nil
    }

    func fits(_ words: [Substring]) -> Bool {
      any.fits(words) && with?.fits(words) != false && without?.fits(words) != true
    }
  }

  private static let exact: [String: HeaderMeaning] = {
    var table: [String: HeaderMeaning] = [:]
    for meaning in HeaderMeaning.allCases {
      for phrase in Words.texts("header.\(meaning.rawValue)") { table[phrase] = meaning }
    }
    return table
  }()

  private static let rules: [Rule] = [
    Rule(.ignored),
    Rule(.rate),
    Rule(.fee),
    Rule(.balance),
    Rule(.counterAccount),
    Rule(.originalCurrency),
    Rule(.originalAmount, "amount-in-currency"),
    Rule(.originalAmount),
    Rule(.ignored, "ignored-date"),
    Rule(.purchaseDate),
    Rule(.chargeDate),
    Rule(.postingDate),
    Rule(.valueDate),
    Rule(.anyDate),
    Rule(.merchantCode),
    Rule(.status),
    Rule(.installment),
    Rule(.currency),
    Rule(.card),
    Rule(.debit),
    Rule(.credit),
    Rule(.amount),
    Rule(.check),
    Rule(.category),
    Rule(.type),
    Rule(.id),
    Rule(.merchant),
    Rule(.payee),
    Rule(.account),
    Rule(.purpose),
    Rule(.description),
    Rule(.memo),
  ]
}

extension Substring {
  /// Without blanks and line breaks at the ends.
  var trimmingBlanks: String {
    var slice = self
    while let first = slice.first, first.isWhitespace { slice.removeFirst() }
    while let last = slice.last, last.isWhitespace { slice.removeLast() }
    return String(slice)
  }
}
